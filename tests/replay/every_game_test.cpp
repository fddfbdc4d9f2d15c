// Records of every game, with variations, must be the same after writing, reading and replaying them.
#include "support/every_game.hpp"

#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/replay/finish.hpp"
#include "movetext/replay/replay.hpp"

#include <gtest/gtest.h>

namespace mt::replay {
namespace {

// A random game as loosely formatted text. Move numbers are only at the start. The variations are other legal
// moves, and there are comments and glyphs.
class RandomGame {
 public:
  RandomGame(const AnyGame& game, test::Dice& dice) : game_(game), dice_(dice) {}

  std::string text(int plies) {
    line(game_.start(), plies, 0);
    return text_ + " *\n";
  }
  std::uint32_t main_plies() const { return main_plies_; }
  std::uint32_t variation_plies() const { return variation_plies_; }

 private:
  void line(AnyPosition position, int plies, int depth) {
    for (int ply = 0; ply < plies; ++ply) {
      const auto moves = test::moves_of(game_, position);
      if (moves.empty()) return;
      const AnyPosition before = position;
      play(position, moves[dice_.below(moves.size())]);
      ++(depth == 0 ? main_plies_ : variation_plies_);
      if (dice_.below(8) == 0) text_ += " $" + std::to_string(1 + dice_.below(6));
      if (dice_.below(8) == 0) text_ += " {a comment}";
      while (depth < 3 && dice_.below(6) == 0) {
        text_ += " (";
        line(before, 1 + static_cast<int>(dice_.below(4)), depth + 1);
        text_ += ")";
      }
    }
  }
  void play(AnyPosition& position, const std::string& move) {
    text_ += ' ' + move;
    std::string canonical;
    Diagnostic refusal;
    ASSERT_TRUE(game_.play(position, move, game_.notation(), canonical, refusal)) << refusal.message;
  }

  const AnyGame& game_;
  test::Dice& dice_;
  std::string text_;
  std::uint32_t main_plies_ = 0;
  std::uint32_t variation_plies_ = 0;
};

class EveryGame : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Table, EveryGame, ::testing::ValuesIn(test::every_game_of_moves()),
                         [](const auto& test) { return test::test_name(test.param); });

struct Export {
  Replayed played;
  std::string text;
  std::string faults;
};

Export exported(const AnyGame& game, const std::string& text, bool finish) {
  Export out;
  Record record;
  const Family& family = game.family();
  const pgn::Dialect& dialect = family.convention == &conventions::pdn   ? pgn::pdn()
                                : family.convention == &conventions::pgn ? pgn::pgn()
                                                                         : pgn::pgn_of_red();
  const pgn::Grammar grammar{dialect, *family.move_shapes};
  pgn::read_record(text, 0, grammar, record);
  out.played = replay(record, game, game, {.notation = game.notation()});
  if (finish) finish_tags(record, tags_of(game.spec(), false), game.notation());
  for (const Diagnostic& fault : record.diagnostics)
    if (fault.code != Code::ambiguous_move && fault.code != Code::wrong_result)
      out.faults += fault.message + '\n';
  pgn::Writer writer(grammar.dialect);
  writer.write(record, out.text, game.side_name(Side::first) == "White");
  return out;
}

TEST_P(EveryGame, RecordsWithVariationsAreStable) {
  const auto game = test::game_named(GetParam());
  test::Dice dice(0xA0761D6478BD642FU);
  for (int i = 0; i < 15; ++i) {
    RandomGame random(*game, dice);
    const std::string text = random.text(120);
    const Export once = exported(*game, text, true);
    ASSERT_TRUE(once.played.complete) << text << once.faults;
    ASSERT_EQ(once.faults, "") << text;
    ASSERT_EQ(once.played.plies, random.main_plies()) << text;
    ASSERT_EQ(once.played.variation_plies, random.variation_plies()) << text;
    const Export twice = exported(*game, once.text, false);
    ASSERT_EQ(twice.text, once.text);
    ASSERT_EQ(twice.played.plies, once.played.plies);
  }
}

}  // namespace
}  // namespace mt::replay
