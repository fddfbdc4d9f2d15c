// Words that are valid in file names on any system.
#pragma once
#include "movetext/text/charset.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mt::text {

inline constexpr std::size_t longest_file_word = 80;  // bytes

// Appends the letters and digits of the text. Other characters between them become a single "-". Latin, Greek
// and Cyrillic letters are spelled in ASCII ("Zürich" is "Zurich", in German "Zuerich"); letters of
// other scripts are kept. Appends at most longest_file_word bytes, and nothing for a text without letters.
void append_file_word(std::string_view utf8, Spelling spelling, std::string& out);

}  // namespace mt::text
