// Annotations of moves for human readers: glyphs as signs, and comments without the embedded commands, which
// are for programs.
#pragma once
#include "movetext/cli/view/canvas.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::cli::view {

// Appends the sign of a Numeric Annotation Glyph, such as "!" or "\u00B1", or " $123" if it has no sign. The
// numbers up to 139 are those of the PGN Standard (1994), chapter 10; programs have added the higher numbers.
void append_glyph(std::uint32_t nag, Signs signs, std::string& out);

// Returns at most `longest` bytes of the comment, without embedded commands ("[%clk 1:05:00]") and with
// single blanks between its words.
std::string words_of(std::string_view comment, std::size_t longest);

// Returns the value of the first embedded command of that name, "1:05:00" for [%clk 1:05:00]; empty if there
// is none.
std::string_view command_value(std::string_view comment, std::string_view name);

}  // namespace mt::cli::view
