// What an engine does when one of its streams ends.
#include "movetext/engine/serve/serve.hpp"

#include "engine/front_dialogs.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <future>
#include <gtest/gtest.h>
#include <mutex>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

constexpr auto patience = 20s;  // long enough for a busy machine

// The state of a player that searches. It outlives the player.
class Thinking {
 public:
  // The player calls this function. It returns when the player may answer or must stop.
  void think(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    ++begun_;
    changed_.notify_all();
    while (!is_free_ && !stop.stop_requested()) changed_.wait_for(lock, 2ms);
    was_stopped_ = was_stopped_ || stop.stop_requested();
  }
  bool wait_for_search(int number) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, patience, [&] { return begun_ >= number; });
  }
  void let_answer() {
    const std::lock_guard lock(mutex_);
    is_free_ = true;
    changed_.notify_all();
  }
  bool was_stopped() {
    const std::lock_guard lock(mutex_);
    return was_stopped_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  int begun_ = 0;
  bool is_free_ = false;
  bool was_stopped_ = false;
};

// A player that searches until the test lets it answer or until it is stopped.
class PatientPlayer final : public Player {
 public:
  explicit PatientPlayer(Thinking& thinking) : thinking_(thinking) {}
  const Identity& identity() const override { return identity_; }
  std::span<const Option> options() const override { return {}; }
  bool set_option(std::string_view /*name*/, std::string_view /*value*/) override { return false; }
  void new_game() override {}
  Abilities abilities() const override { return {.depth = true}; }
  Answer think(const Question& question, const Limits& /*limits*/, Watcher& /*watcher*/,
               std::stop_token stop) override {
    thinking_.think(stop);
    std::vector<std::string> moves;
    const AnyGame& game = question.line.game();
    game.legal_moves(question.line.position(), game.notation(), moves);
    if (moves.empty()) return {};
    return {.kind = Answer::Kind::move, .move = moves.front()};
  }

 private:
  Thinking& thinking_;
  Identity identity_{"Patient", "1", "nobody"};
};

std::string bytes_of(const FrontDialog& dialog, std::initializer_list<FrontDialog::Lines> parts) {
  std::string out;
  for (const FrontDialog::Lines& lines : parts)
    for (const std::string& line : lines) out += line + protocol_of(dialog).lines.end;
  return out;
}
std::string question(const FrontDialog& dialog) {
  return bytes_of(dialog, {dialog.greeting, dialog.position, dialog.go});
}

void close_end(int& descriptor) {
  if (descriptor >= 0) ::close(std::exchange(descriptor, -1));
}

enum class Kind { pipes, socket, file, null, terminal };

// An engine that is served in a thread, and the ends of its streams that an interface would have.
class Served {
 public:
  Served(const FrontDialog& dialog, Kind kind) {
    open(kind);
    service_.protocol = &protocol_of(dialog);
    service_.player = [this](const GameSpec& /*spec*/) { return std::make_unique<PatientPlayer>(thinking); };
    done_ = std::async(std::launch::async, [this] {
      std::string problem;
      const bool good = serve(service_, problem);
      close_end(service_.input);
      close_end(service_.output);
      return good;
    });
  }
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;
  ~Served() {
    thinking.let_answer();
    end_input();
    end_reading();
    done_.wait();
    if (file_ >= 0) ::close(file_);
  }

