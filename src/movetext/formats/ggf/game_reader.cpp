#include "movetext/formats/ggf/game_reader.hpp"

#include "movetext/formats/ggf/move_value.hpp"
#include "movetext/formats/ggf/result.hpp"
#include "movetext/formats/ggf/starts.hpp"
#include "movetext/formats/ggf/tags.hpp"
#include "movetext/formats/ggf/type.hpp"
#include "movetext/formats/ggf/when.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/lines.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::ggf {
namespace {

std::size_t skip_blanks(std::string_view text, std::size_t at, std::size_t end) {
  while (at < end && text::is_blank(text[at])) ++at;
  return at;
}

// Returns whether GGF can have a property of this name: two capitals, or B and W for the moves.
bool is_property(std::string_view name) {
  constexpr auto others = std::to_array<std::string_view>({"B", "W", "GM", "DT", "RE", "BO", tag_property});
  return std::find(others.begin(), others.end(), name) != others.end() || is_own_property(name) ||
         !tag_of(name).empty();
}

}  // namespace

Found GameReader::run() {
  std::size_t begin = text::skip_mark(text_, 0);
  if (begin > 0) report(Code::bom, 0, begin, "byte order mark skipped");
  begin = skip_blanks(text_, begin, text_.size());
  const std::size_t open = next_opening(text_, begin);
  const bool has_game = open < text_.size();
  const std::size_t count = has_game ? std::max(begin, count_before(text_, open)) : open;
  if (begin < count) return read_stray(count);
  end_ = text_.size();
  if (!has_game) return Found::none;
  const std::size_t next = next_opening(text_, open + 1);
  if (next < text_.size()) end_ = std::max(open + 1, count_before(text_, next));
  if (end_ > options_.limits.record_bytes) return give_up(end_, most_bytes());
  read_count(count, open);
  read_properties(open + 2);
  if (other_game_) return Found::stray;
  if (const auto limit = exceeded()) return give_up(end_, *limit);
  return finish();
}

// Reports and skips text that does not contain a game.
Found GameReader::read_stray(std::size_t end) {
  end_ = end;
  const std::size_t begin = skip_blanks(text_, 0, end);
  report(Code::no_game, begin, std::min(end, text::line_at(text_, begin).end),
         "this text does not contain an Othello game");
  return Found::stray;
}

// Keeps the number of games on the line as a tag, unless the number is 1.
void GameReader::read_count(std::size_t begin, std::size_t end) {
  const std::string_view count = text::trim(text_.substr(begin, end - begin));
  if (!count.empty() && count != "1") add_tag(games_tag, span(begin, begin + count.size()));
}

void GameReader::read_properties(std::size_t at) {
  while (!other_game_ && !exceeded()) {
    at = skip_blanks(text_, at, end_);
    if (at == end_) return report(Code::ggf_syntax, at, at, "the game must end with \";)\"");
    if (text_.substr(at, 2) == ";)") {
      at = skip_blanks(text_, at + 2, end_);
      if (at < end_) skip_unread(at);
      return;
    }
    at = read_word(at);
  }
}

// Reads the property at `at`, or skips text that is not a property. Returns the index after the property or
// the text.
std::size_t GameReader::read_word(std::size_t at) {
  std::size_t name_end = at;
  while (name_end < end_ && text::is_letter(text_[name_end])) ++name_end;
  const std::string_view name = text_.substr(at, name_end - at);
  const std::size_t open = skip_blanks(text_, name_end, end_);
  if (open == end_ || text_[open] != '[' || !is_property(name)) return skip_unread(at);
  const std::size_t close = text_.find_first_of("[]", open + 1);
  if (close >= end_ || text_[close] != ']') return skip_unread(at);
  const Span value = span(open + 1, close);
  read_property({name, at, value});
  return close + 1;
}

