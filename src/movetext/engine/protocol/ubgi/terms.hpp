// The terms of a match, set by the command "newmatch". They also supply the rules that the text of a position
// does not contain.
#pragma once
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::ubgi {

// Returns whether UBGI supports the game. The game must have dice, must belong to the same family as the
// usual variant, and must have a notation with numbers of points.
bool has_game(const GameSpec& spec);
// The variant that is played if none is named.
inline constexpr std::string_view usual_variant = "backgammon";
// Returns the name of the game in UBGI: "hypergammon3".
std::string variant_name(const GameSpec& spec);
// Returns the names in UBGI of all games of the same family.
std::vector<std::string> variant_names(const GameSpec& spec);
// Returns the game with that name in UBGI, or nullopt if the family of `spec` has no such game.
std::optional<GameSpec> variant_named(const GameSpec& spec, std::string_view name);

struct Terms {
  std::uint32_t length = 0;  // points needed to win; 0: money play
  bool crawford = true;
  bool jacoby = true;
  int beavers = 0;    // how often a doubled cube may be turned again
  int max_cube = 10;  // exponent of the largest cube value; 0: the match has no cube
  GameSpec variant;
  friend bool operator==(const Terms&, const Terms&) = default;
};

// Reads the words after "newmatch". Terms that are not mentioned get their usual values. If there is a
// complaint, `terms` is unchanged.
Complaint read_terms(Words& words, Terms& terms);
// Returns "newmatch length 7 ...": the length, and all terms that differ from their usual values.
std::string write_terms(const Terms& terms);
// Returns the terms that the state of a match contains.
Terms terms_of(const GameSpec& spec, const MatchState& state);

// A position that was read from a text. What the text does not contain was set by the terms.
struct Agreed {
  AnyPosition position{};
  int animals = 0;           // how often a doubled cube may be turned again
  bool is_crawford = false;  // the terms make this the Crawford game, and the text does not say otherwise
};
// `leaves_crawford_open`: whether the text leaves open whether this is the Crawford game, even if `position`
// has an assumption about it.
Agreed agree(const AnyGame& game, const AnyPosition& position, const Terms& terms,
             bool leaves_crawford_open = false);
// Returns the start position for the terms, with that side on roll.
Agreed start_of(const AnyGame& game, Side side, const Terms& terms);

}  // namespace mt::engine::ubgi
