#include "movetext/archive/stages/require_room.hpp"

#include "movetext/archive/core/format_guess.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/games/api/family.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <string>
#include <string_view>

namespace mt::archive {
namespace {

// Returns the error message that the format cannot hold the game. The message names a format that can hold
// it. Formats of games without dice cannot hold a match, formats of matches cannot hold a game without dice,
// and PGN and PDN cannot hold each other's games.
std::string room_words(const Format& format, const Convention& convention, const Family* family) {
  const Format& right = native_format(convention);
  const bool is_known = family != nullptr && family->convention == &convention;
  const std::string_view game = is_known ? family->name : convention.games;
  const std::string what = convention.is_match                           ? "a match with dice and cube"
                           : family == nullptr && !format.family.empty() ? "an unknown game"
                           : format.movetext || !format.family.empty()   ? "a game of " + std::string(game)
                                                                         : "a game without dice and cube";
  return what + " cannot be written as " + std::string(format.name) + "; use 'movetext convert --to " +
         std::string(right.name) + '\'';
}

// Returns the error message that a format of a single game cannot hold the record. The message names a format
// that can hold it.
std::string words_of_other_game(const Format& format, const GameSpec* game) {
  const std::string what =
      game == nullptr ? "an unknown game" : "a game of " + game->name() + " (" + game->game_type(true) + ")";
  const Convention* const convention = game != nullptr ? game->family().convention : nullptr;
  return what + " cannot be written as " + std::string(format.name) + ", which holds only " +
         std::string(format.game) +
         (convention == nullptr
              ? ""
              : "; use 'movetext convert --to " + std::string(native_format(*convention).name) + '\'');
}

}  // namespace

const Format& format_to_fit(const OutputOptions& output, const Convention& convention,
                            std::string_view path) {
  if (!output.own_format) return *output.to;
  const Format& own = format_for(*output.to, convention);
  if (&own == output.to || !output.is_named) return own;
  const bool are_texts = own.movetext && output.to->movetext;
  const bool may_share = are_texts && (has_name_of(output.name, own) || has_name_of(path, *output.to));
  return may_share ? own : *output.to;
}

void require_room(const Format& format, const WritingOptions& options, Policy policy, const GameSpec* game,
                  Record& record) {
  const Family* const family = game != nullptr ? &game->family() : nullptr;
  const bool of_other_family = !format.family.empty() && (family == nullptr || family->name != format.family);
  if (!format.holds(*record.convention) || of_other_family) {
    record.report(Code::no_notation, Severity::error, 0, 0, room_words(format, *record.convention, family));
    return;
  }
  if (!format.game.empty() && (game == nullptr || *game != parse_game(format.game))) {
    record.report(Code::no_notation, Severity::error, 0, 0, words_of_other_game(format, game));
    return;
  }
  const std::string_view obstacle = format.obstacle != nullptr ? format.obstacle(record) : std::string_view();
  if (!obstacle.empty()) {
    record.report(Code::no_notation, Severity::error, 0, 0,
                  std::string(obstacle) + (record.convention->is_match ? ": the match" : ": the game") +
                      " cannot be written as " + std::string(format.name));
    return;
  }
  const std::string losses = format.losses != nullptr ? format.losses(record, options) : std::string();
  if (!losses.empty())
    record.report(Code::left_out, severity(Code::left_out, policy), 0, 0, "left out: " + losses);
}

}  // namespace mt::archive
