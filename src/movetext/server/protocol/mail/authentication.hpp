// Finds out whether the server's own MTA verified that a mail comes from where it says (RFC 8601).
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::server::protocol {

enum class Authentication : std::uint8_t {
  none,  // nothing was found out, or only by a system that is not believed
  pass,  // SPF or DKIM passed for the domain of From, or for one above it
  fail,  // SPF or DKIM failed, and neither passed
};
std::string_view name_of(Authentication authentication);

// Reads the values of all headers Authentication-Results.  Only those of `authserv_id` count; if it is empty,
// none do.
Authentication read_authentication(std::span<const std::string_view> results, std::string_view authserv_id,
                                   std::string_view from_domain);

}  // namespace mt::server::protocol
