#include "movetext/server/engines/situation.hpp"

#include "movetext/server/domain/start_array.hpp"

#include <memory>
#include <utility>

namespace mt::server::engines {
namespace {

// Returns the position alone for games with dice, and otherwise all moves up to it, because repetitions
// count.
engine::GameLine line_of(const domain::Game& game) {
  const replay::LiveGame& board = *game.board();
  std::shared_ptr<const AnyGame> rules = make_game(board.rules().spec());
  const auto start = board.position_at(0);
  if (game.has_dice() || !start) return {std::move(rules), board.position()};
  engine::GameLine line = game.terms().start.empty() ? engine::GameLine(std::move(rules))
                                                     : engine::GameLine(std::move(rules), *start);
  for (std::uint32_t ply = 1; ply <= game.ply(); ++ply)
    line.add(game.moves()[ply - 1].text, *board.position_at(ply));
  return line;
}

}  // namespace

std::optional<Situation> situation_of(const domain::Game& game, Side seat) {
  if (!domain::waits_for(game, seat)) return {};
  Situation out{.line = line_of(game)};
  out.game = game.id();
  out.ply = game.ply();
  out.seq = game.seq();
  out.counts = domain::is_for_ratings(game.terms());
  out.is_turn = game.awaited() == seat;
  out.awaiting = game.board()->awaiting();
  out.may_double = game.board()->may_double();
  out.largest_loss = game.board()->largest_loss(seat);
  out.moves_made = game.moves_made(seat);
  out.offer = domain::offered_to(game, seat);
  return out;
}

}  // namespace mt::server::engines
