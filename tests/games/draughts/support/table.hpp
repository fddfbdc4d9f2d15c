// For the tests of the rules: games by name, positions, squares, and the square set of a game.
#pragma once
#include "rule_sets.hpp"
#include "rulebook.hpp"

#include <array>
#include <cctype>
#include <charconv>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace mt::draughts::test {

inline std::vector<NamedRules> games() {
  std::vector<NamedRules> all = rule_sets();
  all.insert(all.end(), {{"diagonal-russian", rows::diagonal_russian},
                         {"russian-killer", killer(rows::russian)},
                         {"frisian-killer", killer(rows::frisian)},
                         {"losing", losing(rows::international)}});
  return all;
}

inline Rules rules_of(std::string_view name) {
  for (const NamedRules& game : games()) {
    if (game.name == name) return game.rules;
  }
  ADD_FAILURE() << "no game " << name;
  return {};
}

// Returns the cell of a square that is named by a number, or by a letter and a digit.
inline board::Cell square(const Rules& rules, std::string_view text) {
  const int width = rules.shape.width;
  if (std::isalpha(static_cast<unsigned char>(text[0])) != 0) {
    int rank = 0;
    std::from_chars(text.data() + 1, text.data() + text.size(), rank);
    return {static_cast<std::int8_t>(text[0] - 'a'), static_cast<std::int8_t>(rank - 1)};
  }
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  for (int row = 0; row < rules.shape.height; ++row) {
    for (int column = 0; column < width; ++column) {
      const bool top_left = rules.square_one == board::Corner::top_left;
      const board::Cell cell{static_cast<std::int8_t>(top_left ? column : width - 1 - column),
                             static_cast<std::int8_t>(top_left ? rules.shape.height - 1 - row : row)};
      if (rules.shape.playable(cell) && --number == 0) return cell;
    }
  }
  ADD_FAILURE() << "no square " << text;
  return {};
}

// Returns the position of a text such as "B:W22,K24:B10,K11".
template <class Set>
Position<Set> position(const Variant<Set>& variant, std::string_view fen) {
  Position<Set> result;
  result.to_move = fen[0] == 'W' ? Colour::white : Colour::black;
  unsigned colour = 0;
  for (std::size_t i = 1; i < fen.size();) {
    if (fen[i] == ':') {
      colour = fen[i + 1] == 'W' ? 0 : 1;
      i += 2;
      continue;
    }
    if (fen[i] == ',') ++i;
    const bool king = fen[i] == 'K';
    if (king) ++i;
    const std::size_t end = std::min(fen.find_first_of(",:", i), fen.size());
    const int at = variant.geometry.bit_of(square(variant.rules, fen.substr(i, end - i)));
    (king ? result.kings : result.men)[colour] |= bit<Set>(at);
    i = end;
  }
  return result;
}

// Returns the bit of a square that is named as for square().
template <class Set>
int bit_at(const Variant<Set>& variant, std::string_view text) {
  return variant.geometry.bit_of(square(variant.rules, text));
}

template <class Set>
Diagram diagram_of(const Variant<Set>& variant, const Position<Set>& p) {
  Diagram result(variant.rules);
  result.to_move = p.to_move;
  const std::array<std::pair<Set, char>, 4> sets = {
      {{p.men[0], 'w'}, {p.kings[0], 'W'}, {p.men[1], 'b'}, {p.kings[1], 'B'}}};
  for (auto [set, letter] : sets) {
    while (any(set)) {
      const board::Cell cell = variant.geometry.cell[static_cast<unsigned>(pop(set))];
      result.at(cell.x, cell.y) = letter;
    }
  }
  return result;
}

template <class Set>
BookMove book_move(const Variant<Set>& variant, const Move<Set>& move) {
  const auto index = [&](int at) {
    const board::Cell cell = variant.geometry.cell[static_cast<unsigned>(at)];
    return cell.y * variant.rules.shape.width + cell.x;
  };
  BookMove result{index(move.from), index(move.to), {}, move.crowns};
  for (Set rest = move.taken; any(rest);) result.taken.insert(index(pop(rest)));
  return result;
}

}  // namespace mt::draughts::test
