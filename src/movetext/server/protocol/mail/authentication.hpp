// Reads whether the server's own MTA has verified the sender of a mail (RFC 8601).
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::server::protocol {

enum class Authentication : std::uint8_t {
  none,  // the mail has no result, or only results of systems that are not trusted
  pass,  // SPF or DKIM passed for the domain of From or for a parent domain of it
  fail,  // SPF or DKIM failed, and neither of them passed
};
std::string_view name_of(Authentication authentication);

// Evaluates the values of all Authentication-Results headers. Only headers that `authserv_id` has written
// count; if `authserv_id` is empty, no header counts.
Authentication read_authentication(std::span<const std::string_view> results, std::string_view authserv_id,
                                   std::string_view from_domain);

}  // namespace mt::server::protocol
