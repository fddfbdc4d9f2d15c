// The record of a game that an engine has played, in the text format for such games. It can be written and
// read back.
//
// Besides the usual tags, a record has the tags PlyCount and TimeControl. It has the tag Termination if the
// moves do not show how the game ended. In a match between engines it also has Round (the position of the
// game in the schedule) and MatchTerms. All games of one match have the same value of MatchTerms; other
// matches have other values.
#pragma once
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/engine/match/finished.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::match {

inline constexpr std::string_view terms_tag = "MatchTerms";
inline constexpr std::string_view match_event = "engine match";  // the value of Event

std::string today();  // "2026.11.22"

struct RecordTerms {
  std::string event{match_event};
  std::string date{};                        // "2026.11.22"
  std::string terms{};                       // the value of MatchTerms; empty outside of matches
  std::vector<std::string> names{};          // names of the engines
  std::vector<std::string> time_controls{};  // time controls of the engines; empty if there are none
  // Add a comment to each move with the engine's score, depth and time: "+0.35/9 0.10s".
  bool comments = true;
};

// Returns the record, followed by the text that separates it from the next record in a file. The record of a
// game that was broken off has no result.
std::string record_text(const RecordTerms& terms, const AnyGame& game, const GameReport& report);

// Returns the result of a game from its record in a match. Returns nullopt if the record is incomplete, for
// example the last record of a file that was cut off.
std::optional<FinishedGame> read_finished(const archive::PlayedRecord& played);

}  // namespace mt::engine::match
