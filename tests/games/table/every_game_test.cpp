// Checks every game of the table: positions and moves are read back from every notation, and a damaged text
// of a position does no harm.
#include "support/every_game.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string_view>
#include <variant>

namespace mt {
namespace {

using test::text_of;

class EveryGame : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<const AnyGame> game_ = test::game_named(GetParam());

  // Returns the position that a text describes.
  AnyPosition parsed(const std::string& text) const {
    AnyPosition position;
    std::vector<Diagnostic> notes;
    EXPECT_TRUE(game_->parse_position(text, position, notes)) << text;
    return position;
  }
};

INSTANTIATE_TEST_SUITE_P(Table, EveryGame, ::testing::ValuesIn(test::every_game()),
                         [](const auto& test) { return test::test_name(test.param); });

TEST_P(EveryGame, PositionsAreReadBackFromEveryNotation) {
  const auto notations = game_->position_notations();
  test::random_positions(*game_, 400, [&](const AnyPosition& position, const auto&) {
    for (const std::string_view notation : notations) {
      const std::string written = text_of(*game_, position, notation);
      const AnyPosition again = parsed(written);
      std::vector<Diagnostic> losses;
      game_->position_losses(position, notation, losses);
      if (!losses.empty()) continue;  // the notation cannot hold the position, and this was reported
      ASSERT_EQ(text_of(*game_, again, notation), written);
      ASSERT_EQ(game_->to_move(again), game_->to_move(position)) << written;
      // Only the canonical notation holds everything, but each notation holds the board.
      ASSERT_EQ(text_of(*game_, again, notations.back()), text_of(*game_, position, notations.back()))
          << written;
    }
    ASSERT_EQ(text_of(*game_, parsed(text_of(*game_, position))), text_of(*game_, position));
  });
}

TEST_P(EveryGame, MovesAreReadBackFromEveryNotation) {
  test::random_positions(*game_, 150, [&](const AnyPosition& position, const auto& moves) {
    const bool has_letters = game_->notation() == board::Notation::algebraic;
    for (const std::string_view name : board::notation_names) {
      const board::Notation notation = *board::notation_named(name);
      if (!game_->knows(notation)) continue;
      std::vector<std::string> texts;
      ASSERT_TRUE(game_->legal_moves(position, notation, texts));
      ASSERT_EQ(texts.size(), moves.size());
      ASSERT_EQ(std::set<std::string>(texts.begin(), texts.end()).size(), texts.size())
          << "two moves share a text at " << text_of(*game_, position);
      for (std::size_t i = 0; i < texts.size(); ++i) {
        // A text shows its notation, with two exceptions that a record must declare: the diagonal notation,
        // and the short form in games whose squares have numbers.
        const bool is_told = notation == board::Notation::short_form;
        if (notation == board::Notation::diagonal || (is_told && !has_letters)) continue;
        AnyPosition after = position;
        std::string canonical;
        Diagnostic refusal;
        ASSERT_TRUE(game_->play(after, texts[i], game_->notation(), canonical, refusal))
            << texts[i] << ": " << refusal.message << " at " << text_of(*game_, position);
        ASSERT_EQ(canonical, moves[i]);
      }
    }
  });
}

TEST_P(EveryGame, ItsOwnNotationIsListed) {
  EXPECT_TRUE(game_->knows(game_->notation()));
}

// Every piece has a figure in each set that its family names.
TEST_P(EveryGame, EveryPieceExistsInAllSets) {
  const board::Diagram diagram = game_->diagram(game_->start());
  const auto* const drawing = std::get_if<board::Drawing>(&diagram);
  const std::size_t sets = std::max<std::size_t>(game_->family().piece_sets.size(), 1);
  if (drawing == nullptr) return;
  std::set<std::string_view> ids;
  std::set<const board::PieceFigure*> seen;
  for (std::int8_t x = 0; x < drawing->shape().width; ++x)
    for (std::int8_t y = 0; y < drawing->shape().height; ++y) {
      const board::PieceFigure* figure = drawing->piece({x, y}).figure;
      if (figure == nullptr || !seen.insert(figure).second) continue;
      std::size_t count = 0;
      for (; figure != nullptr; figure = figure->other, ++count)
        for (const std::string_view id : figure->ids) EXPECT_TRUE(ids.insert(id).second) << id;
      EXPECT_EQ(count, sets);
    }
}

TEST_P(EveryGame, WithoutAMoveTheGameIsOver) {
  test::Dice dice(7);
  for (int games = 0; games < 20; ++games) {
    AnyPosition position = game_->start();
    for (int ply = 0; ply < 300; ++ply) {
      const auto moves = test::moves_of(*game_, position);
      const bool open = game_->outcome(position).kind == Outcome::Kind::open;
      if (moves.empty()) {
        ASSERT_FALSE(open) << text_of(*game_, position);
        break;
      }
      std::string canonical;
      Diagnostic refusal;
      ASSERT_TRUE(
          game_->play(position, moves[dice.below(moves.size())], game_->notation(), canonical, refusal));
    }
  }
}

// A damaged text of a real position is refused with a reason or read as an ordinary position.
TEST_P(EveryGame, DamagedPositionsAreRefusedOrHarmless) {
  test::Dice dice(0xD1B54A32D192ED03U);
  const std::string signs = "WBK:,-0123456789abcdefghijklmn. +?\"\n";
  test::random_positions(*game_, 60, [&](const AnyPosition& position, const auto&) {
    for (const std::string_view notation : game_->position_notations()) {
      std::string text = text_of(*game_, position, notation);
      for (int changes = 0; changes < 3 && !text.empty(); ++changes)
        text[dice.below(text.size())] = signs[dice.below(signs.size())];
      AnyPosition read;
      std::vector<Diagnostic> notes;
      if (!game_->parse_position(text, read, notes)) {
        ASSERT_FALSE(notes.empty()) << text;
        ASSERT_TRUE(std::all_of(notes.begin(), notes.end(), [&](const Diagnostic& note) {
          return note.begin <= note.end && note.end <= text.size();
        })) << text;
        continue;
      }
      std::vector<std::string> moves;
      if (!game_->legal_moves(read, game_->notation(), moves)) continue;  // too complex, and reported
      const std::string canonical = text_of(*game_, read);
      ASSERT_EQ(text_of(*game_, parsed(canonical)), canonical) << text;
    }
  });
}

}  // namespace
}  // namespace mt