// Skips the text up to the next property and keeps it as a comment. Returns the index of that property.
std::size_t GameReader::skip_unread(std::size_t at) {
  std::size_t end = at + 1;
  const auto begins_property = [&](std::size_t place) {
    std::size_t letters = place;
    while (letters < end_ && letters < place + 2 && text::is_letter(text_[letters])) ++letters;
    return letters > place && letters < end_ && text_[letters] == '[' &&
           is_property(text_.substr(place, letters - place));
  };
  while (end < end_ && text_.substr(end, 2) != ";)" &&
         (text::is_letter(text_[end - 1]) || !begins_property(end)))
    ++end;
  while (end > at + 1 && text::is_blank(text_[end - 1])) --end;
  keep_unread(span(at, end));
  return end;
}

void GameReader::keep_unread(Span unread) {
  report(Code::ggf_syntax, unread.begin, unread.end,
         '\'' + text::excerpt(text_of(unread)) + "' is not a GGF property");
  record_.tape.push_back(
      {.kind = EventKind::comment, .arg = static_cast<std::uint8_t>(CommentStyle::stray), .text = unread});
}

void GameReader::read_property(const Property& property) {
  const std::string_view name = property.name;
  const Span value = property.value;
  const auto keep_first = [&](std::optional<Span>& place) {
    if (place)
      report(Code::tag_duplicate, property.name_begin, value.end,
             std::string(name) + " is given twice; the first one is used");
    if (!place) place = value;
  };
  if (name.size() == 1) return read_move(property);
  if (name == "GM") {
    other_game_ = is_of_other_game(value);
  } else if (name == "DT") {
    read_when(value);
  } else if (name == "TY") {
    keep_first(type_);
  } else if (name == "BO") {
    keep_first(board_);
  } else if (name == "RE") {
    keep_first(result_);
  } else if (name == tag_property) {
    read_listed_tag(value);
  } else if (const std::string_view tag = tag_of(name); !tag.empty()) {
    add_tag(tag, value);
  } else {
    read_own(property);
  }
}

bool GameReader::is_of_other_game(Span value) {
  const std::string_view game = text::trim(text_of(value));
  if (text::is_one_of(game, {"Othello", "Reversi"})) return false;
  record_.clear_content();
  report(Code::other_game, value.begin, value.end, "GM[" + text::excerpt(game) + "] is not Othello");
  return true;
}

// Keeps a property as a tag of the same name.
void GameReader::read_own(const Property& property) {
  if (!record_.tape.empty())
    report(Code::ggf_value, property.name_begin, property.value.end,
           std::string(property.name) + " comes after the first move; it is kept as a tag");
  add_tag(property.name, property.value);
}

void GameReader::read_move(const Property& property) {
  const Span value = property.value;
  const MoveValue read = read_move_value(text_of(value));
  if (std::any_of(read.move.begin(), read.move.end(), text::is_blank)) return keep_unread(value);
  const std::size_t begin =
      read.move.empty() ? value.begin : static_cast<std::size_t>(read.move.data() - text_.data());
  record_.tape.push_back({.kind = is_pass(read.move) ? EventKind::null_ply : EventKind::ply,
                          .flags = property.name == "B" ? names_first : names_second,
                          .text = span(begin, begin + read.move.size())});
  std::string comment = comment_of(read);
  if (!read.good) {
    const std::string_view rest =
        text_of(value).substr(std::min(text_of(value).find('/'), text_of(value).size()));
    report(Code::ggf_value, value.begin, value.end,
           "after a move come two numbers, its evaluation and its time in seconds, not '" +
               text::excerpt(rest) + "'; this is kept as a comment");
    comment = rest;
  }
  if (!comment.empty()) record_.tape.push_back({.kind = EventKind::comment, .text = record_.keep(comment)});
}

// Reads a value of XT, which contains a tag for which GGF has no property.
void GameReader::read_listed_tag(Span value) {
  const std::string_view tag = text_of(value);
  const std::size_t colon = std::min(tag.find(':'), tag.size());
  if (colon == tag.size() || !is_tag_name(tag.substr(0, colon)))
    return report(Code::ggf_value, value.begin, value.end,
                  "XT must be the name of a tag, a colon and its value, not '" + text::excerpt(tag) + '\'');
  add_tag(tag.substr(0, colon), span(value.begin + colon + 1, value.end));
}

