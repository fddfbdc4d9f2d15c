// A connection to an LMTP server, for load tests and trials. The connection may break at any time.
#pragma once
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::load {

class Wire {
 public:
  // `address` is "127.0.0.1:10024" or "unix:/run/lmtp".
  explicit Wire(std::string address) : address_(std::move(address)) {}
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() { close(); }

  // Returns the code of the reply to the mail, or of the reply that refused an earlier command. Returns
  // nullopt if there is no connection or the connection breaks; it is then not known whether the server has
  // the mail. The message must have CRLF line ends, and no line may begin with a dot.
  std::optional<int> hand(std::string_view sender, std::string_view recipient, std::string_view message);
  // Returns the time from the end of the last mail until its reply.
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
