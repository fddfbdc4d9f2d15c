// Reads and writes those words of a match that do not require the rules of the game.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/api/match_action.hpp"
#include "movetext/record/match.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::replay {

std::string score_text(std::uint32_t score);
std::string points_text(std::uint32_t points);
// Returns whether the words are like "Wins 2 points and the match".
bool says_match(std::string_view words);
Flag flag_of(std::optional<bool> value);
// Returns the value of the cube after the next cube action.
std::uint32_t turned_value(const MatchState& before);
// Returns whether an action that was refused for this reason can still be applied.
bool can_stand(MatchRefusal refusal, const MatchState& position);
MatchAction action_of(CubeAction action);
bool are_digits_of_dice(std::string_view text);
std::string dice_fault(std::string_view dice);
// Returns the letters at the beginning of a text.
std::string_view letters_of(std::string_view text);

// The functions below are used only by LiveMatch.
std::string_view resigned_words(int level);
// Returns the size of the dice at the start of "31: 8/5 6/5", or 0 if the text does not start with dice.
std::size_t dice_in_front(std::string_view text);
bool are_thrown(std::string_view text, Dice dice);

}  // namespace mt::replay
