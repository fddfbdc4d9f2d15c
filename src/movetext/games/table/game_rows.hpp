// Lists the games of all families.
//
//   const GameRow* row = find_game("checkers");          // english
//   for (const GameRow& row : game_rows()) list(row.name, row.type);
#pragma once
#include "movetext/games/table/families.hpp"

#include <cstddef>
#include <iterator>
#include <string_view>

namespace mt {

// Iterates over the games of all families in sequence.
class GameRows {
 public:
  class Iterator {
   public:
    using value_type = GameRow;
    using reference = const GameRow&;
    using pointer = const GameRow*;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::forward_iterator_tag;

    Iterator() = default;
    explicit Iterator(std::size_t family) : family_(family) { skip_ends(); }
    reference operator*() const { return families()[family_]->games[row_]; }
    pointer operator->() const { return &**this; }
    Iterator& operator++() {
      ++row_;
      skip_ends();
      return *this;
    }
    Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    void skip_ends() {
      while (family_ < families().size() && row_ == families()[family_]->games.size()) {
        ++family_;
        row_ = 0;
      }
    }
    std::size_t family_ = 0;
    std::size_t row_ = 0;
  };

  static Iterator begin() { return Iterator(0); }
  static Iterator end() { return Iterator(families().size()); }
};

inline GameRows game_rows() {
  return {};
}

// The game that commands use by default.
inline constexpr std::string_view default_game = "international";

// Finds a game by name, alias or GameType number, in either case. Returns nullptr if there is none.
const GameRow* find_game(std::string_view name);
// Finds a game of the family by a value of the tag Variant, which may have any signs between its words, and
// may contain the family's name: "Freestyle", "Fischer-Random Chess". Returns nullptr if there is none.
const GameRow* find_spelling(const Family& family, std::string_view value);
// Finds a game by its GameType number. Returns nullptr if no game has this number.
const GameRow* find_game_type(int type);
// Returns the name or alias that `name` was probably meant to be, or an empty string if none is similar.
std::string_view nearest_game(std::string_view name);

}  // namespace mt
