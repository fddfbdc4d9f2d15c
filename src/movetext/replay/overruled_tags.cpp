#include "movetext/replay/overruled_tags.hpp"

#include "movetext/replay/likely_games.hpp"
#include "movetext/replay/own_game.hpp"
#include "movetext/replay/replay.hpp"

#include <algorithm>
#include <optional>

namespace mt::replay {
namespace {

constexpr std::size_t least_records = 8;

bool has_moves(const Record& record) {
  return std::any_of(record.tape.begin(), record.tape.end(),
                     [](const Event& event) { return event.kind == EventKind::ply; });
}

// Returns the first game that the texts look like and under which all the records are legal.
std::optional<GameChoice> common_game(const std::vector<const Record*>& records, const GameSpec& tagged,
                                      GameCache& cache) {
  std::vector<GameChoice> choices;
  const Evidence evidence = evidence_of(records);
  add_likely(choices, evidence);
  add_conceivable(choices, evidence);
  // Moves with piece letters look the same in all games of a family. So only a replay of the moves can
  // distinguish these games.
  if (tagged.family().guess.likely == nullptr) {
    choices.clear();
    for (const GameRow& row : tagged.family().games) add(choices, choice_of(spec_of(row)));
  }
  for (const GameChoice& choice : choices) {
    if (choice.reading.row == tagged.row) continue;
    const AnyGame& game = cache.get(choice.reading);
    const auto is_legal = [&](const Record* record) { return legality(*record, game).complete; };
    if (std::all_of(records.begin(), records.end(), is_legal)) return choice;
  }
  return std::nullopt;
}

}  // namespace

std::vector<OverruledTag> overruled_tags(std::span<const TaggedRecord> records, GameCache& cache) {
  std::vector<OverruledTag> overruled;
  std::vector<GameSpec> seen;
  for (const TaggedRecord& first : records) {
    const GameSpec& tag = first.choice.writing;
    if (std::find(seen.begin(), seen.end(), tag) != seen.end()) continue;
    seen.push_back(tag);
    std::vector<const Record*> group;
    for (const TaggedRecord& each : records)
      if (each.choice.writing == tag && has_moves(*each.record)) group.push_back(each.record);
    if (group.size() < least_records) continue;
    const auto fits_tag = [&](const Record* record) { return fits(*record, first.choice.reading, cache); };
    if (std::any_of(group.begin(), group.end(), fits_tag)) continue;
    if (const auto other = common_game(group, tag, cache)) overruled.push_back({tag, *other});
  }
  return overruled;
}

const GameChoice* overruling(std::span<const OverruledTag> tags, const TaggedGame& tagged) {
  for (const OverruledTag& each : tags)
    if (tagged.choice && each.tagged == tagged.choice->writing) return &each.instead;
  return nullptr;
}

}  // namespace mt::replay
