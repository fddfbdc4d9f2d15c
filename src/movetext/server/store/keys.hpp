// Forms of strings in which they are compared or kept in an index.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::store {

// The text with its ASCII letters in lower case.
std::string folded(std::string_view text);

// Whether the text is UTF-8 without NUL.
bool is_plain_text(std::string_view text);

// The text itself, or the beginning of a long text and its SHA-256.  It has at most 300 bytes, so that an
// index can hold it, however long a stranger's Message-ID is.
std::string index_key(std::string_view text);

}  // namespace mt::server::store
