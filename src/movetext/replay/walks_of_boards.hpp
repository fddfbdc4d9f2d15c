// The loops over the moves of a family's games, instantiated for its types.
//
// T is a struct of the family (games/FAMILY/typed.hpp): T::visit(any, v) calls v with the game in its own
// type, which is a Game (games/api/game.hpp) or a MatchGame.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/legality_walk.hpp"
#include "movetext/replay/live_board_game.hpp"
#include "movetext/replay/notation_of_record.hpp"
#include "movetext/replay/replayer.hpp"
#include "movetext/replay/walks.hpp"

#include <algorithm>

namespace mt::replay {

// Returns the game `any` as an object of the type G of `like`. G must be the type that `any` was made with.
template <Game G>
const G& as_type_of(const G& /*like*/, const AnyGame& any) {
  return static_cast<const FamilyGame<G>&>(any).rules();
}

template <Game G>
bool play_text(const G& game, typename G::Position& position, std::string_view text) {
  typename G::Position after = position;
  typename G::PlainMove plain;
  if (game.play_plain(position, text, plain, after)) {
    position = after;
    return true;
  }
  typename G::MoveText read;
  typename G::MoveList moves;
  if (game.read(text, read, std::nullopt) || !match_either(game, position, text, read, moves) ||
      moves.size() != 1)
    return false;
  position = game.play(position, moves.front());
  return true;
}

template <Game G>
std::optional<AnyPosition> end_of_line(const G& game, std::string_view moves) {
  typename G::Position position = game.start();
  for (std::size_t at = 0; at < moves.size();) {
    const std::size_t end = std::min(moves.find(' ', at), moves.size());
    if (!play_text(game, position, moves.substr(at, end - at))) return std::nullopt;
    at = end + 1;
  }
  return AnyPosition(position);
}

template <class T>
constexpr Walks walks_of_boards() {
  return {
      .replay =
          [](Record& record, const AnyGame& reading, const AnyGame& writing, const ReplayOptions& options) {
            return T::visit(reading, [&]<class G>(const G& game) {
              return Replayer<G>(record, game, as_type_of(game, writing), options).run();
            });
          },
      .legality =
          [](const Record& record, const AnyGame& any, Lines lines) {
            return T::visit(any, [&]<class G>(const G& game) {
              return LegalityWalk<G>(record, game, lines, notation_for_legality(record, game)).run();
            });
          },
      .off_board =
          [](const Record& record, const AnyGame& any) {
            return T::visit(any, [&]<class G>(const G& game) { return count_off_board(record, game); });
          },
      .begin = [](std::unique_ptr<const AnyGame> rules, const LiveTerms& /*terms*/,
                  const AnyPosition* start) -> std::unique_ptr<LiveGame> {
        const AnyGame& any = *rules;
        return T::visit(any, [&]<class G>(const G& game) -> std::unique_ptr<LiveGame> {
          using Position = typename G::Position;
          return std::make_unique<LiveBoardGame<G>>(std::move(rules),
                                                    start != nullptr ? start->as<Position>() : game.start());
        });
      },
      .line_end =
          [](const AnyGame& any, std::string_view moves) {
            return T::visit(any, [&]<class G>(const G& game) { return end_of_line(game, moves); });
          },
  };
}

}  // namespace mt::replay
