#include "movetext/record/annotation_condition.hpp"

#include "movetext/record/annotation_values.hpp"
#include "movetext/record/comment_parts.hpp"
#include "movetext/record/steps.hpp"
#include "movetext/record/tag_condition.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mt {
namespace {

constexpr std::uint32_t at_start = UINT32_MAX;
constexpr double thousandths = 1000;
constexpr double nearest_win = 2e6;  // the value of a win now; beyond all written values

bool read_whole_number(std::string_view text, Bounds& out) {
  out.first = out.last = text::parse_number(text);
  return out.first >= 0;
}

bool read_glyph(std::string_view text, Bounds& out) {
  constexpr std::array<std::string_view, 6> signs{"!", "?", "!!", "??", "!?", "?!"};
  const auto* const sign = std::find(signs.begin(), signs.end(), text);
  if (sign == signs.end()) return read_whole_number(text.starts_with('$') ? text.substr(1) : text, out);
  out.first = out.last = sign - signs.begin() + 1;
  return true;
}

bool read_value(std::string_view text, Bounds& out) {
  const auto written = read_written_value(text);
  if (!written) return false;
  double value = written->value;
  if (written->is_win) value = value > 0 ? nearest_win - value : -nearest_win - value;
  out.first = out.last = std::llround(value * thousandths);
  return true;
}

bool read_clock(std::string_view text, Bounds& out) {
  const auto seconds = read_time(text);
  if (seconds) out.first = out.last = std::llround(*seconds * thousandths);
  return seconds.has_value();
}

using ReadBound = bool (*)(std::string_view text, Bounds& out);
struct NumberRow {
  FilterName name;
  ReadBound read;
  std::string_view kind;
  std::string_view examples;
};
constexpr auto number_rows = std::to_array<NumberRow>({
    {FilterName::nag, read_glyph, "glyph", "4, $4 or !?"},
    {FilterName::eval, read_value, "evaluation", "-1.5, 0..0.5 or #3"},
    {FilterName::clock, read_clock, "time", "60, 0:30 or 1:05:00"},
    {FilterName::variations, read_whole_number, "number", "0 or 1..5"},
});

const NumberRow& row_of(FilterName name) {
  return *std::find_if(number_rows.begin(), number_rows.end(),
                       [name](const NumberRow& row) { return row.name == name; });
}

}  // namespace

std::string AnnotationCondition::prepare(const Condition& asked, MakePattern make_pattern) {
  name_ = asked.name;
  comparison_ = asked.comparison;
  if (name_ != FilterName::comment) return prepare_bounds(asked);
  if (comparison_ == Comparison::matches) {
    std::string fault = "regular expressions are not supported here";
    pattern_ = make_pattern != nullptr ? make_pattern(asked.value, fault) : nullptr;
    return pattern_ ? std::string() : "invalid regular expression '" + asked.value + "': " + fault;
  }
  text::append_folded(asked.value, text_);
  const bool is_text = comparison_ == Comparison::fits || comparison_ == Comparison::equal ||
                       comparison_ == Comparison::differs;
  return is_text ? "" : "comments can only be compared with ':', '=', '!=' and '~'";
}

std::string AnnotationCondition::prepare_bounds(const Condition& asked) {
  const NumberRow& row = row_of(name_);
  if (comparison_ == Comparison::matches) return "numbers cannot be matched with '~'; compare them";
  if (read_bounds(asked.value, bounds_, row.read)) return range_fault(asked, bounds_);
  return "invalid " + std::string(row.kind) + " '" + asked.value + "'; use a value such as " +
         std::string(row.examples);
}

std::optional<std::uint32_t> AnnotationCondition::find(const Record& record, bool in_variations,
                                                       std::string& scratch) const {
  if (comparison_ == Comparison::differs || name_ == FilterName::variations) return std::nullopt;
  return find_event(record, in_variations, scratch);
}

bool AnnotationCondition::holds(const Record& record, bool in_variations, std::string& scratch) const {
  const bool negated = comparison_ == Comparison::differs;
  if (name_ != FilterName::variations)
    return find_event(record, in_variations, scratch).has_value() != negated;
  const std::int64_t number = std::count_if(record.tape.begin(), record.tape.end(),
                                            [](const Event& event) { return event.kind == EventKind::open; });
  return compare(comparison_, {number, number}, bounds_) != negated;
}

std::optional<std::uint32_t> AnnotationCondition::find_event(const Record& record, bool in_variations,
                                                             std::string& scratch) const {
  // A line that is interrupted by a variation: its last event, and the event before it.
  struct Line {
    std::uint32_t before = at_start;
    std::uint32_t last = at_start;
  };
  Line line;
  std::vector<Line> outer;
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::open && !in_variations) {
      i = event.value;
    } else if (event.kind == EventKind::open) {
      outer.push_back(line);
      line.last = line.before;
    } else if (event.kind == EventKind::close && !outer.empty()) {
      line = outer.back();
      outer.pop_back();
    } else if (is_step(event.kind)) {
      line = {line.last, i};
    } else if (fits(record, event, scratch)) {
      return line.last;
    }
  }
  return std::nullopt;
}

bool AnnotationCondition::fits(const Record& record, const Event& event, std::string& scratch) const {
  const Comparison comparison = comparison_ == Comparison::differs ? Comparison::equal : comparison_;
  if (event.kind == EventKind::nag && name_ == FilterName::nag) {
    const auto number = static_cast<std::int64_t>(event.value);
    return compare(comparison, {number, number}, bounds_);
  }
  if (event.kind != EventKind::comment) return false;
  if (name_ == FilterName::comment) return fits_comment(record.text(event), scratch);
  return (name_ == FilterName::eval || name_ == FilterName::clock) && fits_command(record.text(event));
}

bool AnnotationCondition::fits_comment(std::string_view comment, std::string& scratch) const {
  if (pattern_) return pattern_->finds(comment);
  scratch.clear();
  text::append_folded(comment, scratch);
  if (comparison_ == Comparison::fits) return scratch.find(text_) != std::string::npos;
  return text::trim(scratch) == text_;
}

bool AnnotationCondition::fits_command(std::string_view comment) const {
  if (comment.find("[%") == std::string_view::npos) return false;
  const Comparison comparison = comparison_ == Comparison::differs ? Comparison::equal : comparison_;
  const bool is_eval = name_ == FilterName::eval;
  for (const CommentCommand& command : comment_parts(comment).commands) {
    Bounds value;
    if (command.name == (is_eval ? "eval" : "clk") && row_of(name_).read(command.values, value) &&
        compare(comparison, value, bounds_))
      return true;
  }
  return false;
}

}  // namespace mt
