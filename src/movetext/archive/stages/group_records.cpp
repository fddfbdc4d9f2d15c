#include "movetext/archive/stages/group_records.hpp"

#include "movetext/archive/stages/group_files.hpp"
#include "movetext/record/tape.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace mt::archive {
namespace {

bool asks_for(const std::vector<GroupKey>& keys, FilterName name) {
  return std::any_of(keys.begin(), keys.end(), [name](const GroupKey& key) { return key.name == name; });
}

// What the selection has found, as values of groups.
struct FoundWords {
  std::string ply;
  std::string position;
};
FoundWords words_of_place(const Passing& passing, const std::vector<GroupKey>& keys) {
  FoundWords words;
  if (!passing.place) return words;
  if (asks_for(keys, FilterName::ply))
    words.ply = std::to_string(plies_to(passing.record, passing.place->event));
  const AnyGame* const game = passing.played.game;
  if (asks_for(keys, FilterName::position) && game != nullptr && passing.place->position)
    static_cast<void>(
        game->write_position(*passing.place->position, game->position_notations().front(), words.position));
  return words;
}

void ask_for_places(const std::vector<GroupKey>& keys, Handling& handling) {
  if (asks_for(keys, FilterName::number)) handling.asks_for_numbers = true;
}

// Appends the groups of a record to the groups of its chunk, and returns those appended.
std::span<std::string> add_groups(Passing& passing, const std::vector<GroupKey>& keys, bool white_first,
                                  std::vector<PlayerGame>* scores) {
  std::vector<std::string>& groups = passing.chunk.groups;
  const std::size_t before = groups.size();
  const RecordContext context = context_of(passing.played, white_first);
  const FoundWords found = words_of_place(passing, keys);
  append_groups(passing.record, keys,
                {.white_first = white_first,
                 .game = context.game,
                 .end = context.end,
                 .number = passing.number,
                 .ply = found.ply,
                 .position = found.position},
                groups, scores);
  passing.item.groups = groups.size() - before;
  return std::span(groups).subspan(before);
}

void add_size(std::span<const std::string> groups, Chunk& chunk) {
  for (const std::string& group : groups) chunk.key_bytes += group.size();
}

class CountGroups final : public Stage {
 public:
  explicit CountGroups(std::vector<GroupKey> keys) : keys_(std::move(keys)) {}

  void prepare(Handling& handling) override {
    handling.replays_all = false;
    if (asks_for(keys_, FilterName::ends)) handling.adjudicates = true;
    ask_for_places(keys_, handling);
  }
  Next before(Passing& passing) override {
    // The winner of a match is known only after its games are replayed.
    const bool is_of_result = asks_for(keys_, FilterName::result) || asks_for(keys_, FilterName::player);
    if (asks_for(keys_, FilterName::game) || asks_for(keys_, FilterName::ends) ||
        asks_for(keys_, FilterName::position) || (is_of_result && passing.record.convention->is_match))
      passing.must_replay = true;
    return Next::go_on;
  }
  Next after(Passing& passing) override {
    const bool white_first = white_moves_first(passing);
    add_size(add_groups(passing, keys_, white_first, &passing.chunk.scores), passing.chunk);
    passing.chunk.items.push_back(std::move(passing.item));
    return Next::go_on;
  }

 private:
  std::vector<GroupKey> keys_;
};

class GroupOutput final : public Stage {
 public:
  GroupOutput(std::vector<GroupKey> keys, text::Spelling spelling)
      : keys_(std::move(keys)), spelling_(spelling) {}

  void prepare(Handling& handling) override {
    if (asks_for(keys_, FilterName::ends)) handling.adjudicates = true;
    ask_for_places(keys_, handling);
  }
  Next after(Passing& passing) override {
    const std::span<std::string> groups = add_groups(passing, keys_, is_white_first(passing.played), nullptr);
    for (std::string& group : groups) group = group_key(group, spelling_);
    add_size(groups, passing.chunk);
    return Next::go_on;
  }

 private:
  std::vector<GroupKey> keys_;
  text::Spelling spelling_;
};

}  // namespace

RecordContext context_of(const Played& played, bool white_first) {
  return {white_first, played.game == nullptr ? std::string() : played.game->spec().name(),
          name(played.replayed.main_end())};
}

MakeStage count_groups(std::vector<GroupKey> keys) {
  return [keys = std::move(keys)] { return std::make_unique<CountGroups>(keys); };
}

MakeStage group_output(std::vector<GroupKey> keys, text::Spelling spelling) {
  return [keys = std::move(keys), spelling] { return std::make_unique<GroupOutput>(keys, spelling); };
}

}  // namespace mt::archive
