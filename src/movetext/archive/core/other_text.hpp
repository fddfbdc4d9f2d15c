// Identifies texts that do not hold records in a supported format.
#pragma once
#include <string>
#include <string_view>

namespace mt::archive {

// `what` is empty if the text may hold records.
struct OtherText {
  std::string what;
  std::string_view advice;
};
OtherText find_other_text(std::string_view first_bytes);

}  // namespace mt::archive
