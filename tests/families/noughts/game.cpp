#include "noughts/game.hpp"

#include <array>

namespace mt::noughts {
namespace {

struct Step {
  int x;
  int y;
};
constexpr std::array<Step, 4> directions{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};

// Returns the number of marks in a row that begins at (x, y), in one direction.
int run_length(std::uint32_t marks, int x, int y, Step step) {
  int length = 0;
  while (x >= 0 && x < width && y >= 0 && y < width &&
         (marks >> static_cast<unsigned>(y * width + x) & 1U) != 0) {
    ++length;
    x += step.x;
    y += step.y;
  }
  return length;
}

Diagnostic illegal(std::string_view written, std::string message, Code code = Code::illegal_move) {
  return {code, Severity::error, 0, static_cast<std::uint32_t>(written.size()), std::move(message), {}};
}

}  // namespace

bool has_row(const Rules& rules, std::uint32_t marks) {
  for (int square = 0; square < square_count; ++square)
    for (const Step step : directions)
      if (run_length(marks, square % width, square / width, step) >= rules.in_a_row) return true;
  return false;
}

// See the comment above the class.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
Position Noughts::play(Position position, Move move) const {
  position.marks[static_cast<std::size_t>(position.to_move)] |= 1U << move.square;
  return pass(position);
}

Position Noughts::pass(Position position) const {
  position.to_move = other(position.to_move);
  return position;
}

std::uint64_t Noughts::board_key(const Position& position) const {
  const std::uint64_t both = std::uint64_t{position.marks[0]} << 32U | position.marks[1];
  return (both ^ static_cast<std::uint64_t>(position.to_move) << 63U) * 0x9E37'79B9'7F4A'7C15;
}

Outcome Noughts::settled(const Position& position) const {
  for (const Side side : {Side::first, Side::second})
    if (has_row(rules_, position.of(side)))
      return {.kind = Outcome::Kind::win, .winner = side, .reason = "the row is complete"};
  if (position.is_full()) return {.kind = Outcome::Kind::draw, .reason = "the board is full"};
  return {};
}

bool Noughts::legal_moves(const Position& position, MoveList& moves) const {
  moves.clear();
  if (settled(position).kind != Outcome::Kind::open) return true;
  for (std::uint8_t square = 0; square < square_count; ++square)
    if ((position.occupied() >> square & 1U) == 0) moves.push_back({square});
  return true;
}

// A record may continue after the end of its game, as long as there are empty squares.
bool Noughts::match(const Position& position, const MoveText& text, MoveList& moves,
                    Effort* /*effort*/) const {
  moves.clear();
  if ((position.occupied() >> text.move.square & 1U) == 0) moves.push_back(text.move);
  return true;
}

Diagnostic Noughts::explain(const Position& /*position*/, std::string_view written,
                            const MoveText& /*text*/) const {
  return illegal(written, std::string(written) + " is not legal: there is a mark on that square");
}

Diagnostic Noughts::explain(std::string_view written, Misread /*misread*/) const {
  return illegal(written, std::string(written) + " is not a move: a move is a square, as @c3",
                 Code::move_syntax);
}

// A text names one square, so it is never ambiguous.
Diagnostic Noughts::explain_ambiguity(const Position& position, std::string_view written,
                                      const MoveText& text, const MoveList& /*meant*/) const {
  return explain(position, written, text);
}
// NOLINTEND(readability-convert-member-functions-to-static)

}  // namespace mt::noughts
