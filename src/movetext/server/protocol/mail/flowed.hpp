// Reads text in the format "flowed" (RFC 3676), in which a line that ends with a space continues on the next.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Joins the lines of each paragraph into one; quotations are unchanged.  With `del_sp` the space at the end
// of a continued line is not part of the text.
std::string unflow(std::string_view text, bool del_sp);

}  // namespace mt::server::protocol
