// Searches for material and for patterns, for the games of a family.
//
// A family supplies the sets of squares that its pieces are on (HasPieces); everything else is the same for
// all.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/base/square_set.hpp"
#include "movetext/board/shape.hpp"
#include "movetext/games/api/any_position.hpp"
#include "movetext/games/api/material_text.hpp"
#include "movetext/games/api/pattern_places.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "movetext/games/api/sought_position.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mt {

// For games whose pieces can be searched for.
template <class G>
concept HasPieces = requires(const G& game, const typename G::Position& position, Side side, std::size_t kind,
                             int number, board::Cell cell) {
  { G::piece_signs } -> std::convertible_to<PieceSigns>;
  // Returns the board of patterns, with White at the bottom.
  { game.grid() } -> std::same_as<board::Shape>;
  // Returns the index of a playable cell in sets of the type Squares.
  { game.square_at(cell) } -> std::same_as<int>;
  // Returns the squares on which the side has at least `number` pieces of a kind (an index of
  // PieceSigns::kinds).
  { game.squares_of(position, side, kind, number) } -> std::same_as<typename G::Squares>;
};

template <HasPieces G>
int count_pieces(const G& game, const typename G::Position& position, Side side, std::size_t kind) {
  int sum = 0;
  for (int number = 1; number <= G::piece_signs.most; ++number) {
    const int squares = count(game.squares_of(position, side, kind, number));
    if (squares == 0) break;
    sum += squares;
  }
  return sum;
}

// Positions with certain pieces.
template <HasPieces G>
class SoughtMaterial final : public SoughtPosition {
 public:
  // Returns nullptr if the game has no piece with one of the letters. `white`: the side of White.
  static std::unique_ptr<const SoughtPosition> make(const G& game, const MaterialText& wanted, Side white) {
    auto sought = std::make_unique<SoughtMaterial>(game);
    if (wanted.colours != MaterialText::Colours::black_first && !sought->add(wanted, white)) return nullptr;
    if (wanted.colours != MaterialText::Colours::white_first && !sought->add(wanted, other(white)))
      return nullptr;
    return sought;
  }

  explicit SoughtMaterial(const G& game) : game_(game) {}
  bool is(const AnyPosition& any) const override {
    const auto& position = any.ref<typename G::Position>();
    for (const Bounds& bounds : either_)
      if (has_none(position, bounds.none) && fits(position, bounds.some)) return true;
    return false;
  }

 private:
  struct SideKind {
    Side side;
    std::size_t kind;
  };
  struct Bound {
    Side side;
    MaterialBound number;
  };
  struct Bounds {
    std::vector<SideKind> none;  // the kinds of which a side must have no piece
    std::vector<Bound> some;     // conditions on the numbers of the others
  };

  bool add(const MaterialText& wanted, Side first) {
    Bounds all;
    for (std::size_t i = 0; i < wanted.sides.size(); ++i) {
      const Side side = i == 0 ? first : other(first);
      const auto bounds = bounds_of(wanted.sides[i], G::piece_signs);
      if (!bounds) return false;
      for (const MaterialBound& bound : *bounds)
        if (bound.most == 0)
          all.none.push_back({side, bound.kind});
        else
          all.some.push_back({side, bound});
    }
    either_.push_back(std::move(all));
    return true;
  }
  // This is the first test, because it costs least and refuses most positions.
  bool has_none(const typename G::Position& position, const std::vector<SideKind>& kinds) const {
    for (const auto [side, kind] : kinds)
      if (any(game_.squares_of(position, side, kind, 1))) return false;
    return true;
  }
  [[gnu::noinline]] bool fits(const typename G::Position& position, const std::vector<Bound>& bounds) const {
    for (const auto& [side, bound] : bounds) {
      const int number = count_pieces(game_, position, side, bound.kind);
      if (number < bound.least || number > bound.most) return false;
    }
    return true;
  }

  const G& game_;
  std::vector<Bounds> either_;  // all bounds of one of the elements must fit
};

// Positions that fit a pattern.
template <HasPieces G>
class SoughtPattern final : public SoughtPosition {
 public:
  // Returns nullptr and an error message in `fault` if the pattern is not one of this game.
  static std::unique_ptr<const SoughtPosition> make(const G& game, const PatternText& pattern, Side white,
                                                    std::string& fault) {
    PlacedPattern placed;
    fault = place_pattern(pattern, game.grid(), G::piece_signs, placed);
    if (!fault.empty()) return nullptr;
    auto sought = std::make_unique<SoughtPattern>(game, white, std::move(placed.classes));
    for (const PatternForm& form : placed.forms) sought->add(form);
    return sought;
  }

