// The answers of our script inside GNU Backgammon (serve.py).
#pragma once
#include "movetext/engine/api/found.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::gnubg {

// The values of a position for the side on roll. Equities are in units of the cube.
struct Values {
  double optimal = 0;  // after the best decision about a double
  double no_double = 0;
  double double_take = 0;
  std::optional<Chances> chances{};
};

// The chances to win the match after the loss and after the win of the cube. In money play they have no
// meaning.
struct Scale {
  double loss = 0;
  double win = 1;
  // Returns the chance to win the match at an equity.
  double chance(double equity) const { return loss + (win - loss) * (equity + 1) / 2; }
  // Returns the equity at a chance to win the match, or 0 if the cube does not change this chance.
  double equity(double chance) const {
    return win - loss < 1e-9 ? 0 : (2 * chance - win - loss) / (win - loss);
  }
};

struct ValuesReply {
  Scale scale{};
  std::vector<Values> positions{};
};

struct ListedPlay {
  double equity = 0;
  std::string move{};  // as GNU Backgammon writes it
};

// The values of a rollout, with their standard errors.
struct RolledOut {
  Chances chances{};
  double cubeless = 0;
  double cubeful = 0;  // money: the equity; match: the chance to win the match
  double cubeful_error = 0;
};

struct RollOutReply {
  Scale scale{};
  std::vector<RolledOut> rows{};
};

// Each function reads an answer after its first word. It returns nullopt if the answer does not have the form
// that serve.py describes, or has another number of values than was asked for.
std::optional<ValuesReply> read_values(std::string_view text, std::size_t positions, bool with_chances);
std::optional<std::vector<ListedPlay>> read_plays(std::string_view text);
std::optional<std::vector<double>> read_numbers(std::string_view text, std::size_t count);
std::optional<RollOutReply> read_roll_out(std::string_view text, std::size_t rows);

}  // namespace mt::engine::gnubg
