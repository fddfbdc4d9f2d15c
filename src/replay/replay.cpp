#include "movetext/replay/replay.hpp"

#include "movetext/games/table/dispatch.hpp"
#include "movetext/games/table/backgammon_game.hpp"
#include "movetext/replay/match_replayer.hpp"
#include "movetext/replay/replayer.hpp"

namespace mt::replay {

Replayed replay(Record& record, const AnyGame& reading, const AnyGame& writing,
                const ReplayOptions& options) {
  if (reading.kind() == GameKind::backgammon)
    return MatchReplayer(record, static_cast<const BackgammonGame&>(reading).rules(), options).run();
  return with_game(reading, [&]<class G>(const G& game) {
    return Replayer<G>(record, game, same_kind(game, writing), options).run();
  });
}

Legality legality(const Record& record, const AnyGame& game) {
  if (game.kind() == GameKind::backgammon) return {};  // a match says itself what it is
  return with_game(game, [&]<class G>(const G& g) -> Legality {
    typename G::Position position = g.start();
    std::vector<Diagnostic> notes;
    const std::string_view fen = record.tag("FEN");
    if (!fen.empty() && !g.parse_position(fen, position, notes)) return {0, false};
    Resolver<G> resolver(record, g, declared_notation(record));
    Legality result;
    for (std::uint32_t at = 0; at < record.tape.size(); ++at) {
      const Event& event = record.tape[at];
      if (event.kind == EventKind::open) at = event.value;
      if (event.kind == EventKind::null_ply) position = g.pass(position);
      if (event.kind == EventKind::setup && !g.read_setup(record.text(event), position, notes))
        return {result.plies, false};
      if (event.kind != EventKind::ply) continue;
      const auto ply = resolver.resolve(at, position);
      if (ply.kind != Resolver<G>::Kind::move) return {result.plies, false};
      position = g.play(position, ply.move);
      at = ply.last;
      ++result.plies;
    }
    return result;
  });
}

}  // namespace mt::replay
