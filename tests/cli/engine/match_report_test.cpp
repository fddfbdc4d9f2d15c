// The totals and the progress of a match as text.
#include "movetext/cli/engine/match_report.hpp"

#include "movetext/engine/match/schedule.hpp"

#include <array>
#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

namespace mt::cli {
namespace {

namespace match = engine::match;

constexpr std::uint64_t planned_games = 16;

// A match of two engines, whose pairs end with the given half points of the first engine.
class Played {
 public:
  explicit Played(const std::vector<int>& pairs) {
    for (const int halves : pairs) {
      add((halves + 1) / 2);
      add(halves / 2);
    }
  }
  // Adds the next game, which ends with these half points of the first engine.
  void add(int halves) {
    match::FinishedGame finished{.number = board_.size()};
    const match::Appointment appointment = schedule_.game(finished.number);
    const Side side_of_first = appointment.engine(Side::first) == 0 ? Side::first : Side::second;
    if (halves != 1) finished.winner = halves == 2 ? side_of_first : other(side_of_first);
    board_.add(finished);
  }
  MatchStanding standing(double seconds = 0, std::uint64_t resumed = 0, double since = 0) const {
    return {.board = board_,
            .names = names_,
            .sprt = sprt,
            .games = planned_games,
            .resumed = resumed,
            .seconds = seconds,
            .since = since};
  }
  std::optional<match::SprtTerms> sprt{};

 private:
  std::vector<std::string> names_{"A", "B"};
  match::Schedule schedule_{2, planned_games};
  match::Scoreboard board_{schedule_};
};

double number_after(const std::string& text, const std::string& word, std::size_t from = 0) {
  const std::size_t at = text.find(word, from);
  return at == std::string::npos ? std::nan("") : std::strtod(text.c_str() + at + word.size(), nullptr);
}

// The lower and the upper end of a value in the totals, as a reader understands them.
struct Range {
  double low = -INFINITY;
  double high = INFINITY;
};
Range elo_range(const std::string& words) {
  const std::string line = words.substr(words.find("Elo "));
  const std::string elo = line.substr(0, line.find_first_of(",;"));
  if (elo == "Elo unknown") return {};
  if (elo.starts_with("Elo at least ")) return {.low = number_after(elo, "at least ")};
  if (elo.starts_with("Elo at most ")) return {.high = number_after(elo, "at most ")};
  if (elo.find(" to ") != std::string::npos)
    return {.low = number_after(elo, "("), .high = number_after(elo, " to ")};
  const double value = number_after(elo, "Elo ");
  const double error = number_after(elo, "+- ");
  return {.low = value - error, .high = value + error};
}

// `odd` is the result of a game of an incomplete pair, in half points; -1 means that there is none.
void expect_agreement(const std::vector<int>& pairs, int odd) {
  Played played(pairs);
  if (odd >= 0) played.add(odd);
  const std::string words = match_words(played.standing());
  const double probability = number_after(words, "stronger with a probability of ");
  const Range elo = elo_range(words);
  const std::string last = words.substr(words.rfind("A - B"));
  const double score = number_after(last, ", ");
  const double error = number_after(last, "+- ");
  EXPECT_EQ(score - error > 50, probability > 97.5) << words;
  EXPECT_EQ(elo.low > 0, probability > 97.5) << words;
  EXPECT_EQ(score + error < 50, probability < 2.5) << words;
  EXPECT_EQ(elo.high < 0, probability < 2.5) << words;
  if (const double normalized = number_after(words, "normalized "); !std::isnan(normalized)) {
    const std::string rest = words.substr(words.find("normalized "));
    EXPECT_EQ(normalized - number_after(rest, "+- ") > 0, probability > 97.5) << words;
  }
  const double won = number_after(last, "A - B: ");
  const double games = won + number_after(last, " - ", last.find(':'));
  EXPECT_NEAR(score, 100 * won / games, 0.051) << words;
}

// Tests every result of up to three pairs, with and without a further game. The score, the Elo and the
// probability must allow the same conclusion: one engine is certainly stronger, or neither is.
TEST(MatchReport, DoesNotContradictItselfAfterFewPairs) {
  std::vector<std::vector<int>> all{{}};
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::vector<int> pairs = all[at];
    if (pairs.size() < 3)
      for (int halves = 0; halves <= 4; ++halves) {
        all.push_back(pairs);
        all.back().push_back(halves);
      }
    for (int odd = pairs.empty() ? 0 : -1; odd <= 2; ++odd) expect_agreement(pairs, odd);
  }
  EXPECT_EQ(all.size(), 1U + 5 + 25 + 125);
}

TEST(MatchReport, IsCautiousAboutWonPairs) {
  const std::array<const char*, 3> expected{
      "Elo at least -511.5; stronger with a probability of 84.9 %",
      "Elo at least -216.2; stronger with a probability of 89.7 %",
      "Elo at least -93.6; stronger with a probability of 94.0 %",
  };
  std::vector<int> pairs;
  for (const char* const line : expected) {
    pairs.push_back(4);
    EXPECT_NE(match_words(Played(pairs).standing()).find(line), std::string::npos)
        << match_words(Played(pairs).standing());
  }
}

TEST(MatchReport, ShowsGamesTimeLeftAndScore) {
  Played played({4, 3});
  EXPECT_EQ(match_progress(Played({}).standing()), "0 of 16 games");
  EXPECT_EQ(match_progress(played.standing(30)),
            "4 of 16 games, 1:30 left; A - B: 3.5 - 0.5, 87.5 % +- 67.9");
  EXPECT_EQ(match_progress(played.standing(30, 2)),
            "4 of 16 games, 3:00 left; A - B: 3.5 - 0.5, 87.5 % +- 67.9")
      << "two games were played in an earlier run";
  EXPECT_TRUE(match_progress(played.standing(30, 0, 20)).starts_with("4 of 16 games, 1:10 left;"));
  EXPECT_TRUE(match_progress(played.standing(30, 0, 99)).starts_with("4 of 16 games, 0:00 left;"));
  EXPECT_EQ(match_progress(played.standing(30, 4)), "4 of 16 games; A - B: 3.5 - 0.5, 87.5 % +- 67.9");
  played.sprt = match::SprtTerms{.elo0 = 0, .elo1 = 10};
  EXPECT_TRUE(match_progress(played.standing(30)).starts_with("4 of 16 games, at most 1:30 left; A - B"));
}

}  // namespace
}  // namespace mt::cli
