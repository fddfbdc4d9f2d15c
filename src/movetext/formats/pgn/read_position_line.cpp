// Reads a FEN or EPD outside a game: a game of one position.
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
      return word.size() == 1 && holds_only("wbWB");
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

// Says whether they give more than the two clocks, which are part of the position.
bool say_more(std::string_view operations) {
  while (!operations.empty()) {
    const std::size_t end = std::min(operations.find(';'), operations.size());
    const std::string_view one = text::trim(operations.substr(0, end));
    if (!one.empty() && !one.starts_with("hmvc ") && !one.starts_with("fmvn ")) return true;
    operations.remove_prefix(std::min(end + 1, operations.size()));
  }
  return false;
}

}  // namespace

bool RecordReader::begins_position_line() const {
  return dialect_.position_lines && text::placement_end(text_, at_) > at_ && opens_line(at_);
}

RecordReader::Step RecordReader::read_position_line() {
  const std::string_view line = text::trim(text_.substr(at_, line_end(text_, at_) - at_));
  const std::size_t end = at_ + line.size();
  const std::size_t operations = at_ + operations_begin(line, text::placement_end(line, 0));
  report_form(Code::position_line, at_, end, "a position outside a game is read as a game without moves");
  game_seen_ = ended_ = true;
  record_.push_tag(record_.keep("FEN"), span(at_, end));
  if (say_more(text_.substr(operations, end - operations))) add_comment(operations, end, CommentStyle::brace);
  at_ = last_end_ = end;
  return Step::ended;
}

}  // namespace mt::pgn
