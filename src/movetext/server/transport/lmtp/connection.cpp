#include "movetext/server/transport/lmtp/connection.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::transport {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

// The answer for one recipient. Only the first call of give() counts. If give() was never called, the
// destructor defers the mail.
class Promise {
 public:
  Promise(std::weak_ptr<LmtpConnection> connection, std::uint64_t mail, std::size_t recipient)
      : connection_(std::move(connection)), mail_(mail), recipient_(recipient) {}
  Promise(const Promise&) = delete;
  Promise& operator=(const Promise&) = delete;
  ~Promise() {
    try {
      give(LmtpAnswer::deferred("the server did not handle the mail"));
    } catch (...) {  // out of memory: the time limit for the answer defers the mail
    }
  }

  void give(LmtpAnswer answer) {
    if (given_.exchange(true)) return;
    if (const auto connection = connection_.lock())
      connection->give_answer(mail_, recipient_, std::move(answer));
  }

 private:
  std::weak_ptr<LmtpConnection> connection_;
  std::uint64_t mail_;
  std::size_t recipient_;
  std::atomic<bool> given_{false};
};

}  // namespace

LmtpShared::LmtpShared(LmtpOptions the_options, LmtpCallbacks the_callbacks)
    : options(std::move(the_options)),
      callbacks(std::move(the_callbacks)),
      door({.places = options.connections,
            .places_of_a_peer = std::max<std::size_t>(options.connections * options.peer_share / 100, 1),
            .grace = options.give_way}) {}

LmtpConnection::LmtpConnection(std::shared_ptr<LmtpShared> shared, StreamSocket socket,
                               std::shared_ptr<Door::Guest> guest)
    : shared_(std::move(shared)),
      strand_(asio::make_strand(shared_->io)),
      socket_(std::move(socket)),
      timer_(shared_->io),
      session_(shared_->options.limits, shared_->options.name, shared_->callbacks.mailbox_of),
      guest_(std::move(guest)),
      pace_(shared_->options.pace, Clock::now()) {
  ++shared_->connections;
  ++shared_->open;
}

LmtpConnection::~LmtpConnection() {
  shared_->door.leave(*guest_);
  --shared_->open;
}

void LmtpConnection::begin() {
  asio::post(strand_, [self = shared_from_this()] { self->go_on(); });
}

void LmtpConnection::stop() {
  asio::post(strand_, [self = shared_from_this()] {
    self->session_.stop();
    self->go_on();
  });
}

void LmtpConnection::close() {
  asio::post(strand_, [self = shared_from_this()] { self->shut(); });
}

// Sends the last reply without waiting until it is sent, because a peer that does not read must not delay
// other connections.
void LmtpConnection::give_way() {
  asio::post(strand_, [self = shared_from_this()] {
    if (!self->socket_.is_open()) return;
    constexpr std::string_view farewell =
        "421 4.3.2 this connection was idle and makes room for another one\r\n";
    boost::system::error_code ignored;
    self->socket_.non_blocking(true, ignored);
    if (!self->writing_) self->socket_.write_some(asio::buffer(farewell), ignored);
    self->shut();
  });
}

void LmtpConnection::give_answer(std::uint64_t mail, std::size_t recipient, LmtpAnswer answer) {
  asio::post(strand_, [self = shared_from_this(), mail, recipient, answer = std::move(answer)] {
    if (mail != self->mail_) return;  // the mail has already been deferred
    ++self->shared_->answers[static_cast<std::size_t>(answer.kind)];
    self->session_.answer(recipient, answer);
    self->go_on();
  });
}

// Passes on the mail and the replies of the session. Reads more bytes if the session accepts them.
void LmtpConnection::go_on() {
  if (!socket_.is_open()) return;
  note();
  if (const std::optional<LmtpDelivery> delivery = session_.take_delivery()) {
    // The door has given the place of this connection to another one.
    if (!shared_->door.begin_answer(*guest_)) return;
    deliver(*delivery);
  }
  write();
  read();
}

// Reports the progress of the conversation to the door and to the time limits.
void LmtpConnection::note() {
  const LmtpStanding standing = session_.standing();
  const Pace::Time now = Clock::now();
  pace_.note(standing, now);
  if (standing.steps != steps_) {
    if (standing.is_answered)
      shared_->door.advance(*guest_, now);
    else
      shared_->door.end_answer(*guest_, now);
  }
  steps_ = standing.steps;
  wait_until(pace_.deadline());
}

void LmtpConnection::deliver(const LmtpDelivery& delivery) {
  ++mail_;
  for (std::size_t i = 0; i < delivery.recipients.size(); ++i) {
    const auto promise = std::make_shared<Promise>(weak_from_this(), mail_, i);
    try {
      delivery.recipients[i](delivery.envelope, delivery.message,
                             [promise](LmtpAnswer answer) { promise->give(std::move(answer)); });
    } catch (const std::exception&) {
      promise->give(LmtpAnswer::deferred("the server could not handle the mail"));
    }
  }
}

void LmtpConnection::read() {
  // Does not read more bytes from a peer that does not read its replies.
  constexpr std::size_t most_unsent = 65'536;
  if (reading_ || session_.is_over() || session_.is_waiting() || output_.size() > most_unsent) return;
  reading_ = true;
  socket_.async_read_some(
      asio::buffer(buffer_),
      asio::bind_executor(strand_,
                          [self = shared_from_this()](boost::system::error_code error, std::size_t size) {
                            self->reading_ = false;
                            if (error) return self->shut();
                            self->session_.feed({self->buffer_.data(), size});
                            self->go_on();
                          }));
}

void LmtpConnection::write() {
  if (writing_) return;
  output_ = session_.take_output();
  if (output_.empty()) {
    if (session_.is_over()) shut();
    return;
  }
  writing_ = true;
  asio::async_write(
      socket_, asio::buffer(output_),
      asio::bind_executor(strand_, [self = shared_from_this()](boost::system::error_code error, std::size_t) {
        self->writing_ = false;
        self->output_.clear();
        if (error) return self->shut();
        self->go_on();
      }));
}

// Sets the timer. A running timer is changed only if it would fire too late: if it fires too early, the
// deadline is simply checked again.
void LmtpConnection::wait_until(Pace::Time deadline) {
  if (looks_at_ != Pace::Time() && looks_at_ <= deadline) return;
  looks_at_ = deadline;
  timer_.expires_at(deadline);
  timer_.async_wait(
      asio::bind_executor(strand_, [self = shared_from_this(), deadline](boost::system::error_code error) {
        if (!error && self->looks_at_ == deadline) self->timer_fired();
      }));
}

void LmtpConnection::timer_fired() {
  looks_at_ = {};
  if (!socket_.is_open()) return;
  const char* overdue = pace_.overdue(Clock::now());
  if (overdue == nullptr) return wait_until(pace_.deadline());
  if (session_.is_over()) return shut();
  if (session_.is_waiting()) {
    session_.answer_rest(LmtpAnswer::deferred(overdue));
    ++mail_;  // later answers for this mail are ignored
  } else {
    ++shared_->too_slow;
    if (writing_) return shut();  // the peer does not read
    session_.time_out(overdue);
  }
  go_on();
}

void LmtpConnection::shut() {
  boost::system::error_code ignored;
  shared_->door.leave(*guest_);
  timer_.cancel();
  socket_.shutdown(StreamSocket::shutdown_both, ignored);
  socket_.close(ignored);
}

}  // namespace mt::server::transport
