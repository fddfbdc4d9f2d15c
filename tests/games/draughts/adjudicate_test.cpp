// Wins and draws, rule by rule. A limit of n moves means n moves by each side, or 2n plies.
#include "movetext/games/draughts/adjudicate.hpp"

#include "support/table.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <random>

namespace mt::draughts::test {
namespace {

using Set = Set128;  // wide enough for all games here

class Game {
 public:
  Game(const Rules& rules, std::string_view fen)
      : variant_(std::make_shared<const Variant<Set>>(rules)), position_(position(*variant_, fen)) {
    adjudicator_.reset(*variant_, position_);
    ++seen_[key(position_)];
  }

  // Plays moves such as "47-42 4-9". Each must be the only legal move with its start and end.
  Game& play_text(std::string_view moves) {
    while (!moves.empty()) {
      const std::string_view word = moves.substr(0, moves.find(' '));
      moves.remove_prefix(std::min(word.size() + 1, moves.size()));
      const std::size_t dash = word.find_first_of("-x");
      MoveList<Set> found;
      EXPECT_TRUE(legal_moves_between(variant(), position_, bit_at(variant(), word.substr(0, dash)),
                                      bit_at(variant(), word.substr(dash + 1)), found));
      EXPECT_EQ(found.size(), 1U) << word;
      if (found.size() == 1) play_move(found[0]);
    }
    return *this;
  }

  using Wanted = std::function<bool(const Game&, const Move<Set>&, const Position<Set>& after)>;

  // Plays random quiet moves until the game is over or `most` plies are played. No move allows the opponent
  // to capture, and no position occurs more than twice. If no such move is left, starts again from the first
  // position with other random moves.
  Outcome wander(const Wanted& wanted = {}, int most = 1000) const {
    for (unsigned seed = 0; seed < 200; ++seed) {
      Game attempt = *this;
      if (attempt.wander_once(seed, wanted, most)) return attempt.outcome();
    }
    ADD_FAILURE() << "nowhere to wander";
    return {};
  }

  void play_move(const Move<Set>& move) {
    kings_run_ = has(position_.men[0] | position_.men[1], move.from) ? 0 : kings_run_ + 1;
    position_ = play(variant(), position_, move);
    ++seen_[key(position_)];
    ++plies_;
    adjudicator_.add(move, position_);
  }

  bool wander_once(unsigned seed, const Wanted& wanted, int most) {
    std::mt19937 random(seed);
    while (outcome().kind == Outcome::Kind::open && plies_ < most) {
      MoveList<Set> moves = legal(position_);
      std::erase_if(moves, [&](const Move<Set>& move) {
        const Position<Set> next = play(variant(), position_, move);
        const auto before = seen_.find(key(next));
        return move.is_capture() || can_capture(variant(), next) ||
               (before != seen_.end() && before->second >= 2) || (wanted && !wanted(*this, move, next));
      });
      if (moves.empty()) return false;
      play_move(moves[random() % moves.size()]);
    }
    return true;
  }

  // Plays a move that offers one piece, and the capture of this piece. Afterwards nothing can be captured.
  bool give_a_piece() {
    for (const Move<Set>& offer : legal(position_)) {
      const Position<Set> offered = play(variant(), position_, offer);
      for (const Move<Set>& capture : legal(offered)) {
        if (count(capture.taken) != 1 || can_capture(variant(), play(variant(), offered, capture))) continue;
        play_move(offer);
        play_move(capture);
        return true;
      }
    }
    return false;
  }

  MoveList<Set> legal(const Position<Set>& p) const {
    MoveList<Set> moves;
    EXPECT_TRUE(legal_moves(variant(), p, moves));
    return moves;
  }

  Outcome outcome() const { return adjudicator_.outcome(); }
  int plies() const { return plies_; }
  // Returns the number of plies since a man moved.
  int kings_run() const { return kings_run_; }
  const Variant<Set>& variant() const { return *variant_; }
  const Position<Set>& now() const { return position_; }

 private:
  std::string key(const Position<Set>& p) const {
    return diagram_of(variant(), p).cells + (p.to_move == Colour::white ? 'w' : 'b');
  }

