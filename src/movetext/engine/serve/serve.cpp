#include "movetext/engine/serve/serve.hpp"

#include "movetext/engine/protocol/api/line_faults.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/engine/serve/alarm.hpp"
#include "movetext/engine/serve/line_reader.hpp"
#include "movetext/engine/serve/wake.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace mt::engine {
namespace {

// Writes bytes. Returns false if no reader is left. A closed socket does not cause a signal.
bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t size = ::send(descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (size < 0 && errno == ENOTSOCK) size = ::write(descriptor, bytes.data(), bytes.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(size));
  }
  return true;
}

// Calls the front from two threads, under one lock: the thread that reads lines, and the thread of the
// search.
class Server final : public Host, private Watcher {
 public:
  Server(const Service& service, std::unique_ptr<Player> player, const Wake& wake)
      : service_(service), wake_(wake), player_(std::move(player)) {}
  ~Server() override {
    {
      const std::lock_guard lock(mutex_);
      leave();
    }
    if (searching_.joinable()) searching_.join();
  }

  // Passes lines to the front until the front ends the conversation or until there are no more lines. `first`
  // is a line that has already been read. Returns the reason for the end.
  LineReader::End run(const Protocol& protocol, const GameSpec& game, std::optional<std::string> first,
                      LineReader& lines) {
    form_ = protocol.lines;
    front_ = protocol.front(game, *this);
    searching_ = std::thread([this] { search(); });
    begin();
    std::string line;
    if (first) hear(*first);
    while (!has_left() && lines.read(line)) hear(line);
    const LineReader::End end = lines.end();
    if (end != LineReader::End::of_output) {
      hear_end();
      // The last search continues as long as the output has a reader for its answer.
      lines.wait_for_others();
    }
    const std::lock_guard lock(mutex_);
    leave();
    return end;
  }

  void say(std::string_view line) override {
    std::string bytes(line);
    bytes += form_.end;
    if (!write_all(service_.output, bytes)) leave();
  }
  const Challenge* challenge() const override { return service_.challenge ? &*service_.challenge : nullptr; }
  void tell(std::string_view what) override {
    if (service_.tell) service_.tell(what);
  }
  Player& player() override { return *player_; }
  bool choose_game(const GameSpec& spec) override {
    auto player = service_.player(spec);
    if (!player) return false;
    player_ = std::move(player);
    return true;
  }
  void think(const Search& search) override {
    alarm_.clear();
    running_ = std::stop_source();
    search_.emplace(search);
    is_searching_ = true;
    changed_.notify_all();
  }
  void limit(const Limits& limits) override {
    alarm_.set(share_of(limits, side_).value_or(Milliseconds{0}), running_);
  }
  void stop() override {
    is_ending_ = is_searching_;
    running_.request_stop();
  }
  void quit() override { leave(); }

 private:
  void begin() {
    const std::lock_guard lock(mutex_);
    front_->begin();
  }
  // If a search has been asked to stop, waits for its answer, which comes soon, before the next line is
  // handled. Some interfaces send further lines before they have received the answer.
  std::unique_lock<std::mutex> wait_for_end_of_search() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return leaves_ || !is_ending_; });
    return lock;
  }
  void hear(const std::string& line) {
    const auto lock = wait_for_end_of_search();
    if (!leaves_) front_->hear(line);
  }
  void hear_end() {
    const auto lock = wait_for_end_of_search();
    if (!leaves_) front_->hear_end();
  }
  bool has_left() {
    const std::lock_guard lock(mutex_);
    return leaves_;
  }
  void leave() {
    leaves_ = true;
    running_.request_stop();
    changed_.notify_all();
    wake_.stir();
  }

  void search() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [&] { return leaves_ || search_; });
      if (leaves_) return;
      const Search search = *std::exchange(search_, std::nullopt);
      side_ = search.line.to_move();
      const std::stop_token stop = running_.get_token();
      lock.unlock();
      const auto begin = std::chrono::steady_clock::now();
      Answer answer = player_->think({search.line, search.lines, search.among, search.values_only},
                                     search.limits, *this, stop);
      if (!answer.took)
        answer.took =
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begin);
      lock.lock();
      alarm_.clear();
      if (leaves_) return;
      is_searching_ = is_ending_ = false;
      front_->answered(answer);
      changed_.notify_all();
    }
  }
  void found(const FoundLine& line, const Effort& effort) override {
    const std::lock_guard lock(mutex_);
    if (!leaves_) front_->found(line, effort);
  }

  const Service& service_;
  const Wake& wake_;  // stirred to end the wait for the next line
  LineForm form_{};
  std::unique_ptr<Player> player_;
  std::unique_ptr<Front> front_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::optional<Search> search_{};  // the next search to start
  Side side_ = Side::first;         // the side of the running search
  std::stop_source running_;        // stops the running search
  bool is_searching_ = false;       // a search is running, or will start
  bool is_ending_ = false;          // the search has been asked to stop
  bool leaves_ = false;
  Alarm alarm_;
  std::thread searching_;
};

// Lists the first word of each protocol.
std::string greetings() {
  std::string out;
  for (const Protocol* const protocol : all_protocols())
    if (protocol->front != nullptr && !protocol->greeting.empty())
      out.append(out.empty() ? "" : ", ").append(protocol->greeting);
  return out;
}

}  // namespace

bool serve(const Service& service, std::string& problem) {
  LineReader lines(service.input, service.protocol != nullptr ? service.protocol->lines : LineForm{},
                   service.patience);
  const Wake wake;
  if (wake.descriptor() < 0) {
    problem = std::strerror(errno);
    return false;
  }
  lines.watch(service.output, wake.descriptor());
  const Protocol* protocol = service.protocol;
  std::optional<std::string> first;
  if (protocol == nullptr) {
    std::string line;
    while (!first && lines.read(line))
      if (!line.empty()) first = line;
    if (!first) return true;  // the interface has sent nothing
    protocol = greeted_by(*first);
    if (protocol == nullptr) {
      problem =
          "unknown protocol: the first line is '" + shown(*first, 80) + "'; it must be one of " + greetings();
      return false;
    }
  }
  const std::optional<GameSpec> game = service.game ? service.game : parse_game(protocol->usual_game);
  if (!game || !protocol->has(*game)) {
    problem = std::string(protocol->name) + " does not support " + (game ? game->name() : "that game");
    return false;
  }
  auto player = service.player(*game);
  if (!player) {
    problem.clear();
    return false;
  }
  const LineReader::End end =
      Server(service, std::move(player), wake).run(*protocol, *game, std::move(first), lines);
  switch (end) {
    case LineReader::End::of_input:
    case LineReader::End::of_output:
    case LineReader::End::woken:
      return true;
    case LineReader::End::too_long:
      problem = "a line has more than " + std::to_string(protocol->lines.longest) + " bytes";
      return false;
    case LineReader::End::silence:
      problem = "no input for " + std::to_string(service.patience.count() / 1000) + " s";
      return false;
  }
  return true;
}

}  // namespace mt::engine
