// Conditions on the comments, glyphs and variations of a record.
//
//   AnnotationCondition condition;
//   std::string fault = condition.prepare(asked, make_pattern);
//   if (const auto event = condition.find(record, false, scratch)) ...
#pragma once
#include "movetext/record/filter.hpp"
#include "movetext/record/ordered_value.hpp"
#include "movetext/record/pattern.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace mt {

constexpr bool is_of_annotations(FilterName name) {
  return name == FilterName::comment || name == FilterName::nag || name == FilterName::eval ||
         name == FilterName::clock || name == FilterName::variations;
}

// comment:TEXT   a comment contains TEXT, ignoring letter case and accents; comment=TEXT, comment~REGEX
// nag:4 nag:!?   a move has the glyph; nag:1..6 one of several
// eval<-1.5      the command [%eval] of a comment: a value, or #3 and #-3, beyond all values
// clock<60       the command [%clk], in seconds or as h:mm:ss
// variations>0   the number of variations of the record
//
// "!=" means that no comment, glyph or move of the record has the value.
class AnnotationCondition {
 public:
  // Returns an error message, or an empty string if the condition is valid.
  std::string prepare(const Condition& asked, MakePattern make_pattern);

  // Returns the last event before the first annotation that fits, as an index of the tape; UINT32_MAX for the
  // start of the record. Returns nullopt if no annotation fits, or if the condition is negated. `scratch` is
  // working memory.
  std::optional<std::uint32_t> find(const Record& record, bool in_variations, std::string& scratch) const;
  // Returns whether the condition holds.
  bool holds(const Record& record, bool in_variations, std::string& scratch) const;

 private:
  std::string prepare_bounds(const Condition& asked);
  std::optional<std::uint32_t> find_event(const Record& record, bool in_variations,
                                          std::string& scratch) const;
  bool fits(const Record& record, const Event& event, std::string& scratch) const;
  bool fits_comment(std::string_view comment, std::string& scratch) const;
  bool fits_command(std::string_view comment) const;

  FilterName name_ = FilterName::comment;
  Comparison comparison_ = Comparison::fits;
  std::string text_{};  // folded
  Bounds bounds_{};     // in thousandths, except of glyphs and variations
  std::shared_ptr<const Pattern> pattern_{};
};

}  // namespace mt
