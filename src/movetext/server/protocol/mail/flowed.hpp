// Reads text in the format "flowed" (RFC 3676), in which a line that ends with a blank goes on in the next.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Joins the lines of each paragraph into one; quotations stay as they are.  With `del_sp` the blank at the
// end of a line that goes on is not part of the text.
std::string unflow(std::string_view text, bool del_sp);

}  // namespace mt::server::protocol
