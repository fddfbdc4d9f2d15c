// A front in this process that is used like a separate engine program. Its player answers at once. A test may
// change the lines that the engine receives and sends.
#pragma once
#include "movetext/engine/process/line_peer.hpp"
#include "movetext/engine/protocol/api/protocol.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine {

class FrontPeer final : public LinePeer, public Host, private Watcher {
 public:
  using Lines = std::vector<std::string>;
  // Returns the lines that replace a line.
  using Edit = std::function<Lines(const std::string& line)>;

  FrontPeer(const Protocol& protocol, const GameSpec& spec, std::unique_ptr<Player> player)
      : player_(std::move(player)), front_(protocol.front(spec, *this)) {}

  Edit hears{};                 // is nullptr if the lines to the engine are not changed
  Edit says{};                  // is nullptr if the lines from the engine are not changed
  bool outlives_input = false;  // whether the engine continues after the end of its input

  // Adds a line to the engine's output, although the front did not write this line.
  void push(std::string line) { said_.push_back(std::move(line)); }

  // LinePeer
  bool send(std::string_view line) override {
    if (has_left_) return false;
    const std::string text(line);
    for (const std::string& heard : hears ? hears(text) : Lines{text}) hear_one(heard);
    return true;
  }
  Heard hear(TimePoint /*deadline*/, Line& out) override {
    run();
    if (said_.empty()) return has_left_ ? Heard::closed : Heard::nothing;
    out = {std::move(said_.front()), std::chrono::steady_clock::now()};
    said_.pop_front();
    return Heard::line;
  }
  void wake() override {}
  std::string errors() const override { return {}; }
  std::string end(Milliseconds /*patience*/) override {
    if (!has_left_) front_->hear_end();
    run();
    if (!has_left_ || outlives_input) return "was ended by signal 15 (Terminated)";
    return "exited with status 0";
  }

  // Host
  void say(std::string_view line) override {
    const std::string text(line);
    for (std::string& said : says ? says(text) : Lines{text}) said_.push_back(std::move(said));
  }
  Player& player() override { return *player_; }
  bool choose_game(const GameSpec& /*spec*/) override { return true; }
  void think(const Search& search) override { search_.emplace(search); }
  void limit(const Limits& /*limits*/) override {}
  void stop() override { run(); }
  void quit() override { has_left_ = true; }

 private:
  // Passes a line to the front as a program would receive it: without LF and without a CR before it.
  void hear_one(std::string line) {
    if (line.ends_with('\r')) line.pop_back();
    if (!has_left_) front_->hear(line);
  }
  void run() {
    if (!search_) return;
    const Search search = *std::exchange(search_, std::nullopt);
    const Answer answer = player_->think({search.line, search.lines, search.among, search.values_only},
                                         search.limits, *this, {});
    front_->answered(answer);
  }
  void found(const FoundLine& line, const Effort& effort) override { front_->found(line, effort); }

  std::unique_ptr<Player> player_;
  std::unique_ptr<Front> front_;
  std::deque<std::string> said_;
  std::optional<Search> search_{};
  bool has_left_ = false;
};

}  // namespace mt::engine
