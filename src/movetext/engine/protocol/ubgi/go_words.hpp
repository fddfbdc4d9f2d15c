// The command "go": the decision that is requested, and the limits of the search.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::ubgi {

enum class Kind : std::uint8_t { play, cube, take, resign, eval, ponder };
inline constexpr int kind_count = 6;
std::string_view word_of(Kind kind);
// Returns whether a player with these abilities can answer a "go" for a decision of that kind.
bool answers(const Abilities& abilities, Kind kind);
// Returns which kind of decision has to be made in the position, or nullopt if the game is over.
std::optional<Kind> due_in(const AnyGame& game, const AnyPosition& position);

// The form of a "go", which determines the form of its answer.
enum class Spelling : std::uint8_t {
  standard,
  draft,       // "go role chequer", "go cube" in a draft: "bestcube double"
  draft_turn,  // "go role turn": "bestturn cube=double"
};

struct Order {
  std::optional<Kind> kind{};  // nullopt for the decision that is due
  Limits limits{};
  bool is_endless = false;           // the answer waits for "stop"
  std::optional<int> lines{};        // how many of the best plays to find; 0 means all
  std::vector<std::string> among{};  // the plays to choose from, as written
  Spelling spelling = Spelling::standard;
};

// Reads the words after "go". `side` is the side to act: the word "time" sets the clock of this side.
Complaint read_order(Words& words, const Abilities& abilities, Side side, Order& order);

// Adds " ply 2 movetime 1000 ..." with the limits that the engine supports. Returns false if it supports none
// of the given limits.
bool write_limits(const Limits& limits, const Abilities& abilities, Side side, std::string& out);

// Returns "ply nodes ... infinite": the words of the feature "limit".
std::string limit_words(const Abilities& abilities);
// Reads the words of the feature "limit" of an engine.
void take_limit_words(Words& words, Abilities& abilities);

}  // namespace mt::engine::ubgi
