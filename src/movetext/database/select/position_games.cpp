#include "movetext/database/select/position_games.hpp"

#include "movetext/database/file/game_facts.hpp"
#include "movetext/database/select/opening_moves.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/position_key.hpp"

#include <memory>
#include <string>

namespace mt::database {
namespace {

// Returns keys such that each game with what is sought has one of them. Returns an empty list if the game
// cannot have it, or nullopt if there are no such keys.
std::optional<std::vector<std::uint64_t>> keys_of(const replay::Search& search, const AnyGame& game) {
  std::string fault;
  const std::optional<replay::GameSearch> sought = replay::search_in(game, search, fault);
  if (!sought) return std::vector<std::uint64_t>();
  const std::unique_ptr<const PositionKeyer> keyer = game.position_keyer();
  std::vector<std::uint64_t> keys;
  if (search.kind == replay::Search::Kind::position) keys = keyer->keys_of_sought(search.text);
  if (search.kind == replay::Search::Kind::moves)
    for (const AnyPosition& position : positions_after(game, sought->moves))
      keys.push_back(keyer->keys(position).canonical());
  return keys.empty() ? std::nullopt : std::optional(std::move(keys));
}

}  // namespace

PositionGames::PositionGames(sqlite::Database& database, const archive::Selection& selection,
                             const std::map<std::int64_t, StoredType>& types) {
  if (selection.searches().empty()) return;
  if (has_position_tables(database)) {
    blocks_.emplace(database);
    segments_ = all_segments(database);
  }
  // Games that are in no segment may have everything.
  const auto last = static_cast<std::size_t>(database.number("select max(id) from game"));
  std::vector<bool> in_no_segment(last + 1, true);
  for (const Segment& segment : segments_)
    for (std::size_t id = segment.first; id <= segment.last && id <= last; ++id) in_no_segment[id] = false;
  for (const replay::Search& search : selection.searches()) {
    Found& found = found_.emplace_back(Found{.games = in_no_segment});
    found.from_start = search.kind == replay::Search::Kind::moves;
    for (const auto& [id, type] : types)
      if (type.game) look_up(search, id, *make_game(*type.game), found);
  }
}

void PositionGames::look_up(const replay::Search& search, std::int64_t type, const AnyGame& game,
                            Found& out) {
  const auto keys = keys_of(search, game);
  if (!keys && search.kind == replay::Search::Kind::material) {
    out.material.try_emplace(type, game, search.material);
    return;
  }
  if (!keys || (!keys->empty() && !blocks_)) {
    out.open_types.insert(type);
    return;
  }
  for (const std::uint64_t key : *keys) mark({type, key}, out);
}

void PositionGames::mark(TypedKey position, Found& out) {
  std::vector<GameRange> ranges;
  for (const Segment& segment : segments_) append_candidates(*blocks_, segment, position, ranges);
  for (const GameRange& range : ranges)
    for (std::size_t id = range.first; id <= range.last && id < out.games.size(); ++id) out.games[id] = true;
}

bool PositionGames::may_have(std::size_t search, const StoredRow& row) const {
  const Found& found = found_[search];
  if (found.from_start && row.has(flags::position)) return true;
  if (!row.type->game || found.open_types.contains(row.type_id)) return true;
  if (const auto bounds = found.material.find(row.type_id); bounds != found.material.end())
    return bounds->second.may_fit(row.pieces);
  return row.id < found.games.size() && found.games[row.id];
}

}  // namespace mt::database
