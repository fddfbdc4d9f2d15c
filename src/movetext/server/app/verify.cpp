#include "movetext/server/app/verify.hpp"

#include "movetext/server/app/dice.hpp"
#include "movetext/server/app/game_cache.hpp"

#include <optional>
#include <utility>

namespace mt::server::app {
namespace {

std::optional<std::string> false_dice(const store::BoardRow& row, std::span<const domain::GameEvent> events) {
  for (const domain::GameEvent& event : events) {
    if (event.kind == domain::GameEventKind::revealed && event.text != row.seed)
      return "the seed that was revealed to the players differs from the seed stored for the board";
    if (event.kind == domain::GameEventKind::accepted && !row.seed.empty() &&
        event.text != commitment_of(row.seed))
      return "the commitment that was sent to the players does not belong to the seed stored for the board";
    if (event.kind != domain::GameEventKind::rolled) continue;
    const auto dice = dice_of(row.seed, row.id, static_cast<std::uint32_t>(event.a));
    if (event.text != std::to_string(dice[0]) + std::to_string(dice[1]))
      return "roll " + std::to_string(event.a) + " does not match the seed";
  }
  return {};
}

// Returns the first difference between a row and the game that was built from its events.
std::optional<std::string> difference(const store::BoardRow& row, const domain::Game& game) {
  const auto differs = [](std::string_view what) {
    return "the row and the events differ in the " + std::string(what);
  };
  if (row.seq != game.seq()) return differs("number of events");
  if (row.ply != game.ply()) return differs("number of half-moves");
  if (row.state != game.state()) return differs("state");
  if (row.result != game.result()) return differs("result");
  if (row.board_key != game.board_key()) return differs("position");
  if (row.players[0] != game.player(Side::first) || row.players[1] != game.player(Side::second))
    return differs("players");
  const auto awaited = game.awaited();
  if (row.to_move != (awaited ? game.player(*awaited) : 0)) return differs("side to move");
  const bool over = game.state() == domain::GameState::finished || game.state() == domain::GameState::aborted;
  if (row.deadline != (over ? 0 : game.deadline())) return differs("deadline");
  if (row.wake != (over ? 0 : game.wake())) return differs("time of the next clock check");
  if (row.finished != game.finished()) return differs("end of the game");
  if (row.rating_class != domain::rating_class(game.terms())) return differs("rating class");
  if (row.terms != domain::to_text(game.terms())) return differs("terms");
  return {};
}

// Checks one board. Returns its first fault, and adds what was read to `counted`.
std::optional<std::string> fault_of(store::Transaction& look, GameId id, Verified& counted) {
  try {
    const std::vector<domain::GameEvent> events = look.games().events(id);
    counted.events += events.size();
    const auto row = look.games().get(id);
    if (!row) return "there are " + std::to_string(events.size()) + " events, but no row of the game";
    const auto game = fold(id, events);
    counted.moves += game->ply();
    auto fault = difference(*row, *game);
    return fault ? std::move(fault) : false_dice(*row, events);
  } catch (const store::Unreadable& error) {
    return error.what();
  }
}

}  // namespace

Verified verify(store::Store& store, const std::function<void(GameId, const std::string&)>& tell) {
  constexpr std::uint32_t at_once = 200;
  Verified out;
  std::vector<GameId> boards;
  do {
    const GameId last = boards.empty() ? 0 : boards.back();
    store.read([&](store::Transaction& look) { boards = look.games().ids(last, at_once); });
    for (const GameId id : boards) {
      std::optional<std::string> fault;
      store.read([&](store::Transaction& look) { fault = fault_of(look, id, out); });
      ++out.games;
      if (!fault) continue;
      ++out.faults;
      tell(id, *fault);
    }
  } while (!boards.empty());
  return out;
}

}  // namespace mt::server::app
