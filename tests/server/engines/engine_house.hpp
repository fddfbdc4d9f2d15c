// A server without its network connections, and engines that play on it.
//
//   hire({.name = "deep"}, {.limits = {.nodes = 300}});  write("fred", "draughts challenge deep");
//   answer("fred", "yes");  settle();  newest("fred").text
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/engines/engine_account.hpp"
#include "movetext/server/engines/engines.hpp"
#include "server/app/post.hpp"

#include <atomic>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace mt::server::test {

class EngineHouse : public Post {
 protected:
  void TearDown() override { dismiss(); }

  // Creates the account of an engine. It does not play until begin_work() is called.
  AccountId hire(const app::EngineRules& rules, engines::EngineSetup setup = {}) {
    if (policy_ == nullptr) policy_ = std::make_unique<app::ServerPolicy>(make_house());
    policy_->engines.push_back(rules);
    if (store_ == nullptr) open();
    setup.account = engines::account_of_engine(*store_, rules, now_);
    setup.name = rules.name;
    if (!setup.limits.move_time) setup.limits.move_time = engine::Milliseconds{2000};
    setups_.push_back(setup);
    return setup.account;
  }
  void begin_work(engines::EnginesOptions options = {}) {
    options.look = std::chrono::milliseconds{20};
    options.pause = std::chrono::milliseconds{1};
    clock_ = now_;
    engines_ = std::make_unique<engines::Engines>(
        engines::Engines::House{*policy_, *store_, *cache_}, setups_, options,
        [this] { return clock_.load(); }, [this](const engines::Happening& happening) { hear(happening); });
  }
  void dismiss() { engines_.reset(); }

  // Waits until the engines have played on all waiting boards, and then sends the mails.
  void settle() {
    clock_ = now_;
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(120);
    while (waiting() > 0) {
      if (engines_ != nullptr) engines_->wake();
      ASSERT_LT(std::chrono::steady_clock::now(), until) << "boards still wait";
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    send();
  }
  std::uint64_t waiting() {
    return read([](store::Transaction& t) { return t.turns().depth(); }).waiting;
  }
  template <class Holds>
  bool comes_true(Holds&& holds) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!holds()) {
      if (std::chrono::steady_clock::now() > until) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    return true;
  }

  // Sends a challenge and confirms it. Returns the board, or 0 if the challenge is refused.
  GameId challenged(const std::string& player, const std::string& command) {
    const auto last = read([](store::Transaction& t) { return t.games().find({.limit = 1}); });
    write(player, command);
    if (newest(player).reply_to.find("+c.") != std::string::npos) answer(player, "yes");
    const auto now = read([](store::Transaction& t) { return t.games().find({.limit = 1}); });
    if (now.empty() || (!last.empty() && now[0].id == last[0].id)) return 0;
    return now[0].id;
  }
  std::vector<std::string> legal_moves(GameId board) {
    const auto now = game(board);
    std::vector<std::string> moves;
    EXPECT_TRUE(now->board()->legal_moves(now->board()->rules().notation(), moves));
    return moves;
  }
  // The player answers once: rolls, takes, or plays a legal move, which depends on the number of mails
  // written so far.
  void step(const std::string& player, GameId board) {
    const replay::Awaiting awaiting = game(board)->board()->awaiting();
    std::string line = "take";
    if (awaiting == replay::Awaiting::roll) line = "roll";
    if (awaiting == replay::Awaiting::move) {
      const std::vector<std::string> moves = legal_moves(board);
      ASSERT_FALSE(moves.empty());
      line = moves[static_cast<std::size_t>(written_) * 7 % moves.size()];
    }
    ASSERT_EQ(answer(player, line, board), "done") << line << '\n' << newest(player).text;
  }
  void play_out(const std::string& player, GameId board, int most = 1000) {
    settle();
    for (int i = 0; i < most && row(board).state == domain::GameState::active; ++i) {
      ASSERT_NO_FATAL_FAILURE(step(player, board));
      ASSERT_NO_FATAL_FAILURE(settle());
    }
  }

  std::vector<std::pair<engines::Happening::Kind, std::string>> heard() {
    const std::lock_guard lock(mutex_);
    return heard_;
  }
  std::size_t count(engines::Happening::Kind kind) {
    std::size_t sum = 0;
    for (const auto& [each, what] : heard()) sum += each == kind ? 1 : 0;
    return sum;
  }
  void hear(const engines::Happening& happening) {
    const std::lock_guard lock(mutex_);
    heard_.emplace_back(happening.kind, std::string(happening.what));
  }

  std::vector<engines::EngineSetup> setups_;
  std::atomic<Time> clock_{0};
  std::unique_ptr<engines::Engines> engines_;

 private:
  std::mutex mutex_;
  std::vector<std::pair<engines::Happening::Kind, std::string>> heard_;
};

}  // namespace mt::server::test
