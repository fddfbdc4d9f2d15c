// Tests of challenges with their options, and of the rules that decide which players may challenge each
// other.
#include "server/app/rows.hpp"

namespace mt::server::test {
namespace {

class RowsOfChallenges : public Rows {
 protected:
  // Returns the terms of a challenge with these options.
  domain::Terms terms(const std::string& options, const std::string& game = "draughts") {
    const GameId board = offered("fred", game + " challenge fred barney " + options);
    return domain::parse_terms(row(board).terms).value_or(domain::Terms{});
  }
};

TEST_F(RowsOfChallenges, TheFirstUserMovesFirst) {
  for (const char* verb : {"challenge", "chall", "match"}) {
    const GameId board = offered("fred", std::string("draughts ") + verb + " barney fred");
    EXPECT_EQ(row(board).players[0], account("barney").id) << verb;
    EXPECT_EQ(row(board).players[1], account("fred").id) << verb;
    EXPECT_EQ(newest_of("barney", board).kind, "offer") << verb;
  }
  // The side of each player is chosen by lot.
  const GameId one = offered("fred", "draughts challenge barney");
  EXPECT_EQ(row(one).players[0] + row(one).players[1], account("barney").id + account("fred").id);
}

TEST_F(RowsOfChallenges, BetweenTwoOthersNeedBothPlayers) {
  const GameId board = offered("wilma", "draughts challenge fred barney", "Have a game!");
  EXPECT_EQ(answer("fred", "accept", board), "done");
  EXPECT_EQ(row(board).state, domain::GameState::offered);
  EXPECT_EQ(answer("fred", "32-28", board), "refused");
  EXPECT_EQ(answer("fred", "accept", board), "done");  // repeats the same answer
  EXPECT_EQ(answer("barney", "accept", board), "done");
  EXPECT_EQ(row(board).state, domain::GameState::active);
  play(board, {"32-28", "19-23"});
  const GameId second = offered("wilma", "draughts challenge fred barney");
  EXPECT_EQ(answer("barney", "accept", second), "done");
  EXPECT_EQ(answer("fred", "32-28", second), "done");  // the first move also accepts the challenge
  EXPECT_EQ(row(second).ply, 1U);
  const GameId third = offered("wilma", "draughts challenge fred barney");
  EXPECT_EQ(answer("barney", "accept", third), "done");
  EXPECT_EQ(answer("fred", "reject", third), "done");
  EXPECT_EQ(row(third).state, domain::GameState::aborted);
}

TEST_F(RowsOfChallenges, AreAcceptedOnlyBelowTheLimitOfBoards) {
  policy_->most_active = 1;
  const GameId one = offered("fred", "draughts challenge fred barney");
  const GameId other = offered("wilma", "draughts challenge barney wilma");
  const GameId third = offered("fred", "draughts challenge fred wilma");
  EXPECT_EQ(answer("barney", "accept", one), "done");
  EXPECT_EQ(answer("barney", "accept", other), "refused");
  EXPECT_TRUE(newest("barney").has("barney is already playing as many games as")) << newest("barney").text;
  EXPECT_EQ(answer("barney", "32-28", other), "refused");
  EXPECT_EQ(answer("wilma", "accept", third), "refused") << "fred has a game by now";
  EXPECT_TRUE(newest("wilma").has("fred is already playing as many games as")) << newest("wilma").text;
  EXPECT_EQ(row(other).state, domain::GameState::offered);
  EXPECT_EQ(answer("fred", "abort", one), "done");
  EXPECT_EQ(answer("barney", "accept", other), "done");
}

TEST_F(RowsOfChallenges, OptionsSetTheGame) {
  for (const char* option : {"-reverse", "-misere", "-losing", "-variant=international-losing"})
    EXPECT_EQ(terms(option).game, "international-losing") << option;
  EXPECT_EQ(terms("-small").game, "brazilian");
  EXPECT_EQ(terms("-large").game, "canadian");
  EXPECT_EQ(terms("-small -losing").game, "brazilian-losing");
  EXPECT_EQ(terms("-losing -large").game, "canadian-losing");
  EXPECT_EQ(terms("-variant=25").game, "russian");
  EXPECT_EQ(terms("-variant=russian").game, "russian");
  EXPECT_EQ(terms("-fen=W:W31,32:B19,20").start, "W:W31,32:B19,20");
  EXPECT_EQ(terms("-match=5", "backgammon").match_length, 5U);
  EXPECT_FALSE(terms("-match=5 -cube=no", "backgammon").cube);
  EXPECT_TRUE(terms("-cube=yes", "backgammon").cube);
}

TEST_F(RowsOfChallenges, OptionsSetTheBoard) {
  const domain::Terms pbm = terms("--nagtime=5 --forfeittime=10");
  EXPECT_EQ(pbm.nag, 5 * day_long);
  EXPECT_EQ(domain::to_text(pbm.time), "10d/move");
  EXPECT_EQ(domain::to_text(terms("--totaltime=90").time), "90d");
  EXPECT_EQ(domain::to_text(terms("--time=3d/move").time), "3d/move");
  EXPECT_EQ(domain::to_text(terms("--time=240h+36h/240h").time), "10d+36h/10d");
  EXPECT_EQ(domain::to_text(terms("--time=none").time), "none");
  EXPECT_TRUE(terms("--rated=yes").rated);
  EXPECT_FALSE(terms("--rated=no").rated);
  EXPECT_TRUE(terms("--takeback=yes").takebacks);
  EXPECT_FALSE(terms("--takeback=no").takebacks);
}

TEST_F(RowsOfChallenges, MeaninglessOptionsAreRefused) {
  int asked = 0;
  for (const char* option :
       {"-variant=nonsense", "-fen=nonsense", "-match=5", "--time=soon", "--nagtime=0", "-nonsense=1"}) {
    // The senders alternate, because an address gets answers to only ten errors a day.
    const char* who = asked++ % 2 == 0 ? "fred" : "wilma";
    EXPECT_EQ(as(who, std::string("draughts challenge ") + who + " barney " + option), "refused") << option;
  }
  EXPECT_EQ(as("fred", "chess challenge fred barney -small"), "refused");
  EXPECT_TRUE(read([&](store::Transaction& t) { return t.games().find({}); }).empty());
}

TEST_F(RowsOfChallenges, GamesWithAHandicapAreNotRated) {
  for (const char* option : {"-handicap", "--rated=no"}) {
    const GameId board = draughts("fred", "barney", option);
    play(board, {"32-28", "19-23"});
    EXPECT_EQ(answer("fred", "resign!", board), "done");
    EXPECT_FALSE(read([&](store::Transaction& t) {
      return t.ratings().get(account("fred").id, "international");
    })) << option;
    EXPECT_FALSE(newest_of("barney", board).has("Rating")) << option;
  }
}

TEST_F(RowsOfChallenges, TakebacksCanBeRuledOut) {
  const GameId board = draughts("fred", "barney", "--takeback=no");
  play(board, {"32-28"});
  EXPECT_EQ(answer("fred", "undo", board), "refused");
}

TEST_F(RowsOfChallenges, AcceptRejectAndLimitSetAPolicy) {
  EXPECT_EQ(as("barney", "draughts reject barney secret"), "done");
  EXPECT_EQ(policy("barney", "international").limit, 0);
  EXPECT_EQ(as("fred", "draughts challenge fred barney"), "refused");
  EXPECT_EQ(as("fred", "draughts challenge fred barney -small"), "refused") << "it is draughts, too";
  EXPECT_EQ(as("fred", "chess challenge fred barney"), "done");
  EXPECT_EQ(as("barney", "draughts accept barney secret"), "done");
  EXPECT_EQ(policy("barney", "international").limit, domain::ChallengePolicy::unlimited);
  EXPECT_EQ(as("barney", "draughts limit barney secret reject"), "done");
  EXPECT_EQ(policy("barney", "international").limit, 0);
  EXPECT_EQ(as("barney", "draughts limit barney secret accept"), "done");
  EXPECT_EQ(policy("barney", "international").limit, domain::ChallengePolicy::unlimited);
  EXPECT_EQ(as("barney", "draughts limit barney secret 1"), "done");
  draughts();
  EXPECT_EQ(as("fred", "draughts challenge fred barney"), "refused");
}

TEST_F(RowsOfChallenges, SeekIsShownInTheStandings) {
  EXPECT_EQ(as("barney", "draughts seek barney secret 2"), "done");
  EXPECT_EQ(policy("barney", "international").seeking, 2);
  const std::string text = look("wilma", "draughts standings");
  EXPECT_TRUE(has(text, "barney") && has(text, "2")) << "who seeks games is named, rated or not\n" << text;
  EXPECT_EQ(as("barney", "draughts seek barney secret 0"), "done");
  EXPECT_FALSE(has(look("wilma", "draughts standings"), "barney"));
}

TEST_F(RowsOfChallenges, StartImmediatelyIfServerAndPlayerAllowIt) {
  policy_ = std::make_unique<app::ServerPolicy>(make_house());
  policy_->autostart = true;
  inbox_ = std::make_unique<app::Inbox>(*policy_, *store_, *cache_);
  const GameId board = offered("fred", "draughts challenge fred barney");
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(answer("fred", "32-28", board), "done");
  // On older servers, players declined a challenge in this way.
  EXPECT_EQ(answer("barney", "resign", board), "done");
  EXPECT_EQ(row(board).state, domain::GameState::aborted);
}

}  // namespace
}  // namespace mt::server::test
