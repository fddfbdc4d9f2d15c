// The common implementation of PositionKeyer, for families that name their pieces for searches (HasPieces).
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/side.hpp"
#include "movetext/base/square_set.hpp"
#include "movetext/board/shape.hpp"
#include "movetext/games/api/position_key.hpp"
#include "movetext/games/api/sought_pieces.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt {

// For games whose legal moves also depend on rights that belong to squares.
template <class G>
concept HasRights = HasPieces<G> &&
    requires(const G& game, const typename G::Position& position, std::size_t right) {
  // The names of the rights in facts, such as "castling".
  { *G::right_names.begin() } -> std::convertible_to<std::string_view>;
  // Returns the squares to which a right (an index of right_names) belongs.
  { game.squares_of_right(position, right) } -> std::same_as<typename G::Squares>;
};

// For games whose rules are the same on a turned or mirrored board.
template <class G>
concept HasBoardSymmetries = requires(const G& game) {
  // Returns the symmetries besides the identity, at most PositionKeys::capacity - 1.
  { game.board_symmetries() } -> std::convertible_to<std::span<const BoardSymmetry>>;
};

// For games that can list the positions that a search may mean.
template <class G>
concept ListsSought = requires(const G& game, std::string_view text, typename G::Sought& sought,
                               std::vector<Diagnostic>& notes) {
  { game.read_sought(text, sought, notes) } -> std::same_as<bool>;
  // Returns positions that include the men, the side to move and the rights of all positions that
  // is_sought() accepts; empty if they are too many.
  { game.sought_positions(sought) } -> std::same_as<std::vector<typename G::Position>>;
};

// Returns the cell to which a symmetry moves a cell.
constexpr board::Cell image_of(const BoardSymmetry& symmetry, board::Shape shape, board::Cell cell) {
  if (symmetry.mirrors_columns) cell.x = static_cast<std::int8_t>(shape.width - 1 - cell.x);
  if (symmetry.mirrors_rows) cell.y = static_cast<std::int8_t>(shape.height - 1 - cell.y);
  if (symmetry.exchanges_axes) std::swap(cell.x, cell.y);
  return cell;
}

// Returns whether the symmetry maps playing squares to playing squares.
constexpr bool fits(const BoardSymmetry& symmetry, board::Shape shape) {
  for (board::Cell cell; cell.y < shape.height; ++cell.y)
    for (cell.x = 0; cell.x < shape.width; ++cell.x)
      if (shape.playable(cell) && !shape.playable(image_of(symmetry, shape, cell))) return false;
  return true;
}

template <HasPieces G>
class FamilyKeyer final : public PositionKeyer {
 public:
  // `type`: how facts name the game. `white`: the side of White. `game` must outlive the keyer.
  FamilyKeyer(const G& game, std::string_view type, Side white)
      : game_(game), white_(white), turn_(fact_number(prefix(type) + "turn")) {
    symmetries_.emplace_back();
    if constexpr (HasBoardSymmetries<G>)
      for (const BoardSymmetry& symmetry : game.board_symmetries())
        if (fits(symmetry, game.grid())) symmetries_.push_back(symmetry);
    for (const Side side : {Side::first, Side::second})
      for (std::size_t kind = 0; kind < G::piece_signs.kinds.size(); ++kind)
        for (int number = 1; number <= G::piece_signs.most; ++number)
          add_numbers([&](bool exchanged) {
            const bool is_white = (side == white) != exchanged;
            const std::string_view signs = is_white ? G::piece_signs.white : G::piece_signs.black;
            return std::pair(prefix(type) + signs[kind], number == 1 ? "" : '/' + std::to_string(number));
          });
    if constexpr (HasRights<G>)
      for (const std::string_view right : G::right_names)
        add_numbers([&](bool) { return std::pair(prefix(type).append(right), std::string()); });
  }

  PositionKeys keys(const AnyPosition& any) const override {
    const auto& position = any.ref<Position>();
    PositionKeys keys = keys_without_facts();
    if (side_of(position) == Side::second) add_turn(keys);
    each_set(position, [&](Squares squares, std::size_t slot) {
      add(squares, slot, keys);
      return any_of(squares);
    });
    return keys;
  }
  std::unique_ptr<KeyFollower> follow() const override { return std::make_unique<Follower>(*this); }

  void append_counts(const AnyPosition& any, std::vector<int>& out) const override {
    const auto& position = any.ref<typename G::Position>();
    for (const Side side : {white_, other(white_)})
      for (std::size_t kind = 0; kind < G::piece_signs.kinds.size(); ++kind)
        out.push_back(count_pieces(game_, position, side, kind));
  }
  std::vector<std::uint64_t> keys_of_sought([[maybe_unused]] std::string_view text) const override {
    std::vector<std::uint64_t> out;
    if constexpr (ListsSought<G>) {
      typename G::Sought sought;
      std::vector<Diagnostic> notes;
      if (!game_.read_sought(text, sought, notes)) return out;
      for (const typename G::Position& position : game_.sought_positions(sought))
        out.push_back(keys(AnyPosition(position)).canonical());
      std::sort(out.begin(), out.end());
      out.erase(std::unique(out.begin(), out.end()), out.end());
    }
    return out;
  }

