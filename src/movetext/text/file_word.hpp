// Words that can stand in the name of a file on any system.
#pragma once
#include "movetext/text/charset.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mt::text {

inline constexpr std::size_t longest_file_word = 80;  // bytes

// Appends letters and digits of the text; whatever stands between them is one "-", and there is none at
// either end.  Letters of Latin, Greek and Cyrillic are spelled in ASCII ("Zürich" is "Zurich", German
// "Zuerich"), those of other scripts stay.  Appends at most longest_file_word bytes, nothing if no letter is
// left.
void append_file_word(std::string_view utf8, Spelling spelling, std::string& out);

}  // namespace mt::text
