// How a turn of a match is written as one move: a roll and the play of it, "31: 8/5 6/5"; a roll alone,
// "31:", which puts the dice on the table, so that the play is a move by itself; and the cube, "double".
#pragma once
#include "movetext/games/api/dice.hpp"
#include "movetext/games/api/match_action.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt {

struct CubeWord {
  std::string_view word;
  MatchAction action;
};
inline constexpr auto cube_words = std::to_array<CubeWord>({{"double", MatchAction::offer_double},
                                                            {"take", MatchAction::take},
                                                            {"drop", MatchAction::drop},
                                                            {"beaver", MatchAction::beaver},
                                                            {"raccoon", MatchAction::raccoon}});
// Returns the word of an action that is no roll: one of these, or "resign 2", "accept", "reject".
std::string_view word_of(MatchAction action);
// nullptr: `text` is none of them, in letters of either case.
const CubeWord* find_cube_word_of_turn(std::string_view text);

// Where nothing can be played with a roll.
inline constexpr std::string_view no_play_words = "no play";

// Bytes of a roll, "31:".
inline constexpr std::size_t roll_size = 3;
// Whether a word is a roll; dice that there are not count as well.
bool is_roll_word(std::string_view word);
// The dice of such a word; nothing: it is none, or there are no such dice.
std::optional<Dice> dice_of_roll(std::string_view word);
// "31:", the larger die first.
std::string roll_text(Dice dice);

// Where the turn ends that begins at `begin` of a line of moves: a roll goes as far as the play behind it,
// and a play as far as the next roll or turn of the cube.
std::size_t turn_end(std::string_view moves, std::size_t begin);

}  // namespace mt
