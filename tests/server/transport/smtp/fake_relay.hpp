// A mail server on a loopback port. The test sets its replies.
#pragma once
#include <arpa/inet.h>
#include <atomic>
#include <functional>
#include <map>
#include <mutex>
#include <netinet/in.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace mt::server::test {

struct TakenMail {
  std::string from;
  std::string to;
  std::string message;
};

using Answers = std::map<std::string, std::string>;

class FakeRelay {
 public:
  // `answers` has the replies to commands. The key is the first word of the command: "MAIL", "RCPT", "DATA";
  // "END" for the end of a mail; "" for the greeting. Commands that are not in the map are accepted. The
  // reply "close" closes the connection; "silence" sends no reply.
  explicit FakeRelay(Answers answers = {}) : answers_(std::move(answers)) {
    listener_ = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in at{};
    at.sin_family = AF_INET;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    ::bind(listener_, reinterpret_cast<const sockaddr*>(&at), sizeof at);
    ::listen(listener_, 10);
    socklen_t size = sizeof at;
    ::getsockname(listener_, reinterpret_cast<sockaddr*>(&at), &size);
    port_ = ntohs(at.sin_port);
    thread_ = std::thread([this] { run(); });
  }
  FakeRelay(const FakeRelay&) = delete;
  FakeRelay& operator=(const FakeRelay&) = delete;
  ~FakeRelay() {
    stop_ = true;
    thread_.join();
    ::close(listener_);
  }

  std::uint16_t port() const { return port_; }
  int connections() const { return connections_; }
  std::vector<TakenMail> mails() {
    const std::lock_guard lock(mutex_);
    return mails_;
  }
  void answer(const std::string& command, const std::string& text) {
    const std::lock_guard lock(mutex_);
    answers_[command] = text;
  }

 private:
  void run() {
    while (!stop_) {
      if (!readable(listener_)) continue;
      const int fd = ::accept(listener_, nullptr, nullptr);
      ++connections_;
      converse(fd);
      ::close(fd);
    }
  }
  static bool readable(int fd) {
    pollfd waiting{fd, POLLIN, 0};
    return ::poll(&waiting, 1, 20) > 0;
  }
  // Sends the reply; returns false if the connection has ended.
  bool say(int fd, const std::string& command, const std::string& usual) {
    std::string text = usual;
    {
      const std::lock_guard lock(mutex_);
      if (answers_.contains(command)) text = answers_[command];
    }
    if (text == "close") return false;
    if (text == "silence") return true;
    text += "\r\n";
    return ::send(fd, text.data(), text.size(), MSG_NOSIGNAL) > 0;
  }
  bool line(int fd, std::string& input, std::string& out) {
    while (input.find("\r\n") == std::string::npos) {
      if (stop_) return false;
      if (!readable(fd)) continue;
      char buffer[4096];
      const ssize_t got = ::recv(fd, buffer, sizeof buffer, 0);
      if (got <= 0) return false;
      input.append(buffer, static_cast<std::size_t>(got));
    }
    const std::size_t end = input.find("\r\n");
    out = input.substr(0, end);
    input.erase(0, end + 2);
    return true;
  }
  void converse(int fd) {
    std::string input;
    std::string text;
    TakenMail mail;
    bool good = say(fd, "", "220 fake ESMTP");
    while (good && line(fd, input, text)) {
      const std::string command = text.substr(0, text.find(' '));
      if (command == "EHLO") {
        good = say(fd, command, "250-fake\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN");
      } else if (command == "MAIL") {
        mail = {text, {}, {}};
        good = say(fd, command, "250 ok");
      } else if (command == "DATA") {
        good = say(fd, command, "354 go on");
        const std::lock_guard lock(mutex_);
        in_data_ = !answers_.contains("DATA");
      } else if (command == "QUIT") {
        good = false;
        say(fd, command, "221 bye");
      } else {
        if (command == "RCPT") mail.to = text;
        good = say(fd, command, "250 ok");
      }
      if (!in_data_) continue;
      while ((good = line(fd, input, text)) && text != ".") mail.message += text + "\r\n";
      in_data_ = false;
      if (!good) return;
      {
        const std::lock_guard lock(mutex_);
        mails_.push_back(mail);
      }
      good = say(fd, "END", "250 taken");
    }
  }

  int listener_ = -1;
  std::uint16_t port_ = 0;
  bool in_data_ = false;
  std::atomic<bool> stop_{false};
  std::atomic<int> connections_{0};
  std::mutex mutex_;
  Answers answers_;
  std::vector<TakenMail> mails_;
  std::thread thread_;
};

}  // namespace mt::server::test
