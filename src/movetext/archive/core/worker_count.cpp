// How a worker counts records, and puts them into groups.
#include "movetext/archive/core/group_files.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/replay/tag_words.hpp"

#include <algorithm>
#include <span>

namespace mt::archive {

// Returns whether the opening of the record has to be found by its moves.
bool Worker::wants_opening() const {
  if (!task_.openings_for_groups) return true;
  const auto is_unknown = [&](std::string_view name) { return replay::says_nothing(record_.tag(name)); };
  return std::any_of(task_.groups.begin(), task_.groups.end(), [&](const GroupKey& key) {
    return (key.name == FilterName::opening && is_unknown("Opening")) ||
           (key.name == FilterName::eco && is_unknown(record_.convention->code_tag));
  });
}

// Counts a record that is not written.
void Worker::count(Chunk& chunk, const Played& played) {
  if (!task_.openings_for_groups) add_opening(played);
  if (!selected(played)) return;
  if (task_.openings_for_groups) add_opening(played);
  add_groups(played, is_white_first(chunk, played), chunk.items.emplace_back(), chunk);
}

// Returns whether White begins.  If the record is not played, its game is known from its tags, or from the
// rest of its file.
bool Worker::is_white_first(const Chunk& chunk, const Played& played) {
  if (played.game != nullptr) return white_is_first(played);
  if (task_.game) return get(*task_.game).is_white(Side::first);
  const replay::TaggedGame& tagged = tagged_games_.of(record_);
  const std::optional<replay::GameChoice>& choice = tagged.choice ? tagged.choice : chunk.file->game.choice;
  return !choice || get(choice->reading).is_white(Side::first);
}

RecordContext Worker::context_of(const Played& played, bool white_first) {
  return {white_first, played.game == nullptr ? std::string() : played.game->spec().name(),
          name(played.replayed.main_end())};
}

// Adds the groups of the record: unchanged for counting, or as keys that sort them by output file.
void Worker::add_groups(const Played& played, bool white_first, Item& item, Chunk& chunk) const {
  const std::size_t before = chunk.groups.size();
  const RecordContext context = context_of(played, white_first);
  append_groups(record_, task_.groups, {.white_first = white_first, .game = context.game, .end = context.end},
                chunk.groups, task_.to == nullptr ? &chunk.scores : nullptr);
  item.groups = chunk.groups.size() - before;
  for (std::string& group : std::span(chunk.groups).subspan(before)) {
    if (task_.to != nullptr) group = group_key(group, task_.writer.spelling);
    chunk.key_bytes += group.size();
  }
}

}  // namespace mt::archive
