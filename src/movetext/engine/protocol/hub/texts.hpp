// The lines of the Hub protocol, version 2 (Fabien Letouzey, 2017). A line is a command with arguments,
// NAME=VALUE or NAME.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/limit_rows.hpp"
#include "movetext/engine/protocol/api/square_moves.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::engine::hub {

struct Line {
  std::string command{};
  std::vector<std::pair<std::string, std::string>> arguments{};

  // find() returns nullptr if there is no argument of that name, and an empty text for an argument without a
  // value.
  const std::string* find(std::string_view name) const;
  std::string_view value(std::string_view name) const;
};

// Reads a line. Blanks around "=" and quotes around any value are allowed. Returns false if a quote is not
// closed or if a name is missing.
bool read_line(std::string_view text, Line& out);

// Adds " NAME=VALUE". A value that needs quotes is put in quotes. A value cannot contain a double quote, so
// each one is replaced by "'".
void add_argument(std::string_view name, std::string_view value, std::string& out);

// Writes and reads "param name=variant value=normal type=enum values="normal frisian"".
std::string param_line(const Option& option);
std::optional<Option> read_param(const Line& line);

// Returns the arguments of "level" for the limits of a side, " depth=7 ...", or an empty string if there are
// none.
std::string level_arguments(const Limits& limits, Side side);
// Adds the limits of a line "level ..." to the limits of earlier lines.
void read_level(const Line& line, Limits& limits, LineFaults& faults);
// Converts the limits of lines "level" to limits for a search of that side.
Limits limits_for(Limits level, Side side);

// Returns the squares of a move: from, to, and the captured squares; "32-28", "28x17x22".
std::string move_text(const SquareMove& move);
// Returns the legal move with that text, or nullptr. The captured squares may be in any order.
const SquareMove* find_move(const std::vector<SquareMove>& moves, std::string_view text);

// These functions write and read a value in men, from the view of the side to move: "0.31".
std::string score_text(const Score& score);
std::optional<Score> read_score(std::string_view text);

// Returns seconds with a fraction: "1.25".
std::string seconds_text(Milliseconds time);

}  // namespace mt::engine::hub
