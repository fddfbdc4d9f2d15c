#include "movetext/cli/view/summary.hpp"

#include "movetext/cli/game_point.hpp"
#include "movetext/cli/record_diagrams.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mt::cli::view {
namespace {

// Maximum bytes of a value. A summary needs only a few characters, but a value may be as long as the file.
constexpr std::size_t longest = 200;

std::string cut(std::string_view value) {
  if (value.size() <= longest) return std::string(value);
  std::size_t end = longest;
  while (end > 0 && (value[end] & 0xC0) == 0x80) --end;
  return std::string(value.substr(0, end));
}

std::string known_or(std::string_view value, std::string_view otherwise) {
  return is_known_value(value) ? cut(value) : std::string(otherwise);
}

// Returns the points of the game that ends after `begin`, from White's view: "+2" or "-1". Returns "*" if the
// game has no end.
std::string points_of(const Record& record, std::uint32_t begin) {
  for (std::uint32_t i = begin; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::game) break;
    if (event.kind != EventKind::points) continue;
    return (side_of(event.value) == Side::first ? "+" : "-") + std::to_string(event.value / 2);
  }
  return "*";
}

std::uint64_t plies_of(const Record& record, const GameLine& line) {
  return static_cast<std::uint64_t>(
      std::count_if(line.events.begin(), line.events.end(), [&](std::uint32_t event) {
        const EventKind kind = record.tape[event].kind;
        return kind == EventKind::ply || kind == EventKind::null_ply;
      }));
}

}  // namespace

Summary summarise(const Record& record, std::uint32_t game, bool white_first) {
  const auto value = [&](RosterTag tag) { return roster_value(record, tag, white_first); };
  Summary summary{.white = known_or(value(RosterTag::white), "?"),
                  .black = known_or(value(RosterTag::black), "?"),
                  .event = known_or(value(RosterTag::event), ""),
                  .site = known_or(value(RosterTag::site), ""),
                  .date = known_or(known_part_of_date(value(RosterTag::date)), ""),
                  .result = cut(record_result(record))};
  const std::vector<GameLine> lines = cli::games_of(record);
  if (game >= lines.size()) return summary;
  const GameLine& line = lines[game];
  summary.plies = plies_of(record, line);
  if (!line.start) return summary;
  summary.event += (summary.event.empty() ? "game " : ", game ") + std::to_string(line.number);
  summary.result = points_of(record, *line.start + 1);
  return summary;
}

bool contains(const Summary& summary, std::string_view sought) {
  const std::array<std::string_view, 6> parts{summary.white, summary.black, summary.event,
                                              summary.site,  summary.date,  summary.result};
  return std::any_of(parts.begin(), parts.end(),
                     [sought](std::string_view value) { return text::contains_folded(value, sought); });
}

}  // namespace mt::cli::view
