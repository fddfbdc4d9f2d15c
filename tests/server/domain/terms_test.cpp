#include "movetext/server/domain/terms.hpp"

#include "movetext/server/domain/event.hpp"
#include "movetext/server/domain/queue.hpp"
#include "movetext/server/domain/start_array.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

TEST(TimeControl, IsWrittenAsRead) {
  for (const char* text :
       {"none", "3d/move", "36h/move", "90m/move", "90d", "240h+36h", "10d+36h/10d", "1s/move"}) {
    const auto time = domain::parse_time_control(text);
    ASSERT_TRUE(time) << text;
    EXPECT_EQ(domain::parse_time_control(domain::to_text(*time)), time) << domain::to_text(*time);
  }
  EXPECT_EQ(domain::to_text(*domain::parse_time_control("240h+36h/240h")), "10d+36h/10d");
}

TEST(TimeControl, OtherTextsAreRefused) {
  for (const char* text : {"", "d", "0d/move", "-1d", "3d/game", "3x/move", "+3d", "3d+", "3d+1d/",
                           "99999999d", "3d/move/move", "1e3d", "/move"})
    EXPECT_FALSE(domain::parse_time_control(text)) << text;
}

TEST(Terms, AreStoredAndReadBack) {
  domain::Terms terms = *domain::default_terms("draughts");
  ASSERT_FALSE(domain::set_option(terms, "losing", ""));
  ASSERT_FALSE(domain::set_option(terms, "time", "240h+36h/240h"));
  ASSERT_FALSE(domain::set_option(terms, "rated", "no"));
  ASSERT_FALSE(domain::set_option(terms, "claim", "manual"));
  ASSERT_FALSE(domain::set_option(terms, "fen", "W:W31,K32:B1 100%=x"));
  EXPECT_EQ(domain::parse_terms(domain::to_text(terms)), terms) << domain::to_text(terms);
  EXPECT_EQ(domain::parse_terms(domain::to_text(*domain::default_terms("bg"))), domain::default_terms("bg"));
}

TEST(Terms, AllowBoardsOfOtherSizes) {
  const auto game_of = [](std::initializer_list<const char*> options) {
    domain::Terms terms = *domain::default_terms("draughts");
    for (const char* option : options) {
      const auto refusal = domain::set_option(terms, option, "");
      if (refusal) return refusal->code;
    }
    return terms.game;
  };
  EXPECT_EQ(game_of({}), "international");
  EXPECT_EQ(game_of({"small"}), "brazilian");
  EXPECT_EQ(game_of({"large"}), "canadian");
  EXPECT_EQ(game_of({"misere", "small"}), "brazilian-losing");
  EXPECT_EQ(game_of({"large", "reverse"}), "canadian-losing");
  EXPECT_EQ(game_of({"small", "large"}), "no-variant");
}

TEST(Terms, ImpossibleTermsAreRefused) {
  domain::Terms chess = *domain::default_terms("chess");
  EXPECT_EQ(domain::set_option(chess, "losing", "")->code, "no-variant");
  EXPECT_EQ(domain::set_option(chess, "small", "")->code, "no-variant");
  EXPECT_EQ(domain::set_option(chess, "colour", "red")->code, "bad-option");
  EXPECT_EQ(domain::set_option(chess, "rated", "perhaps")->code, "bad-option");
  EXPECT_EQ(domain::set_option(chess, "time", "soon")->code, "bad-option");
  EXPECT_FALSE(domain::objection(chess));
  chess.match_length = 5;
  EXPECT_EQ(domain::objection(chess)->code, "no-match");
  domain::Terms draughts = *domain::default_terms("russian");
  draughts.start = "W:W1:B99";
  EXPECT_EQ(domain::objection(draughts)->code, "bad-position");
  EXPECT_FALSE(domain::default_terms("tennis"));
}

