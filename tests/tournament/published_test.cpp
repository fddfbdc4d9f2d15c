// Tie-breaks equal values that were published by others:
// - the exercises of Mario Held, "Exercises in Tie-Breaking" (FIDE, 2024), with the changes of the rules for
//   unplayed rounds from 1 March 2026;
// - the values that the program of FIDE's Technical Commission (TieBreakServer) expects for a Swiss
// tournament
//   with many unplayed rounds.
#include "movetext/tournament/collector.hpp"
#include "movetext/tournament/standings.hpp"

#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace mt::tournament {
namespace {

// A player: the rating and the rounds, such as "9w1" for a win with White against player 9, "2b-" for a loss
// by forfeit, and U, F, H or Z for byes.
struct PlayerLine {
  int rating;
  const char* rounds;
};

std::string name_of(int number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

Kind kind_of_bye(char sign) {
  return sign == 'U'   ? Kind::pairing_bye
         : sign == 'F' ? Kind::full_bye
         : sign == 'H' ? Kind::half_bye
                       : Kind::zero_bye;
}

std::string text_of_round(const PlayerLine& line, int round) {
  std::istringstream rounds(line.rounds);
  std::string text;
  for (int i = 0; i < round; ++i) rounds >> text;
  return text;
}

// Returns the game of a player with White, or its bye. Games with Black are in the line of the opponent.
Pairing pairing_of_round(int number, int round, const std::string& text,
                         const std::vector<PlayerLine>& lines) {
  const auto line_of = [&](int player) { return lines[static_cast<std::size_t>(player - 1)]; };
  Pairing pairing{.round = std::to_string(round), .white = {.name = name_of(number)}};
  pairing.white.rating = static_cast<std::uint16_t>(line_of(number).rating);
  if (text.size() == 1) {
    pairing.kind = kind_of_bye(text.front());
    return pairing;
  }
  const int opponent = std::stoi(text);
  pairing.black.name = name_of(opponent);
  pairing.black.rating = static_cast<std::uint16_t>(line_of(opponent).rating);
  const char result = text.back();
  if (result == '+' || result == '-') pairing.kind = Kind::forfeit;
  if (result == '=') pairing.result = Result::draw;
  if (result == '1' || result == '+') pairing.result = Result::white_wins;
  if (result == '0') pairing.result = Result::black_wins;
  if (result == '-')
    pairing.result =
        text_of_round(line_of(opponent), round).back() == '-' ? Result::nobody_wins : Result::black_wins;
  return pairing;
}

Tournament tournament_of(const std::vector<PlayerLine>& lines) {
  Collector collector;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::istringstream rounds(lines[i].rounds);
    std::string text;
    for (int round = 1; rounds >> text; ++round) {
      if (text.size() > 1 && text[text.size() - 2] == 'b') continue;
      EXPECT_TRUE(collector.add(pairing_of_round(static_cast<int>(i + 1), round, text, lines)));
    }
  }
  std::vector<Tournament> all = collector.take();
  EXPECT_EQ(all.size(), 1U);
  return all.front();
}

const std::vector<PlayerLine> swiss_of_5{
    {2200, "9w1 13b= 2w= 15b1 4w="},  {2150, "10b1 7w1 1b= 16w1 3b="},   {2100, "11w= 6b1 8w1 4b= 2w="},
    {2050, "12b1 H 13w1 3w= 1b="},    {2000, "13w0 15b0 11w1 7b= 10w1"}, {1950, "14b0 3w0 U 10w1 8b1"},
    {1900, "15w1 2b0 16b0 5w= 11b0"}, {1850, "16b= 14w1 3b0 13w1 6w0"},  {1800, "1b0 10w0 H 11b- U"},
    {1750, "2w0 9b1 15w0 6b0 5b0"},   {1700, "3b= 16w0 5b0 9w+ 7w1"},    {1650, "4w0 U 14w+ Z Z"},
    {1600, "5b1 1w= 4b0 8b0 14w0"},   {1550, "6w1 8b0 12b- Z 13b1"},     {1500, "7b0 5w1 10b1 1w0 16b0"},
    {1450, "8w= 11b1 7w1 2b0 15w1"},
};
const std::vector<PlayerLine> swiss_of_9{
    {2150, "9w1 13b= 2w= 15b1 4w= 6b= 3b= 16w= 8b1"},    {2130, "10b1 7w1 1b= 16w1 3b1 4w= 6w0 15b= 5w="},
    {2200, "11w= 6b1 8w1 4b= 2w0 16b1 1w= 14w1 10b1"},   {2110, "12b1 H 13w1 3w= 1b= 2b= 16w= 6b= 15w1"},
    {1890, "13w0 15b0 11w1 7b= 10w1 14b0 9b1 8w0 2b="},  {2090, "14b0 3w0 U 10w1 8b1 1w= 2b1 4w= 16b1"},
    {1950, "15w1 2b0 16b0 5w= 11b0 10b0 13w1 9w1 14b1"}, {1930, "16b= 14w1 3b0 13w1 6w0 11b= 15w= 5b1 1w0"},
    {1790, "1b0 10w0 H 11b- U 13b1 5w0 7b0 12w="},       {1870, "2w0 9b1 15w0 6b0 5b0 7w1 12b1 11w1 3w0"},
    {1810, "3b= 16w0 5b0 9w+ 7w1 8w= 14b0 10b0 13w="},   {1770, "4w0 U 14w+ Z Z 15b0 10w0 13b= 9b="},
    {1750, "5b1 1w= 4b0 8b0 14w0 9w0 7b0 12w= 11b="},    {1850, "6w1 8b0 12b- Z 13b1 5w1 11w1 3b0 7w0"},
    {1830, "7b0 5w1 10b1 1w0 16b0 12w1 8b= 2w= 4b0"},    {1910, "8w= 11b1 7w1 2b0 15w1 3w0 4b= 1b= 6w0"},
};
const std::vector<PlayerLine> all_play_all{
    {2200, "5w= 2w1 3b1 4w0 6b1"}, {2150, "6w1 1b0 5w1 3w= 4b1"}, {2100, "4w1 6b1 1w0 2b= 5w1"},
    {2050, "3b0 5b0 6w= 1b1 2w0"}, {1950, "1b= 4w1 2b0 6w- 3b0"}, {2000, "2b0 3w0 4b= 5b+ 1w0"},
};
const std::vector<PlayerLine> unplayed_rounds{
    {2240, "8b= 6w1 3b= 14w+ 5w= 2b0 9w="},  {1923, "9w0 11b1 15w1 5b- 7b1 1w1 5b0"},
    {1852, "10b+ 7b1 1w= 9b= H Z H"},        {1902, "11w- 13w- 6b- U 8w= 15b= 6w="},
    {1734, "13b1 9w= 7b= 2w+ 1b= 11w= 2w1"}, {0, "14w= 1b0 4w+ 7w= 9b0 10w0 4b="},
    {1516, "15b1 3w0 5w= 6b= 2w0 14b0 U"},   {1752, "1w= 14b- Z Z 4b= 13w1 14b0"},
    {0, "2b1 5b= H 3w= 6w1 H 1b="},          {0, "3w- 15w- 13w= 15b1 14w1 6b1 11w0"},
    {1388, "4b- 2w0 U 13b1 15w1 5b= 10b1"},  {0, "H F 14b1 H Z F Z"},
    {0, "5w0 4b- 10b= 11w0 U 8b0 15w0"},     {0, "6b= 8w+ 12w0 1b- 10b0 7w1 8w1"},
    {0, "7w0 10b+ 2b0 10w0 11b0 4w= 13b1"},
};

// Values by the number of the player.
using Values = std::map<int, double>;

Values all_of(const std::vector<double>& values) {
  Values out;
  for (std::size_t i = 0; i < values.size(); ++i) out[static_cast<int>(i + 1)] = values[i];
  return out;
}

void expect_values(const std::vector<PlayerLine>& lines, TableKind kind, TieBreak tie_break,
                   const Values& wanted) {
  const Tournament tournament = tournament_of(lines);
  Values found;
  for (const Standing& row : make_standings(tournament, {.kind = kind, .tie_breaks = {tie_break}}).rows) {
    const int number = std::stoi(tournament.players[row.player].entrant.name);
    if (wanted.count(number) != 0 && row.tie_breaks.front())
      found[number] = static_cast<double>(*row.tie_breaks.front()) / one_value;
  }
  EXPECT_EQ(found, wanted) << row_of(tie_break).name;
}

Values ranks_by_encounters(const std::vector<PlayerLine>& lines, TableKind kind) {
  const Tournament tournament = tournament_of(lines);
  Values out;
  for (const Standing& row :
       make_standings(tournament, {.kind = kind, .tie_breaks = {TieBreak::direct}}).rows)
    out[std::stoi(tournament.players[row.player].entrant.name)] = row.rank;
  return out;
}

// Exercises 1 to 8, 11 and 12.
TEST(PublishedTieBreaks, OfTheBuchholzSystem) {
  const auto expect = [](TieBreak tie_break, const Values& wanted) {
    expect_values(swiss_of_5, TableKind::swiss, tie_break, wanted);
  };
  expect(TieBreak::buchholz,
         {{1, 12.5}, {2, 13}, {3, 15.5}, {4, 14}, {5, 8.5}, {8, 13.5}, {11, 12.5}, {16, 12.5}});
  expect(TieBreak::buchholz_cut_1, {{1, 11},
                                    {3, 13},
                                    {4, 11.5},
                                    {5, 7.5},
                                    {7, 12.5},
                                    {8, 12},
                                    {9, 7.5},
                                    {11, 11},
                                    {12, 9.5},
                                    {13, 12},
                                    {14, 9},
                                    {15, 11},
                                    {16, 11}});
  expect(TieBreak::sonneborn_berger,
         all_of({8, 9.5, 10.5, 9.25, 4.25, 6, 3.25, 5.25, 2.25, 1.5, 4.75, 4, 4.25, 4.5, 3.5, 7.25}));
}

// Exercises 14 and 16.
TEST(PublishedTieBreaks, OfARoundRobin) {
  expect_values(all_play_all, TableKind::round_robin, TieBreak::sonneborn_berger,
                all_of({9.25, 6.25, 6.25, 4.25, 3.25, 2.25}));
  expect_values(all_play_all, TableKind::round_robin, TieBreak::koya, all_of({2, 0.5, 0.5, 1, 0.5, 0}));
}

// Exercises 17, 19 and 20.
TEST(PublishedTieBreaks, OfRatings) {
  expect_values(swiss_of_5, TableKind::swiss, TieBreak::opponents_rating,
                all_of({1820, 1880, 1940, 1888, 1690, 1813, 1760, 1730, 1975, 1880, 1863, 2050, 1930, 1800,
                        1860, 1820}));
  expect_values(swiss_of_5, TableKind::swiss, TieBreak::performance,
                all_of({1969, 2120, 2089, 2081, 1690, 1813, 1611, 1730, 1175, 1640, 1776, 1250, 1781, 1925,
                        1788, 1969}));
}

// Exercises 23 to 26.
TEST(PublishedTieBreaks, OfDirectEncounters) {
  const Values ranks = ranks_by_encounters(swiss_of_5, TableKind::swiss);
  for (const int number : {1, 3, 4, 16}) EXPECT_EQ(ranks.at(number), 2) << number;
  for (const int number : {5, 8, 11}) EXPECT_EQ(ranks.at(number), 7) << number;
  EXPECT_EQ(ranks_by_encounters(swiss_of_9, TableKind::swiss),
            all_of({3, 5, 1, 3, 9, 2, 6, 6, 14, 9, 13, 14, 16, 9, 9, 6}));
  EXPECT_EQ(ranks_by_encounters(all_play_all, TableKind::round_robin), all_of({1, 2, 2, 6, 5, 4}));
}

// Exercises 27 to 30 and 32.
TEST(PublishedTieBreaks, OfOwnResults) {
  const auto expect = [](TieBreak tie_break, const std::vector<double>& wanted) {
    expect_values(swiss_of_5, TableKind::swiss, tie_break, all_of(wanted));
  };
  expect(TieBreak::wins, {2, 3, 2, 2, 2, 3, 1, 2, 1, 1, 2, 2, 1, 2, 2, 3});
  expect(TieBreak::games_won, {2, 3, 2, 2, 2, 2, 1, 2, 0, 1, 1, 0, 1, 2, 2, 3});
  expect(TieBreak::black_games, {2, 3, 2, 2, 2, 2, 3, 2, 1, 3, 2, 0, 3, 2, 3, 2});
  expect(TieBreak::black_wins, {1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1});
  expect(TieBreak::progressive, {11, 13, 11, 11.5, 5, 6, 6, 8.5, 2.5, 4, 5.5, 7, 7, 6, 7, 10.5});
}

TEST(PublishedTieBreaks, OfManyUnplayedRounds) {
  const auto expect = [](TieBreak tie_break, const std::vector<double>& wanted) {
    expect_values(unplayed_rounds, TableKind::swiss, tie_break, all_of(wanted));
  };
  expect(TieBreak::wins, {2, 4, 2, 1, 3, 1, 2, 1, 2, 3, 4, 3, 1, 3, 2});
  expect(TieBreak::games_won, {1, 4, 1, 0, 2, 0, 1, 1, 2, 3, 3, 1, 0, 2, 1});
  expect(TieBreak::black_wins, {0, 2, 1, 0, 1, 0, 1, 0, 1, 2, 2, 1, 0, 0, 1});
  expect(TieBreak::black_games, {3, 3, 2, 1, 3, 3, 3, 2, 3, 2, 3, 1, 2, 2, 3});
  expect(TieBreak::progressive, {18, 16, 19.5, 7, 20, 11, 12.5, 7, 19, 11.5, 14, 18.5, 5.5, 12.5, 8});
  expect(TieBreak::koya, {2.5, 2, 2, 0, 3.5, 0.5, 0.5, 0.5, 2.5, 1, 1.5, 1, 0.5, 0, 1});
  expect(TieBreak::buchholz,
         {26, 27.5, 25.5, 16, 25.5, 23.5, 25, 17.5, 27, 20.5, 22.5, 24.5, 20.5, 21, 21.5});
  expect(TieBreak::buchholz_cut_1, {24, 23.5, 22, 14.5, 24, 21, 22.5, 15.5, 23.5, 18, 20, 21, 19, 17.5, 20});
  expect(TieBreak::buchholz_cut_2,
         {21.5, 21, 18.5, 12, 21, 18.5, 20, 13.5, 20, 14.5, 18.5, 17.5, 17.5, 15.5, 17.5});
  expect(TieBreak::buchholz_median_1,
         {19, 18.5, 17.5, 12, 19.5, 16.5, 17.5, 11.5, 18.5, 13.5, 15, 17.5, 14, 13, 15.5});
  expect(TieBreak::buchholz_median_2, {12, 11.5, 10, 7, 12, 10, 10.5, 6, 10.5, 6.5, 9.5, 10.5, 8, 7.5, 9});
  expect(TieBreak::sonneborn_berger,
         {14, 14, 14.25, 6, 17.5, 7, 9.25, 4.75, 16.75, 9.25, 13.5, 14, 3.25, 8.25, 5.25});
}

}  // namespace
}  // namespace mt::tournament
