// Reads a FEN or EPD outside a game: a game of one position.
#include "movetext/formats/pgn/likeness.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/placement.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

// Recognises the fields of a FEN after the board; each may be missing, and then all after it.
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

// Returns where the operations of an EPD start in the line `text`, whose board ends at `at`; the line's end:
// none.
std::size_t operations_begin(std::string_view text, std::size_t at) {
  constexpr int fields = 5;
  const auto next_word = [&](std::size_t from) {
    while (from < text.size() && text::is_blank(text[from])) ++from;
    return from;
  };
  at = next_word(at);
  for (int field = 0; field < fields && at < text.size(); ++field) {
    const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
    if (is_field(text.substr(at, end - at), field)) at = next_word(end);
  }
  return at;
}

// Returns whether they give more than the two clocks, which are part of the position.
bool say_more(std::string_view operations) {
  while (!operations.empty()) {
    const std::size_t end = std::min(operations.find(';'), operations.size());
    const std::string_view one = text::trim(operations.substr(0, end));
    if (!one.empty() && !one.starts_with("hmvc ") && !one.starts_with("fmvn ")) return true;
    operations.remove_prefix(std::min(end + 1, operations.size()));
  }
  return false;
}

// Returns the index after the men of a board; `at` if the text is something else.
std::size_t men_end(std::string_view text, std::size_t at) {
  const std::size_t end = text::placement_end(text, at);
  return end > at ? end : text::tall_placement_end(text, at);
}

// A game as engines receive it: "position fen BOARD ... moves e2e4", "BOARD ... moves e2e4", "position
// startpos moves e2e4".
struct EngineLine {
  std::size_t board = 0;  // where the men begin, or the word for the start position
  bool is_start = false;
  bool is_told = false;  // words of a protocol come before the board
};

// Returns the index after the word and its blanks; `at` if another word is there.
std::size_t skip_word(std::string_view text, std::size_t at, std::string_view word) {
  const bool is_there = text.compare(at, word.size(), word) == 0;
  const std::size_t next = is_there ? skip_spaces(text, at + word.size()) : at;
  return next > at + word.size() ? next : at;
}

EngineLine engine_line(std::string_view text, std::size_t at) {
  const std::size_t named = skip_word(text, at, "position");
  const std::size_t board = skip_word(text, named, "fen");
  const bool is_start = named > at && skip_word(text, named, "startpos") > named;
  return {board, is_start, board > at};
}

}  // namespace

bool RecordReader::begins_position_line(std::size_t at) const {
  if (!dialect_.position_lines || !opens_line(at)) return false;
  const EngineLine line = engine_line(text_, at);
  return line.is_start || men_end(text_, line.board) > line.board;
}

// Reads the moves after "moves": they end with the line.
void RecordReader::read_engine_moves(std::size_t end) {
  const std::string_view line = text_.substr(0, end);
  for (at_ = skip_spaces(line, at_); at_ < end && has_room(); at_ = skip_spaces(line, at_)) {
    const std::size_t word = word_end(line, at_);
    const bool is_move = shapes_->scan(line.substr(0, word), at_).end == word;
    add_move(EventKind::ply, word, is_move ? 0 : damaged_move);
  }
}

RecordReader::Step RecordReader::read_position_line() {
  constexpr std::string_view moves = "moves";
  const std::string_view line = text::trim(text_.substr(at_, line_end(text_, at_) - at_));
  const std::size_t end = at_ + line.size();
  const EngineLine told = engine_line(text_, at_);
  const std::string_view seen = text_.substr(0, end);
  const std::size_t behind =
      told.is_start ? skip_word(seen, told.board, "startpos") : men_end(seen, told.board);
  const std::size_t operations = told.is_start ? behind : operations_begin(seen, behind);
  const bool has_moves =
      text_.compare(operations, moves.size(), moves) == 0 && ends_token(text_, operations + moves.size());
  game_seen_ = ended_ = true;
  if (!has_moves)
    report_form(Code::position_line, at_, end, "a position outside a game is read as a game without moves");
  if (!told.is_start) {
    // Only positions of chess have operations that are a part of them, the two clocks.
    const bool is_tall = text::placement_end(seen, told.board) == told.board;
    const std::size_t position_end = has_moves || told.is_told || is_tall ? operations : end;
    const std::string_view position = text::trim(text_.substr(told.board, position_end - told.board));
    record_.push_tag(record_.keep("FEN"), span(told.board, told.board + position.size()));
  }
  if (has_moves) {
    at_ = operations + moves.size();
    read_engine_moves(end);
  } else if (say_more(text_.substr(operations, end - operations))) {
    add_comment(operations, end, CommentStyle::brace);
  }
  at_ = last_end_ = end;
  return Step::ended;
}

}  // namespace mt::pgn
