#include "movetext/formats/ggf/starts.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::ggf {
namespace {

constexpr std::string_view opening = "(;";
constexpr std::size_t most_blanks = 24;
constexpr std::size_t most_digits = 4;

// Returns the index before the blanks that end at `end`, line ends apart.
std::size_t before_blanks(std::string_view text, std::size_t end) {
  const std::size_t least = end - std::min(end, most_blanks);
  while (end > least && text::is_blank(text[end - 1]) && !text::is_line_end(text[end - 1])) --end;
  return end;
}

std::size_t before_digits(std::string_view text, std::size_t end) {
  const std::size_t least = end - std::min(end, most_digits);
  while (end > least && text::is_digit(text[end - 1])) --end;
  return end;
}

bool is_behind_game(std::string_view text, std::size_t at) {
  return at > 1 && text[at - 1] == ')' && text[at - 2] == ';';
}

// Says whether a game may begin at `at`, before which there are no blanks.
bool may_begin(std::string_view text, std::size_t at) {
  return at == 0 || text::is_line_end(text[at - 1]) || is_behind_game(text, at);
}

std::optional<Start> start_at(std::string_view text, std::size_t open) {
  const std::size_t digits_end = before_blanks(text, open);
  if (may_begin(text, digits_end))
    return Start{.begin = open, .open = open, .behind_game = is_behind_game(text, digits_end)};
  const std::size_t digits = before_digits(text, digits_end);
  const std::size_t end = before_blanks(text, digits);
  if (digits == digits_end || !may_begin(text, end)) return std::nullopt;
  const std::int64_t number = text::parse_number(text.substr(digits, digits_end - digits));
  return Start{.begin = digits,
               .open = open,
               .number = static_cast<std::uint32_t>(number),
               .behind_game = is_behind_game(text, end)};
}

}  // namespace

std::optional<Start> find_start(std::string_view text, std::size_t from) {
  for (std::size_t at = text.find(opening, from); at != std::string_view::npos;
       at = text.find(opening, at + 1))
    if (const auto start = start_at(text, at)) return start;
  return std::nullopt;
}

std::optional<Start> find_start_before(std::string_view text, std::size_t end) {
  for (std::size_t at = end; at > 0;) {
    at = text.rfind(opening, at - 1);
    if (at == std::string_view::npos) break;
    if (const auto start = start_at(text, at)) return start;
  }
  return std::nullopt;
}

}  // namespace mt::ggf
