// Tests both sides of each protocol together. A client and a front are connected to each other and play whole
// games of every game that the protocol supports. Each position that the front searches must be the current
// position of the game.
#include "engine/chance_player.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/games/table/game_rows.hpp"

#include <deque>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

// Connects a client and a front. Stores the lines that they send in order, and delivers each line after the
// previous line has been handled.
class Pair final : public Host, public Wire, private Watcher {
 public:
  Pair(const Protocol& protocol, const GameSpec& spec)
      : player_(7), front_(protocol.front(spec, *this)), client_(protocol.client(spec)) {}

  Client& client() { return *client_; }
  ChancePlayer& chance() { return player_; }

  // Host
  void say(std::string_view line) override { to_client_.emplace_back(line); }
  Player& player() override { return player_; }
  bool choose_game(const GameSpec& spec) override {
    chosen = spec.name();
    return true;
  }
  void think(const Search& search) override { search_.emplace(search); }
  void limit(const Limits& /*limits*/) override {}
  void stop() override {}
  void quit() override { has_quit = true; }
  // Wire
  void send(std::string_view line) override { to_front_.emplace_back(line); }
  void ready() override { is_ready = true; }
  void found(const FoundLine& line, const Effort& effort) override {
    if (is_searching_)
      front_->found(line, effort);  // our player found the line; the front reports it
    else
      lines.push_back(line);
  }
  void answered(const Answer& given) override { answer = given; }
  void broken(std::string_view how) override { fault = how; }

  // Delivers lines until neither side sends any more.
  void run() {
    while (!to_front_.empty() || !to_client_.empty() || search_) {
      if (!to_client_.empty()) {
        const std::string line = take(to_client_);
        transcript.append("< ").append(line).append("\n");
        client_->hear(line, *this);
      } else if (!to_front_.empty()) {
        const std::string line = take(to_front_);
        transcript.append("> ").append(line).append("\n");
        front_->hear(line);
      } else {
        const Search search = *std::exchange(search_, std::nullopt);
        is_searching_ = true;
        const Answer given =
            player_.think({search.line, search.lines, search.among}, search.limits, *this, {});
        is_searching_ = false;
        last_search.emplace(search);
        front_->answered(given);
      }
    }
  }

  bool is_ready = false;
  bool has_quit = false;
  std::string chosen;
  std::string fault;
  std::string transcript;
  std::vector<FoundLine> lines;
  std::optional<Answer> answer;
  std::optional<Search> last_search;

 private:
  static std::string take(std::deque<std::string>& lines) {
    std::string line = std::move(lines.front());
    lines.pop_front();
    return line;
  }
  ChancePlayer player_;
  std::deque<std::string> to_front_;
  std::deque<std::string> to_client_;
  std::optional<Search> search_;
  bool is_searching_ = false;
  std::unique_ptr<Front> front_;
  std::unique_ptr<Client> client_;
};

// `opening` is the number of plies that are played before the engine is first asked.
void play_game(const Protocol& protocol, const GameSpec& spec, int opening) {
  SCOPED_TRACE(std::string(protocol.name) + " " + spec.name() + " from ply " + std::to_string(opening));
  Pair pair(protocol, spec);
  GameLine line(make_game(spec));
  pair.client().greet(pair);
  pair.run();
  ASSERT_TRUE(pair.is_ready) << pair.transcript;
  pair.is_ready = false;
  pair.client().new_game(line, pair);
  pair.run();
  ASSERT_TRUE(pair.is_ready) << pair.transcript;
  for (int ply = 0; ply < 30; ++ply) {
    std::vector<std::string> legal;
    if (!line.game().legal_moves(line.position(), line.game().notation(), legal) || legal.empty()) break;
    // In games with dice the test has to roll them.
    if (const auto state = line.game().match_state(line.position()); state && !state->dice.rolled()) {
      const Dice dice{static_cast<std::uint8_t>(1 + ply % 6), static_cast<std::uint8_t>(1 + ply / 2 % 6)};
      ASSERT_EQ(line.roll(dice), MatchRefusal::none);
      legal.clear();
      line.game().legal_moves(line.position(), line.game().notation(), legal);
    }
    if (ply < opening) {
      Diagnostic refusal;
      ASSERT_TRUE(line.play(legal[legal.size() / 2], refusal)) << refusal.message;
      continue;
    }
    pair.last_search.reset();
    pair.answer.reset();
    pair.client().think({line}, {.depth = 3}, pair);
    pair.run();
    ASSERT_TRUE(pair.fault.empty()) << pair.fault << "\n" << pair.transcript;
    ASSERT_TRUE(pair.answer) << pair.transcript;
    ASSERT_EQ(pair.answer->kind, Answer::Kind::move) << pair.transcript;
    // The front has searched exactly the current position. It needs no search if only one move is legal.
    ASSERT_TRUE(pair.last_search || legal.size() == 1) << pair.transcript;
    ASSERT_TRUE(!pair.last_search ||
                line.game().same_board(pair.last_search->line.position(), line.position()))
        << pair.transcript;
    Diagnostic refusal;
    ASSERT_TRUE(line.play(pair.answer->move, refusal)) << refusal.message;
  }
  EXPECT_EQ(pair.client().identity().name.substr(0, 6), "Chance");
}

TEST(Pair, PlaysEveryGameOfEveryProtocol) {
  int pairs = 0;
  for (const Protocol* protocol : all_protocols()) {
    if (protocol->front == nullptr || protocol->client == nullptr) continue;
    for (const GameRow& row : game_rows()) {
      const GameSpec spec = spec_of(row);
      if (!protocol->has(spec)) continue;
      ++pairs;
      for (const int opening : {0, 3}) {
        play_game(*protocol, spec, opening);
        if (HasFatalFailure()) return;
      }
    }
  }
  EXPECT_GT(pairs, 20);
}

}  // namespace
}  // namespace mt::engine