  void send(std::string_view bytes) {
    ASSERT_EQ(::write(input_, bytes.data(), bytes.size()), ssize_t(bytes.size()));
  }
  // Closes the input.
  void end_input() {
    if (is_socket_ && input_ >= 0) ::shutdown(input_, SHUT_WR);
    if (!is_socket_) close_end(input_);
  }
  // Closes our end of the output, so that answers cannot be delivered.
  void end_reading() {
    if (is_socket_) close_end(input_);
    close_end(output_);
  }
  // Reads all output up to its end.
  std::string read_all() {
    std::string out;
    char buffer[4096];
    for (;;) {
      pollfd watched{is_socket_ ? input_ : output_, POLLIN, 0};
      if (::poll(&watched, 1, 20'000) <= 0) return out + " (and waits)";
      const ssize_t size = ::read(watched.fd, buffer, sizeof buffer);
      if (size <= 0) return out;
      out.append(buffer, static_cast<std::size_t>(size));
    }
  }
  bool ends_within(std::chrono::milliseconds time) {
    return done_.wait_for(time) == std::future_status::ready;
  }
  std::string file_text() const {
    std::string out(10'000, '\0');
    const ssize_t size = ::pread(file_, out.data(), out.size(), 0);
    out.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    return out;
  }

  Thinking thinking;

 private:
  void open(Kind kind) {
    is_socket_ = kind == Kind::socket;
    std::array<int, 2> ends{};
    if (is_socket_) {
      ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()), 0);
      input_ = ends[0];
      service_.input = ends[1];
      service_.output = ::fcntl(ends[1], F_DUPFD_CLOEXEC, 0);
      return;
    }
    ASSERT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
    input_ = ends[1];
    service_.input = ends[0];
    if (kind == Kind::pipes) {
      ASSERT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
      output_ = ends[0];
      service_.output = ends[1];
    } else if (kind == Kind::file) {
      std::string name = testing::TempDir() + "movetext-serve-XXXXXX";
      file_ = ::mkostemp(name.data(), O_CLOEXEC);
      ::unlink(name.c_str());
      service_.output = ::fcntl(file_, F_DUPFD_CLOEXEC, 0);
    } else if (kind == Kind::null) {
      service_.output = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    } else {
      output_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
      ASSERT_EQ(::grantpt(output_), 0);
      ASSERT_EQ(::unlockpt(output_), 0);
      service_.output = ::open(::ptsname(output_), O_RDWR | O_NOCTTY | O_CLOEXEC);
    }
    ASSERT_GE(service_.output, 0);
  }

  Service service_{};
  bool is_socket_ = false;
  int input_ = -1;   // the descriptor to write to; if the streams are a socket, this is the socket
  int output_ = -1;  // the descriptor to read from; -1 if the output is not read
  int file_ = -1;
  std::future<bool> done_;
};

class Serve : public testing::Test {
 protected:
  // Starts a search and ends the input. The search must continue and return its answer.
  static void ask_and_end_input(Served& engine, const FrontDialog& dialog) {
    engine.send(question(dialog));
    engine.end_input();
    ASSERT_TRUE(engine.thinking.wait_for_search(1));
    EXPECT_FALSE(engine.ends_within(50ms));
    engine.thinking.let_answer();
  }
  static void SetUpTestSuite() { ::signal(SIGPIPE, SIG_IGN); }  // as the program does
};

TEST_F(Serve, AnswersALimitedSearchAfterTheEndOfItsInput) {
  for (const FrontDialog& dialog : front_dialogs())
    for (const Kind kind : {Kind::pipes, Kind::socket}) {
      if (!dialog.answers_at_end) continue;
      SCOPED_TRACE(dialog.protocol);
      Served engine(dialog, kind);
      ask_and_end_input(engine, dialog);
      const std::string said = engine.read_all();
      EXPECT_NE(said.find("\n" + std::string(dialog.answer)), std::string::npos) << said;
      EXPECT_FALSE(engine.thinking.was_stopped());
    }
}

TEST_F(Serve, ExitsWhenNoReaderRemains) {
  for (const FrontDialog& dialog : front_dialogs())
    for (const Kind kind : {Kind::pipes, Kind::socket, Kind::terminal})
      for (const bool is_at_end : {true, false}) {
        SCOPED_TRACE(std::string(dialog.protocol) + " " + std::to_string(static_cast<int>(kind)) +
                     (is_at_end ? " at the end" : ""));
        Served engine(dialog, kind);
        engine.send(question(dialog));
        ASSERT_TRUE(engine.thinking.wait_for_search(1));
        if (is_at_end) engine.end_input();
        engine.end_reading();
        EXPECT_TRUE(engine.ends_within(patience));
        EXPECT_TRUE(engine.thinking.was_stopped());
      }
}

// The interface has already exited when the engine reads the last lines that the interface sent.
TEST_F(Serve, ExitsIfThereIsNoReaderFromTheStart) {
  for (const FrontDialog& dialog : front_dialogs())
    for (const Kind kind : {Kind::pipes, Kind::socket}) {
      SCOPED_TRACE(dialog.protocol);
      Served engine(dialog, kind);
      engine.send(question(dialog));
      engine.end_input();
      engine.end_reading();
      EXPECT_TRUE(engine.ends_within(patience));
    }
}

TEST_F(Serve, AnswersToFilesAndTerminals) {
  for (const FrontDialog& dialog : front_dialogs())
    for (const Kind kind : {Kind::file, Kind::null, Kind::terminal}) {
      if (!dialog.answers_at_end) continue;
      SCOPED_TRACE(std::string(dialog.protocol) + " " + std::to_string(static_cast<int>(kind)));
      Served engine(dialog, kind);
      ask_and_end_input(engine, dialog);
      EXPECT_TRUE(engine.ends_within(patience));
      EXPECT_FALSE(engine.thinking.was_stopped());
      if (kind == Kind::file) {
        EXPECT_NE(engine.file_text().find("\n" + std::string(dialog.answer)), std::string::npos);
      }
    }
}

// A limit that sets only the clock of the other side does not end a search.
TEST_F(Serve, StopsAnUnlimitedSearchAtTheEndOfItsInput) {
  for (const auto& [protocol, line] : std::vector<std::pair<std::string_view, std::string>>{
           {"uci", "go wtime 1000"}, {"ucci", "go opptime 1000"}, {"uci", "go"}, {"uci", "go depth x"}}) {
    SCOPED_TRACE(line);
    const FrontDialog& dialog = dialog_of(protocol);
    Served engine(dialog, Kind::pipes);
    engine.send(bytes_of(dialog, {dialog.greeting, dialog.position, {line}}));
    engine.end_input();
    const std::string said = engine.read_all();
    EXPECT_NE(said.find("\n" + std::string(dialog.answer)), std::string::npos) << said;
    EXPECT_TRUE(engine.thinking.was_stopped());
  }
}

// Some interfaces send their next lines after `stop` without waiting for the answer.
TEST_F(Serve, ReadsLinesAfterAStopAfterTheAnswer) {
  for (const FrontDialog& dialog : front_dialogs()) {
    if (dialog.stop.empty()) continue;
    SCOPED_TRACE(dialog.protocol);
    Served engine(dialog, Kind::pipes);
    engine.send(bytes_of(dialog, {dialog.greeting,
                                  dialog.position,
                                  dialog.endless.empty() ? dialog.go : dialog.endless,
                                  {dialog.stop},
                                  dialog.position,
                                  dialog.go}));
    ASSERT_TRUE(engine.thinking.wait_for_search(2));
    engine.end_input();
    engine.thinking.let_answer();
    const std::string said = engine.read_all();
    const std::string answer = "\n" + std::string(dialog.answer);
    const std::size_t first = said.find(answer);
    ASSERT_NE(first, std::string::npos) << said;
    EXPECT_NE(said.find(answer, first + 1), std::string::npos) << said;
    EXPECT_EQ(said.find(dialog.complaint), std::string::npos) << said;
  }
}

}  // namespace
}  // namespace mt::engine