  SoughtPattern(const G& game, Side white, std::vector<SquareClass> classes)
      : game_(game), white_(white), classes_(std::move(classes)) {}
  bool is(const AnyPosition& any) const override {
    Sets sets(any.ref<typename G::Position>());
    for (const Form& form : forms_)
      if (fits(form, sets)) return true;
    return false;
  }

 private:
  using Squares = typename G::Squares;
  struct Classed {
    std::size_t number = 0;  // index in classes_
    Squares squares{};
  };
  using Choice = std::vector<Classed>;
  struct Form {
    std::optional<Side> to_move;
    Choice all;                             // the squares of the rows that fit in only one way
    std::vector<std::vector<Choice>> rows;  // the other rows
  };
  // The squares of a position that belong to the classes, as far as they have been asked for.
  struct Sets {
    explicit Sets(const typename G::Position& here) : position(here) {}

    const typename G::Position& position;
    std::uint64_t known = 0;
    std::array<Squares, most_classes> squares;
  };

  void add(const PatternForm& form) {
    Form out;
    if (form.white_to_move) out.to_move = *form.white_to_move ? white_ : other(white_);
    for (const auto& row : form.rows) {
      std::vector<Choice> choices;
      for (const RowChoice& choice : row) {
        Choice& sets = choices.emplace_back();
        for (const ClassedSquares& squares : choice) {
          Classed& set = sets.emplace_back(Classed{squares.number, {}});
          for (const board::Cell cell : squares.cells) set.squares |= bit<Squares>(game_.square_at(cell));
        }
      }
      if (choices.size() > 1)
        out.rows.push_back(std::move(choices));
      else
        for (const Classed& set : choices.front()) merge(set, out.all);
    }
    // The classes with the fewest pieces come first, because they are the most likely not to fit.
    std::stable_sort(out.all.begin(), out.all.end(),
                     [&](const Classed& a, const Classed& b) { return cost(a.number) < cost(b.number); });
    forms_.push_back(std::move(out));
  }
  std::size_t cost(std::size_t number) const {
    const SquareClass& what = classes_[number];
    return what.empty || what.negated ? 100 + what.pieces.size() : what.pieces.size();
  }
  static void merge(const Classed& set, Choice& all) {
    for (Classed& known : all)
      if (known.number == set.number) {
        known.squares |= set.squares;
        return;
      }
    all.push_back(set);
  }

  bool fits(const Form& form, Sets& sets) const {
    if (form.to_move && game_.to_move(sets.position) != *form.to_move) return false;
    if (!fits(form.all, sets)) return false;
    for (const auto& choices : form.rows) {
      bool one = false;
      for (const Choice& choice : choices)
        if (fits(choice, sets)) {
          one = true;
          break;
        }
      if (!one) return false;
    }
    return true;
  }
  bool fits(const Choice& choice, Sets& sets) const {
    for (const Classed& set : choice)
      if (any(set.squares & ~squares_of(set.number, sets))) return false;
    return true;
  }
  // Returns the squares that belong to a class.
  const Squares& squares_of(std::size_t number, Sets& sets) const {
    Squares& out = sets.squares[number];
    if ((sets.known >> number & 1U) != 0) return out;
    sets.known |= std::uint64_t{1} << number;
    out = Squares{0U};
    const SquareClass& what = classes_[number];
    for (const PatternPieces& pieces : what.pieces) {
      const Side side = pieces.white ? white_ : other(white_);
      Squares some = game_.squares_of(sets.position, side, pieces.kind, pieces.least);
      if (pieces.most > 0 && pieces.most < G::piece_signs.most)
        some &= ~game_.squares_of(sets.position, side, pieces.kind, pieces.most + 1);
      out |= some;
    }
    if (what.empty) out |= ~occupied(sets.position);
    if (what.negated) out = ~out;
    return out;
  }
  Squares occupied(const typename G::Position& position) const {
    Squares all{0U};
    for (std::size_t kind = 0; kind < G::piece_signs.kinds.size(); ++kind)
      all |= game_.squares_of(position, Side::first, kind, 1) |
             game_.squares_of(position, Side::second, kind, 1);
    return all;
  }

  const G& game_;
  Side white_;
  std::vector<SquareClass> classes_;
  std::vector<Form> forms_;
};

}  // namespace mt
