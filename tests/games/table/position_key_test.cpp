// Published keys of positions (docs/database.md). They were computed by a separate program that only joins
// texts and hashes them, and must never change.
#include "movetext/games/api/position_key.hpp"

#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <random>
#include <set>

namespace mt {
namespace {

PositionKeys keys_of(std::string_view name, std::string_view text, std::string_view moves = "") {
  const auto game = make_game(*parse_game(name));
  AnyPosition position = game->start();
  std::vector<Diagnostic> notes;
  if (!text.empty()) {
    EXPECT_TRUE(game->parse_position(text, position, notes)) << text;
  }
  for (std::size_t at = 0; at < moves.size();) {
    const std::size_t end = std::min(moves.find(' ', at), moves.size());
    std::string canonical;
    Diagnostic refusal;
    EXPECT_TRUE(game->play(position, moves.substr(at, end - at), game->notation(), canonical, refusal));
    at = end + 1;
  }
  return game->position_keyer()->keys(position);
}

TEST(PositionKey, NumbersFactsAsPublished) {
  EXPECT_EQ(fact_number("movetext/20/w/e3"), 0x63ee5ddc06e92cf4U);
  EXPECT_EQ(fact_number("movetext/dice/31"), 0x3e7e36b15ef1897cU);
  EXPECT_EQ(fact_number("movetext/0/turn"), 0x246d06680afd8d6aU);
}

TEST(PositionKey, IsThatOfThePublishedPositions) {
  EXPECT_EQ(keys_of("chess", "").front(), 0xb07e9b50f97dadf4U);
  EXPECT_EQ(keys_of("chess", "", "e4").front(), 0x616eaff68d9a7a0bU);
  EXPECT_EQ(keys_of("chess", "", "e4 d5 e5 f5").front(), 0xb907543cc3aec347U);
  EXPECT_EQ(keys_of("chess", "r3k2r/8/8/8/8/8/8/4K2R b Kq - 5 40").front(), 0x4eb9f1cc5e55c44aU);
  EXPECT_EQ(keys_of("international", "").front(), 0x25fbe7ec04fbacefU);
  EXPECT_EQ(keys_of("international", "", "32-28").front(), 0x8843f9eefb25cc58U);
  EXPECT_EQ(keys_of("othello", "").front(), 0xd9cb064d5b3a6a91U);
  EXPECT_EQ(keys_of("othello", "", "f5").front(), 0x7be997dcf12e4cc0U);
  EXPECT_EQ(keys_of("xiangqi", "").front(), 0xea0bec80a52bd5a6U);
  EXPECT_EQ(keys_of("backgammon", "").front(), 0xb2e6002c46764f8cU);
}

TEST(PositionKey, DependsOnEnPassantOnlyIfACaptureIsLegal) {
  EXPECT_EQ(keys_of("chess", "", "e4 e5").front(),
            keys_of("chess", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2").front());
  EXPECT_NE(keys_of("chess", "", "e4 d5 e5 f5").front(), keys_of("chess", "", "e4 f5 e5 d5").front());
}

TEST(PositionKey, IsSharedByTheImagesOfAPosition) {
  EXPECT_EQ(keys_of("chess", "").size(), 1U);
  const PositionKeys othello = keys_of("othello", "", "f5");
  EXPECT_EQ(othello.size(), 8U);
  for (const std::string_view move : {"c4", "d3", "e6"})
    EXPECT_EQ(keys_of("othello", "", move).canonical(), othello.canonical());
  EXPECT_EQ(keys_of("xiangqi", "", "C2=5").canonical(), keys_of("xiangqi", "", "C8=5").canonical());
  EXPECT_NE(keys_of("xiangqi", "", "C2=5").front(), keys_of("xiangqi", "", "C8=5").front());
  EXPECT_EQ(keys_of("international", "W:W31,32:B1,K5").canonical(),
            keys_of("international", "B:WK46,50:B19,20").canonical());
  EXPECT_NE(keys_of("international", "W:W31,32:B1,K5").canonical(),
            keys_of("international", "W:WK46,50:B19,20").canonical());
  EXPECT_EQ(keys_of("turkish", "").size(), 4U);
}

// A follower goes from position to position of a random game, and back to the start.
TEST(PositionKey, IsTheSameIfItFollowsAGame) {
  std::mt19937 random(4);
  for (const std::string_view name :
       {"chess", "chess960", "international", "frisian", "turkish", "othello", "xiangqi", "backgammon"}) {
    const auto game = make_game(*parse_game(name));
    const auto keyer = game->position_keyer();
    const auto follower = keyer->follow();
    for (int round = 0; round < 3; ++round) {
      AnyPosition position = game->start();
      for (int ply = 0; ply < 60; ++ply) {
        const PositionKeys keys = keyer->keys(position);
        const PositionKeys& followed = follower->keys(position);
        ASSERT_EQ(followed.size(), keys.size());
        for (std::size_t image = 0; image < keys.size(); ++image)
          ASSERT_EQ(followed[image], keys[image]) << name << ", ply " << ply;
        std::vector<std::string> moves;
        std::vector<AnyPosition> next;
        if (!game->next_positions(position, game->notation(), moves, next) || next.empty()) break;
        position = next[random() % next.size()];
      }
    }
  }
}

// Symmetric positions apart, all positions near the start have different keys.
TEST(PositionKey, DiffersBetweenPositionsOfEveryGame) {
  for (const std::string_view name : {"chess", "english", "frisian", "turkish", "othello", "xiangqi"}) {
    const auto game = make_game(*parse_game(name));
    const auto keyer = game->position_keyer();
    std::set<std::string> texts;
    std::set<std::uint64_t> keys;
    std::vector<AnyPosition> line{game->start()};
    for (int ply = 0; ply < 3; ++ply) {
      std::vector<AnyPosition> next;
      for (const AnyPosition& position : line) {
        std::vector<std::string> moves;
        ASSERT_TRUE(game->next_positions(position, game->notation(), moves, next));
      }
      for (const AnyPosition& position : next) {
        std::string text;
        ASSERT_TRUE(game->write_position(position, "fen", text));
        for (int i = 0; i < 2 && text.find(" - ") != std::string::npos; ++i) text.resize(text.rfind(' '));
        texts.insert(text);
        keys.insert(keyer->keys(position).front());
      }
      line = std::move(next);
    }
    EXPECT_EQ(keys.size(), texts.size()) << name;
  }
}

}  // namespace
}  // namespace mt
