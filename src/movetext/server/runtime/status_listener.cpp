// The only file in this directory that uses Boost.
#include "movetext/server/runtime/status_listener.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_static_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <list>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

namespace mt::server::runtime {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

using Request = http::request_parser<http::empty_body>;
using Response = http::response<http::string_body>;

constexpr std::size_t buffer_bytes = std::size_t{16} << 10;

struct Page {
  http::status status = http::status::ok;
  std::string text;
  const char* type = "text/plain; charset=utf-8";
};

// Returns the target of a request up to a "?".
std::string_view path_of(std::string_view target) {
  return target.substr(0, target.find('?'));
}

}  // namespace

// All code of this class runs on one thread, so no lock is needed.
class StatusListener::Impl {
 public:
  Impl(const StatusOptions& options, const Readiness& readiness, const Metrics& metrics, Log& log)
      : options_(options), readiness_(readiness), metrics_(metrics), log_(log) {
    if (options.at.kind == transport::Endpoint::Kind::off) return;
    try {
      listen();
    } catch (const boost::system::system_error& failure) {
      throw std::runtime_error("cannot listen at " + transport::to_text(options.at) + ": " +
                               failure.code().message());
    }
    accept();
    thread_ = std::thread([this] { run(); });
  }

  void stop() {
    if (!thread_.joinable()) return;
    asio::post(context_, [this] {
      error_code ignored;
      acceptor_.close(ignored);
      pause_.cancel();
      for (Session& session : sessions_) session.stream.close();
    });
    thread_.join();
  }

  std::uint16_t port() const { return port_; }

 private:
  struct Session {
    explicit Session(tcp::socket socket) : stream(std::move(socket)) {}
    beast::tcp_stream stream;
    beast::flat_static_buffer<buffer_bytes> buffer;
    Request request;
    Response answer;
    bool is_asking = true;  // whether the request is still incomplete
    bool is_leaving = false;
  };
  using SessionIterator = std::list<Session>::iterator;

  void listen() {
    if (options_.at.kind != transport::Endpoint::Kind::tcp)
      throw std::runtime_error("the status must be served at a TCP address, not at " +
                               transport::to_text(options_.at));
    const tcp::endpoint at(asio::ip::make_address(options_.at.host), options_.at.port);
    acceptor_.open(at.protocol());
    acceptor_.set_option(asio::socket_base::reuse_address(true));
    acceptor_.bind(at);
    acceptor_.listen();
    port_ = acceptor_.local_endpoint().port();
  }

  void run() {
    for (;;) {
      try {
        context_.run();
        return;
      } catch (const std::exception& failure) {
        log_.error("status.failed", {{"reason", failure.what()}});
      }
    }
  }

  void accept() {
    acceptor_.async_accept([this](error_code error, tcp::socket socket) {
      if (!acceptor_.is_open()) return;
      if (error) return accept_later();
      if (has_room() || make_room()) begin(std::move(socket));
      accept();
    });
  }

  bool has_room() const { return sessions_.size() - leaving_ < options_.connections; }

  // Closes the oldest connection that has not sent a complete request, so that silent connections cannot
  // block others. Returns false if there is no such connection or if too many connections are already
  // closing.
  bool make_room() {
    const auto oldest = std::find_if(sessions_.begin(), sessions_.end(), [](const Session& session) {
      return session.is_asking && !session.is_leaving;
    });
    if (oldest == sessions_.end() || leaving_ >= options_.connections) return false;
    oldest->is_leaving = true;
    ++leaving_;
    oldest->stream.close();
    return true;
  }

  // Waits before the next connection is accepted, because all file descriptors are in use.
  void accept_later() {
    constexpr auto pause = std::chrono::milliseconds(100);
    pause_.expires_after(pause);
    pause_.async_wait([this](error_code error) {
      if (!error && acceptor_.is_open()) accept();
    });
  }

  void begin(tcp::socket socket) {
    const auto session = sessions_.emplace(sessions_.end(), std::move(socket));
    session->request.header_limit(static_cast<std::uint32_t>(options_.header_bytes));
    session->request.body_limit(std::uint64_t{0});
    session->stream.expires_after(std::chrono::milliseconds(options_.request_time));
    http::async_read(session->stream, session->buffer, session->request,
                     [this, session](error_code error, std::size_t) { answer(session, error); });
  }

  void answer(SessionIterator session, error_code error) {
    session->is_asking = false;
    const bool is_gone = error && (error == http::error::end_of_stream || error == beast::error::timeout ||
                                   error == asio::error::operation_aborted ||
                                   error.category() == asio::error::get_system_category());
    if (is_gone) return end(session);
    const Page page =
        error ? Page{http::status::bad_request, "bad request\n"} : page_of(session->request.get());
    Response& answer = session->answer;
    answer.version(11);
    answer.result(page.status);
    answer.set(http::field::content_type, page.type);
    answer.set(http::field::cache_control, "no-store");
    answer.set("X-Content-Type-Options", "nosniff");
    if (page.status == http::status::method_not_allowed) answer.set(http::field::allow, "GET, HEAD");
    answer.keep_alive(false);
    answer.body() = page.text;
    answer.prepare_payload();
    if (!error && session->request.get().method() == http::verb::head) answer.body().clear();
    session->stream.expires_after(std::chrono::milliseconds(options_.answer_time));
    http::async_write(session->stream, answer,
                      [this, session](error_code /*failed*/, std::size_t) { finish(session); });
  }

  Page page_of(const http::request<http::empty_body>& request) const {
    if (request.method() != http::verb::get && request.method() != http::verb::head)
      return {http::status::method_not_allowed, "only GET and HEAD are allowed\n"};
    const std::string_view path = path_of({request.target().data(), request.target().size()});
    if (path == "/healthz") return {http::status::ok, "alive\n"};
    if (path == "/metrics")
      return {http::status::ok, metrics_.exposition(), "text/plain; version=0.0.4; charset=utf-8"};
    if (path == "/readyz") {
      Readiness::Report report = readiness_.report();
      const auto status = report.ready ? http::status::ok : http::status::service_unavailable;
      return {status, std::move(report.text)};
    }
    return {http::status::not_found, "not found; pages are /healthz, /readyz and /metrics\n"};
  }

  void finish(SessionIterator session) {
    error_code ignored;
    session->stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    end(session);
  }

  void end(SessionIterator session) {
    if (session->is_leaving) --leaving_;
    sessions_.erase(session);
  }

  StatusOptions options_;
  const Readiness& readiness_;
  const Metrics& metrics_;
  Log& log_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_{context_};
  asio::steady_timer pause_{context_};
  std::list<Session> sessions_;  // in the order in which they arrived
  std::size_t leaving_ = 0;      // number of sessions that make_room() is closing
  std::uint16_t port_ = 0;
  std::thread thread_;
};

StatusListener::StatusListener(const StatusOptions& options, const Readiness& readiness,
                               const Metrics& metrics, Log& log)
    : impl_(std::make_unique<Impl>(options, readiness, metrics, log)) {}

StatusListener::~StatusListener() {
  try {
    stop();
  } catch (...) {  // no memory to stop the thread; a caller that must know calls stop()
  }
}

std::uint16_t StatusListener::port() const {
  return impl_->port();
}

void StatusListener::stop() {
  impl_->stop();
}

}  // namespace mt::server::runtime
