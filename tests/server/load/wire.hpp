// A connection to an LMTP server, for load tests and trials: it may break at any time.
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

  // Returns the code of the reply to the mail, or to an earlier refused command. Returns nullopt if the
  // connection is missing or broken, so that the fate of the mail is unknown. The message has CRLF and no
  // dots to be doubled.
  std::optional<int> hand(std::string_view sender, std::string_view recipient, std::string_view message);
  // Returns the time from the end of the last mail to its reply.
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
