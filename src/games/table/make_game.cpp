#include "movetext/games/table/backgammon_game.hpp"
#include "movetext/games/table/chess_game.hpp"
#include "movetext/games/table/draughts_game.hpp"

namespace mt {

std::unique_ptr<const AnyGame> make_game(const GameSpec& spec) {
  if (spec.as_backgammon() != nullptr) return std::make_unique<BackgammonGame>(spec);
  if (spec.as_chess() != nullptr) return std::make_unique<ChessGame>(spec);
  const int bits = draughts::bits_needed(*spec.as_draughts());
  if (bits <= set_bits<Set64>) return std::make_unique<DraughtsGame<Set64>>(GameKind::draughts64, spec);
  if (bits <= set_bits<Set128>) return std::make_unique<DraughtsGame<Set128>>(GameKind::draughts128, spec);
  return std::make_unique<DraughtsGame<Set256>>(GameKind::draughts256, spec);
}

}  // namespace mt
