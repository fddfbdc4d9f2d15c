// Points, tie-breaks and ranks. The expected values were computed by hand from the definitions.
#include "movetext/tournament/standings.hpp"

#include "movetext/tournament/collector.hpp"
#include "movetext/tournament/teams.hpp"

#include <gtest/gtest.h>
#include <map>
#include <string>

namespace mt::tournament {
namespace {

struct TestGame {
  int round;
  const char* white;
  const char* black;
  Result result;
  Kind kind = Kind::game;
};

Tournament tournament_of(const std::vector<TestGame>& games, const std::map<std::string, int>& ratings = {}) {
  Collector collector;
  for (const TestGame& game : games) {
    Pairing pairing{.event = "Club",
                    .round = game.round == 0 ? "" : std::to_string(game.round),
                    .white = {.name = game.white},
                    .black = {.name = game.black},
                    .kind = game.kind,
                    .result = game.result};
    for (Entrant* entrant : {&pairing.white, &pairing.black})
      if (const auto found = ratings.find(entrant->name); found != ratings.end())
        entrant->rating = static_cast<std::uint16_t>(found->second);
    if (game.kind == Kind::game && game.result == Result::draw) pairing.numbers = {50, 50};
    if (game.kind == Kind::game && game.result == Result::white_wins) pairing.numbers = {100, 0};
    if (game.kind == Kind::game && game.result == Result::black_wins) pairing.numbers = {0, 100};
    EXPECT_TRUE(collector.add(pairing));
  }
  std::vector<Tournament> all = collector.take();
  EXPECT_EQ(all.size(), 1U);
  return all.front();
}

// Returns "RANK NAME POINTS VALUE VALUE; ..." with the values of the tie-breaks in ten-thousandths.
std::string shown(const Tournament& tournament, const StandingsOptions& options) {
  std::string out;
  for (const Standing& row : make_standings(tournament, options).rows) {
    out.append(out.empty() ? "" : "; ").append(std::to_string(row.rank)).append(" ");
    out.append(tournament.players[row.player].entrant.name).append(" ").append(std::to_string(row.points));
    for (const TieBreakValue& value : row.tie_breaks)
      out.append(" ").append(value ? std::to_string(*value) : "?");
  }
  return out;
}

// The numbers of results can be any numbers: sums keep a largest value.
TEST(Standings, BoundTheirSums) {
  Collector collector;
  for (int i = 0; i < 3; ++i)
    EXPECT_TRUE(collector.add({.white = {.name = "A"},
                               .black = {.name = "B"},
                               .result = Result::draw,
                               .numbers = {4'000'000'000U, 4'000'000'000U}}));
  const std::vector<Tournament> all = collector.take();
  ASSERT_EQ(all.size(), 1U);
  for (const TieBreak tie_break : {TieBreak::sonneborn_berger, TieBreak::buchholz, TieBreak::progressive}) {
    const StandingsOptions options{.points = PointScheme{.by_numbers = true}, .tie_breaks = {tie_break}};
    EXPECT_GT(make_standings(all.front(), options).rows.front().tie_breaks.front(), 0);
  }
}

// B wins round 2 by forfeit against D; in round 3 B has asked for a bye, and C is left over.
const std::vector<TestGame> swiss{
    {1, "A", "B", Result::white_wins},
    {1, "D", "C", Result::draw},
    {2, "C", "A", Result::black_wins},
    {2, "B", "D", Result::white_wins, Kind::forfeit},
    {3, "A", "D", Result::draw},
    {3, "B", "", Result::draw, Kind::half_bye},
    {3, "C", "", Result::white_wins, Kind::pairing_bye},
};

TEST(Standings, CountUnplayedRoundsAsTheRegulationsAsk) {
  const Tournament tournament = tournament_of(swiss);
  EXPECT_EQ(shown(tournament,
                  {.kind = TableKind::swiss,
                   .tie_breaks = {TieBreak::buchholz_cut_1, TieBreak::buchholz, TieBreak::sonneborn_berger}}),
            "1 A 250 30000 40000 35000; 2 C 150 40000 50000 20000; 3 B 150 35000 50000 17500; "
            "4 D 100 40000 50000 20000");
  EXPECT_EQ(
      shown(tournament, {.kind = TableKind::swiss, .tie_breaks = {TieBreak::wins, TieBreak::games_won}}),
      "1 A 250 20000 20000; 2 B 150 10000 0; 2 C 150 10000 0; 4 D 100 0 0");
}

// After round 1, C is absent: its last two rounds count as draws for its opponents, but not the absence of B
// in round 2, because B plays again.
TEST(Standings, CountAbsencesAtTheEndAsDraws) {
  const Tournament tournament = tournament_of({{1, "A", "C", Result::black_wins},
                                               {1, "B", "D", Result::draw},
                                               {2, "A", "D", Result::white_wins},
                                               {3, "B", "A", Result::white_wins}});
  // Points: A 1, B 1.5, C 1, D 0.5. For opponents: C has 1 + 2 draws = 2, D has 0.5 + 1 draw = 1.
  // A: C 2 + D 1 + B 1.5 = 4.5. B: D 1 + itself 1.5 + A 1 = 3.5. C: A 1 + itself 1 + 1 = 3.
  EXPECT_EQ(shown(tournament, {.kind = TableKind::swiss, .tie_breaks = {TieBreak::buchholz}}),
            "1 B 150 35000; 2 A 100 45000; 3 C 100 30000; 4 D 50 30000");
}

TEST(Standings, DivideEqualPlayersByTheirGames) {
  // A, B and C are equal. B has won against A, and C has drawn with both.
  const Tournament tournament = tournament_of({{1, "B", "A", Result::white_wins},
                                               {2, "B", "C", Result::draw},
                                               {3, "A", "C", Result::draw},
                                               {4, "A", "D", Result::white_wins},
                                               {5, "C", "D", Result::draw},
                                               {6, "E", "B", Result::white_wins}});
  EXPECT_EQ(shown(tournament, {.kind = TableKind::round_robin, .tie_breaks = {TieBreak::direct}}),
            "1 B 150 15000; 2 C 150 10000; 3 A 150 5000; 4 E 100 ?; 5 D 50 ?");
}

TEST(Standings, RankAPlayerFirstWhomMissingGamesCannotPass) {
  // A has won against B and C, who have the same points and have not met.
  const Tournament tournament = tournament_of({{1, "A", "B", Result::white_wins},
                                               {1, "C", "F", Result::white_wins},
                                               {2, "A", "C", Result::white_wins},
                                               {2, "B", "D", Result::white_wins},
                                               {3, "B", "E", Result::white_wins},
                                               {3, "C", "G", Result::white_wins},
                                               {4, "D", "A", Result::white_wins},
                                               {5, "E", "A", Result::white_wins}});
  const std::string ranks = shown(tournament, {.kind = TableKind::swiss, .tie_breaks = {TieBreak::direct}});
  EXPECT_EQ(ranks.substr(0, ranks.find("; 4")), "1 A 200 ?; 2 B 200 ?; 2 C 200 ?");
}

TEST(Standings, ChooseTheKindAndThePoints) {
  EXPECT_EQ(make_standings(tournament_of({{0, "A", "B", Result::draw}}), {}).kind, TableKind::match);
  const Tournament round_robin = tournament_of({{1, "A", "B", Result::draw}, {2, "B", "C", Result::draw}});
  EXPECT_EQ(make_standings(round_robin, {}).kind, TableKind::round_robin);
  EXPECT_EQ(make_standings(round_robin, {.kind = TableKind::match}).kind, TableKind::round_robin);
  Tournament stated = round_robin;
  stated.stated_kind = TableKind::swiss;
  EXPECT_EQ(make_standings(stated, {}).kind, TableKind::swiss);
  EXPECT_EQ(make_standings(stated, {.kind = TableKind::round_robin}).kind, TableKind::round_robin);
  EXPECT_EQ(make_standings(tournament_of(swiss), {}).scheme, PointScheme());
  EXPECT_EQ(make_standings(tournament_of(swiss), {.points = PointScheme{300, 100, 0}}).rows.front().points,
            700);
  PointScheme scheme;
  EXPECT_EQ(read_point_scheme("3, 1,0", scheme), "");
  EXPECT_EQ(scheme, (PointScheme{300, 100, 0}));
  EXPECT_EQ(read_point_scheme("1,.5,0", scheme).substr(0, 23), "invalid points '1,.5,0'");
  for (const char* bad : {"", "1", "1,2,3", "3,1,0,0", "3,1,-1", "x,y,z", "99999,1,0"})
    EXPECT_NE(read_point_scheme(bad, scheme), "") << bad;
}

TEST(Standings, RatePerformances) {
  EXPECT_EQ(average_rating({}), std::nullopt);
  EXPECT_EQ(average_rating({.games = 2, .ratings = 4001, .halves = 0}), 2001);
  EXPECT_EQ(performance({.games = 4, .ratings = 8000, .halves = 4}), 2000);
  EXPECT_EQ(performance({.games = 4, .ratings = 8000, .halves = 6}), 2193);
  EXPECT_EQ(performance({.games = 4, .ratings = 8000, .halves = 8}), 2800);
  EXPECT_EQ(performance({.games = 4, .ratings = 8000, .halves = 0}), 1200);
  const Tournament tournament = tournament_of(swiss, {{"A", 2400}, {"B", 2000}, {"D", 2200}});
  EXPECT_EQ(
      shown(tournament, {.kind = TableKind::swiss, .tie_breaks = {TieBreak::opponents_rating}}).substr(0, 21),
      "1 A 250 21000000; 2 B");
}

TEST(Standings, AddUpTeams) {
  Collector collector;
  const auto add = [&](const char* round, const char* white, const char* white_team, const char* black,
                       const char* black_team, Result result) {
    const Pairing pairing{.round = round,
                          .white = {.name = white, .team = white_team},
                          .black = {.name = black, .team = black_team},
                          .result = result};
    ASSERT_TRUE(collector.add(pairing));
  };
  add("1.1", "A", "Rooks", "B", "Knights", Result::white_wins);
  add("1.2", "C", "Knights", "D", "Rooks", Result::draw);
  add("2.1", "B", "Knights", "A", "Rooks", Result::draw);
  add("2.2", "D", "Rooks", "C", "Knights", Result::draw);
  const std::vector<Tournament> all = collector.take();
  ASSERT_EQ(all.size(), 1U);
  ASSERT_TRUE(has_teams(all.front()));
  const Tournament teams = team_tournament(all.front(), {});
  EXPECT_EQ(shown(teams, {.points = team_points, .tie_breaks = {TieBreak::game_points}}),
            "1 Rooks 300 25000; 2 Knights 100 15000");
}

TEST(TieBreaks, HaveNamesAndCodes) {
  std::vector<TieBreak> list;
  EXPECT_EQ(read_tie_breaks("de, BH-C1,bhc2,Sonneborn-Berger", list), "");
  EXPECT_EQ(list, (std::vector{TieBreak::direct, TieBreak::buchholz_cut_1, TieBreak::buchholz_cut_2,
                               TieBreak::sonneborn_berger}));
  for (int i = 0; i <= static_cast<int>(TieBreak::game_difference); ++i)
    EXPECT_EQ(row_of(static_cast<TieBreak>(i)).value, static_cast<TieBreak>(i));
  list.clear();
  EXPECT_EQ(read_tie_breaks("buchholtz", list), "unknown tie-break 'buchholtz'; did you mean buchholz?");
  EXPECT_EQ(read_tie_breaks("foo", list).substr(0, 44), "unknown tie-break 'foo'; tie-breaks are dire");
  EXPECT_EQ(read_tie_breaks("SB,", list), "unknown tie-break ''; tie-breaks are " + tie_break_names(", "));
  list.clear();
  EXPECT_EQ(read_tie_breaks("SB,sb", list), "'sonneborn-berger' is named twice");
}

}  // namespace
}  // namespace mt::tournament
