#include "movetext/formats/ggf/result.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace mt::ggf {
namespace {

// Discs are counted in ten-thousandths: a difference has three decimals, and half of a difference has four.
constexpr std::int64_t disc = 10'000;
constexpr std::size_t decimals = 4;
constexpr std::int64_t step = 10;  // the last decimal of a difference, in ten-thousandths

struct Ending {
  std::string_view suffix;
  std::string_view termination;
};
constexpr auto endings =
    std::to_array<Ending>({{"r", "resignation"}, {"t", "time forfeit"}, {"s", "mutual agreement"}});

// Reads a number without a sign, with up to four decimals. Returns -1 if the text has a different form.
std::int64_t read_discs(std::string_view text) {
  constexpr std::int64_t most = 10'000;
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::int64_t whole = text::parse_number(text.substr(0, point), most);
  std::string fraction(text.substr(std::min(point + 1, text.size())));
  if (whole < 0 || fraction.size() > decimals) return -1;
  if (point < text.size() && fraction.empty()) return -1;
  fraction.resize(decimals, '0');
  const std::int64_t part = text::parse_number(fraction);
  return part < 0 ? -1 : whole * disc + part;
}

// Writes a number without trailing zeros after the point.
std::string discs_text(std::int64_t discs) {
  std::string fraction = std::to_string(disc + discs % disc).substr(1);
  fraction.resize(fraction.find_last_not_of('0') + 1);
  return std::to_string(discs / disc) + (fraction.empty() ? "" : ".") + fraction;
}

}  // namespace

std::optional<Result> read_result(std::string_view value, std::size_t squares) {
  value = text::trim(value);
  if (value == "?" || value.empty()) return Result{"*", {}};
  Result result;
  if (const std::size_t colon = value.find(':'); colon != std::string_view::npos) {
    const std::string_view suffix = text::trim(value.substr(colon + 1));
    const Ending* const end = endings.data() + endings.size();
    const Ending* const ending =
        std::find_if(endings.data(), end, [&](const Ending& row) { return row.suffix == suffix; });
    if (ending == end) return std::nullopt;
    result.termination = ending->termination;
    value = text::trim(value.substr(0, colon));
  }
  const bool negative = value.starts_with('-');
  if (negative || value.starts_with('+')) value.remove_prefix(1);
  const std::int64_t size = read_discs(value);
  const std::int64_t all = static_cast<std::int64_t>(squares) * disc;
  if (size < 0 || size > all || size % step != 0) return std::nullopt;
  const std::int64_t difference = negative ? -size : size;
  result.score = discs_text((all + difference) / 2) + '-' + discs_text((all - difference) / 2);
  return result;
}

std::string write_result(std::string_view score, std::string_view termination, std::size_t squares) {
  if (score == "*" || score == "?" || score.empty()) return "?";
  const std::size_t dash = std::min(score.find('-'), score.size());
  const std::int64_t black = read_discs(text::trim(score.substr(0, dash)));
  const std::int64_t white = read_discs(text::trim(score.substr(std::min(dash + 1, score.size()))));
  if (black < 0 || white < 0 || black + white != static_cast<std::int64_t>(squares) * disc) return {};
  const std::int64_t difference = black - white;
  const std::int64_t size = std::abs(difference);
  std::string text = (difference < 0 ? "-" : "+") + std::to_string(size / disc) + '.' +
                     std::to_string(disc + size % disc).substr(1, decimals - 1);
  for (const Ending& row : endings)
    if (text::same_in_any_case(termination, row.termination)) text.append(":").append(row.suffix);
  return text;
}

bool is_termination(std::string_view termination) {
  return std::any_of(endings.begin(), endings.end(),
                     [&](const Ending& row) { return text::same_in_any_case(termination, row.termination); });
}

}  // namespace mt::ggf
