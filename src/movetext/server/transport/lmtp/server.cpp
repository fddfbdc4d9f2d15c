#include "movetext/server/transport/lmtp/server.hpp"

#include "movetext/server/transport/endpoint.hpp"
#include "movetext/server/transport/lmtp/connection.hpp"
#include "movetext/server/transport/lmtp/door.hpp"
#include "movetext/server/transport/lmtp/peer.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <mutex>
#include <stdexcept>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace mt::server::transport {
namespace {

namespace asio = boost::asio;
using Protocol = asio::generic::stream_protocol;
using Strand = asio::strand<asio::io_context::executor_type>;
using Acceptor = asio::basic_socket_acceptor<Protocol, Strand>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Strand>;

// Time to wait after an error such as no free file descriptors.
constexpr std::chrono::milliseconds pause_after_error{100};
constexpr std::chrono::milliseconds look_again{10};

[[noreturn]] void fail(const std::string& listen, const std::string& why) {
  throw std::runtime_error("LMTP cannot listen on " + listen + ": " + why);
}

// Removes a socket that a dead server has left. Keeps the socket if a server listens on it.
void remove_stale_socket(const std::string& file) {
  struct stat status {};
  if (::lstat(file.c_str(), &status) != 0 || !S_ISSOCK(status.st_mode)) return;
  asio::io_context io;
  asio::local::stream_protocol::socket probe(io);
  boost::system::error_code error;
  probe.connect(asio::local::stream_protocol::endpoint(file), error);
  if (error == asio::error::connection_refused) ::unlink(file.c_str());
}

Protocol::endpoint endpoint_of(const Endpoint& address, const std::string& listen) {
  if (address.kind == Endpoint::Kind::local) return asio::local::stream_protocol::endpoint(address.path);
  boost::system::error_code error;
  const asio::ip::address host = asio::ip::make_address(address.host, error);
  if (error) fail(listen, "it is not a valid address");
  // Mails must come from the mail server of this host, because only that server checks them.
  if (!host.is_loopback()) fail(listen, "the address must be one that only this host can reach");
  return asio::ip::tcp::endpoint(host, address.port);
}

std::uint16_t port_of(const Acceptor& acceptor, bool version_6) {
  const Protocol::endpoint endpoint = acceptor.local_endpoint();
  asio::ip::tcp::endpoint tcp(version_6 ? asio::ip::tcp::v6() : asio::ip::tcp::v4(), 0);
  std::memcpy(tcp.data(), endpoint.data(), std::min(tcp.capacity(), endpoint.size()));
  return tcp.port();
}

}  // namespace

