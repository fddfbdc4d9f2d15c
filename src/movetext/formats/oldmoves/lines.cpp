#include "movetext/formats/oldmoves/lines.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::oldmoves {
namespace {

using text::skip_blanks;

bool reads(std::string_view text, std::size_t at, std::size_t end, std::string_view words) {
  return end - at >= words.size() && text.compare(at, words.size(), words) == 0;
}

// Returns whether the words begin with "point" or "points", in which one letter may be damaged.
bool are_points(std::string_view words) {
  constexpr std::array<std::string_view, 2> points{"point", "points"};
  const std::string_view first = words.substr(0, text::letters_end(words, 0, words.size()));
  return !text::nearest(first, points).empty();
}

// Reads "in a 5 point match.". If there is no such text, or if it is "in an unlimited match", the game is
// money play. In any other text, the only number is taken as the length.
void read_length(std::string_view text, std::size_t at, std::size_t end, Heading& heading) {
  const std::string_view words = text.substr(at, end - at);
  if (words.find_first_not_of(" \t\r.") == std::string_view::npos) return;
  if (words.find("unlimited") != std::string_view::npos) return;
  if (reads(text, at, end, "in a ")) {
    std::size_t next = skip_blanks(text, at + 5, end);
    const auto length = text::take_number(text, next, end, max_match_points);
    next = skip_blanks(text, next, end);
    if (length && are_points(text.substr(next, end - next))) {
      heading.length = *length;
      return;
    }
  }
  heading.damaged = true;
  heading.length = unknown_length;
  const std::size_t digits = words.find_first_of("0123456789");
  if (digits == std::string_view::npos) return;
  const std::size_t stop = text::digits_end(words, digits, words.size());
  const bool alone = words.find_first_of("0123456789", stop) == std::string_view::npos &&
                     are_points(words.substr(skip_blanks(words, stop, words.size())));
  const std::int64_t number = text::parse_number(words.substr(digits, stop - digits), max_match_points);
  if (alone && number >= 0) heading.length = static_cast<std::uint32_t>(number);
}

// Returns whether the names are the previous names, except for one damaged letter in one of them.
bool are_near(std::string_view x, std::string_view o, std::string_view old_x, std::string_view old_o) {
  constexpr std::size_t shortest = 3;
  const std::string_view name = x == old_x ? o : x;
  const std::string_view old_name = x == old_x ? old_o : old_x;
  return (x == old_x || o == old_o) && std::max(name.size(), old_name.size()) >= shortest &&
         text::edit_distance(name, old_name, 1) <= 1;
}

// Returns the line of names that follows a heading, perhaps after blank lines, or nullopt if there is none.
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
  read_length(text, skip_blanks(text, at, line.end), line.end, heading);
  return heading;
}

bool is_like_heading(std::string_view text, const Line& line) {
  constexpr std::array<std::string_view, 1> opening{"Score"};
  const std::size_t begin = skip_blanks(text, line.begin, line.end);
  const std::string_view words = text.substr(begin, line.end - begin);
  const std::string_view first = words.substr(0, text::letters_end(words, 0, words.size()));
  const bool scored =
      words.find_first_of("0123456789") != std::string_view::npos && !text::nearest(first, opening).empty();
  return scored || words.find(" point match") != std::string_view::npos;
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
  if (!heading) {
    after_heading_ = after_heading_ && skip_blanks(text, line.begin, line.end) == line.end;
    return false;
  }
  if (std::exchange(after_heading_, true)) return false;  // the heading repeats the previous line
  const bool first = !begun_;
  const bool other_length =
      heading->length != unknown_length && length_ != unknown_length && heading->length != length_;
  begun_ = true;
  if (heading->length != unknown_length) length_ = heading->length;
  const bool nought = heading->score_x == 0 && heading->score_o == 0;
  const auto names = names_behind(text, line.next);
  if (!names) return !first && (nought || other_length);  // the line of names is missing or damaged
  const std::string_view x = text.substr(names->x_begin, names->x_end - names->x_begin);
  const std::string_view o = text.substr(names->o_begin, names->o_end - names->o_begin);
  const bool same = (x == x_ && o == o_) || (x_.empty() && o_.empty());
  const bool turned = x == o_ && o == x_;
  const bool other = !same && !turned && !are_near(x, o, x_, o_);
  if (same || turned || other || nought) {
    x_ = x;
    o_ = o;
  }
  return !first && (nought || other_length || other);
}

}  // namespace mt::oldmoves
