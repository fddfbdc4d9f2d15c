// Defines the named variants, one row for each.
//
// `start` and `checkers` follow the variations "standard", "nackgammon" and "1-chequer hypergammon" to
// "3-chequer hypergammon" of GNU Backgammon 1.07. The values of longgammon follow eXtreme Gammon 2.
// `variation` is the value of the tag Variation in the .mat files of eXtreme Gammon 2. Neither document has
// articles. `name` and `aliases` are words that users type.
#pragma once
#include "movetext/games/backgammon/rules.hpp"

namespace mt::backgammon::rows {

inline constexpr Rules backgammon{
    .name = "backgammon",
    .variation = "Backgammon",
    .aliases = {"standard", "bg"},
    .start = {{{24, 2}, {13, 5}, {8, 3}, {6, 5}}},
};

// Nack Ballard's start array moves two more checkers to the back.
inline constexpr Rules nackgammon{
    .name = "nackgammon",
    .variation = "NackGammon",
    .aliases = {"nack"},
    .start = {{{24, 2}, {23, 2}, {13, 4}, {8, 3}, {6, 4}}},
};

// Hypergammon has one, two or three checkers on each side.
inline constexpr Rules hypergammon1{
    .name = "hypergammon1",
    .variation = "HyperGammon (1)",
    .aliases = {"hyper-gammon-1", "1-chequer-hypergammon"},
    .checkers = 1,
    .start = {{{24, 1}}},
};
inline constexpr Rules hypergammon2{
    .name = "hypergammon2",
    .variation = "HyperGammon (2)",
    .aliases = {"hyper-gammon-2", "2-chequer-hypergammon"},
    .checkers = 2,
    .start = {{{24, 1}, {23, 1}}},
};
inline constexpr Rules hypergammon3{
    .name = "hypergammon3",
    .variation = "HyperGammon (3)",
    .aliases = {"hypergammon", "hyper-gammon-3", "3-chequer-hypergammon"},
    .checkers = 3,
    .start = {{{24, 1}, {23, 1}, {22, 1}}},
};

// In longgammon all checkers start at the far end.
inline constexpr Rules longgammon{
    .name = "longgammon",
    .variation = "LongGammon",
    .aliases = {"long"},
    .start = {{{24, 15}}},
};

inline constexpr std::array<const Rules*, 6> all{&backgammon,   &nackgammon,   &hypergammon1,
                                                 &hypergammon2, &hypergammon3, &longgammon};

}  // namespace mt::backgammon::rows

namespace mt::backgammon {

// Returns the variant with this name, alias or tag Variation, in upper or lower case. Returns nullptr if
// there is none.
const Rules* find_rules(std::string_view name);

}  // namespace mt::backgammon