  std::shared_ptr<const Variant<Set>> variant_;
  Position<Set> position_;
  Adjudicator<Set> adjudicator_;
  std::map<std::string, int> seen_;
  int plies_ = 0;
  int kings_run_ = 0;
};

Outcome draw(Ending ending, int ply) {
  return {Outcome::Kind::draw, Colour::white, ending, ply};
}
Outcome win(Colour winner, Ending ending, int ply) {
  return {Outcome::Kind::win, winner, ending, ply};
}
constexpr Outcome open_game{};

Outcome wander(const Rules& rules, std::string_view fen) {
  return Game(rules, fen).wander();
}

// These limits count moves.
TEST(KingEndings, AreLimitedInInternational) {
  EXPECT_EQ(wander(rows::international, "W:WK47,K48,K49,K50:BK4"), draw(Ending::kings_only, 50));
  EXPECT_EQ(wander(rows::international, "W:WK47,K48,K49:BK4"), draw(Ending::three_v_one, 32));
  EXPECT_EQ(wander(rows::international, "B:WK47:BK4,K3,K2"), draw(Ending::three_v_one, 32));
  EXPECT_EQ(wander(rows::international, "W:WK47,K48:BK4"), draw(Ending::two_v_one, 10));
  EXPECT_EQ(wander(rows::international, "W:WK47:BK4"), draw(Ending::two_v_one, 10));
  EXPECT_EQ(wander(rows::canadian, "W:WK67,K68:BK4"), draw(Ending::two_v_one, 10));
}

TEST(KingEndings, AreLimitedInEnglish) {
  EXPECT_EQ(wander(rows::english, "B:WK1,K2,K3:BK30,K31"), draw(Ending::kings_only, 80));
}

TEST(KingEndings, AreLimitedInItalian) {
  EXPECT_EQ(wander(rows::italian, "W:WK1,K2,K3:BK30,K31"), draw(Ending::kings_only, 80));
}

TEST(KingEndings, AreLimitedInPool) {
  EXPECT_EQ(wander(rows::pool, "B:WK1,K2,K3:BK30"), draw(Ending::three_kings_v_one, 26));
  EXPECT_EQ(wander(rows::pool, "B:WK1,K2:BK30,K31"), draw(Ending::kings_only, 30));
}

bool on_main_road(const Variant<Set>& variant, Set king) {
  const board::Cell cell = variant.geometry.cell[static_cast<unsigned>(lowest(king))];
  return cell.x == cell.y;
}

TEST(KingEndings, AreLimitedForThreeKingsAgainstOneInRussian) {
  const auto stay_off = [](const Game& game, const auto&, const Position<Set>& after) {
    return !on_main_road(game.variant(), after.kings[1]);
  };
  EXPECT_EQ(Game(rows::russian, "W:WKa5,Kb8,Kd8:BKg1").wander(stay_off), draw(Ending::three_kings_v_one, 30));
  const auto stay_on = [](const Game& game, const auto&, const Position<Set>& after) {
    return on_main_road(game.variant(), after.kings[1]);
  };
  EXPECT_EQ(Game(rows::russian, "W:WKc7,Kb8,Kd8:BKa1").wander(stay_on), draw(Ending::three_v_main_road, 10));
}

TEST(KingEndings, AreLimitedForOtherEndingsInRussian) {
  EXPECT_EQ(wander(rows::russian, "W:WKa7,Kb8:BKg1"), draw(Ending::two_v_one, 10));
  EXPECT_EQ(wander(rows::russian, "W:WKa7,Kb8:BKg1,Ke1"), draw(Ending::kings_only, 30));
  EXPECT_EQ(wander(rows::brazilian, "W:WKa7,Kb8:BKg1,Ke1"), draw(Ending::kings_only, 30));
}

// Moves of men reset the count of king moves, but not the count of moves with the same balance of forces.
Outcome wander_with_men(std::string_view fen) {
  return Game(rows::russian, fen).wander([&](const Game& game, const Move<Set>& move, const Position<Set>&) {
    const bool man = has(game.now().men[0] | game.now().men[1], move.from);
    return !move.crowns && (man ? game.kings_run() >= 18 : game.kings_run() < 29);
  });
}

TEST(KingEndings, AreLimitedByTheBalanceOfForcesInRussian) {
  EXPECT_EQ(wander_with_men("W:WKb8,a3:BKg1,h6"), draw(Ending::balance_of_five, 60));
  EXPECT_EQ(wander_with_men("W:WKb8,a1,e1:BKg1,h8,d8"), draw(Ending::balance_of_seven, 120));
}

TEST(KingEndings, AreLimitedByTheBrazilianFederation) {
  EXPECT_EQ(wander(rows::brazilian_cbd, "W:WKa7,Kb8:BKg1,Ke1"), draw(Ending::kings_only, 40));
  EXPECT_EQ(wander(rows::brazilian_cbd, "W:WKa7,Kb8:BKg1"), draw(Ending::two_v_one, 10));
}

TEST(KingEndings, AreLimitedInFrisian) {
  EXPECT_EQ(wander(rows::frisian, "W:WK47,K48:BK4"), draw(Ending::two_kings_v_one, 14));
  EXPECT_EQ(Game(rows::frisian, "W:WK47:BK4").outcome(), draw(Ending::lone_kings, 0));
}

// Two kings move to and fro, far apart. The same position occurs after plies 0, 4, 8 and 12.
constexpr std::string_view shuffle = "47-42 4-9 42-47 9-4 ";

std::string shuffled(int rounds) {
  std::string moves;
  for (int i = 0; i < rounds; ++i) moves += shuffle;
  moves.pop_back();
  return moves;
}

TEST(Repetition, IsADrawTheThirdTime) {
  Game game(rows::international, "W:W26,K47:BK4,25");
  EXPECT_EQ(game.play_text(shuffled(1)).outcome(), open_game);
  EXPECT_EQ(game.play_text(shuffled(1)).outcome(), draw(Ending::repetition, 8));
}

TEST(Repetition, IsADrawTheFourthTimeInItaly) {
  Game game(rows::italian, "W:WK29,K25:BK4,K8");
  constexpr std::string_view round = "29-26 4-7 26-29 7-4";
  for (int i = 0; i < 2; ++i) EXPECT_EQ(game.play_text(round).outcome(), open_game);
  EXPECT_EQ(game.play_text(round).outcome(), draw(Ending::repetition, 12));
}

TEST(Repetition, NeedNotBeConsecutive) {
  Game game(rows::international, "W:W26,K47:BK4,25");
  game.play_text("47-42 4-9 42-47 9-4 47-38 4-9 38-47 9-4");
  EXPECT_EQ(game.outcome(), draw(Ending::repetition, 8));
}

TEST(Repetition, TheSideToMoveMatters) {
  // The white king returns to 47 in three moves. So after plies 0 and 5 the pieces are on the same squares,
  // but the sides to move are different.
  Game game(rows::international, "W:W26,K47:BK4,25");
  game.play_text("47-42 4-9 42-38 9-4 38-47 4-9 47-42 9-4 42-38");
  EXPECT_EQ(game.outcome(), open_game);
}

TEST(Repetition, StartsAgainAfterAMoveOfAMan) {
  Game game(rows::international, "W:W45,K47:BK4,15");
  game.play_text("47-42 4-9 42-47 9-4 45-40 4-9 40-35 9-4");
  EXPECT_EQ(game.play_text("47-42 4-9 42-47 9-4").outcome(), open_game) << "twice since the man moved";
  EXPECT_EQ(game.play_text("47-42 4-9 42-47 9-4").outcome(), draw(Ending::repetition, 15));
}

TEST(Repetition, IncludesSidewaysMovesOfMen) {
  Game game(rows::turkish, "W:Wa2,h1:Ba7,h8");
  constexpr std::string_view round = "a2-b2 a7-b7 b2-a2 b7-a7";
  EXPECT_EQ(game.play_text(round).outcome(), open_game);
  EXPECT_EQ(game.play_text(round).outcome(), draw(Ending::repetition, 8));
}

TEST(Repetition, DoesNotApplyInFrisianAndBreakthrough) {
  Game frisian(rows::frisian, "W:WK47,K48:BK4,K3");
  EXPECT_EQ(frisian.play_text(shuffled(4)).outcome(), open_game);
}

TEST(Repetition, IsTheOnlyRuleOfTheLosingForm) {
  EXPECT_EQ(Game(losing(rows::international), "W:WK47:BK4").wander({}, 60), open_game) << "no count of moves";
  Game again(losing(rows::international), "W:WK47:BK4");
  EXPECT_EQ(again.play_text(shuffled(2)).outcome(), draw(Ending::repetition, 8));
}

// The move that creates the balance of pieces does not count.
TEST(FewPieces, CountFromTheBeginningOfTheBalance) {
  Game game(rows::international, "B:WK46,K50,24:BK20");
  EXPECT_EQ(game.play_text("20x29").wander(), draw(Ending::two_v_one, 11));
}

// FMJD Annex 1, 6: a piece captured during the sixteen moves does not extend them.
TEST(FewPieces, KeepTheSixteenMovesAfterACapture) {
  Game game(rows::international, "W:WK46,K47,K48:BK3");
  ASSERT_TRUE(game.wander_once(1, {}, 24));
  ASSERT_TRUE(game.give_a_piece());
  EXPECT_EQ(count(game.now().kings[0]), 2);
  EXPECT_EQ(game.plies(), 26);
  EXPECT_EQ(game.wander(), draw(Ending::three_v_one, 32));
}

TEST(FewPieces, EndTheGameWithTheLastTwoInTurkish) {
  EXPECT_EQ(Game(rows::turkish, "W:WKa1:BKh7").outcome(), draw(Ending::king_v_king, 0));
  EXPECT_EQ(Game(rows::turkish, "W:Wa2:Bh7").outcome(), draw(Ending::man_v_man, 0));
  EXPECT_EQ(Game(rows::turkish, "W:WKa1:Bh7").outcome(), win(Colour::white, Ending::king_v_man, 0));
  EXPECT_EQ(Game(rows::turkish, "W:Wb2:BKh7").outcome(), win(Colour::black, Ending::king_v_man, 0));
  EXPECT_EQ(Game(rows::turkish, "W:WKa1:BKa7").outcome(), open_game) << "White takes at once";
}

TEST(FewPieces, AreLimitedForKingAgainstKingInFrisian) {
  EXPECT_EQ(Game(rows::frisian, "W:WK46:BK28").outcome(), open_game) << "White can capture";
  EXPECT_EQ(Game(rows::frisian, "W:WK47:BK4").outcome(), draw(Ending::lone_kings, 0));
  EXPECT_EQ(Game(rows::frysk, "B:WK47:BK4").outcome(), draw(Ending::lone_kings, 0));
}

TEST(Wins, AreCountedWithoutPieces) {
  Game game(rows::international, "W:W28:B22");
  EXPECT_EQ(game.play_text("28x17").outcome(), win(Colour::white, Ending::no_pieces, 1));
}

TEST(Wins, AreCountedWithoutMoves) {
  EXPECT_EQ(Game(rows::international, "B:B26:W31,37").outcome(), win(Colour::white, Ending::blocked, 0));
}

TEST(Wins, AreReversedInTheLosingForm) {
  Game game(losing(rows::international), "W:W28:B22");
  EXPECT_EQ(game.play_text("28x17").outcome(), win(Colour::black, Ending::no_pieces, 1));
}

TEST(Wins, AreCountedWithTheFirstKingInBreakthrough) {
  Game game(rows::breakthrough, "W:W6:B45");
  EXPECT_EQ(game.outcome(), open_game);
  EXPECT_EQ(game.play_text("6-1").outcome(), win(Colour::white, Ending::king_made, 1));
}

// The first draw remains the outcome, although later moves are still played. If a side wins on the board at
// the same ply, the win counts instead.
TEST(FirstReached, TheEarlierDrawCounts) {
  Game game(rows::international, "W:W26,K47:BK4,25");
  game.play_text(shuffled(2));
  game.play_text("26-21 4-9 21-17 9-4");
  EXPECT_EQ(game.outcome(), draw(Ending::repetition, 8));
}

// On a board that is not square no diagonal connects two corners.
TEST(KingEndings, LackAMainRoadInSpantsireti) {
  EXPECT_FALSE(draw_limits(rows::spantsireti.draws).has(Ending::three_v_main_road));
  EXPECT_EQ(wander(rows::spantsireti, "W:WKa7,Kb8:BKg1"), draw(Ending::two_v_one, 10));
}

// The text of a draw depends on the rule set. Other endings have the same text in all rule sets.
TEST(Wording, EveryEndingHasAText) {
  for (int rules = 0; rules <= static_cast<int>(DrawRules::frisian); ++rules) {
    const auto draws = static_cast<DrawRules>(rules);
    for (int i = 1; i < ending_count; ++i) {
      const auto ending = static_cast<Ending>(i);
      const bool can_be = ending < first_draw || draw_limits(draws).has(ending);
      EXPECT_EQ(describe(draws, ending).empty(), !can_be) << rules << ' ' << i;
    }
  }
  EXPECT_EQ(describe(DrawRules::international, Ending::kings_only),
            "25 moves of kings only without a capture");
  EXPECT_EQ(describe(DrawRules::italian, Ending::repetition), "the position occurred for the fourth time");
  EXPECT_EQ(draw_limits(DrawRules::russian).article(Ending::kings_only), "FMJD-64 7.2.5");
  EXPECT_EQ(draw_limits(DrawRules::international).article(Ending::no_pieces), "");
}

}  // namespace
}  // namespace mt::draughts::test
