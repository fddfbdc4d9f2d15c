// Reads a FEN or EPD that is not part of a game as a game of one position.
#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/formats/pgn/likeness.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/placement.hpp"
#include "movetext/text/plain_position.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

// Returns whether the word can be the field with the number `field` in a FEN. The fields after the board are
// numbered from 0.
bool is_field(std::string_view word, int field) {
  const auto holds_only = [&](std::string_view signs) {
    return word.find_first_not_of(signs) == std::string_view::npos;
  };
  switch (field) {
    case 0:
      return word.size() == 1 && holds_only("wbWBrR");
    case 1:
      return holds_only("-KQkqABCDEFGHabcdefgh");
    case 2:
      return word == "-" || (word.size() == 2 && word[0] >= 'a' && word[0] <= 'h' && text::is_digit(word[1]));
    default:
      return word == "-" || holds_only("0123456789");
  }
}

// What was found in the fields after the board of a line.
struct Fields {
  // start of the text after the fields: operations of an EPD or the word "moves"; the end of the line if
  // there is none
  std::size_t end = 0;
  int found = 0;          // number of fields found
  bool has_side = false;  // the side to move is one of the fields found
};

// Reads the fields of a line in ASCII; its board ends at `at`.
Fields read_fields(std::string_view text, std::size_t at) {
  constexpr int fields = 5;
  const auto next_word = [&](std::size_t from) { return text::skip_blanks(text, from, text.size()); };
  Fields out{next_word(at), 0, false};
  for (int field = 0; field < fields && out.end < text.size(); ++field) {
    const std::size_t end = std::min(text.find_first_of(" \t", out.end), text.size());
    if (!is_field(text.substr(out.end, end - out.end), field)) continue;
    out.end = next_word(end);
    out.has_side = out.has_side || field == 0;
    ++out.found;
  }
  return out;
}

// Reads the fields of any line. Invisible characters are read as blanks or ignored; the reading that gives
// more fields is chosen.
Fields fields_of_line(std::string_view text, std::size_t at) {
  if (text::find_non_ascii(text, at) == text.size()) return read_fields(text, at);
  const std::string_view rest = text.substr(at);
  Fields best{skip_spaces(text, at), 0, false};
  for (const text::Unseen unseen : {text::Unseen::blank, text::Unseen::nothing}) {
    const text::PlainForm form{unseen};
    const Fields fields = read_fields(text::in_plain_form(rest, form), 0);
    if (fields.found <= best.found) continue;
    best = fields;
    best.end = skip_spaces(text, at + text::place_before(rest, form, fields.end));
  }
  return best;
}

// Returns whether the operation gives one of the two clocks of a chess position.
bool is_clock(std::string_view operation) {
  constexpr std::size_t name = 4;
  return (operation.starts_with("hmvc") || operation.starts_with("fmvn")) &&
         skip_spaces(operation, name) > name;
}

// Returns whether there are operations other than the two clocks.
bool say_more(std::string_view operations) {
  while (!operations.empty()) {
    const std::size_t end = std::min(operations.find(';'), operations.size());
    const std::string_view one = text::trim_wide(operations.substr(0, end));
    if (!one.empty() && !is_clock(one)) return true;
    operations.remove_prefix(std::min(end + 1, operations.size()));
  }
  return false;
}

// A game in the form that is sent to engines: "position fen BOARD ... moves e2e4", "BOARD ... moves e2e4",
// "position startpos moves e2e4", or "pos pos=BOARD moves=\"32-28\"".
struct EngineLine {
  // index where the men begin; for the start position, the end of the words that name it
  std::size_t board = 0;
  bool is_start = false;
  bool is_told = false;  // words of an engine protocol come before the board
};

// Returns the index after the word and its blanks, or `at` if the text at `at` is not the word.
std::size_t skip_word(std::string_view text, std::size_t at, std::string_view word) {
  const bool is_there = text.compare(at, word.size(), word) == 0;
  const std::size_t next = is_there ? skip_spaces(text, at + word.size()) : at;
  return next > at + word.size() ? next : at;
}

constexpr std::string_view moves_word = "moves";

EngineLine engine_line(std::string_view text, std::size_t at) {
  if (const std::size_t pos = skip_word(text, at, "pos"); pos > at) {
    constexpr std::string_view board = "pos=";
    const bool has_board = text.compare(pos, board.size(), board) == 0;
    const bool is_start = text.compare(pos, moves_word.size() + 1, "moves=") == 0;
    return {has_board ? pos + board.size() : pos, is_start, true};
  }
  const std::size_t named = skip_word(text, at, "position");
  const std::size_t start = named > at ? skip_word(text, named, "startpos") : named;
  if (start > named) return {start, true, true};
  const std::size_t board = skip_word(text, named, "fen");
  return {board, false, board > at};
}

