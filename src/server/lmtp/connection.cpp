#include "movetext/server/lmtp/connection.hpp"

#include <utility>

namespace mt::server {
namespace {

namespace asio = boost::asio;

// The callback of one recipient: the first answer counts, and none at all is one too.
class Promise {
 public:
  Promise(std::weak_ptr<LmtpConnection> connection, std::uint64_t mail, std::size_t recipient)
      : connection_(std::move(connection)), mail_(mail), recipient_(recipient) {}
  Promise(const Promise&) = delete;
  Promise& operator=(const Promise&) = delete;
  ~Promise() {
    try {
      give(LmtpAnswer::deferred("nobody dealt with the mail"));
    } catch (...) {  // no memory: the time-out of the answer does it
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

LmtpConnection::LmtpConnection(std::shared_ptr<LmtpShared> shared, StreamSocket socket)
    : shared_(std::move(shared)),
      strand_(asio::make_strand(shared_->io)),
      socket_(std::move(socket)),
      timer_(shared_->io),
      session_(shared_->options.limits, shared_->options.name, shared_->callbacks.check) {
  ++shared_->connections;
  ++shared_->open;
}

LmtpConnection::~LmtpConnection() {
  --shared_->open;
}

void LmtpConnection::begin() {
  asio::post(strand_, [self = shared_from_this()] {
    self->set_timer();
    self->go_on();
  });
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

void LmtpConnection::give_answer(std::uint64_t mail, std::size_t recipient, LmtpAnswer answer) {
  asio::post(strand_, [self = shared_from_this(), mail, recipient, answer = std::move(answer)] {
    if (mail != self->mail_) return;  // it was deferred in the meantime
    ++self->shared_->answers[static_cast<std::size_t>(answer.kind)];
    self->session_.answer(recipient, answer);
    self->set_timer();
    self->go_on();
  });
}

// Hands on what the session has to give, and reads as soon as it will take more.
void LmtpConnection::go_on() {
  if (!socket_.is_open()) return;
  if (const std::optional<LmtpDelivery> delivery = session_.take_delivery()) deliver(*delivery);
  write();
  read();
}

void LmtpConnection::deliver(const LmtpDelivery& delivery) {
  ++mail_;
  set_timer();
  for (std::size_t i = 0; i < delivery.recipients.size(); ++i) {
    const auto promise = std::make_shared<Promise>(weak_from_this(), mail_, i);
    try {
      shared_->callbacks.deliver(delivery.envelope, delivery.recipients[i], delivery.message,
                                 [promise](LmtpAnswer answer) { promise->give(std::move(answer)); });
    } catch (const std::exception&) {
      promise->give(LmtpAnswer::deferred("the mail could not be dealt with"));
    }
  }
}

void LmtpConnection::read() {
  // Who does not read what he is told is not read either.
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
                            self->set_timer();
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

void LmtpConnection::set_timer() {
  timer_.expires_after(session_.is_waiting() ? shared_->options.answer : shared_->options.idle);
  timer_.async_wait(
      asio::bind_executor(strand_, [self = shared_from_this()](boost::system::error_code error) {
        if (!error && self->timer_.expiry() <= asio::steady_timer::clock_type::now()) self->timer_fired();
      }));
}

void LmtpConnection::timer_fired() {
  if (writing_) return shut();  // the other side does not read
  if (session_.is_waiting()) {
    session_.answer_rest(LmtpAnswer::deferred("it takes too long"));
    ++mail_;  // answers that come later are nobody's
    set_timer();
  } else {
    session_.time_out();
  }
  go_on();
}

void LmtpConnection::shut() {
  boost::system::error_code ignored;
  timer_.cancel();
  socket_.shutdown(StreamSocket::shutdown_both, ignored);
  socket_.close(ignored);
}

}  // namespace mt::server
