// What a damaged turn was probably meant to be.
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

// Adds the legal plays whose texts are nearest to `written`, letter by letter, if there are up to three that
// are equally near; one alone is the hint.
void add_nearest_play(const Position& position, std::string_view written, Diagnostic& why);

// The roll with which the side on roll can play `text`, as "64".  Of several the one that has most of the
// digits of `written`; empty if there is none or more than one.
std::string nearest_dice(const Position& position, const PlayText& text, std::string_view written);

}  // namespace mt::backgammon
