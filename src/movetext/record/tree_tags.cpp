#include "movetext/record/tree_tags.hpp"

#include "movetext/record/game_name.hpp"
#include "movetext/record/merge_tags.hpp"

#include <algorithm>
#include <utility>

namespace mt {
// Returns nullptr if there are too many tags.
TreeTags::Common* TreeTags::find_or_add(std::string_view name) {
  const auto found = std::ranges::find(tags_, name, &Common::name);
  if (found != tags_.end()) return &*found;
  return tags_.size() < most_tags ? &tags_.emplace_back(Common{.name = std::string(name)}) : nullptr;
}

TreeTags::Roster TreeTags::add(const TagSheet& sheet) {
  ++games_;
  Roster roster;
  for (std::size_t i = 0; i < sheet.tags().size(); ++i) {
    const CanonicalTag& tag = sheet.tags()[i];
    const std::string_view value = is_unknown_value(tag.name, tag.value) ? std::string_view() : tag.value;
    if (i < roster.size()) roster[i] = value;
    Common* const common = find_or_add(tag.name);
    if (common == nullptr || value.empty()) continue;
    ++common->games;
    if (common->value.empty()) common->value = value;
    common->differs = common->differs || common->value != value;
  }
  return roster;
}

bool TreeTags::may_be_one_game() const {
  return std::none_of(tags_.begin(), tags_.begin() + roster_names.size(),
                      [](const Common& tag) { return tag.differs; });
}

std::string_view TreeTags::result(bool of_one_game) const {
  const Common& tag = tags_[static_cast<std::size_t>(RosterTag::result)];
  return agrees(tag, of_one_game) ? std::string_view(tag.value) : std::string_view("*");
}

void TreeTags::set_common(Record& record, bool of_one_game) const {
  record.clear_tags();
  for (const Common& tag : tags_) {
    const bool is_result = tag.name == roster_names[static_cast<std::size_t>(RosterTag::result)];
    const bool is_roster = std::ranges::find(roster_names, tag.name) != roster_names.end();
    if (agrees(tag, of_one_game))
      record.push_tag(record.keep(tag.name), record.keep(tag.value));
    else if (is_roster)
      record.push_tag(record.keep(tag.name), record.keep(is_result ? "*" : "?"));
  }
}

std::string TreeTags::name_of(const Roster& roster, bool of_one_game) const {
  const auto is_own = [&](RosterTag tag) {
    const auto index = static_cast<std::size_t>(tag);
    return !roster[index].empty() && !agrees(tags_[index], of_one_game);
  };
  // A player without the opponent, or a game without its result, would be hard to recognise.
  const bool has_players = is_own(RosterTag::white) || is_own(RosterTag::black);
  RosterValues values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto tag = static_cast<RosterTag>(i);
    const bool is_player = tag == RosterTag::white || tag == RosterTag::black;
    if (is_player ? has_players : is_own(tag)) values[i] = roster[i];
  }
  const bool has_any = std::ranges::any_of(values, [](std::string_view value) { return !value.empty(); });
  if (has_any) values.back() = roster.back();
  return game_name(values);
}

}  // namespace mt
