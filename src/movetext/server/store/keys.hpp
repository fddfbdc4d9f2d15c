// Converts texts to forms that can be compared and indexed.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::store {

// Returns the text with its ASCII letters in lowercase.
std::string folded(std::string_view text);

// Returns whether the text is valid UTF-8 and contains no NUL.
bool is_plain_text(std::string_view text);

// Returns the text itself if it is short. For a long text, returns its beginning and its SHA-256. The result
// has at most 300 bytes, so that an index can hold it even for a very long Message-ID.
std::string index_key(std::string_view text);

}  // namespace mt::server::store
