// One connection to a server that speaks LMTP, for loads and kills: it may break at any time.
#pragma once
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::load {

class Wire {
 public:
  // "127.0.0.1:10024" or "unix:/run/lmtp".
  explicit Wire(std::string address) : address_(std::move(address)) {}
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() { close(); }

  // The code of the answer to the mail, or to what was refused before; nothing: there is no connection, or no
  // more, and nobody knows what became of the mail.  The message has CRLF and no dots to be doubled.
  std::optional<int> hand(std::string_view sender, std::string_view recipient, std::string_view message);
  // From the end of the last mail to its answer.
  std::chrono::duration<double, std::milli> waited() const { return waited_; }

 private:
  bool open();
  void close();
  bool send(std::string_view bytes) const;
  std::optional<int> reply();
  std::optional<int> broken();

  std::string address_;
  std::string input_;
  int socket_ = -1;
  std::chrono::duration<double, std::milli> waited_{};
};

}  // namespace mt::server::load
