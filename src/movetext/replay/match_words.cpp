#include "movetext/replay/match_words.hpp"

#include "movetext/text/excerpt.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

#include <array>

namespace mt::replay {

std::string score_text(std::uint32_t score) {
  return std::to_string(score_of(Side::first, score)) + ':' + std::to_string(score_of(Side::second, score));
}

std::string points_text(std::uint32_t points) {
  return std::to_string(points) + (points == 1 ? " point" : " points");
}

bool says_match(std::string_view words) {
  constexpr std::string_view match = "match";
  return words.size() > match.size() &&
         text::same_in_any_case(words.substr(words.size() - match.size()), match);
}

Flag flag_of(std::optional<bool> value) {
  return value ? flag(*value) : Flag::unknown;
}

std::uint32_t turned_value(const MatchState& before) {
  return before.cube.value() * (before.double_offered ? 4 : 2);
}

bool can_stand(MatchRefusal refusal, const MatchState& position) {
  const bool agreed = refusal == MatchRefusal::crawford || refusal == MatchRefusal::not_owner ||
                      refusal == MatchRefusal::no_beavers;
  return agreed && position.cube.exponent + position.animals < Cube::max_exponent;
}

MatchAction action_of(CubeAction action) {
  switch (action) {
    case CubeAction::take:
      return MatchAction::take;
    case CubeAction::drop:
      return MatchAction::drop;
    case CubeAction::beaver:
      return MatchAction::beaver;
    case CubeAction::raccoon:
      return MatchAction::raccoon;
    case CubeAction::offer:
    case CubeAction::resign:
      break;
  }
  return MatchAction::offer_double;
}

bool are_digits_of_dice(std::string_view text) {
  return text.size() == 2 && text.find_first_not_of("123456") == std::string_view::npos;
}

std::string dice_fault(std::string_view dice) {
  if (dice.empty()) return "the dice are missing; write two numbers from 1 to 6";
  if (are_digits_of_dice(dice)) return "a colon is missing after the dice " + std::string(dice);
  return "invalid dice " + text::excerpt(dice) + "; write two numbers from 1 to 6";
}

std::string_view letters_of(std::string_view text) {
  return text.substr(0, text::letters_end(text, 0, text.size()));
}

std::string_view resigned_words(int level) {
  constexpr std::array<std::string_view, 3> words{"a single game was resigned", "a gammon was resigned",
                                                  "a backgammon was resigned"};
  return words[static_cast<std::size_t>(level) - 1];
}

std::size_t dice_in_front(std::string_view text) {
  constexpr std::size_t dice_size = 3;
  return text.size() >= dice_size && text[dice_size - 1] == ':' ? dice_size : 0;
}

bool are_thrown(std::string_view text, Dice dice) {
  const int first = text[0] - '0';
  const int second = text[1] - '0';
  return dice.rolled() &&
         ((first == dice.first && second == dice.second) || (first == dice.second && second == dice.first));
}

}  // namespace mt::replay
