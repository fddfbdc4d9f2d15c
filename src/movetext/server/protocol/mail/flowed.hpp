// Reads text of the format "flowed" (RFC 3676): a line that ends with a space continues on the next line.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Joins the lines of each paragraph, but leaves quotations unchanged. If `del_sp` is set, the space at the
// end of a continued line is not part of the text.
std::string unflow(std::string_view text, bool del_sp);

}  // namespace mt::server::protocol
