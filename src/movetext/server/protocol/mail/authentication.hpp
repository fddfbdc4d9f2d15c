// Finds out whether the server's own MTA verified the sender of a mail (RFC 8601).
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::server::protocol {

enum class Authentication : std::uint8_t {
  none,  // nothing was verified, or only by a system that is not trusted
  pass,  // SPF or DKIM passed for the domain of From, or for a parent of it
  fail,  // SPF or DKIM failed, and neither passed
};
std::string_view name_of(Authentication authentication);

// Evaluates the values of all Authentication-Results headers.  Only those of `authserv_id` count; if it is
// empty, none do.
Authentication read_authentication(std::span<const std::string_view> results, std::string_view authserv_id,
                                   std::string_view from_domain);

}  // namespace mt::server::protocol