TEST(Terms, AFinishedPositionDoesNotStart) {
  const auto refused = [](const char* game, const char* start) {
    domain::Terms terms = *domain::default_terms(game);
    terms.start = start;
    const auto refusal = domain::objection(terms);
    return refusal ? refusal->code : std::string();
  };
  EXPECT_EQ(refused("draughts", "W:W:B"), "game-over");
  EXPECT_EQ(refused("draughts", "W:W31:B20"), "");
  EXPECT_EQ(refused("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "game-over");  // stalemate
  EXPECT_EQ(refused("chess", "8/8/4k3/8/8/4K3/8/8 w - - 0 1"), "game-over");   // two kings
  EXPECT_EQ(refused("chess", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"), "");
}

TEST(Terms, AClockHoldsItsInitialTime) {
  domain::Terms terms = *domain::default_terms("chess");
  EXPECT_EQ(domain::set_option(terms, "time", "10h+1h/5h")->code, "bad-option");
  EXPECT_FALSE(domain::set_option(terms, "time", "10h+1h/10h"));
  EXPECT_TRUE(domain::parse_terms("game=chess time=10h+1h/5h nag=0 rated=yes"))
      << "games that have begun so go on";
}

TEST(Terms, AGameHasOneBoard) {
  domain::Terms terms = *domain::default_terms("draughts");
  EXPECT_FALSE(domain::set_option(terms, "small", ""));
  EXPECT_FALSE(domain::set_option(terms, "small", ""));
  EXPECT_EQ(domain::set_option(terms, "large", "")->phrase.key(), "no-variant.one-board"_text);
}

TEST(Chess960, StartsWithOneOfItsArrays) {
  domain::Terms terms = *domain::default_terms("chess960");
  domain::choose_start(terms, 0);
  EXPECT_EQ(terms.start, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
  EXPECT_TRUE(domain::has_usual_start(terms));
  EXPECT_TRUE(domain::is_for_ratings(terms));
  EXPECT_FALSE(domain::objection(terms));
  domain::choose_start(terms, 7);
  EXPECT_EQ(terms.start.substr(0, 8), "bbqnnrkr") << "it is chosen once";
  terms.start = "518";
  domain::choose_start(terms, 7);
  EXPECT_EQ(terms.start.substr(0, 8), "rnbqkbnr");
  terms.start = "960";
  domain::choose_start(terms, 7);
  EXPECT_EQ(domain::objection(terms)->code, "bad-position");
  terms.start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  EXPECT_FALSE(domain::is_for_ratings(terms));
  domain::Terms chess = *domain::default_terms("chess");
  domain::choose_start(chess, 7);
  EXPECT_EQ(chess.start, "");
}

TEST(Events, NamesAreReadBack) {
  for (int i = 0; i < domain::event_kind_count; ++i) {
    const auto kind = static_cast<domain::GameEventKind>(i);
    EXPECT_EQ(domain::find_event_kind(domain::name_of(kind)), kind) << i;
  }
  EXPECT_FALSE(domain::find_event_kind("lost"));
}

TEST(Queue, BothOrdersAreEquivalent) {
  const auto queue = domain::parse_queue("32-28 if 19-23; IF 17-22 THEN 28x17 ;37-32;");
  ASSERT_EQ(queue.size(), 3U);
  EXPECT_EQ(queue[0], (domain::QueuedMove{"32-28", "19-23"}));
  EXPECT_EQ(queue[1], (domain::QueuedMove{"28x17", "17-22"}));
  EXPECT_EQ(queue[2], (domain::QueuedMove{"37-32", ""}));
  EXPECT_EQ(domain::parse_queue(domain::to_text(queue)), queue);
  EXPECT_TRUE(domain::parse_queue("32-28 if").empty());
  EXPECT_TRUE(domain::parse_queue("if 19-23").empty());
  EXPECT_TRUE(domain::parse_queue(" ; ;").empty());
}

TEST(Terms, StateTheFirstMover) {
  domain::Terms terms = *domain::default_terms("draughts");
  EXPECT_EQ(domain::first_mover(terms), Side::first);
  EXPECT_FALSE(domain::set_option(terms, "fen", "B:W31,32:B19,20"));
  EXPECT_EQ(domain::first_mover(terms), Side::second);
}

}  // namespace
}  // namespace mt::server
