// Hands one mail to a server that speaks LMTP, as the commands "deliver" and "mail" do.
#pragma once
#include <chrono>
#include <string>
#include <string_view>

namespace mt::server::transport {

struct Handed {
  enum class Kind : std::uint8_t {
    accepted,
    deferred,  // try again: nobody listens, or the server asks for it
    refused,   // trying again is of no use
  };
  Kind kind = Kind::accepted;
  std::string words;  // the server's words, or why it could not be asked
};

// Hands the message to the server at "127.0.0.1:10024" or "unix:/run/movetext/lmtp".  Lines of the message
// may end in LF or CRLF.
Handed hand_over(const std::string& server, std::string_view sender, std::string_view recipient,
                 std::string_view message, std::chrono::seconds patience = std::chrono::seconds(60));

}  // namespace mt::server::transport
