#include "movetext/games/api/match_turn.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt {

const CubeWord* find_cube_word_of_turn(std::string_view text) {
  for (const CubeWord& row : cube_words)
    if (text::same_in_any_case(row.word, text)) return &row;
  return nullptr;
}

std::string_view word_of(MatchAction action) {
  for (const CubeWord& row : cube_words)
    if (row.action == action) return row.word;
  constexpr std::array<std::string_view, 3> resignations{"resign 1", "resign 2", "resign 3"};
  for (std::size_t i = 0; i < resignations.size(); ++i)
    if (action == resignation_of(static_cast<int>(i) + 1)) return resignations[i];
  if (action == MatchAction::accept_resignation) return "accept";
  return action == MatchAction::refuse_resignation ? "reject" : std::string_view();
}

bool is_roll_word(std::string_view word) {
  return word.size() == roll_size && text::is_digit(word[0]) && text::is_digit(word[1]) && word[2] == ':';
}

std::optional<Dice> dice_of_roll(std::string_view word) {
  if (!is_roll_word(word) || !are_dice(word[0] - '0', word[1] - '0')) return {};
  return Dice{static_cast<std::uint8_t>(word[0] - '0'), static_cast<std::uint8_t>(word[1] - '0')};
}

std::string roll_text(Dice dice) {
  return {static_cast<char>('0' + dice.larger()), static_cast<char>('0' + dice.smaller()), ':'};
}

std::size_t turn_end(std::string_view moves, std::size_t begin) {
  const auto word_at = [&](std::size_t at) {
    std::size_t end = at;
    while (end < moves.size() && !text::is_blank(moves[end])) ++end;
    return moves.substr(at, end - at);
  };
  std::size_t end = begin;
  for (std::size_t at = begin; at < moves.size();) {
    const std::string_view word = word_at(at);
    if (find_cube_word_of_turn(word) != nullptr) return at == begin ? at + word.size() : end;
    if (at > begin && is_roll_word(word)) return end;
    end = at + word.size();
    at = end;
    while (at < moves.size() && text::is_blank(moves[at])) ++at;
  }
  return end;
}

}  // namespace mt
