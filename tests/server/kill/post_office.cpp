#include "server/kill/post_office.hpp"

#include "server/kill/mail_head.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace mt::server::kill {
namespace {

bool is_readable(int fd) {
  pollfd waiting{fd, POLLIN, 0};
  return ::poll(&waiting, 1, 10) > 0;
}

}  // namespace

struct PostOffice::Talk {
  int socket;
  std::minstd_rand random;
  std::string input{};

  bool say(std::string text) const {
    text += "\r\n";
    return ::send(socket, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
  }
  // Returns the next line without its line end, or nullopt if the connection has ended.
  std::optional<std::string> line(const std::atomic<bool>& stop, const std::atomic<bool>& closed) {
    for (std::size_t end = 0; (end = input.find("\r\n")) == std::string::npos;) {
      if (stop || closed) return {};
      if (!is_readable(socket)) continue;
      std::array<char, 16384> part{};
      const ssize_t size = ::recv(socket, part.data(), part.size(), 0);
      if (size <= 0) return {};
      input.append(part.data(), static_cast<std::size_t>(size));
    }
    const std::size_t end = input.find("\r\n");
    std::string out = input.substr(0, end);
    input.erase(0, end + 2);
    return out;
  }
};

PostOffice::PostOffice(unsigned seed) : random_(seed + 1) {
  listen();
  thread_ = std::thread([this] { run(); });
}

PostOffice::~PostOffice() {
  stop_ = true;
  thread_.join();
  for (std::thread& talk : talks_) talk.join();
  ::close(listener_);
}

void PostOffice::listen() {
  listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int on = 1;
  ::setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  sockaddr_in at{};
  at.sin_family = AF_INET;
  at.sin_port = htons(port_);
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  ::bind(listener_, reinterpret_cast<const sockaddr*>(&at), sizeof at);
  ::listen(listener_, 100);
  socklen_t size = sizeof at;
  ::getsockname(listener_, reinterpret_cast<sockaddr*>(&at), &size);
  port_ = ntohs(at.sin_port);
}

void PostOffice::close_doors() {
  closed_ = true;
}

void PostOffice::open_doors() {
  closed_ = false;
}

void PostOffice::run() {
  bool is_open = true;
  while (!stop_) {
    if (closed_ == is_open) {
      is_open = !is_open;
      is_open ? listen() : static_cast<void>(::close(listener_));
    }
    if (!is_open) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      continue;
    }
    if (!is_readable(listener_)) continue;
    const int fd = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (fd >= 0)
      talks_.emplace_back([this, fd, seed = static_cast<unsigned>(random_())] { converse(fd, seed); });
  }
  if (!is_open) listener_ = -1;
}

void PostOffice::converse(int socket, unsigned seed) {
  Talk talk{socket, std::minstd_rand(seed)};
  const Way way = way_of(talk, "");
  if (way == Way::later) talk.say("421 come again");
  if (way == Way::good && talk.say("220 post office")) {
    auto line = talk.line(stop_, closed_);
    while (line && command(talk, *line)) line = talk.line(stop_, closed_);
  }
  ::close(socket);
}

PostOffice::Way PostOffice::way_of(Talk& talk, std::string_view command) {
  if (talk.random() % 1000 >= breaks_) return Way::good;
  ++broken_;
  const bool may_be_final = command == "RCPT" || command == "END";
  const auto dice = talk.random() % 10;
  if (may_be_final && dice == 0) return Way::never;
  return dice < 5 ? Way::later : Way::hang_up;
}

bool PostOffice::command(Talk& talk, const std::string& line) {
  const std::string word = line.substr(0, line.find(' '));
  switch (way_of(talk, word)) {
    case Way::good:
      break;
    case Way::later:
      return talk.say("450 not now");
    case Way::never:
      ++refused_;
      return talk.say("550 not him");
    case Way::hang_up:
      return false;
  }
  if (word == "QUIT") return talk.say("221 bye"), false;
  if (word == "EHLO") return talk.say("250-post office\r\n250 8BITMIME");
  if (word == "DATA") return talk.say("354 go on") && take_mail(talk);
  return talk.say("250 ok");
}

bool PostOffice::take_mail(Talk& talk) {
  const bool cut = way_of(talk, "body") != Way::good;
  std::string message;
  for (;;) {
    auto line = talk.line(stop_, closed_);
    if (!line || (cut && message.size() > talk.random() % 4000)) return false;
    if (*line == ".") break;
    message += (line->starts_with('.') ? line->substr(1) : *line) + "\r\n";
  }
  switch (way_of(talk, "END")) {
    case Way::good:
      break;
    case Way::later:
      return talk.say("451 not now");
    case Way::never:
      ++refused_;
      return talk.say("554 not this");
    case Way::hang_up:
      keep(message);  // the client does not receive a reply
      return false;
  }
  keep(message);
  return talk.say("250 taken");
}

void PostOffice::keep(const std::string& message) {
  const auto time = std::chrono::steady_clock::now();
  const std::lock_guard lock(mutex_);
  PostedMail& mail = mails_[id_of_header(message, "Message-ID:")];
  if (mail.copies++ == 0) {
    mail.message = message;
  } else {
    mail.varying += mail.message == message ? 0 : 1;
    mail.least_gap =
        std::min(mail.least_gap, std::chrono::duration_cast<std::chrono::milliseconds>(time - mail.last));
  }
  mail.last = time;
}

std::map<std::string, PostedMail> PostOffice::mails() {
  const std::lock_guard lock(mutex_);
  return mails_;
}

}  // namespace mt::server::kill
