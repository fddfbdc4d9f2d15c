// Compares values of a record with the value in a filter.
//
//   const OrderedBound bound("2024", OrderedBound::Parts::no);
//   if (bound.fits(Comparison::at_least, "2025.03.14")) ...
#pragma once
#include "movetext/record/filter.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// A number or a day. If it is known only in part, it lies between `first` and `last`. Otherwise, `first` and
// `last` are equal.
struct Bounds {
  std::int64_t first = 0;
  std::int64_t last = 0;
};
// Compares a value with the requested value. Comparison::fits and Comparison::equal test whether the two may
// be the same.
bool compare(Comparison comparison, Bounds value, Bounds asked);

// Reads a decimal number, in thousandths; further decimals are ignored.
bool read_number(std::string_view text, Bounds& out);

// Returns whether a value is unknown: empty, or only question marks, dots and dashes.
bool is_unknown(std::string_view value);

// The ends of a range "A..B". One of them may be empty.
struct Ends {
  std::string_view first;
  std::string_view last;
};
// Returns whether the text is a range. Three dots do not separate the ends of a range.
bool read_ends(std::string_view text, Ends& out);

// One end of a range, or the value of a comparison. A value that begins with the bound is within the bound,
// so it is neither before nor after it: "C42" is within "C", round 9.2 within 9, a day within its year.
class OrderedBound {
 public:
  // `yes`: numbers with dots, such as rounds, are compared part by part.
  enum class Parts : std::uint8_t { no, yes };

  OrderedBound() = default;
  OrderedBound(std::string_view text, Parts parts);

  // Compares numbers as numbers, dates by day, and other texts without regard to letter case and accents. An
  // unknown value (is_unknown()) never fits. `scratch` is working memory.
  bool fits(Comparison comparison, std::string_view value, std::string& scratch) const;
  // Returns whether the range from this bound to `end` is not empty.
  bool can_precede(const OrderedBound& end) const;

 private:
  enum class Standing : std::uint8_t { before, within, behind };
  Standing standing_of(std::string_view folded) const;
  Standing standing_of_parts(std::string_view folded) const;

  Parts parts_ = Parts::no;
  std::string text_{};  // folded
  bool is_number_ = false;
  Bounds number_{};
  bool is_date_ = false;
  Bounds days_{};
};

}  // namespace mt
