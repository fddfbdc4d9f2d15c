#include "movetext/archive/core/require_room.hpp"

#include "movetext/formats/table/formats.hpp"

#include <string>
#include <string_view>

namespace mt::archive {
namespace {

// Says why the format has no room for the game.  Formats of games without dice have no room for a match, and
// formats of matches none for such games; and PGN is not PDN.
std::string room_words(const Format& format, const Convention& convention, const Family* family) {
  const Format& right = native_format(convention);
  const bool is_known = family != nullptr && family->convention == &convention;
  const std::string_view game = is_known ? family->name : convention.games;
  const std::string what = convention.is_match                           ? "a match with dice and cube"
                           : family == nullptr && !format.family.empty() ? "a game that is not known"
                           : format.movetext                             ? "a game of " + std::string(game)
                                                                         : "a game without dice and cube";
  return what + " cannot be written as " + std::string(format.name) + ": its format is " +
         std::string(right.name) + " (--to " + std::string(right.name) + ", " + std::string(right.extension) +
         ')';
}

}  // namespace

void require_room(const Format& format, const WritingOptions& options, Policy policy, const Family* family,
                  Record& record) {
  const bool of_other_family = !format.family.empty() && (family == nullptr || family->name != format.family);
  if (!format.holds(*record.convention) || of_other_family) {
    record.report(Code::no_notation, Severity::error, 0, 0, room_words(format, *record.convention, family));
    return;
  }
  const std::string_view obstacle = format.obstacle != nullptr ? format.obstacle(record) : std::string_view();
  if (!obstacle.empty()) {
    record.report(Code::no_notation, Severity::error, 0, 0,
                  std::string(obstacle) + ": the " + (record.convention->is_match ? "match" : "game") +
                      " cannot be written as " + std::string(format.name));
    return;
  }
  const std::string losses = format.losses != nullptr ? format.losses(record, options) : std::string();
  if (!losses.empty())
    record.report(Code::left_out, severity(Code::left_out, policy), 0, 0, "left out: " + losses);
}

}  // namespace mt::archive
