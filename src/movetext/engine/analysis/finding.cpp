#include "movetext/engine/analysis/finding.hpp"

#include "movetext/text/number.hpp"

#include <array>
#include <cstdint>

namespace mt::engine {
namespace {

constexpr char between_lines = '|';
constexpr char between_fields = ',';
constexpr char between_moves = ';';
constexpr std::int64_t most_value = 1'000'000'000;

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

bool read_line(std::string_view text, FoundLine& line) {
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
    for (const std::string& move : line.moves) {
      if (&move != &line.moves.front()) out += between_moves;
      out += move;
    }
  }
  return out;
}

std::optional<Finding> read_finding(std::string_view text) {
  Finding finding;
  while (!text.empty()) {
    FoundLine& line = finding.lines.emplace_back();
    line.rank = static_cast<int>(finding.lines.size());
    if (!read_line(next(text, between_lines), line)) return std::nullopt;
  }
  return finding;
}

}  // namespace mt::engine
