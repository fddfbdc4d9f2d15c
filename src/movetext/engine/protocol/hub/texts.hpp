// The lines of the Hub protocol, version 2 (Fabien Letouzey, 2017): a command, and arguments NAME=VALUE or
// NAME.
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

  // find() returns nullptr if there is no such argument; an argument without a value has an empty text.
  const std::string* find(std::string_view name) const;
  std::string_view value(std::string_view name) const;
};

// Reads a line. Blanks around "=" and quotes around any value are allowed. Returns false if a quote is not
// closed or a name is missing.
bool read_line(std::string_view text, Line& out);

// Adds " NAME=VALUE", with quotes around a value that needs them. A value cannot contain a quote: it is
// replaced by "'".
void add_argument(std::string_view name, std::string_view value, std::string& out);

// Writes and reads "param name=variant value=normal type=enum values="normal frisian"".
std::string param_line(const Option& option);
std::optional<Option> read_param(const Line& line);

// Returns " depth=7 ...", the arguments of "level" for the limits of that side; empty if there are none.
std::string level_arguments(const Limits& limits, Side side);
// Adds the limits of a line "level ..." to those of the lines before.
void read_level(const Line& line, Limits& limits, LineFaults& faults);
// Returns the limits of such lines for a search of that side.
Limits limits_for(Limits level, Side side);

// Returns "32-28", "28x17x22": from, to, and the captured squares.
std::string move_text(const SquareMove& move);
// Returns the legal move for a text, or nullptr. Captured squares may be in any order.
const SquareMove* find_move(const std::vector<SquareMove>& moves, std::string_view text);

// Write and read a value in men, for the side to move: "0.31".
std::string score_text(const Score& score);
std::optional<Score> read_score(std::string_view text);

// Returns seconds with a fraction: "1.25".
std::string seconds_text(Milliseconds time);

}  // namespace mt::engine::hub
