// What strings become before they are compared or kept in an index.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::store {

// ASCII letters small.
std::string folded(std::string_view text);

// UTF-8 without NUL.
bool is_plain_text(std::string_view text);

// The text itself, or the beginning of a long one and its SHA-256: what an index can hold, however long a
// stranger's Message-ID is.  At most 300 bytes.
std::string index_key(std::string_view text);

}  // namespace mt::server::store
