// The walks through the games of a family, made of its types.
//
// T is a struct of the family (games/FAMILY/typed.hpp): T::visit(any, v) calls v with the game's own type, a
// Game (games/api/game.hpp), or with that of a MatchGame.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/declared_notation.hpp"
#include "movetext/replay/legality_walk.hpp"
#include "movetext/replay/live_board_game.hpp"
#include "movetext/replay/replayer.hpp"
#include "movetext/replay/resolver.hpp"
#include "movetext/replay/walks.hpp"

#include <algorithm>

namespace mt::replay {

// `any` as a game of the type of `like`.
template <Game G>
const G& as_type_of(const G& /*like*/, const AnyGame& any) {
  return static_cast<const FamilyGame<G>&>(any).rules();
}

template <Game G>
bool line_visits(const Record& record, const G& game, std::string_view position) {
  std::vector<Diagnostic> notes;
  typename G::Sought wanted{};
  typename G::Position now = game.start();
  if (!game.read_sought(position, wanted, notes)) return false;
  const std::string_view fen = record.tag("FEN");
  if (!fen.empty() && !game.parse_position(fen, now, notes)) return false;
  Resolver<G> resolver(record, game, declared_notation(record));
  for (std::uint32_t at = 0; at < record.tape.size() && !game.is_sought(now, wanted); ++at) {
    const Event& event = record.tape[at];
    if (event.kind == EventKind::open) at = event.value;
    if (event.kind == EventKind::null_ply) now = game.pass(now);
    if (event.kind == EventKind::setup) game.read_setup(record.text(event), now, notes);
    if (event.kind != EventKind::ply) continue;
    const auto ply = resolver.resolve(at, now);
    if (ply.kind != Resolver<G>::Kind::move) return false;
    now = game.play(now, ply.move);
    at = ply.last;
  }
  return game.is_sought(now, wanted);
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
  if (game.read(text, read, std::nullopt) || !game.match(position, read, moves) || moves.size() != 1)
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
            return T::visit(
                any, [&]<class G>(const G& game) { return LegalityWalk<G>(record, game, lines).run(); });
          },
      .visits =
          [](const Record& record, const AnyGame& any, std::string_view position) {
            return T::visit(any, [&]<class G>(const G& game) { return line_visits(record, game, position); });
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
