// Writes matches as CSV: a row for each game, or for each match.
#pragma once
#include "movetext/record/match_games.hpp"
#include "movetext/record/roster.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::csv {

// The header lines, including their line ends. White is the first side of a match.
inline constexpr std::string_view header_of_games =
    "Event,Site,Date,Round,White,Black,MatchLength,Game,WhiteBefore,BlackBefore,Crawford,Winner,Points,Kind,"
    "WhiteAfter,BlackAfter,Cube,CubeOwner,WhiteRolls,BlackRolls,WhitePlays,BlackPlays,WhiteDoubles,"
    "BlackDoubles,WhiteTakes,BlackTakes,WhiteDrops,BlackDrops,WhitePips,BlackPips\r\n";
inline constexpr std::string_view header_of_matches =
    "Event,Site,Date,Round,White,Black,MatchLength,Games,WhiteScore,BlackScore,Winner,WhiteWins,BlackWins,"
    "WhiteRolls,BlackRolls,WhitePlays,BlackPlays,WhiteDoubles,BlackDoubles,WhiteTakes,BlackTakes,WhiteDrops,"
    "BlackDrops,WhitePips,BlackPips\r\n";

class MatchWriter {
 public:
  // Appends the rows of a match, one for each of its games.
  void write_games(const Record& record, std::string& out);
  // Appends the row of a match.
  void write_match(const Record& record, std::string& out);

 private:
  void begin(const Record& record);
  void add(std::string_view value);
  void add(std::uint64_t number) { add(std::string_view(std::to_string(number))); }
  void add_roster();
  void add_sides(const std::array<MatchSide, 2>& sides);
  void add_game(const GameOfMatch& game, std::size_t number);
  void end_row(std::string& out);

  TagSheet tags_;
  std::vector<GameOfMatch> games_;
  std::uint32_t length_ = 0;
  std::string row_;
};

}  // namespace mt::csv
