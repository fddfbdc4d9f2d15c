#include "movetext/database/positions/segment_builder.hpp"

namespace mt::database {
namespace {

[[noreturn]] void report_failure(const ItemSort& sort) {
  constexpr int input_output = 10;  // SQLITE_IOERR
  throw sqlite::Error(input_output, sort.error());
}

}  // namespace

void SegmentBuilder::add(GameId game, std::int64_t type, const GameFigures& figures,
                         std::span<const TracedGame> traced) {
  if (is_empty()) first_ = game;
  // Numbers without games belong to games that were not stored.
  while (figures_.size() < game - first_) {
    figures_.emplace_back();
    signature_.add_game({});
  }
  figures_.push_back(figures);
  std::unique_ptr<ItemSort>& sort = sorts_[type];
  if (sort == nullptr) sort = std::make_unique<ItemSort>(options_.directory, options_.memory / sorts_.size());
  tokens_.clear();
  for (const TracedGame& each : traced) {
    for (const Visit& visit : each.visits) {
      const Item item{visit.key, tag_of(visit.move), {game, worth_for(each.worth, visit.mover), visit.mover}};
      if (!sort->add(item)) report_failure(*sort);
      if (tokens_.empty() || tokens_.back() != visit.key) tokens_.push_back(visit.key);
    }
  }
  signature_.add_game(tokens_);
}

void SegmentBuilder::write_blocks(BlockWriter& writer, Keep keep, bool lists) {
  for (auto& [type, sort] : sorts_) {
    RunBuilder builder(
        keep, [this](GameId game) { return figures_[game - first_]; },
        [&writer, number = type](std::uint64_t key, std::string_view block) {
          writer.put(number, key, block);
        },
        lists);
    if (!sort->finish([&](const Item& item) { return builder.add(item); })) report_failure(*sort);
    builder.finish();
    sort.reset();
  }
}

Segment SegmentBuilder::write(sqlite::Database& database) {
  Segment segment{.first = first_, .last = first_ + static_cast<GameId>(figures_.size()) - 1};
  const bool is_young = figures_.size() < options_.young_games;
  if (!is_young) {
    segment.keep = Keep::shared;
    segment.rows = signature_.finish().rows();
  }
  add_segment(database, segment);
  if (!is_young) put_signature(database, segment, signature_.finish());
  BlockWriter writer(database, segment.id);
  write_blocks(writer, segment.keep, true);
  return segment;
}

void SegmentBuilder::write_removal(sqlite::Database& database, const Segment& segment) {
  BlockWriter writer(database, segment.id, segment.removals);
  write_blocks(writer, Keep::all, false);
  sqlite::Query count = database.query("update segment set removals = removals + 1 where id = ?");
  count.bind(1, segment.id).run();
}

}  // namespace mt::database
