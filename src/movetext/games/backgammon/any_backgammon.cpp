#include "movetext/games/backgammon/any_backgammon.hpp"

#include "movetext/games/backgammon/board_text.hpp"
#include "movetext/games/backgammon/drawing.hpp"
#include "movetext/games/backgammon/perft.hpp"
#include "movetext/games/backgammon/rows.hpp"

namespace mt {
namespace {

// The name of the drawing that shows the board from the other side of the table.
constexpr std::string_view board_flipped = "board-flipped";

}  // namespace

bool BackgammonGame::knows(board::Notation notation) const {
  return notation == board::Notation::points || notation == board::Notation::expanded;
}

bool BackgammonGame::same_board(const AnyPosition& a, const AnyPosition& b) const {
  const auto first = at(a);
  const auto second = at(b);
  return first.board == second.board && first.on_roll == second.on_roll;
}

std::uint64_t BackgammonGame::board_key(const AnyPosition& position) const {
  const auto here = at(position);
  auto key = static_cast<std::uint64_t>(here.on_roll);
  for (const backgammon::Counters own : here.board.sides)
    for (const int shift : {0, 64})
      key = (key ^ static_cast<std::uint64_t>(own >> shift)) * 0x9E37'79B9'7F4A'7C15;
  return key;
}

bool BackgammonGame::parse_position(std::string_view text, AnyPosition& out,
                                    std::vector<Diagnostic>& notes) const {
  const auto read = backgammon::parse_position(game_.rules(), text, notes);
  if (!read) return false;
  out = before_end(read->position);
  if (*read->rules != game_.rules())
    notes.push_back({Code::odd_position, Severity::warning, 0, static_cast<std::uint32_t>(text.size()),
                     "this is a position of " + std::string(read->rules->name) +
                         ", but it is read as one of " + std::string(game_.rules().name),
                     "--game " + std::string(read->rules->name)});
  return true;
}

std::vector<std::string_view> BackgammonGame::position_notations() const {
  std::vector<std::string_view> names;
  names.reserve(backgammon::position_notation_count + 1);
  for (int i = 0; i < backgammon::position_notation_count; ++i)
    names.push_back(name(static_cast<backgammon::PositionNotation>(i)));
  names.push_back(board_flipped);
  return names;
}

bool BackgammonGame::write_position(const AnyPosition& position, std::string_view notation,
                                    std::string& out) const {
  if (notation == board_flipped) {
    write_board_text(game_.rules(), at(position), {.flip = true}, out);
    return true;
  }
  const auto known = backgammon::find_position_notation(notation);
  std::vector<Diagnostic> losses;
  return known && backgammon::write_position(game_.rules(), at(position), *known, out, losses);
}

void BackgammonGame::position_losses(const AnyPosition& position, std::string_view notation,
                                     std::vector<Diagnostic>& notes) const {
  std::string ignored;
  if (const auto known = backgammon::find_position_notation(notation))
    backgammon::write_position(game_.rules(), at(position), *known, ignored, notes);
}

board::Diagram BackgammonGame::diagram(const AnyPosition& position) const {
  return backgammon::drawing_of(at(position));
}

Result<std::uint64_t> BackgammonGame::perft(const AnyPosition& position, int depth) const {
  const auto [here, result] = ended_position(position);
  if (depth > 0 && result.kind == backgammon::GameResult::Kind::dropped) return 0;
  depth = std::min(depth, backgammon::max_perft_depth);
  if (depth > 0 && here.dice.rolled()) return perft_of_roll(here.board, here.on_roll, here.dice, depth);
  return backgammon::perft(here.board, here.on_roll, depth);
}

}  // namespace mt
