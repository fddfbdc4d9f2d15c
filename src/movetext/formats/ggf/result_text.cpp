#include "movetext/formats/ggf/result_text.hpp"

#include "movetext/formats/ggf/move_value.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::ggf {
namespace {

struct Suffix {
  std::string_view letter;
  std::string_view termination;
};
constexpr auto suffixes =
    std::to_array<Suffix>({{":r", "resignation"}, {":t", "time forfeit"}, {":s", "mutual agreement"}});

constexpr std::string_view no_result = "?";

// Returns the difference of a result "52-12" whose numbers make up the board.
std::optional<std::int64_t> difference_of(std::string_view result, int squares) {
  const std::size_t dash = result.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const std::int64_t first = text::parse_number(result.substr(0, dash), squares);
  const std::int64_t second = text::parse_number(result.substr(dash + 1), squares);
  if (first < 0 || second < 0 || first + second != squares) return std::nullopt;
  return first - second;
}

std::string_view suffix_of(std::string_view termination) {
  for (const Suffix& row : suffixes)
    if (text::same_in_any_case(row.termination, termination)) return row.letter;
  return {};
}

// Returns who has won, for a number that the discs of a board cannot have.
std::string winner_of(std::string_view decimal) {
  if (decimal.find_first_of("123456789") == std::string_view::npos) return "1/2-1/2";
  return decimal.front() == '-' ? "0-1" : "1-0";
}

}  // namespace

std::optional<ResultText> read_result(std::string_view value, int squares) {
  value = text::trim(value);
  if (value == no_result || value.empty()) return ResultText{.result = "*", .termination = {}};
  ResultText read;
  const std::size_t colon = std::min(value.find(':'), value.size());
  const std::string_view suffix = value.substr(colon);
  for (const Suffix& row : suffixes)
    if (text::same_in_any_case(row.letter, suffix)) read.termination = row.termination;
  if (!suffix.empty() && read.termination.empty()) return std::nullopt;
  const std::string_view decimal = text::trim(value.substr(0, colon));
  if (!is_decimal(decimal)) return std::nullopt;

  const bool minus = decimal.front() == '-';
  const std::size_t digits = minus || decimal.front() == '+' ? 1 : 0;
  const std::size_t dot = std::min(decimal.find('.'), decimal.size());
  const std::int64_t discs = text::parse_number(decimal.substr(digits, dot - digits), squares);
  const bool whole = decimal.substr(dot).find_first_of("123456789") == std::string_view::npos;
  read.exact = whole && discs >= 0 && (squares + discs) % 2 == 0;
  if (read.exact) {
    const std::int64_t first = (squares + (minus ? -discs : discs)) / 2;
    read.result = std::to_string(first) + '-' + std::to_string(squares - first);
  } else {
    read.result = winner_of(decimal);
  }
  return read;
}

std::string result_value(std::string_view result, std::string_view termination, int squares) {
  const auto difference = difference_of(result, squares);
  if (!difference) return std::string(no_result);
  std::string value = *difference < 0 ? "" : "+";
  return value.append(std::to_string(*difference)).append(".000").append(suffix_of(termination));
}

bool has_value(std::string_view result, int squares) {
  return difference_of(result, squares).has_value();
}

bool has_suffix(std::string_view termination) {
  return !suffix_of(termination).empty();
}

}  // namespace mt::ggf
