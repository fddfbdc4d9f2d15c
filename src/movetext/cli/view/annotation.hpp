// What annotators add to moves, as a reader wants to see it: glyphs as signs, comments without the commands
// for programs that stand in them.
#pragma once
#include "movetext/cli/view/canvas.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::cli::view {

// Appends the sign of a Numeric Annotation Glyph, "!" or "\u00B1"; " $123" if it has none.  The numbers are
// those of the PGN Standard (1994), chapter 10, and of the programs that went on after 139.
void append_glyph(std::uint32_t nag, Signs signs, std::string& out);

// Returns the comment without embedded commands ("[%clk 1:05:00]") and with single blanks between its words;
// at most `longest` bytes of it.
std::string words_of(std::string_view comment, std::size_t longest);

// Returns what the first embedded command of that name says, "1:05:00" of [%clk 1:05:00]; empty if there is
// none.
std::string_view command_value(std::string_view comment, std::string_view name);

}  // namespace mt::cli::view
