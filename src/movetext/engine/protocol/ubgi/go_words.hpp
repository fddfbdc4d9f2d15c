// The command "go": which decision is asked for, and what ends the search.
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
// Says whether a player answers that.
bool answers(const Abilities& abilities, Kind kind);
// Returns the decision that is due; nothing: the game is over.
std::optional<Kind> due_in(const AnyGame& game, const AnyPosition& position);

// How the question was asked, and so how it is answered.
enum class Spelling : std::uint8_t {
  standard,
  draft,       // "go role chequer", "go cube" of a draft that is known to be one: "bestcube double"
  draft_turn,  // "go role turn": "bestturn cube=double"
};

struct Order {
  std::optional<Kind> kind{};  // nothing: the decision that is due
  Limits limits{};
  bool is_endless = false;           // the answer waits for "stop"
  std::optional<int> lines{};        // 0: all
  std::vector<std::string> among{};  // as they were written
  Spelling spelling = Spelling::standard;
};

// Reads what stands behind "go".  `side` acts: "time" is its clock.
Complaint read_order(Words& words, const Abilities& abilities, Side side, Order& order);

// Adds " ply 2 movetime 1000 ..." for the limits among those that the engine knows; false: it knows none of
// them.
bool write_limits(const Limits& limits, const Abilities& abilities, Side side, std::string& out);

// Returns "ply nodes ... infinite": the words of the feature "limit".
std::string limit_words(const Abilities& abilities);
// Takes the words of features of an engine.
void take_limit_words(Words& words, Abilities& abilities);

}  // namespace mt::engine::ubgi
