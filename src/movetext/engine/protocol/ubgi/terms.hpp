// The agreements before a match: the command "newmatch", and everything that a position leaves open.
#pragma once
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::ubgi {

// Returns whether UBGI supports the game: it belongs to the family of the usual variant, which has dice and a
// cube and is written in points.
bool has_game(const GameSpec& spec);
// The variant used if none is named.
inline constexpr std::string_view usual_variant = "backgammon";
// Returns UBGI's name of the game: "hypergammon3".
std::string variant_name(const GameSpec& spec);
// Returns UBGI's names of the games of the same family.
std::vector<std::string> variant_names(const GameSpec& spec);
// Returns nullopt if there is no such game in the family of `spec`.
std::optional<GameSpec> variant_named(const GameSpec& spec, std::string_view name);

struct Terms {
  std::uint32_t length = 0;  // points that win; 0 means money play
  bool crawford = true;
  bool jacoby = true;
  int beavers = 0;    // how often a doubled cube may be turned again
  int max_cube = 10;  // exponent of the largest value; 0 means that the match has no cube
  GameSpec variant;
  friend bool operator==(const Terms&, const Terms&) = default;
};

// Reads the words after "newmatch"; terms that are not mentioned get their usual value. On a complaint
// `terms` is unchanged.
Complaint read_terms(Words& words, Terms& terms);
// Returns "newmatch length 7 ...": the length, and all terms that differ from their usual values.
std::string write_terms(const Terms& terms);
// Returns the terms contained in a state of a match.
Terms terms_of(const GameSpec& spec, const MatchState& state);

// A position, with the terms in place of everything that its text leaves open.
struct Agreed {
  AnyPosition position{};
  int animals = 0;           // how often a doubled cube may be turned again
  bool is_crawford = false;  // by the terms, since the text does not specify it
};
Agreed agree(const AnyGame& game, const AnyPosition& position, const Terms& terms);
// Returns the start position for the terms, with that side on roll.
Agreed start_of(const AnyGame& game, Side side, const Terms& terms);

}  // namespace mt::engine::ubgi
