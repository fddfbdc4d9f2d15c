// What was agreed before a match: the command "newmatch", and what a position leaves open.
#pragma once
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::ubgi {

// Says whether UBGI has words for the game: it is of the family of the usual variant, which has dice and a
// cube and is written in points.
bool has_game(const GameSpec& spec);
// The variant that is played if none is named.
inline constexpr std::string_view usual_variant = "backgammon";
// Returns the game as UBGI names it: "hypergammon3".
std::string variant_name(const GameSpec& spec);
// Returns the games that have the same family, as UBGI names them.
std::vector<std::string> variant_names(const GameSpec& spec);
// Nothing: there is no such game in the family of `spec`.
std::optional<GameSpec> variant_named(const GameSpec& spec, std::string_view name);

struct Terms {
  std::uint32_t length = 0;  // points that win; 0: money play
  bool crawford = true;
  bool jacoby = true;
  int beavers = 0;    // how often a doubled cube may be turned again
  int max_cube = 10;  // exponent of the largest value; 0: there is no cube
  GameSpec variant;
  friend bool operator==(const Terms&, const Terms&) = default;
};

// Reads what stands behind "newmatch"; what is not said has its usual value.  `terms` is changed only
// without a complaint.
Complaint read_terms(Words& words, Terms& terms);
// Returns "newmatch length 7 ...": all that differs from the usual values, and the length.
std::string write_terms(const Terms& terms);
// Returns the terms that a state of a match shows.
Terms terms_of(const GameSpec& spec, const MatchState& state);

// A position with what its text leaves open taken from the terms.
struct Agreed {
  AnyPosition position{};
  int animals = 0;           // how often a doubled cube may be turned again
  bool is_crawford = false;  // the terms make it the Crawford game, the text does not say so
};
Agreed agree(const AnyGame& game, const AnyPosition& position, const Terms& terms);
// Returns the start position of the terms, with that side on roll.
Agreed start_of(const AnyGame& game, Side side, const Terms& terms);

}  // namespace mt::engine::ubgi
