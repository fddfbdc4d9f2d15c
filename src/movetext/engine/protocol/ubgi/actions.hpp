// The events of a game, in the words of UBGI: "31", "8/5 6/5", "double", "resign 2".
//
//   Words words("31 8/5 6/5 double take");
//   while (!words.empty())
//     if (const Complaint complaint = play_action(words, 0, line)) ...
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::ubgi {

inline constexpr std::string_view no_move = "nomove";

// Reads "31". Returns nullopt if the word is not a roll.
std::optional<Dice> dice_of(std::string_view word);

// Takes the steps of one play, at most four, or "nomove". Returns an empty string if the next word is neither
// a step nor "nomove".
std::string take_play(Words& words);
// Returns the play with those steps, in the notation of the records. If it is illegal in the position,
// returns nullopt with the reason in `why`.
std::optional<std::string> legal_play(const AnyGame& game, const AnyPosition& position, std::string_view play,
                                      Complaint& why);

// Takes one action and plays it. `animals` is how often a doubled cube may be turned again (beaver, raccoon
// ...). If a complaint is returned, the line is unchanged, and only the words that were understood have been
// taken.
Complaint play_action(Words& words, int animals, GameLine& line);
// Takes and plays all actions. If the third action is wrong, the first two have been played on the line, and
// the complaint begins with "action 3".
Complaint play_actions(Words& words, int animals, GameLine& line);

// Returns the steps of a play with the dice of the position: "bar/22 6/off", "nomove". Returns an empty
// string if the play is illegal.
std::string play_words(const AnyGame& game, const AnyPosition& position, std::string_view play);
// Returns a move of a game line as one or two actions ("31 8/5 6/5"), and plays it on `position`. Returns an
// empty string if the move is illegal.
std::string action_words(const AnyGame& game, AnyPosition& position, std::string_view move);

}  // namespace mt::engine::ubgi
