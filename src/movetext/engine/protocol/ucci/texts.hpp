// The words of UCCI 3.0 (Universal Chinese Chess Protocol) where they differ from those of UCI.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/limit_rows.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <optional>
#include <string>

namespace mt::engine::ucci {

// The moves of UCCI.
inline constexpr board::Notation notation = board::Notation::uci;

// Says whether UCCI has words for the moves of the game: h2e2, ranks counted from 0.
bool has_game(const GameSpec& spec);

// Names of options are one word in small letters: "clear_hash" of "Clear Hash".
std::string option_word(std::string_view name);
// "option hash type spin min 1 max 64 default 16".
std::string option_line(const Option& option);
// Reads what stands behind "option"; nothing: it has no name or no known type.
std::optional<Option> read_option(Words& words);

// Hundredths of a horse, as a number alone; a win is 10000 less the plies to it.
std::string score_text(const Score& score);
Score score_of(std::int64_t value);

// Adds " time 1000 increment 10 opptime ..." for the limits; the protocol has one kind of limit at a time.
// Times are in milliseconds, or in seconds.
void write_limits(const Limits& limits, Side side, bool milliseconds, std::string& out);
// The words of the command "go".  A depth of 0 asks for the value of the position alone.
const GoWords& go_words();
// Takes the numbers of the clocks for seconds: they were read as milliseconds.
void count_in_seconds(Limits& limits);

// Returns the number of moves up to the last one that took a man: those before it cannot be repeated.
std::size_t last_capture(const GameLine& line);

}  // namespace mt::engine::ucci
