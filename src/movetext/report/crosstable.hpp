// Tables of tournaments for people: the results of the games, the points, the tie-breaks and the ranks.
//
//   document->heading(crosstable_heading(tournament), out);
//   document->paragraph(crosstable_summary(tournament, standings, players_of_tables), out);
//   document->table(crosstable(tournament, standings, players_of_tables), out);
#pragma once
#include "movetext/report/table.hpp"
#include "movetext/tournament/standings.hpp"
#include "movetext/tournament/tournament.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::report {

// Tables with more results than this have no columns for them.
inline constexpr std::size_t most_results = 400'000;

// The words for the rows of a table and for what they play.
struct Competitors {
  std::string_view title;
  std::string_view one;
  std::string_view many;
  std::string_view game;
  std::string_view games;
};
inline constexpr Competitors players_of_tables{"Player", "player", "players", "game", "games"};
inline constexpr Competitors teams_of_tables{"Team", "team", "teams", "match", "matches"};

// Returns the event and the section, or "Unknown event".
std::string crosstable_heading(const tournament::Tournament& tournament);
// Returns the site and the days: "Benidorm ESP, 2002.11.29 to 2002.12.07". It is empty if they are unknown.
std::string crosstable_place(const tournament::Tournament& tournament);
// Returns "Swiss system, 12 players, 5 rounds, 30 games; tie-breaks: ...".
std::string crosstable_summary(const tournament::Tournament& tournament,
                               const tournament::Standings& standings, const Competitors& competitors);
// Returns why a table has no columns for the results, or an empty string if it has them.
std::string note_on_width(const tournament::Tournament& tournament, const tournament::Standings& standings);
Table crosstable(const tournament::Tournament& tournament, const tournament::Standings& standings,
                 const Competitors& competitors);

// How fractions are written: "1½" for people, "1.5" for programs.
enum class Fractions : std::uint8_t { signs, decimals };

// Returns the words for a kind of table: "Swiss system".
std::string_view words_of(tournament::TableKind kind);
// Returns a number of hundredths without superfluous zeros.
std::string points_text(tournament::Points points, Fractions fractions);
// Returns a value of ten-thousandths without superfluous zeros, or an empty text.
std::string value_text(const tournament::TieBreakValue& value);
// Returns the result of a game: the player's number of the result ("1", "½", "40"), + or - for a game that
// was forfeited, * for a game without a result.
std::string result_text(const tournament::Entry& entry, Fractions fractions);
// Returns the opponent, the colour and the result: "12w1"; "bye 1" for a bye. `numbers`: the number of the
// row of each player.
std::string paired_result_text(const tournament::Entry& entry, const std::vector<std::uint32_t>& numbers,
                               Fractions fractions);
// Returns the number of the row of each player, from 1.
std::vector<std::uint32_t> row_numbers(const tournament::Standings& standings);

}  // namespace mt::report
