// Suggests what a damaged turn may have meant.
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

// Adds the legal plays whose text is most similar to `written`, character by character. It adds none if more
// than three are equally similar. A single one becomes the hint.
void add_nearest_play(const Position& position, std::string_view written, Diagnostic& why);

// Returns the roll, such as "64", with which the side on roll can play `text`. If several rolls fit, the
// result is the roll that has the most digits in common with `written`. Returns an empty string if no roll
// fits, or if several are equally good.
std::string nearest_dice(const Position& position, const PlayText& text, std::string_view written);

}  // namespace mt::backgammon