class LmtpServer::Impl {
 public:
  Impl(const LmtpOptions& options, LmtpCallbacks callbacks)
      : shared_(std::make_shared<LmtpShared>(options, std::move(callbacks))),
        acceptor_(asio::make_strand(shared_->io)),
        pause_(acceptor_.get_executor()) {
    listen();
    accept();
    for (unsigned i = 0; i < std::max(options.threads, 1u); ++i)
      threads_.emplace_back([shared = shared_] { shared->io.run(); });
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;
  ~Impl() {
    try {
      stop(std::chrono::milliseconds(0));
    } catch (...) {  // out of memory: the threads could not be stopped; stop() reports this
    }
  }

  const std::string& address() const { return address_; }
  const LmtpShared& shared() const { return *shared_; }

  void stop(std::chrono::milliseconds grace) {
    if (std::exchange(stopped_, true)) return;
    asio::post(acceptor_.get_executor(), [this] {
      boost::system::error_code ignored;
      acceptor_.close(ignored);
      pause_.cancel();
    });
    each_connection([](LmtpConnection& connection) { connection.stop(); });
    wait(grace);
    each_connection([](LmtpConnection& connection) { connection.close(); });
    wait(std::chrono::seconds(1));
    shared_->io.stop();
    for (std::thread& thread : threads_) thread.join();
    // Handlers that are still in the queue own the object that owns the queue. Running the handlers destroys
    // them, so that the object can be destroyed as well.
    shared_->io.restart();
    shared_->io.poll();
    if (!socket_file_.empty()) ::unlink(socket_file_.c_str());
  }

 private:
  void listen() {
    const std::string& text = shared_->options.listen;
    std::optional<Endpoint> parsed = parse_endpoint(text);
    if (!parsed || parsed->kind == Endpoint::Kind::off)
      fail(text, "the address must be ADDRESS:PORT or unix:/FILE");
    const Protocol::endpoint endpoint = endpoint_of(*parsed, text);
    boost::system::error_code error;
    if (!parsed->path.empty()) remove_stale_socket(parsed->path);
    acceptor_.open(endpoint.protocol(), error);
    if (!error && parsed->path.empty()) acceptor_.set_option(Acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    // Every user may connect, as to a port. The mode of the directory can exclude users.
    constexpr mode_t all_may_connect = 0666;
    if (!error && !parsed->path.empty() && ::chmod(parsed->path.c_str(), all_may_connect) != 0)
      error.assign(errno, boost::system::system_category());
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error) fail(text, error.message());
    socket_file_ = parsed->path;
    if (socket_file_.empty()) parsed->port = port_of(acceptor_, parsed->host.find(':') != std::string::npos);
    address_ = to_text(*parsed);
  }

  void accept() {
    acceptor_.async_accept(shared_->io, [this](boost::system::error_code error, StreamSocket socket) {
      if (!acceptor_.is_open()) return;
      if (error) {
        pause_.expires_after(pause_after_error);
        pause_.async_wait([this](boost::system::error_code) {
          if (acceptor_.is_open()) accept();
        });
        return;
      }
      take(std::move(socket));
      accept();
    });
  }

  void take(StreamSocket socket) {
    Door::Decision decision =
        shared_->door.knock(peer_of(socket.native_handle()), std::chrono::steady_clock::now());
    if (!decision.guest) return turn_away(std::move(socket));
    // Without this option, a reply would wait until the peer has acknowledged the previous reply. Setting it
    // fails on a Unix socket, which does not need it.
    boost::system::error_code ignored;
    socket.set_option(asio::ip::tcp::no_delay(true), ignored);
    if (decision.leaver) send_away(decision.leaver);
    const auto connection =
        std::make_shared<LmtpConnection>(shared_, std::move(socket), std::move(decision.guest));
    {
      const std::lock_guard lock(mutex_);
      std::erase_if(connections_, [](const std::weak_ptr<LmtpConnection>& old) { return old.expired(); });
      connections_.push_back(connection);
    }
    connection->begin();
  }

  void turn_away(StreamSocket socket) {
    ++shared_->turned_away;
    constexpr std::string_view busy = "421 4.3.2 too many connections\r\n";
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(busy), ignored);
  }

  void send_away(const std::shared_ptr<Door::Guest>& leaver) {
    ++shared_->gave_way;
    each_connection([&](LmtpConnection& connection) {
      if (connection.is_of(leaver)) connection.give_way();
    });
  }

  template <class Do>
  void each_connection(Do act) {
    const std::lock_guard lock(mutex_);
    for (const std::weak_ptr<LmtpConnection>& weak : connections_)
      if (const auto connection = weak.lock()) act(*connection);
  }

  void wait(std::chrono::milliseconds grace) const {
    const auto end = std::chrono::steady_clock::now() + grace;
    while (shared_->open > 0 && std::chrono::steady_clock::now() < end)
      std::this_thread::sleep_for(look_again);
  }

  std::shared_ptr<LmtpShared> shared_;
  Acceptor acceptor_;  // the acceptor and its timer have their own strand
  Timer pause_;
  std::string address_;
  std::string socket_file_;
  std::mutex mutex_;  // guards connections_
  std::vector<std::weak_ptr<LmtpConnection>> connections_;
  std::vector<std::thread> threads_;
  bool stopped_ = false;
};

LmtpServer::LmtpServer(const LmtpOptions& options, LmtpCallbacks callbacks)
    : impl_(std::make_unique<Impl>(options, std::move(callbacks))) {}

LmtpServer::~LmtpServer() = default;

std::string LmtpServer::address() const {
  return impl_->address();
}

LmtpMetrics LmtpServer::metrics() const {
  const LmtpShared& shared = impl_->shared();
  return {.connections = shared.connections,
          .open = shared.open,
          .turned_away = shared.turned_away,
          .gave_way = shared.gave_way,
          .too_slow = shared.too_slow,
          .accepted = shared.answers[0],
          .deferred = shared.answers[1],
          .refused = shared.answers[2]};
}

void LmtpServer::stop(std::chrono::milliseconds grace) {
  impl_->stop(grace);
}

}  // namespace mt::server::transport
