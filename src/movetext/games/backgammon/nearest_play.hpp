// Finds the probable meaning of a damaged turn.
//
//   Diagnostic why = explain_misreading(written, misread);
//   add_nearest_play(position, written, why);     // "...; near: 8/5 6/5", and the hint
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/backgammon/play_text.hpp"
#include "movetext/games/backgammon/position.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Adds the legal plays whose texts are most similar to `written`, character by character, if at most three
// are equally similar; a single one becomes the hint.
void add_nearest_play(const Position& position, std::string_view written, Diagnostic& why);

// Returns the roll with which the side on roll can play `text`, such as "64". Of several rolls it takes the
// one with most of the digits of `written`. Returns an empty string if there is none or no unique one.
std::string nearest_dice(const Position& position, const PlayText& text, std::string_view written);

}  // namespace mt::backgammon
