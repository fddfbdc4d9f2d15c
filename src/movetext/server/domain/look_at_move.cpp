#include "movetext/server/domain/look_at_move.hpp"

#include "movetext/games/api/any_game.hpp"

#include <string>

namespace mt::server::domain {
namespace {

// Returns the move in the notation of engines, which has no piece letters. Returns an empty text if it is not
// a move in any of the known languages.
std::string without_letters(const AnyGame& rules, const AnyPosition& position, std::string_view text) {
  for (const GameSpec& spec : in_unnamed_letters(rules.spec(), text)) {
    const auto game = make_game(spec);
    AnyPosition after = position;
    std::string plain;
    Diagnostic refusal;
    if (game != nullptr && game->play(after, text, board::Notation::uci, plain, refusal)) return plain;
  }
  return {};
}

}  // namespace

bool look_at_move(const replay::LiveGame& board, std::string_view text, replay::ResolvedMove& move,
                  Diagnostic& refusal) {
  const AnyGame& rules = board.rules();
  if (board.look(text, rules.notation(), move, refusal)) return true;
  const std::string plain = without_letters(rules, board.position(), text);
  Diagnostic other;
  return !plain.empty() && board.look(plain, rules.notation(), move, other);
}

}  // namespace mt::server::domain