 private:
  using Squares = typename G::Squares;
  using Position = typename G::Position;
  static constexpr auto bits = static_cast<std::size_t>(set_bits<Squares>);

  static std::string prefix(std::string_view type) { return std::string("movetext/").append(type) + '/'; }
  static bool any_of(Squares squares) { return mt::any(squares); }
  // In a match, the turn belongs to the side on roll, also while its opponent answers a double.
  Side side_of(const Position& position) const {
    if constexpr (requires { position.on_roll; })
      return position.on_roll;
    else
      return game_.to_move(position);
  }

  // Returns the keys of a board without pieces, with the first side to move.
  PositionKeys keys_without_facts() const {
    PositionKeys keys;
    for (const BoardSymmetry& symmetry : symmetries_) keys.push_back(symmetry.exchanges_sides ? turn_ : 0);
    return keys;
  }
  void add_turn(PositionKeys& keys) const {
    for (std::size_t image = 0; image < keys.size(); ++image) keys[image] ^= turn_;
  }
  std::size_t slots() const { return numbers_.size() / (bits * symmetries_.size()); }

  // Calls take(squares, slot) for each kind of fact. If it returns false for a number of pieces on a square,
  // it is not called for larger numbers.
  template <class Take>
  void each_set(const Position& position, const Take& take) const {
    std::size_t slot = 0;
    for (const Side side : {Side::first, Side::second}) {
      for (std::size_t kind = 0; kind < G::piece_signs.kinds.size(); ++kind) {
        for (int number = 1; number <= G::piece_signs.most; ++number)
          if (!take(game_.squares_of(position, side, kind, number),
                    slot + static_cast<std::size_t>(number) - 1))
            break;
        slot += static_cast<std::size_t>(G::piece_signs.most);
      }
    }
    if constexpr (HasRights<G>)
      for (std::size_t right = 0; right < G::right_names.size(); ++right)
        take(game_.squares_of_right(position, right), slot + right);
  }

  // Adds the facts that differ from those of the last position.
  class Follower final : public KeyFollower {
   public:
    explicit Follower(const FamilyKeyer& keyer)
        : keyer_(keyer), last_(keyer.slots()), keys_(keyer.keys_without_facts()) {}

    const PositionKeys& keys(const AnyPosition& any) override {
      const auto& position = any.ref<Position>();
      const Side side = keyer_.side_of(position);
      if (side != side_) keyer_.add_turn(keys_);
      side_ = side;
      keyer_.each_set(position, [&](Squares squares, std::size_t slot) {
        const Squares before = last_[slot];
        keyer_.add(squares ^ before, slot, keys_);
        last_[slot] = squares;
        return any_of(squares | before);
      });
      return keys_;
    }

   private:
    const FamilyKeyer& keyer_;
    std::vector<Squares> last_;  // by slot
    Side side_ = Side::first;
    PositionKeys keys_;
  };

  // Adds the numbers of one kind of fact on all squares. `texts(exchanged)` returns the texts before and
  // after the name of the square, if the sides are exchanged or not.
  template <class Texts>
  void add_numbers(const Texts& texts) {
    const std::size_t base = numbers_.size();
    const board::Shape shape = game_.grid();
    numbers_.resize(base + bits * symmetries_.size());
    for (std::size_t image = 0; image < symmetries_.size(); ++image) {
      const auto [before, after] = texts(symmetries_[image].exchanges_sides);
      for (board::Cell cell; cell.y < shape.height; ++cell.y) {
        for (cell.x = 0; cell.x < shape.width; ++cell.x) {
          if (!shape.playable(cell)) continue;
          const board::Cell to = image_of(symmetries_[image], shape, cell);
          const auto square = static_cast<std::size_t>(game_.square_at(cell));
          std::string text = before + '/' + static_cast<char>('a' + to.x);
          text.append(std::to_string(to.y + 1)).append(after);
          numbers_[base + square * symmetries_.size() + image] = fact_number(text);
        }
      }
    }
  }

  void add(Squares squares, std::size_t slot, PositionKeys& keys) const {
    while (any_of(squares)) {
      const auto square = static_cast<std::size_t>(pop(squares));
      const std::uint64_t* const numbers = &numbers_[(slot * bits + square) * symmetries_.size()];
      for (std::size_t image = 0; image < keys.size(); ++image) keys[image] ^= numbers[image];
    }
  }

  const G& game_;
  Side white_;
  std::uint64_t turn_;
  std::vector<BoardSymmetry> symmetries_;  // the identity first
  std::vector<std::uint64_t> numbers_;     // by kind of fact, square and symmetry
};

}  // namespace mt
