// The searches of the client: each asks our script inside GNU Backgammon several questions, one at a time,
// and makes an answer of the replies.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/gnubg/replies.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine::gnubg {

struct Settings {
  int depth = 2;             // plies
  int noise = 0;             // thousandths of a point
  std::uint64_t trials = 0;  // games of a rollout; 0: no rollout
  std::uint64_t seed = 1;
  int rollout_plies = 0;
  int truncation = 0;  // plies after which a game of a rollout is evaluated; 0: never
};

// What is searched. `state` is the state of the match in the last position of `line`.
struct Task {
  GameLine line;
  MatchState state{};
  Settings settings{};
  std::size_t lines = 1;             // 0 means all
  std::vector<std::string> among{};  // canonical moves; empty if all are allowed
  bool values_only = false;
  Question::Luck luck = Question::Luck::none;
};

// What searches use to communicate.
class Desk {
 public:
  Desk() = default;
  virtual ~Desk() = default;
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  // Receives an answer without its first word, which repeats the verb. Returns false if the answer does not
  // have its form.
  using Then = std::function<bool(std::string_view words)>;
  // Sends a request. `is_long`: the answer may take more than a second. If `otherwise` is set, it is called
  // when the script is unable to answer; without it, the whole search fails with the reason.
  virtual void ask(std::string_view verb, const std::string& rest, bool is_long, Then then,
                   std::function<void()> otherwise = {}) = 0;
  virtual void found(const FoundLine& line) = 0;
  virtual void answered(Answer answer) = 0;
  virtual void unable(std::string_view why) = 0;

  // Mean equities of opening rolls, by request.
  std::map<std::string, double> opening_means{};

  // Rollouts of plays are kept for the next question, which often concerns the same position.
  void keep_rollout(const std::string& key, RollOutReply reply) {
    constexpr std::size_t most = 1000;
    if (rollouts_.size() >= most) rollouts_.clear();
    rollouts_.insert_or_assign(key, std::move(reply));
  }
  const RollOutReply* known_rollout(const std::string& key) const {
    const auto known = rollouts_.find(key);
    return known == rollouts_.end() ? nullptr : &known->second;
  }

 private:
  std::map<std::string, RollOutReply> rollouts_{};
};

class Search {
 public:
  Search() = default;
  virtual ~Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  virtual void begin() = 0;
  // Answers with what is known. Returns false if too little is known yet.
  virtual bool finish_now() = 0;
};

std::unique_ptr<Search> make_play_search(Task task, Desk& desk);
// Before the roll: the values of the position, and whether to double.
std::unique_ptr<Search> make_double_search(Task task, Desk& desk);
// The answer to a double, beaver or raccoon.
std::unique_ptr<Search> make_take_search(Task task, Desk& desk);
std::unique_ptr<Search> make_resignation_search(Task task, Desk& desk);

// Parts of several searches.

// Asks for the values of positions. `ids` begins with a blank. `terms` are those of the side on roll.
void ask_values(Desk& desk, const Settings& settings, int plies, const std::string& terms,
                const std::string& ids, std::size_t positions,
                const std::function<void(const ValuesReply& reply)>& then);
// Returns the words of a request that depend on the settings.
std::string roll_out_words(const Settings& settings);
// Asks for a rollout; `rest` are the words from TERMS on. `otherwise` is called if it is not possible.
void ask_roll_out(Desk& desk, const Settings& settings, const std::string& rest, std::size_t rows,
                  const std::function<void(const RollOutReply& reply)>& then,
                  const std::function<void()>& otherwise);
// Returns a line with an equity.
FoundLine line_of(double equity, int plies, const MatchState& state, const Scale& scale);
void add_chances(const Chances& chances, FoundLine& line);
// Returns a line with the values of a rollout.
FoundLine line_of(const RolledOut& rolled, std::uint64_t trials, const MatchState& state, const Scale& scale);

}  // namespace mt::engine::gnubg
