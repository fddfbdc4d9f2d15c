// The standing of a match, in words and as JSON.
#pragma once
#include "movetext/engine/match/game_report.hpp"
#include "movetext/engine/match/scoreboard.hpp"
#include "movetext/engine/match/sprt.hpp"
#include "movetext/games/api/any_game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::cli {

struct MatchStanding {
  const engine::match::Scoreboard& board;
  const std::vector<std::string>& names;
  const std::optional<engine::match::SprtTerms>& sprt;
  bool for_points = false;                 // single games with dice, in which points count
  std::uint64_t games = 0;                 // number of games of the whole match
  std::uint64_t resumed = 0;               // number of games that were played in earlier runs
  double seconds = 0;                      // time from the begin of this run to the end of its last game
  double since = 0;                        // time since the end of that game
  engine::match::Microseconds overhead{};  // time in this run that no engine used
  std::uint64_t asked = 0;                 // number of answers that engines gave in this run
};

// Returns the results as lines. The last line is the score with its error.
std::string match_words(const MatchStanding& standing);
// Returns one line that shows the progress: the games, the time left, and the score.
std::string match_progress(const MatchStanding& standing);
// Each of these functions adds an object and a line feed.
void write_match_json(const MatchStanding& standing, std::string& out);
void write_game_json(const engine::match::GameReport& report, const std::vector<std::string>& names,
                     const AnyGame& game, std::string& out);

}  // namespace mt::cli
