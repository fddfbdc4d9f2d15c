// Delivers one mail to an LMTP server, for the commands "deliver" and "mail".
#pragma once
#include <chrono>
#include <string>
#include <string_view>

namespace mt::server::transport {

struct Handed {
  enum class Kind : std::uint8_t {
    accepted,
    deferred,  // try again: there is no server, or the server asks for it
    refused,   // trying again is useless
  };
  Kind kind = Kind::accepted;
  std::string words;  // the server's reply, or why it could not be reached
};

// Delivers the message to the server at "127.0.0.1:10024" or "unix:/run/movetext/lmtp".  Lines of the message
// may end with LF or CRLF.
Handed hand_over(const std::string& server, std::string_view sender, std::string_view recipient,
                 std::string_view message, std::chrono::seconds patience = std::chrono::seconds(60));

}  // namespace mt::server::transport
