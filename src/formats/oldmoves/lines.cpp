#include "movetext/formats/oldmoves/lines.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/runs.hpp"

#include <algorithm>

namespace mt::oldmoves {
namespace {

using text::skip_blanks;

bool reads(std::string_view text, std::size_t at, std::size_t end, std::string_view words) {
  return end - at >= words.size() && text.compare(at, words.size(), words) == 0;
}

// The line of names behind a heading, if it is there: blank lines may stand between.
std::optional<Names> names_behind(std::string_view text, std::size_t at) {
  const std::string_view window = text.substr(0, std::min(text.size(), at + Borders::lookahead));
  while (at < window.size()) {
    const Line line = line_at(window, at);
    if (skip_blanks(window, line.begin, line.end) < line.end) return read_names(window, line);
    at = line.next;
  }
  return {};
}

}  // namespace

std::optional<Heading> read_heading(std::string_view text, const Line& line) {
  constexpr std::string_view opening = "Score is ";
  const std::string_view whole = text.substr(line.begin, line.end - line.begin);
  const std::size_t found = whole.find(opening);
  if (found == std::string_view::npos) return {};
  Heading heading{.begin = line.begin + found};
  std::size_t at = heading.begin + opening.size();
  const auto x = text::take_number(text, at, line.end, max_match_points);
  if (!x || at >= line.end || text[at] != '-') return {};
  const auto o = text::take_number(text, ++at, line.end, max_match_points);
  if (!o) return {};
  heading.score_x = *x;
  heading.score_o = *o;
  at = skip_blanks(text, at, line.end);
  if (reads(text, at, line.end, "in a ")) {
    at = skip_blanks(text, at + 5, line.end);
    heading.length = text::take_number(text, at, line.end, max_match_points).value_or(0);
  }
  return heading;
}

std::optional<Names> read_names(std::string_view text, const Line& line) {
  constexpr std::string_view middle = " is X - ";
  constexpr std::string_view closing = " is O";
  const std::string_view whole = text.substr(line.begin, line.end - line.begin);
  const std::size_t x = whole.find(middle);
  const std::size_t o = whole.rfind(closing);
  if (x == std::string_view::npos || o == std::string_view::npos || o < x + middle.size()) return {};
  Names names{.x_begin = skip_blanks(text, line.begin, line.end),
              .x_end = line.begin + x,
              .o_begin = line.begin + x + middle.size(),
              .o_end = line.begin + o};
  names.x_begin = std::min(names.x_begin, names.x_end);
  return names;
}

std::optional<Turn> read_turn(std::string_view text, const Line& line) {
  const std::size_t first = skip_blanks(text, line.begin, line.end);
  if (line.end - first < 2 || text[first + 1] != ':') return {};
  if (text[first] != 'X' && text[first] != 'O') return {};
  return Turn{text[first], skip_blanks(text, first + 2, line.end)};
}

bool Borders::is_border(std::string_view text, const Line& line) {
  const auto heading = read_heading(text, line);
  if (!heading) return false;
  const bool first = !begun_;
  const std::uint32_t length = length_;
  begun_ = true;
  length_ = heading->length;
  std::string x;
  std::string o;
  if (const auto names = names_behind(text, line.next)) {
    x = text.substr(names->x_begin, names->x_end - names->x_begin);
    o = text.substr(names->o_begin, names->o_end - names->o_begin);
  }
  const bool same = x == x_ && o == o_;
  const bool turned = x == o_ && o == x_;
  x_ = std::move(x);
  o_ = std::move(o);
  if (first) return false;
  return (heading->score_x == 0 && heading->score_o == 0) || length != length_ || (!same && !turned);
}

}  // namespace mt::oldmoves
