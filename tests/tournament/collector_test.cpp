// Which games belong to one tournament, how rounds are numbered, and what a record says about a game.
#include "movetext/tournament/collector.hpp"

#include "movetext/tournament/rounds.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace mt::tournament {
namespace {

Pairing pairing(const char* event, const char* date, const char* round, const char* white,
                const char* black) {
  return {.event = event,
          .date = date,
          .round = round,
          .white = {.name = white},
          .black = {.name = black},
          .result = Result::draw};
}

std::vector<Tournament> collect(const std::vector<Pairing>& pairings) {
  Collector collector;
  for (const Pairing& each : pairings) EXPECT_TRUE(collector.add(each));
  return collector.take();
}

TEST(Collector, SeparatesEventsAndYears) {
  const std::vector<Tournament> all = collect(
      {pairing("Hastings", "2001.12.28", "1", "A", "B"), pairing("Hastings", "2002.01.05", "2", "B", "A"),
       pairing("Hastings", "2002.12.28", "1", "A", "B"), pairing("Linares", "2001.02.01", "1", "A", "C")});
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].name, "Linares");
  EXPECT_EQ(all[1].games, 2U);
  EXPECT_EQ(all[1].first_day, "2001.12.28");
  EXPECT_EQ(all[1].last_day, "2002.01.05");
  EXPECT_EQ(all[2].games, 1U);
}

TEST(Collector, DropsRepeatsAndNamelessGames) {
  Collector collector;
  for (const Pairing& each : {pairing("Club", "", "1", "A", "B"), pairing("Club", "", "1", "A", "B"),
                              pairing("Club", "", "2", "A", "B"), pairing("Club", "", "3", "", "B"),
                              pairing("Club", "", "4", "A", "A")})
    EXPECT_TRUE(collector.add(each));
  const std::vector<Tournament> all = collector.take();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].games, 2U);
  EXPECT_EQ(collector.repeats(), 1U);
  EXPECT_EQ(collector.nameless(), 1U);
  EXPECT_EQ(collector.games_of_one_player(), 1U);
}

TEST(Collector, ChoosesEventsByAPartOfTheirNames) {
  Collector collector("HÉR");
  for (const char* event : {"Open d'Hérault", "Linares", "", "Biel", "Linares"})
    EXPECT_TRUE(collector.add(pairing(event, "", "1", "A", "B")));
  EXPECT_TRUE(collector.has_chosen());
  EXPECT_EQ(collector.other_events(), (std::set<std::string>{"Biel", "Linares"}));
  const std::vector<Tournament> all = collector.take();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].name, "Open d'Hérault");
  Collector none("Wijk");
  EXPECT_TRUE(none.add(pairing("Biel", "", "1", "A", "A")));
  EXPECT_FALSE(none.has_chosen());
  EXPECT_EQ(none.games_of_one_player(), 0U);
}

TEST(Collector, HasALimit) {
  Collector collector({}, {.games = 1});
  EXPECT_TRUE(collector.add(pairing("Club", "", "1", "A", "B")));
  EXPECT_FALSE(collector.add(pairing("Club", "", "2", "A", "B")));
  EXPECT_NE(collector.error().find("--event"), std::string::npos);
  Collector small({}, {.text = 100});
  EXPECT_TRUE(small.add(pairing("Club", "", "1", "A", "B")));
  EXPECT_FALSE(small.add(pairing("Club", "", "2", "A", "B")));
}

TEST(Rounds, AreThoseOfTheRecordsIfTheyFit) {
  const std::vector<RoundGame> games{{"1.1", {0, 1}}, {"1.2", {2, 3}}, {"3", {0, 2}}};
  const Rounds given = number_rounds(games, 4);
  EXPECT_TRUE(given.are_given);
  EXPECT_EQ(given.numbers, (std::vector<std::uint32_t>{1, 1, 3}));
  EXPECT_EQ(given.last, 3U);
  const std::vector<RoundGame> twice{{"1", {0, 1}}, {"1", {0, 2}}, {"2", {1, 2}}};
  const Rounds counted = number_rounds(twice, 3);
  EXPECT_FALSE(counted.are_given);
  EXPECT_EQ(counted.numbers, (std::vector<std::uint32_t>{1, 2, 3}));
  EXPECT_FALSE(number_rounds(std::vector<RoundGame>{{"", {0, 1}}}, 2).are_given);
  EXPECT_FALSE(number_rounds(std::vector<RoundGame>{{"2025", {0, 1}}}, 2).are_given);
}

