// The words of UCCI 3.0 (Universal Chinese Chess Protocol) that differ from the words of UCI.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/limit_rows.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/uci/dialect.hpp"

#include <optional>
#include <string>

namespace mt::engine::ucci {

// The notation of UCCI's moves.
inline constexpr board::Notation notation = board::Notation::uci;

// Returns whether UCCI has a notation for the moves of the game: h2e2, with ranks counted from 0.
bool has_game(const GameSpec& spec);

// Returns the name of an option as one word in small letters: "clear_hash" for "Clear Hash".
std::string option_word(std::string_view name);
// Returns "option hash type spin min 1 max 64 default 16".
std::string option_line(const Option& option);
// Reads the words after "option". Returns nullopt if the name is missing, or if the type is missing or
// unknown.
std::optional<Option> read_option(Words& words);

// These functions write and read a value as a plain number, in hundredths of a horse. A win is 10000 minus
// the plies until the win.
std::string score_text(const Score& score);
Score score_of(std::int64_t value);
// Reads the words after "score", with or without UCI's word "cp", which some engines use.
std::optional<Score> read_score(Words& words);

// Adds " time 1000 increment 10 opptime ..." for the limits. The protocol allows only one kind of limit in a
// search. Times are in milliseconds if `milliseconds`, else in seconds.
void write_limits(const Limits& limits, Side side, bool milliseconds, std::string& out);
// The words of the command "go". A depth of 0 asks only for the value of the position.
const GoWords& go_words();
// Corrects clocks whose numbers are seconds but were read as milliseconds.
void count_in_seconds(Limits& limits);

// Returns the number of moves up to the last capture. Positions before it cannot be repeated.
std::size_t last_capture(const GameLine& line);

inline constexpr uci::Dialect dialect{
    .greeting = "ucci",
    .greeted = "ucciok",
    .has_version_line = true,
    .remark = "message",
    .no_move = "nobestmove",
    .resignation = "resign",
    .go_words = go_words,
    .option_line = option_line,
    .read_option = read_option,
    .read_score = read_score,
};

}  // namespace mt::engine::ucci
