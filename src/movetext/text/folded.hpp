// Text in a form for comparison, without letter case and accents.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// Appends the text in small letters without accents: "Müller" becomes "muller", "Ё" becomes "е". Letters of
// alphabets other than Latin, Greek and Cyrillic are unchanged.
void append_folded(std::string_view utf8, std::string& out);

inline std::string folded(std::string_view utf8) {
  std::string out;
  append_folded(utf8, out);
  return out;
}

}  // namespace mt::text