void GameReader::read_when(Span value) {
  std::string words(text_of(value));
  // the writer would also write spaces instead of other blanks
  std::replace_if(words.begin(), words.end(), text::is_blank, ' ');
  const auto when = ggf::read_when(words);
  if (!when) {
    report(Code::bad_date, value.begin, value.end,
           "not a GGF time such as \"2003.12.15_13:24:03.MST\"; it is kept unchanged");
    return add_tag("Date", value);
  }
  add_tag("Date", when->date);
  if (!when->time.empty()) add_tag("Time", when->time);
  if (!when->zone.empty()) add_tag(zone_tag, when->zone);
}

void GameReader::add_tag(std::string_view name, Span value) {
  if (text_of(value).empty()) return;
  if (mt::add_tag(record_, record_.keep(name), value)) return;
  report(Code::tag_duplicate, value.begin, value.end,
         std::string(name) + " is given twice; the first one is used");
}

void GameReader::add_tag(std::string_view name, std::string_view value) {
  mt::add_tag(record_, record_.keep(name), record_.keep(value));
}

// Sets the start position from BO. If BO cannot be read, its text becomes the position, and the replay
// reports the fault.
void GameReader::read_board() {
  if (!board_) return;
  if (text::trim(text_of(*board_)).empty())
    return report(Code::ggf_value, board_->begin, board_->end, "BO is empty; the usual start is used");
  const auto board = ggf::read_board(text_of(*board_));
  if (const std::size_t size = board ? board->size : size_of_board(text_of(*board_)); size > 0) size_ = size;
  const std::size_t squares = size_ * size_;
  if (!board && count_signs(text_of(*board_)) > squares + 1)
    report(Code::ggf_value, board_->begin, board_->end,
           "BO has more than " + std::to_string(squares) + " squares and a side to move");
  if (!board)
    add_tag("FEN", *board_);
  else if (!is_usual_start(*board))
    add_tag("FEN", fen_of(*board));
}

void GameReader::read_result() {
  if (!result_) return;
  const auto result = ggf::read_result(text_of(*result_), size_ * size_);
  if (!result) {
    report(Code::bad_result, result_->begin, result_->end,
           '\'' + text::excerpt(text_of(*result_)) + "' is not a possible difference of discs on " +
               std::to_string(size_ * size_) + " squares (:r, :t or :s may follow it)");
    return add_tag("RE", *result_);
  }
  // the result is in a tag XT
  if (result->score == "*" && record_.find_tag(TagName::result) != nullptr) return;
  add_tag("Result", result->score);
  if (!result->termination.empty()) add_tag("Termination", result->termination);
}

// Adds the tags that determine the game: BO gives the size of the board, and TY everything else.
void GameReader::add_game_tags() {
  const std::string_view text = type_ ? text::trim(text_of(*type_)) : std::string_view();
  const GameType type = read_type(text);
  if (!board_ && type.size > 0) size_ = type.size;
  if (board_ && type.size > 0 && type.size != size_)
    report(Code::gametype_conflict, type_->begin, type_->end,
           "TY has a different board size than BO, which has " + std::to_string(size_) + " rows");
  const std::string size = std::to_string(size_);
  add_tag("GameType", "50,B," + size + ',' + size + ",A2,0");
  if (type.losing) add_tag("Variant", std::string_view("Losing"));
  if (!text.empty() && text != write_type(size_, type.losing)) add_tag("TY", *type_);
}

Found GameReader::finish() {
  read_board();
  add_game_tags();
  read_result();
  return Found::record;
}

std::optional<std::string> GameReader::exceeded() const {
  const ReadLimits& limits = options_.limits;
  if (record_.tape.size() > limits.events) return std::to_string(limits.events) + " moves and comments";
  if (record_.tags.size() > limits.tags) return std::to_string(limits.tags) + " tags";
  return std::nullopt;
}

}  // namespace mt::ggf
