// Values and times in the embedded commands of comments: [%eval 0.31], [%clk 1:05:00].
#pragma once
#include <optional>
#include <string_view>

namespace mt {

// An evaluation in a comment.
struct WrittenValue {
  bool is_win = false;  // a win in so many moves; negative for the other side
  double value = 0;     // in whole units: pawns, men, discs, points
};

// Returns the value of a command [%eval], "0.31", "#-3" or "0.31,20", or nullopt if it is not a value.
std::optional<WrittenValue> read_written_value(std::string_view text);
// Returns the seconds of a time such as "0:01:02.5" or "62.5", or nullopt if it is not a time.
std::optional<double> read_time(std::string_view text);
// Returns the number that a word is, or nullopt if the word is not a finite number of moderate size.
std::optional<double> number_of(std::string_view word);

}  // namespace mt
