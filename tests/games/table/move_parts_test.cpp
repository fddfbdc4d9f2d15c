// Checks the parts of moves (AnyGame::list_moves) in random positions of every game of the table, against the
// diagrams before and after the moves and against the texts of the moves.
#include "support/every_game.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <variant>

namespace mt {
namespace {

class Parts : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<const AnyGame> game_ = test::game_named(GetParam());

  board::Piece piece_at(const board::Diagram& diagram, Place place) const {
    const auto& drawing = std::get<board::Drawing>(diagram);
    return drawing.piece(cell_of(drawing.shape(), place));
  }

  // The places at which two diagrams differ.
  std::set<Place> changes(const board::Diagram& before, const board::Diagram& after) const {
    const board::Shape shape = std::get<board::Drawing>(before).shape();
    std::set<Place> out;
    for (Place place = 0; place < shape.width * shape.height; ++place)
      if (piece_at(before, place) != piece_at(after, place)) out.insert(place);
    return out;
  }

  // Returns the places of the parts at which the board must differ.
  static std::set<Place> places_of(const MoveParts& parts) {
    std::set<Place> out(parts.captured.begin(), parts.captured.end());
    for (const MoveParts::Step step : parts.steps()) {
      if (step.from == step.to) continue;  // a circular capture, or a castling piece that stays
      if (step.from != no_place) out.insert(step.from);
      out.insert(step.to);
    }
    return out;
  }

  void check_on_board(const AnyPosition& position, const std::vector<std::string>& texts,
                      const std::vector<MoveParts>& parts) const;
  void check_plays(const AnyPosition& position, const std::vector<MoveParts>& parts) const;
};

INSTANTIATE_TEST_SUITE_P(Table, Parts, ::testing::ValuesIn(test::every_game()),
                         [](const auto& test) { return test::test_name(test.param); });

void Parts::check_on_board(const AnyPosition& position, const std::vector<std::string>& texts,
                           const std::vector<MoveParts>& parts) const {
  const board::Diagram before = game_->diagram(position);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    AnyPosition next = position;
    std::string canonical;
    Diagnostic refusal;
    ASSERT_TRUE(game_->play(next, texts[i], game_->notation(), canonical, refusal));
    const board::Diagram after = game_->diagram(next);
    std::set<Place> expected = places_of(parts[i]);
    // In Chess960, a castling piece may stay on its square or go to the square that the other one leaves.
    if (parts[i].steps().size() > 1)
      std::erase_if(expected, [&](Place place) { return piece_at(before, place) == piece_at(after, place); });
    ASSERT_EQ(changes(before, after), expected) << texts[i];
    ASSERT_TRUE(std::ranges::is_sorted(parts[i].captured)) << texts[i];
    const board::Piece arrived = piece_at(after, parts[i].to());
    ASSERT_FALSE(arrived.none());
    for (const Place place : parts[i].captured) {
      ASSERT_FALSE(piece_at(before, place).none()) << texts[i];
      ASSERT_NE(piece_at(before, place).ink, arrived.ink) << texts[i];
    }
    if (parts[i].from() == no_place || parts[i].steps().size() > 1) continue;
    ASSERT_EQ(parts[i].promotion != 0, piece_at(before, parts[i].from()).figure != arrived.figure)
        << texts[i];
  }
}

// The texts of plays in which each die is a move of its own name all steps and all hits.
void Parts::check_plays(const AnyPosition& position, const std::vector<MoveParts>& parts) const {
  std::vector<std::string> texts;
  ASSERT_TRUE(game_->legal_moves(position, board::Notation::expanded, texts));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::multiset<std::string> written;
    std::multiset<std::string> hits;
    std::string_view rest = texts[i];
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(' '));
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
      if (word.find('/') == std::string_view::npos) continue;  // the roll, or the words for no play
      std::string step(word);
      if (step.ends_with('*')) {
        step.pop_back();
        hits.insert(step.substr(step.find('/') + 1));
      }
      written.insert(step);
    }
    std::multiset<std::string> steps;
    for (const MoveParts::Step step : parts[i].steps()) {
      steps.insert(std::to_string(step.from) + '/' + std::to_string(step.to));
    }
    std::multiset<std::string> captured;
    for (const Place place : parts[i].captured) captured.insert(std::to_string(place));
    ASSERT_EQ(steps, written) << texts[i];
    ASSERT_EQ(captured, hits) << texts[i];
  }
}

TEST_P(Parts, AreTheChangesOfTheBoard) {
  test::random_positions(*game_, 150, [&](const AnyPosition& position, const auto& texts) {
    std::vector<MoveParts> parts;
    ASSERT_TRUE(game_->list_moves(position, parts));
    ASSERT_EQ(parts.size(), texts.size());
    if (std::holds_alternative<board::Drawing>(game_->diagram(position)))
      check_on_board(position, texts, parts);
    else
      check_plays(position, parts);
  });
}

TEST(MoveParts, OfCastling) {
  const auto game = test::game_named("chess");
  AnyPosition position;
  std::vector<Diagnostic> notes;
  ASSERT_TRUE(game->parse_position("4k3/8/8/8/8/8/8/4K2R w K - 0 1", position, notes));
  std::vector<std::string> texts;
  std::vector<MoveParts> parts;
  ASSERT_TRUE(game->legal_moves(position, board::Notation::san, texts) && game->list_moves(position, parts));
  const auto at = static_cast<std::size_t>(std::ranges::find(texts, "O-O") - texts.begin());
  ASSERT_LT(at, texts.size());
  ASSERT_EQ(parts[at].steps().size(), 2U);
  EXPECT_EQ(game->place_name(parts[at].from(), board::Notation::san), "e1");
  EXPECT_EQ(game->place_name(parts[at].to(), board::Notation::san), "g1");
  EXPECT_EQ(game->place_name(parts[at].steps()[1].from, board::Notation::san), "h1");
  EXPECT_EQ(game->place_name(parts[at].steps()[1].to, board::Notation::san), "f1");
}

}  // namespace
}  // namespace mt
