// Describes the rule that prefers one capture to another.
#pragma once
#include "movetext/games/draughts/position.hpp"
#include "movetext/games/draughts/rules.hpp"

#include <string>

namespace mt::draughts {

// Returns the reason why the capture `better` takes precedence over `lesser`: "the majority rule requires
// 24x22 (takes 3, this takes 1)". `text`: the text of the capture `better`, which is legal.
template <class Set>
std::string why_preferred(const Rules& rules, const Position<Set>& position, const Move<Set>& better,
                          const Move<Set>& lesser, const std::string& text) {
  const auto side = static_cast<unsigned>(position.to_move);
  const Set kings = position.kings[1 - side];
  const auto royal = [](int number) {
    return number == 0 ? "no king" : number == 1 ? "1 king" : std::to_string(number) + " kings";
  };
  const auto pieces = [&](int men, int number) {
    std::string words = number == 0 ? "" : royal(number);
    if (men != 0)
      words += (words.empty() ? "" : " and ") + std::to_string(men) + (men == 1 ? " man" : " men");
    return words;
  };
  const auto compared = [&](const std::string& more, const std::string& less) {
    return text + " (takes " + more + ", this takes " + less + ")";
  };
  const int size_better = count(better.taken);
  const int size_lesser = count(lesser.taken);
  const int kings_better = count(better.taken & kings);
  const int kings_lesser = count(lesser.taken & kings);
  const bool man_against_king =
      has(position.kings[side], better.from) && !has(position.kings[side], lesser.from);
  switch (rules.priority) {
    case Priority::czech:
      return "a king must capture before a man: " + text;
    case Priority::frisian:
      if (size_better == size_lesser && kings_better == kings_lesser)
        return "of two captures of the same value, the one by a king comes first: " + text;
      return "the value of the capture requires " +
             compared(pieces(size_better - kings_better, kings_better),
                      pieces(size_lesser - kings_lesser, kings_lesser));
    default:
      break;
  }
  if (size_better != size_lesser)
    return "the majority rule requires " + compared(std::to_string(size_better), std::to_string(size_lesser));
  if (rules.priority == Priority::italian && man_against_king)
    return "of two captures of the same number of pieces, the one by a king comes first: " + text;
  if (kings_better != kings_lesser)
    return "the quality rule requires " + compared(royal(kings_better), royal(kings_lesser));
  return "of two equal captures, the one that takes a king earlier is compulsory: " + text;
}

}  // namespace mt::draughts
