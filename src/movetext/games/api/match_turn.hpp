// How a turn of a match is written as one move:
//   "31: 8/5 6/5"  a roll and its play
//   "31:"          a roll alone: it puts the dice on the table, and the play is a separate move
//   "double"       an action with the cube
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
// Returns the word for an action other than a roll: a word of `cube_words`, or "resign 2", "accept",
// "reject".
std::string_view word_of(MatchAction action);
// Returns the row of `cube_words` with this text, in either case, or nullptr.
const CubeWord* find_cube_word_of_turn(std::string_view text);

// The text of a turn whose roll cannot be played.
inline constexpr std::string_view no_play_words = "no play";

// Size of a roll in bytes: "31:".
inline constexpr std::size_t roll_size = 3;
// Returns whether a word has the form of a roll, even if the dice are impossible.
bool is_roll_word(std::string_view word);
// Returns the dice of a word, or nullopt if it is not a roll or the dice are impossible.
std::optional<Dice> dice_of_roll(std::string_view word);
// Returns "31:", the larger die first.
std::string roll_text(Dice dice);

// Returns the end of the turn that begins at `begin` in a line of moves: a turn with a roll includes the play
// after the roll, and a play ends at the next roll or cube action.
std::size_t turn_end(std::string_view moves, std::size_t begin);

}  // namespace mt