// Returns the index after "moves" or "moves=\"", or `at` if the text at `at` is different.
std::size_t skip_moves_word(std::string_view text, std::size_t at) {
  if (text.compare(at, moves_word.size(), moves_word) != 0) return at;
  const std::size_t end = at + moves_word.size();
  if (text.compare(end, 2, "=\"") == 0) return end + 2;
  return ends_token(text, end) || text::wide_blank_size(text, end) > 0 ? end : at;
}

}  // namespace

// Returns the index of the moves in a line for engines at `at`, or 0 if it is not such a line.
std::size_t RecordReader::moves_of_position_line(std::size_t at) const {
  if (dialect_.position_end == nullptr || !opens_line(at)) return 0;
  const std::string_view seen = text_.substr(0, line_end(text_, at));
  const EngineLine line = engine_line(seen, at);
  const std::size_t men = line.is_start ? line.board : dialect_.position_end(seen, line.board);
  if (!line.is_start && men == line.board) return 0;
  const std::size_t rest = line.is_start ? men : fields_of_line(seen, men).end;
  const std::size_t moves = skip_moves_word(seen, rest);
  return moves > rest ? moves : 0;
}

bool RecordReader::begins_position_line(std::size_t at) const {
  if (dialect_.position_end == nullptr || !opens_line(at)) return false;
  if (!dialect_.position_lines) return moves_of_position_line(at) != 0;
  const EngineLine line = engine_line(text_, at);
  return line.is_start || dialect_.position_end(text_, line.board) > line.board;
}

// Reads the position of a line for engines in a record whose tags have been read; the moves follow.
void RecordReader::read_position_of_record(std::size_t moves) {
  const EngineLine told = engine_line(text_, at_);
  if (!told.is_start) {
    const std::size_t end = text_.rfind(moves_word, moves);
    const std::string_view position = text::trim_wide(text_.substr(told.board, end - told.board));
    record_.push_tag(record_.keep("FEN"), span(told.board, told.board + position.size()));
  }
  at_ = last_end_ = tags_end_ = skip_spaces(text_, moves);
  begin_movetext();
}

// Reads the moves of a line for engines, up to the end of the line.
void RecordReader::read_engine_moves(std::size_t end) {
  const std::string_view line = text_.substr(0, end);
  at_ = tags_end_ = skip_spaces(line, at_);
  for (; at_ < end && has_room(); at_ = skip_spaces(line, at_)) {
    const std::size_t word = word_end(line, at_);
    const bool is_move = shapes_->scan(line.substr(0, word), at_).end == word;
    add_move(EventKind::ply, word, is_move ? 0 : damaged_move);
  }
}

RecordReader::Step RecordReader::read_position_line() {
  const std::string_view line = text::trim_wide(text_.substr(at_, line_end(text_, at_) - at_));
  const std::size_t end = at_ + line.size();
  const EngineLine told = engine_line(text_, at_);
  const std::string_view seen = text_.substr(0, end);
  const std::size_t behind = told.is_start ? told.board : dialect_.position_end(seen, told.board);
  const Fields fields = told.is_start ? Fields{behind, 0, true} : fields_of_line(seen, behind);
  const std::size_t operations = fields.end;
  const std::size_t moves = skip_moves_word(seen, operations);
  const bool has_moves = moves > operations;
  game_seen_ = ended_ = true;
  if (!has_moves)
    report_form(Code::position_line, at_, end, "a position outside a game is read as a game without moves");
  if (!told.is_start) {
    // If operations follow that do not belong to the position, its text ends before them; only the two clocks
    // of a chess position belong to it. If the side to move is missing, the text in its place is kept in the
    // position, so that the position is refused.
    const bool is_tall = text::placement_end(seen, told.board) == told.board;
    const bool ends_early = has_moves || ((told.is_told || is_tall) && fields.has_side);
    const std::size_t position_end = ends_early ? operations : end;
    const std::string_view position = text::trim_wide(text_.substr(told.board, position_end - told.board));
    record_.push_tag(record_.keep("FEN"), span(told.board, told.board + position.size()));
  }
  if (has_moves) {
    at_ = moves;
    read_engine_moves(text_[moves - 1] == '"' && line.back() == '"' ? end - 1 : end);
  } else if (say_more(text_.substr(operations, end - operations))) {
    add_comment(operations, end, CommentStyle::brace);
  }
  if (!has_moves) tags_end_ = end;
  at_ = last_end_ = end;
  return Step::ended;
}

}  // namespace mt::pgn