TEST(Rounds, AreOrderedByTheirNumbers) {
  EXPECT_TRUE(is_round_before("2", "10"));
  EXPECT_TRUE(is_round_before("2.1", "2.10"));
  EXPECT_TRUE(is_round_before("", "1"));
  EXPECT_FALSE(is_round_before("2.2", "2.2"));
  EXPECT_FALSE(is_round_before("10", "9"));
}

Pairing read(std::initializer_list<std::pair<const char*, const char*>> tags, bool white_first = true,
             const Convention& convention = conventions::pgn) {
  Record record;
  record.convention = &convention;
  for (const auto& [name, value] : tags) record.set_tag(name, value);
  const Pairing found = pairing_of(record, white_first, default_team_tag);
  std::string bytes;
  append_pairing(found, bytes);
  std::string again;
  append_pairing(read_pairing(bytes), again);
  EXPECT_EQ(again, bytes);
  return found;
}

TEST(Pairings, AreReadFromTags) {
  const Pairing game = read({{"Event",
                              "Club\x1F"
                              "1"},
                             {"Date", "2026.??.??"},
                             {"Round", "3.1"},
                             {"White", " Ada "},
                             {"Black", "Bob"},
                             {"WhiteElo", "2100"},
                             {"BlackElo", "-"},
                             {"BlackTeam", "Rooks"},
                             {"EventType", "Swiss (rapid)"},
                             {"Result", "0-1"}});
  EXPECT_EQ(game.event, "Club 1");
  EXPECT_EQ(game.date, "");
  EXPECT_EQ(game.white.name, "Ada");
  EXPECT_EQ(game.white.rating, 2100);
  EXPECT_EQ(game.black.rating, 0);
  EXPECT_EQ(game.black.team, "Rooks");
  EXPECT_EQ(game.stated_kind, TableKind::swiss);
  EXPECT_EQ(game.result, Result::black_wins);
  EXPECT_EQ(game.numbers, (std::array<std::uint32_t, 2>{0, 100}));
}

TEST(Pairings, KnowTypesOfEvents) {
  EXPECT_EQ(kind_of_event_type("Individual: Swiss-System"), TableKind::swiss);
  EXPECT_EQ(kind_of_event_type("Team: Round Robin"), TableKind::round_robin);
  EXPECT_EQ(kind_of_event_type("match"), TableKind::match);
  for (const char* value : {"", "tourn", "k.o."}) EXPECT_EQ(kind_of_event_type(value), std::nullopt) << value;
  for (const TableKind kind : {TableKind::round_robin, TableKind::swiss, TableKind::match})
    EXPECT_EQ(kind_of_event_type(event_type_of(kind)), kind);
}

TEST(Pairings, KnowForfeitsAndByes) {
  const auto kind = [](const char* white, const char* black, const char* result, const char* termination) {
    return read({{"White", white}, {"Black", black}, {"Result", result}, {"Termination", termination}}).kind;
  };
  EXPECT_EQ(kind("Ada", "Bob", "1-0", "Forfeit"), Kind::forfeit);
  EXPECT_EQ(kind("Ada", "Bob", "1-0", "time forfeit"), Kind::game);
  EXPECT_EQ(kind("Ada", "Bob", "1-0", "unplayed"), Kind::forfeit);
  EXPECT_EQ(kind("Ada", "BYE", "1-0", ""), Kind::pairing_bye);
  EXPECT_EQ(kind("Ada", "bye", "1-0", "full-point bye"), Kind::full_bye);
  EXPECT_EQ(kind("Ada", "bye", "1/2-1/2", ""), Kind::half_bye);
  EXPECT_EQ(kind("Ada", "bye", "*", ""), Kind::zero_bye);
  EXPECT_EQ(kind("bye", "Ada", "0-1", ""), Kind::pairing_bye);
  EXPECT_EQ(kind("bye", "Bye", "0-1", ""), Kind::game);
  const Pairing both =
      read({{"White", "Ada"}, {"Black", "Bob"}, {"Result", "*"}, {"Termination", "double forfeit"}});
  EXPECT_EQ(both.result, Result::nobody_wins);
}

// In English draughts, Black moves first, and the first number of a result is Black's.
TEST(Pairings, KnowWhoMovesFirst) {
  const Pairing game = read({{"White", "Ada"}, {"Black", "Bob"}, {"Result", "2-0"}}, false, conventions::pdn);
  EXPECT_EQ(game.result, Result::black_wins);
  EXPECT_EQ(game.numbers, (std::array<std::uint32_t, 2>{0, 200}));
}

}  // namespace
}  // namespace mt::tournament
