#include "movetext/server/play/verify.hpp"

#include "movetext/server/play/dice.hpp"
#include "movetext/server/play/shelf.hpp"

#include <optional>

namespace mt::server {
namespace {

std::optional<std::string> false_dice(const GameRow& row, std::span<const Event> events) {
  for (const Event& event : events) {
    if (event.kind == EventKind::revealed && event.text != row.seed) return "another seed was revealed";
    if (event.kind == EventKind::accepted && !row.seed.empty() && event.text != commitment_of(row.seed))
      return "another seed was committed to";
    if (event.kind != EventKind::rolled) continue;
    const auto dice = dice_of(row.seed, row.id, static_cast<std::uint32_t>(event.a));
    if (event.text != std::to_string(dice[0]) + std::to_string(dice[1]))
      return "roll " + std::to_string(event.a) + " is not what the seed gives";
  }
  return {};
}

// The first difference between a row and what its events make.
std::optional<std::string> difference(const GameRow& row, const Game& game) {
  const auto differs = [](std::string_view what) {
    return "the row has another " + std::string(what) + " than the events";
  };
  if (row.seq != game.seq()) return differs("seq");
  if (row.ply != game.ply()) return differs("number of half-moves");
  if (row.state != game.state()) return differs("state");
  if (row.result != game.result()) return differs("result");
  if (row.board_key != game.board_key()) return differs("position");
  if (row.players[0] != game.player(Side::first) || row.players[1] != game.player(Side::second))
    return differs("player");
  const auto awaited = game.awaited();
  if (row.to_move != (awaited ? game.player(*awaited) : 0)) return differs("side to move");
  const bool over = game.state() == GameState::finished || game.state() == GameState::aborted;
  if (row.deadline != (over ? 0 : game.deadline())) return differs("deadline");
  if (row.terms != to_text(game.terms())) return differs("set of terms");
  return {};
}

}  // namespace

Verified verify(Store& store, const std::function<void(GameId, const std::string&)>& tell) {
  Verified out;
  GameQuery query;
  query.limit = 200;
  for (;;) {
    std::vector<GameRow> rows;
    store.read([&](Transaction& look) { rows = look.games(query); });
    if (rows.empty()) return out;
    query.before = rows.back().id;
    for (const GameRow& each : rows) {
      std::optional<std::string> fault;
      store.read([&](Transaction& look) {
        const GameRow row = look.game(each.id).value_or(each);
        const std::vector<Event> events = look.events(each.id);
        out.events += events.size();
        try {
          const auto game = fold(each.id, events);
          out.moves += game->ply();
          fault = difference(row, *game);
          if (!fault) fault = false_dice(row, events);
        } catch (const StoreError& error) {
          fault = error.what();
        }
      });
      ++out.games;
      if (!fault) continue;
      ++out.faults;
      tell(each.id, *fault);
    }
  }
}

}  // namespace mt::server
