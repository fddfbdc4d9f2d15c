// Serves one socket of the server and the conversation on it. Only files that use the network include this
// header.
#pragma once
#include "movetext/server/transport/lmtp/door.hpp"
#include "movetext/server/transport/lmtp/pace.hpp"
#include "movetext/server/transport/lmtp/server.hpp"

#include <array>
#include <atomic>
#include <boost/asio.hpp>
#include <memory>
#include <string>

namespace mt::server::transport {

// A type for both TCP sockets and Unix sockets.
using StreamSocket = boost::asio::generic::stream_protocol::socket;

// The data that all connections of a server share. It exists as long as the last connection.
struct LmtpShared {
  LmtpShared(LmtpOptions the_options, LmtpCallbacks the_callbacks);

  LmtpOptions options;
  LmtpCallbacks callbacks;
  Door door;
  std::atomic<std::uint64_t> connections{0};
  std::atomic<std::uint64_t> open{0};
  std::atomic<std::uint64_t> turned_away{0};
  std::atomic<std::uint64_t> gave_way{0};
  std::atomic<std::uint64_t> too_slow{0};
  std::array<std::atomic<std::uint64_t>, 3> answers{};  // number of answers of each LmtpAnswer::Kind
  boost::asio::io_context io;
};

// All functions of a connection run on its own strand.
class LmtpConnection : public std::enable_shared_from_this<LmtpConnection> {
 public:
  LmtpConnection(std::shared_ptr<LmtpShared> shared, StreamSocket socket, std::shared_ptr<Door::Guest> guest);
  LmtpConnection(const LmtpConnection&) = delete;
  LmtpConnection& operator=(const LmtpConnection&) = delete;
  ~LmtpConnection();

  void begin();
  // stop() and close() may be called from any thread.
  void stop();
  void close();
  // Sends a last reply and closes the connection, because the door has given its place to another connection.
  void give_way();
  bool is_of(const std::shared_ptr<Door::Guest>& guest) const { return guest_ == guest; }
  void give_answer(std::uint64_t mail, std::size_t recipient, LmtpAnswer answer);

 private:
  void go_on();
  void read();
  void write();
  void deliver(const LmtpDelivery& delivery);
  void note();
  void wait_until(Pace::Time deadline);
  void timer_fired();
  void shut();

  std::shared_ptr<LmtpShared> shared_;
  boost::asio::strand<boost::asio::io_context::executor_type> strand_;
  StreamSocket socket_;
  boost::asio::steady_timer timer_;
  LmtpSession session_;
  std::shared_ptr<Door::Guest> guest_;
  Pace pace_;
  std::uint64_t steps_ = 0;  // the number of steps that was last reported to the door
  Pace::Time looks_at_{};    // when the timer fires
  std::array<char, 16'384> buffer_{};
  std::string output_;      // the bytes that are being written
  std::uint64_t mail_ = 0;  // number of the mail that is being answered
  bool reading_ = false;
  bool writing_ = false;
};

}  // namespace mt::server::transport
