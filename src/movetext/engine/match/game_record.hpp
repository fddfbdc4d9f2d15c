// The record of a game with an engine, in the text format for such games: writing it and reading it back.
//
// Besides the usual tags it has PlyCount, TimeControl, and Termination if the moves do not show how the game
// ended. A match adds Round (the place in the schedule) and MatchTerms, which is the same for all games of
// one match and different for other matches.
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
  std::vector<std::string> names{};          // of the engines
  std::vector<std::string> time_controls{};  // of the engines; empty if there are none
  bool comments = true;                      // the engines' values of each move: "+0.35/9 0.10s"
};

// Returns the record, followed by the text that separates records in a file. A game that was broken off has
// no result.
std::string record_text(const RecordTerms& terms, const AnyGame& game, const GameReport& report);

// Returns the result of a game from its record in a match. Returns nullopt if the record is incomplete, such
// as the last one of a file that was cut off.
std::optional<FinishedGame> read_finished(const archive::PlayedRecord& played);

}  // namespace mt::engine::match
