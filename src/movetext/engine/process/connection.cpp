#include "movetext/engine/process/connection.hpp"

#include "movetext/engine/process/line_stream.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>

namespace mt::engine {
namespace {

LineStream::Ends both_ends(int connection) {
  ::fcntl(connection, F_SETFL, ::fcntl(connection, F_GETFL) | O_NONBLOCK);
  return {.input = ::fcntl(connection, F_DUPFD_CLOEXEC, 0), .output = connection};
}

class Connection final : public LinePeer {
 public:
  Connection(int connection, const LineForm& form) : stream_(both_ends(connection), form) {}

  bool begin() { return stream_.begin(); }
  bool send(std::string_view line) override { return stream_.send(line); }
  Heard hear(TimePoint deadline, Line& out) override { return stream_.hear(deadline, out); }
  void wake() override { stream_.wake(); }
  std::string errors() const override { return {}; }
  std::size_t longest_line() const override { return stream_.longest_line(); }
  std::string end(Milliseconds patience) override {
    stream_.close_input();
    const bool was_theirs = stream_.wait_for_end(std::chrono::steady_clock::now() + patience);
    stream_.finish();
    return was_theirs ? "closed the connection" : "did not close the connection";
  }

 private:
  LineStream stream_;
};

}  // namespace

std::unique_ptr<LinePeer> make_connection(int connection, const LineForm& form, std::string& problem) {
  auto out = std::make_unique<Connection>(connection, form);
  if (out->begin()) return out;
  problem = std::strerror(errno);
  return nullptr;
}

}  // namespace mt::engine
