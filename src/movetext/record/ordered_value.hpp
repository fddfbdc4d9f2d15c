// Where the values of a record stand to a bound that a filter names.
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

// What is known of a number or a day: it lies between the two, which are the same if it is known.
struct Bounds {
  std::int64_t first = 0;
  std::int64_t last = 0;
};
// Compares a value with the one that is asked for; `fits` and `equal` say whether it may be the same.
bool compare(Comparison comparison, Bounds value, Bounds asked);

// Reads a number with any number of decimals, of which three count, in thousandths.
bool read_number(std::string_view text, Bounds& out);

// Says whether a value says nothing: it is empty, or has question marks, dots and dashes alone.
bool is_unknown(std::string_view value);

// The two ends of "A..B"; one may be empty.
struct Ends {
  std::string_view first;
  std::string_view last;
};
// Says whether the text is a range; three dots are none.
bool read_ends(std::string_view text, Ends& out);

// One end of a range, or what a value is compared with.  Whatever begins with the bound is within it, and so
// neither before nor behind it: "C42" within "C", round 9.2 within 9, a day within its year.
class OrderedBound {
 public:
  // `yes`: numbers between dots, which are compared part by part, as those of rounds.
  enum class Parts : std::uint8_t { no, yes };

  OrderedBound() = default;
  OrderedBound(std::string_view text, Parts parts);

  // Two numbers are compared as such, two dates by their days, else texts without regard to letter case and
  // accents.  A value that is_unknown() fits nothing.  `scratch`: memory to work in.
  bool fits(Comparison comparison, std::string_view value, std::string& scratch) const;
  // Says whether a range that begins here can end there: nothing lies between them if not.
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
