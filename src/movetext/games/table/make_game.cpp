#include "movetext/games/table/backgammon_game.hpp"
#include "movetext/games/table/chess_game.hpp"
#include "movetext/games/table/draughts_game.hpp"

namespace mt {

// By the texts of the moves: a canonical one names exactly one move, so none is refused.
bool AnyGame::next_positions(const AnyPosition& position, board::Notation notation,
                             std::vector<std::string>& moves, std::vector<AnyPosition>& after) const {
  if (!legal_moves(position, notation, moves)) return false;
  std::string canonical;
  for (const std::string& move : moves) {
    Diagnostic refusal;
    AnyPosition& next = after.emplace_back(position);
    if (!play(next, move, notation, canonical, refusal)) return false;
  }
  return true;
}

std::unique_ptr<const AnyGame> make_game(const GameSpec& spec) {
  if (spec.as_backgammon() != nullptr) return std::make_unique<BackgammonGame>(spec);
  if (spec.as_chess() != nullptr) return std::make_unique<ChessGame>(spec);
  const int bits = draughts::bits_needed(*spec.as_draughts());
  if (bits <= set_bits<Set64>) return std::make_unique<DraughtsGame<Set64>>(GameKind::draughts64, spec);
  if (bits <= set_bits<Set128>) return std::make_unique<DraughtsGame<Set128>>(GameKind::draughts128, spec);
  return std::make_unique<DraughtsGame<Set256>>(GameKind::draughts256, spec);
}

}  // namespace mt
