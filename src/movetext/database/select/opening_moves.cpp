#include "movetext/database/select/opening_moves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace mt::database {
namespace {

constexpr std::size_t most_positions = 64;

bool is_move(const AnyGame& game, const AnyPosition& before, const replay::SoughtMove& move,
             const AnyPosition& after) {
  return move.choices.empty() || std::ranges::any_of(move.choices, [&](const std::string& text) {
           return game.leads(before, text, after);
         });
}

// Returns the positions to which the move leads from one of the positions.
std::vector<AnyPosition> play(const AnyGame& game, const std::vector<AnyPosition>& from,
                              const replay::SoughtMove& move) {
  std::vector<AnyPosition> out;
  std::vector<std::string> texts;
  std::vector<AnyPosition> next;
  for (const AnyPosition& before : from) {
    if (!game.next_positions(before, game.notation(), texts, next)) return {};
    for (const AnyPosition& after : next)
      if (is_move(game, before, move, after)) out.push_back(after);
  }
  return out;
}

}  // namespace

std::vector<AnyPosition> positions_after(const AnyGame& game,
                                         const std::vector<replay::SoughtMove>& sequence) {
  if (game.start_count() != 1 || game.match_state(game.start())) return {};
  std::vector<AnyPosition> reached{game.start()};
  std::uint32_t label = 2 * game.move_number(reached.front());  // of the next move (SoughtMove::label)
  std::size_t moves = 0;
  for (const replay::SoughtMove& move : sequence) {
    const bool follows = move.label > 0 ? move.label == label : !move.after_gap;
    std::vector<AnyPosition> next = follows ? play(game, reached, move) : std::vector<AnyPosition>();
    if (next.empty() || next.size() > most_positions) break;
    reached = std::move(next);
    ++label;
    ++moves;
  }
  return moves == 0 ? std::vector<AnyPosition>() : reached;
}

}  // namespace mt::database
