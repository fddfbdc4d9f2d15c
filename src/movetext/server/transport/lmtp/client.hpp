// Hands one mail to a server that speaks LMTP: what "deliver" and "mail" do.
#pragma once
#include <chrono>
#include <string>
#include <string_view>

namespace mt::server::transport {

struct Handed {
  enum class Kind : std::uint8_t {
    accepted,
    deferred,  // try again: nobody listens, or it was told so
    refused,   // never
  };
  Kind kind = Kind::accepted;
  std::string words;  // of the server, or why it could not be asked
};

// To "127.0.0.1:10024" or "unix:/run/movetext/lmtp".  Lines of the message may end in LF or CRLF.
Handed hand_over(const std::string& server, std::string_view sender, std::string_view recipient,
                 std::string_view message, std::chrono::seconds patience = std::chrono::seconds(60));

}  // namespace mt::server::transport
