// Delivers one mail to an LMTP server, for the commands "deliver" and "mail".
#pragma once
#include <chrono>
#include <string>
#include <string_view>

namespace mt::server::transport {

struct Handed {
  enum class Kind : std::uint8_t {
    accepted,
    deferred,  // no server is running, or the server asks to try again later
    refused,   // another try would be useless
  };
  Kind kind = Kind::accepted;
  std::string words;  // the reply of the server, or the reason why the server cannot be reached
};

// Delivers the message to the server; `server` is "127.0.0.1:10024" or "unix:/run/movetext/lmtp". Lines of
// the message may end with LF or CRLF.
Handed hand_over(const std::string& server, std::string_view sender, std::string_view recipient,
                 std::string_view message, std::chrono::seconds patience = std::chrono::seconds(60));

}  // namespace mt::server::transport
