#include "movetext/database/positions/explore.hpp"

#include "movetext/database/positions/candidates.hpp"
#include "movetext/database/positions/legal_moves.hpp"

#include <algorithm>
#include <utility>

namespace mt::database {
namespace {

// Games whose ratings are not both known have a smaller sum of ratings than this.
constexpr std::uint32_t most_single_rating = 10'000;

// Returns whether two moves have the same tag.
bool is_ambiguous(const std::vector<LegalMove>& moves) {
  std::vector<MoveTag> tags;
  tags.reserve(moves.size());
  for (const LegalMove& move : moves) tags.push_back(tag_of(move.id));
  std::sort(tags.begin(), tags.end());
  return std::adjacent_find(tags.begin(), tags.end()) != tags.end();
}

bool has_key(const TracedGame& game, std::uint64_t key) {
  const auto before = [](const Visit& visit, std::uint64_t number) { return visit.key < number; };
  const auto found = std::lower_bound(game.visits.begin(), game.visits.end(), key, before);
  return found != game.visits.end() && found->key == key;
}

}  // namespace

bool ExploreFilter::takes(const GameFigures& figures) const {
  const std::int32_t year = figures.year();
  if ((first_year || last_year) && year == 0) return false;
  if (first_year && year < *first_year) return false;
  if (last_year && year > *last_year) return false;
  if (!least_rating && !most_rating) return true;
  if (figures.ratings[0] == 0 || figures.ratings[1] == 0) return false;
  const auto average = static_cast<std::int32_t>(figures.ratings_in_all() / 2);
  return (!least_rating || average >= *least_rating) && (!most_rating || average <= *most_rating);
}

std::optional<bool> ExploreFilter::takes(Band band) const {
  if (only) return std::nullopt;
  bool is_whole = true;
  // Compares a band that contains the numbers from `from` to `to` with the limits.
  const auto has_part = [&](std::int32_t from, std::int32_t to, std::optional<std::int32_t> least,
                            std::optional<std::int32_t> most) {
    if ((least && to < *least) || (most && from > *most)) return false;
    is_whole = is_whole && !(least && from < *least) && !(most && to > *most);
    return true;
  };
  constexpr std::int32_t no_end = 1'000'000;
  if (first_year || last_year) {
    if (band.years() == 0) return false;
    const std::int32_t end = band.years() < year_bands.size() ? year_bands[band.years()] - 1 : no_end;
    if (!has_part(year_bands[band.years() - 1], end, first_year, last_year)) return false;
  }
  if (least_rating || most_rating) {
    if (band.ratings() < rating_band::both) return false;
    const std::size_t ratings = band.ratings() - rating_band::both;
    const std::int32_t end = ratings + 1 < rating_bands.size() ? rating_bands[ratings + 1] - 1 : no_end;
    if (!has_part(rating_bands[ratings], end, least_rating, most_rating)) return false;
  }
  return is_whole ? std::optional(true) : std::nullopt;
}

Explorer::Explorer(sqlite::Database& database, GameTraces& games)
    : database_(database),
      games_(games),
      segments_(all_segments(database)),
      blocks_(database),
      figures_(database) {}

std::optional<std::int64_t> Explorer::type_of(const AnyGame& game) {
  sqlite::Query asked = database_.query("select id from game_type where name = ?");
  asked.bind(1, game.spec().name());
  return asked.step() ? std::optional(asked.number(0)) : std::nullopt;
}

Explored Explorer::explore(const AnyGame& game, const AnyPosition& position, const ExploreFilter& filter) {
  Explored out;
  const std::optional<std::int64_t> type = type_of(game);
  if (!type) return out;
  const KeyedGame keyed(game);
  std::vector<LegalMove> legal;
  list_moves(keyed, position, legal);
  found_by_ = FoundBy::table;
  const Question question{*type, keyed.at(position).key(), &filter, is_ambiguous(legal)};
  Sums sums;
  for (const Segment& segment : segments_) {
    Sums part;
    if (question.by_id || filter.only || !add_stored(question, segment, part)) {
      part.clear();
      add_replayed(question, segment, part);
    }
    for (const auto& [id, figures] : part) sums[id].add(figures, 1);
  }
  for (const auto& [id, figures] : sums) out.position.add(figures, id == moves::repeat ? -1 : 1);
  for (const LegalMove& move : legal) {
    const auto found = sums.find(question.by_id ? move.id : tag_of(move.id));
    if (found == sums.end() || found->second.games == 0) continue;
    out.moves.push_back({move.text, tag_of(move.id), std::move(found->second)});
    sums.erase(found);
  }
  if (const auto end = sums.find(moves::end); end != sums.end()) out.end = end->second;
  std::sort(out.moves.begin(), out.moves.end(), [](const ExploredMove& a, const ExploredMove& b) {
    return a.figures.games != b.figures.games ? a.figures.games > b.figures.games : a.text < b.text;
  });
  out.found_by = found_by_;
  return out;
}

// Adds the stored sums of a segment. Returns false if its games have to be replayed.
bool Explorer::add_stored(const Question& question, const Segment& segment, Sums& sums) {
  std::vector<Entry> entries;
  blocks_.find(segment, question.type, question.key, entries);
  if (entries.empty()) return segment.keep == Keep::all;
  std::vector<Entry> removed;
  std::vector<Entry> more;
  for (std::uint32_t removal = 0; removal < segment.removals; ++removal) {
    blocks_.find_removed(segment, removal, question.type, question.key, more);
    removed.insert(removed.end(), more.begin(), more.end());
  }
  for (const Entry& entry : entries) {
    MoveFigures& figures = sums[entry.tag];
    if (!entry.cells.empty() && !add_cells(question, entry, removed, figures)) return false;
    for (const GameRef& game : entry.games) {
      const std::optional<FiguredGame> row = figures_.find(game.game);
      if (row && question.filter->takes(row->figures)) figures.add(game, row->figures);
    }
  }
  return true;
}

// Adds the cells of an entry, less those of removed games. Returns false if the cells do not give the answer.
bool Explorer::add_cells(const Question& question, const Entry& entry, const std::vector<Entry>& removed,
                         MoveFigures& figures) {
  const ExploreFilter& filter = *question.filter;
  for (const Cell& cell : entry.cells) {
    const std::optional<bool> counts = filter.takes(cell.band);
    if (!counts) return false;
    if (!*counts) continue;
    figures.add(cell, 1);
    figures.last_year = std::max(figures.last_year, cell.last_year);
  }
  for (const Entry& less : removed) {
    if (less.tag != entry.tag) continue;
    for (const Cell& cell : less.cells) {
      const std::optional<bool> counts = filter.takes(cell.band);
      if (!counts || !*counts) continue;
      figures.add(cell, -1);
      if (cell.last_year != 0 && cell.last_year == figures.last_year) return false;
    }
  }
  return add_top(filter, entry, figures);
}

// Adds the best games of the cells. Returns false if one of them was removed.
bool Explorer::add_top(const ExploreFilter& filter, const Entry& entry, MoveFigures& figures) {
  const auto add = [&](const std::vector<GameId>& top) {
    for (const GameId game : top) {
      const std::optional<FiguredGame> row = figures_.find(game);
      if (!row) return false;
      database::add_top(figures.top, {game, row->figures.ratings_in_all()});
    }
    return true;
  };
  if (!filter.has_limits()) return add(entry.top);
  // The bands with the highest ratings first.
  std::vector<const Cell*> cells;
  for (const Cell& cell : entry.cells)
    if (filter.takes(cell.band) == true) cells.push_back(&cell);
  std::stable_sort(cells.begin(), cells.end(),
                   [](const Cell* a, const Cell* b) { return a->band.ratings() > b->band.ratings(); });
  const auto most_in = [](Band band) {
    if (band.ratings() < rating_band::both) return most_single_rating;
    const std::size_t above = band.ratings() - rating_band::both + 1;
    return above < rating_bands.size() ? 2 * static_cast<std::uint32_t>(rating_bands[above]) : UINT32_MAX;
  };
  for (const Cell* const cell : cells) {
    const bool is_full = figures.top.size() == Entry::most_listed;
    if (is_full && figures.top.back().ratings > most_in(cell->band)) continue;
    if (!add(cell->top)) return false;
  }
  return true;
}

bool Explorer::each_candidate(const Question& question, const Segment& segment,
                              const std::function<bool(GameId, const GameFigures&)>& visit) {
  const ExploreFilter& filter = *question.filter;
  const auto show = [&](GameId game) {
    const std::optional<FiguredGame> row = figures_.find(game);
    return !row || row->type != question.type || !filter.takes(row->figures) || visit(game, row->figures);
  };
  const auto show_range = [&](GameId first, GameId last) {
    if (!filter.only) {
      for (GameId game = first; game <= last; ++game)
        if (!show(game)) return false;
      return true;
    }
    auto next = std::lower_bound(filter.only->begin(), filter.only->end(), first);
    for (; next != filter.only->end() && *next <= last; ++next)
      if (!show(*next)) return false;
    return true;
  };
  if (filter.only) {
    // A few games are replayed sooner than they are looked up.
    constexpr std::ptrdiff_t few = 8;
    const auto from = std::lower_bound(filter.only->begin(), filter.only->end(), segment.first);
    const auto to = std::upper_bound(from, filter.only->end(), segment.last);
    if (to - from <= few) return show_range(segment.first, segment.last);
  }
  std::vector<GameRange> ranges;
  append_candidates(blocks_, segment, {question.type, question.key}, ranges);
  return std::ranges::all_of(ranges,
                             [&](const GameRange& range) { return show_range(range.first, range.last); });
}

void Explorer::add_replayed(const Question& question, const Segment& segment, Sums& sums) {
  found_by_ = FoundBy::replay;
  each_candidate(question, segment, [&](GameId game, const GameFigures& figures) {
    for (const TracedGame& traced : games_.trace_with(game, question.key)) {
      const auto before = [](const Visit& visit, std::uint64_t key) { return visit.key < key; };
      auto visit = std::lower_bound(traced.visits.begin(), traced.visits.end(), question.key, before);
      for (; visit != traced.visits.end() && visit->key == question.key; ++visit) {
        const std::uint64_t id = question.by_id ? visit->move : tag_of(visit->move);
        sums[id].add({game, worth_for(traced.worth, visit->mover), visit->mover}, figures);
      }
    }
    return true;
  });
}

bool Explorer::has_position(GameId game, std::uint64_t key) {
  for (const TracedGame& traced : games_.trace_with(game, key))
    if (has_key(traced, key)) return true;
  return false;
}

void Explorer::games_with(const AnyGame& game, const AnyPosition& position, const ExploreFilter& filter,
                          const std::function<bool(GameId)>& visit) {
  const std::optional<std::int64_t> type = type_of(game);
  if (!type) return;
  const Question question{*type, KeyedGame(game).at(position).key(), &filter, false};
  for (const Segment& segment : segments_) {
    const bool goes_on = each_candidate(question, segment, [&](GameId id, const GameFigures&) {
      return !has_position(id, question.key) || visit(id);
    });
    if (!goes_on) return;
  }
}

bool Explorer::has_older(const AnyGame& game, const AnyPosition& position, GameId except,
                         const std::function<bool(GameId, const GameFigures&)>& is_older) {
  const std::optional<std::int64_t> type = type_of(game);
  if (!type) return false;
  const ExploreFilter all;
  const Question question{*type, KeyedGame(game).at(position).key(), &all, false};
  for (const Segment& segment : segments_) {
    const bool goes_on = each_candidate(question, segment, [&](GameId id, const GameFigures& figures) {
      return id == except || !is_older(id, figures) || !has_position(id, question.key);
    });
    if (!goes_on) return true;
  }
  return false;
}

}  // namespace mt::database
