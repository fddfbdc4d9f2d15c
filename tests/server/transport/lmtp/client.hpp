// A simple client on a socket. It can also violate the protocol.
#pragma once
#include <arpa/inet.h>
#include <chrono>
#include <cstring>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace mt::server::test {

class Client {
 public:
  // `address` is "127.0.0.1:10024" or "unix:/file".
  explicit Client(const std::string& address) {
    if (address.starts_with("unix:")) {
      fd_ = ::socket(AF_UNIX, SOCK_STREAM, 0);
      sockaddr_un to{};
      to.sun_family = AF_UNIX;
      std::strncpy(to.sun_path, address.c_str() + 5, sizeof to.sun_path - 1);
      connected_ = ::connect(fd_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
    } else {
      fd_ = ::socket(AF_INET, SOCK_STREAM, 0);
      sockaddr_in to{};
      to.sin_family = AF_INET;
      to.sin_port = htons(static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1))));
      to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      connected_ = ::connect(fd_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
    }
  }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client() { close(); }

  bool connected() const { return connected_; }
  void close() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
  }
  // Returns false if the server has closed the connection.
  bool send(const std::string& bytes) {
    std::size_t at = 0;
    while (at < bytes.size()) {
      const ssize_t sent = ::send(fd_, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
      if (sent <= 0) return false;
      at += static_cast<std::size_t>(sent);
    }
    return true;
  }
  // Returns all text up to the end of a line that begins with `code` and a space. If no such line comes,
  // returns the text until the connection or the time ends.
  std::string hear(const std::string& code, int milliseconds = 60'000) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    while (true) {
      const std::size_t at = find_line(code);
      if (at != std::string::npos) {
        std::string out = heard_.substr(0, at);
        heard_.erase(0, at);
        return out;
      }
      const auto left =
          std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
      pollfd waiting{fd_, POLLIN, 0};
      if (left.count() <= 0 || ::poll(&waiting, 1, static_cast<int>(left.count())) <= 0) break;
      char buffer[4096];
      const ssize_t got = ::recv(fd_, buffer, sizeof buffer, 0);
      if (got <= 0) {
        at_end_ = true;
        break;
      }
      heard_.append(buffer, static_cast<std::size_t>(got));
    }
    std::string out;
    out.swap(heard_);
    return out;
  }
  std::string ask(const std::string& line, const std::string& code) {
    send(line + "\r\n");
    return hear(code);
  }
  // Returns whether the server has closed the connection.
  bool at_end(int milliseconds = 5000) {
    if (!at_end_) hear("no such code", milliseconds);
    return at_end_;
  }

 private:
  // Returns the position after the line that begins with `code`, or npos if that line has not arrived.
  std::size_t find_line(const std::string& code) const {
    for (std::size_t at = 0; at < heard_.size();) {
      const std::size_t line_end = heard_.find("\r\n", at);
      if (line_end == std::string::npos) break;
      if (heard_.compare(at, code.size() + 1, code + ' ') == 0) return line_end + 2;
      at = line_end + 2;
    }
    return std::string::npos;
  }

  int fd_ = -1;
  bool connected_ = false;
  bool at_end_ = false;
  std::string heard_;
};

}  // namespace mt::server::test
