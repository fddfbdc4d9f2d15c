#include "movetext/engine/analysis/finding.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace mt::engine {
namespace {

constexpr char between_lines = '|';
constexpr char between_fields = ',';
constexpr char between_moves = ';';
constexpr std::int64_t most_value = 1'000'000'000;
// Begins a finding with luck, spread or worth. It is followed by the luck and, if it is known, the spread;
// each line of the finding has the worth after `is_solved`.
constexpr char full_sign = '+';

// Removes the text up to and including the next `sign` from `rest`, and returns the text before the sign.
std::string_view next(std::string_view& rest, char sign) {
  const std::size_t end = std::min(rest.find(sign), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

bool read(std::string_view text, std::int64_t least, std::int64_t most, std::int64_t& number) {
  const bool negative = text.starts_with('-');
  const std::int64_t size = text::parse_number(text.substr(negative ? 1 : 0), most_value);
  number = negative ? -size : size;
  return size >= 0 && number >= least && number <= most;
}

// Reads a number, or nothing from an empty text. Returns false if the text is invalid.
bool read(std::string_view text, std::optional<double>& number) {
  if (text.empty()) return true;
  double value = 0;
  const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
  if (result.ec != std::errc() || result.ptr != text.data() + text.size() || !std::isfinite(value))
    return false;
  number = value;
  return true;
}
void append(const std::optional<double>& number, std::string& out) {
  std::array<char, 32> buffer{};
  if (number)
    out.append(buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), *number).ptr);
}

// The real numbers of a worth, in the order of the text; the number of trials comes after them.
constexpr auto reals_of_worth =
    std::to_array<std::optional<double> Worth::*>({&Worth::equity, &Worth::cubeless, &Worth::match_chance,
                                                   &Worth::equity_error, &Worth::match_chance_error});

bool read_worth(std::string_view& text, FoundLine& line) {
  Worth worth;
  for (const auto real : reals_of_worth)
    if (!read(next(text, between_fields), worth.*real)) return false;
  std::int64_t trials = 0;
  if (!read(next(text, between_fields), 0, most_value, trials)) return false;
  worth.trials = static_cast<std::uint64_t>(trials);
  if (worth != Worth{}) line.worth = worth;
  return true;
}

void append_worth(const Worth& worth, std::string& out) {
  for (const auto real : reals_of_worth) {
    append(worth.*real, out);
    out += between_fields;
  }
  out.append(std::to_string(worth.trials)) += between_fields;
}

bool read_line(std::string_view text, bool is_full, FoundLine& line) {
  std::int64_t act = 0;
  std::int64_t unit = 0;
  std::int64_t value = 0;
  std::int64_t bound = 0;
  std::int64_t depth = 0;
  std::int64_t solved = 0;
  if (!read(next(text, between_fields), 0, static_cast<int>(Act::reject), act)) return false;
  const std::string_view unit_text = next(text, between_fields);
  const bool has_score = unit_text != "-";
  if (has_score && !read(unit_text, 0, static_cast<int>(Score::Unit::equity), unit)) return false;
  if (!read(next(text, between_fields), -most_value, most_value, value) ||
      !read(next(text, between_fields), 0, static_cast<int>(Score::Bound::at_most), bound) ||
      !read(next(text, between_fields), 0, most_value, depth) ||
      !read(next(text, between_fields), 0, 1, solved))
    return false;
  if (is_full && !read_worth(text, line)) return false;
  line.act = static_cast<Act>(act);
  line.depth = static_cast<int>(depth);
  line.is_solved = solved != 0;
  if (has_score)
    line.score = Score{.unit = static_cast<Score::Unit>(unit),
                       .value = static_cast<int>(value),
                       .bound = static_cast<Score::Bound>(bound)};
  while (!text.empty()) line.moves.emplace_back(next(text, between_moves));
  return true;
}

}  // namespace

std::string text_of(const Finding& finding) {
  std::string out;
  const bool is_full = finding.luck || finding.spread ||
                       std::any_of(finding.lines.begin(), finding.lines.end(),
                                   [](const FoundLine& line) { return line.worth; });
  if (is_full) append(finding.luck, out += full_sign);
  if (finding.spread) append(finding.spread, out += between_fields);
  if (is_full) out += between_lines;
  const auto field = [&](std::int64_t number) { out.append(std::to_string(number)) += between_fields; };
  for (const FoundLine& line : finding.lines) {
    if (&line != &finding.lines.front()) out += between_lines;
    const Score score = line.score.value_or(Score{});
    field(static_cast<int>(line.act));
    if (line.score)
      field(static_cast<int>(score.unit));
    else
      out.append("-") += between_fields;
    field(score.value);
    field(static_cast<int>(score.bound));
    field(line.depth);
    field(line.is_solved ? 1 : 0);
    if (is_full) append_worth(line.worth.value_or(Worth{}), out);
    for (const std::string& move : line.moves) {
      if (&move != &line.moves.front()) out += between_moves;
      out += move;
    }
  }
  return out;
}

std::optional<Finding> read_finding(std::string_view text) {
  Finding finding;
  const bool is_full = text.starts_with(full_sign);
  if (is_full) {
    std::string_view head = next(text, between_lines).substr(1);
    if (!read(next(head, between_fields), finding.luck) || !read(head, finding.spread)) return std::nullopt;
  }
  while (!text.empty()) {
    FoundLine& line = finding.lines.emplace_back();
    line.rank = static_cast<int>(finding.lines.size());
    if (!read_line(next(text, between_lines), is_full, line)) return std::nullopt;
  }
  return finding;
}

}  // namespace mt::engine
