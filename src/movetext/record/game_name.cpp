#include "movetext/record/game_name.hpp"

namespace mt {
namespace {

// Returns the known part of a date: "1972.07.??" -> "1972.07".
std::string_view known_part(std::string_view date) {
  while (date.ends_with(".??")) date.remove_suffix(3);
  return date;
}

}  // namespace

bool is_known_value(std::string_view value) {
  return !value.empty() && value != "?" && value != "-" && !value.starts_with("????");
}

RosterValues roster_of(const Record& record, bool white_first) {
  RosterValues values;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string_view value = roster_value(record, static_cast<RosterTag>(i), white_first);
    if (is_known_value(value)) values[i] = value;
  }
  return values;
}

std::string game_name(const RosterValues& values) {
  const auto value = [&](RosterTag tag) { return values[static_cast<std::size_t>(tag)]; };
  std::string out;
  const auto add = [&out](std::string_view before, std::string_view part) {
    if (part.empty()) return;
    if (!out.empty()) out += ", ";
    out.append(before).append(part);
  };
  const auto player = [&](RosterTag tag) { return value(tag).empty() ? std::string_view("?") : value(tag); };
  if (!value(RosterTag::white).empty() || !value(RosterTag::black).empty())
    out.append(player(RosterTag::white)).append(" - ").append(player(RosterTag::black));
  add({}, value(RosterTag::event));
  add({}, value(RosterTag::site));
  add({}, known_part(value(RosterTag::date)));
  add("round ", value(RosterTag::round));
  add({}, value(RosterTag::result));
  return out;
}

}  // namespace mt
