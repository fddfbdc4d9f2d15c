// The rules that end a game in a draw, and after how many moves. Only draw_limits.cpp defines these numbers.
//
//   const DrawLimits& limits = draw_limits(rules.draws);
//   if (limits.has(Ending::kings_only)) wait_for(limits.count(Ending::kings_only));
#pragma once
#include "movetext/games/draughts/ending.hpp"
#include "movetext/games/draughts/rules.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace mt::draughts {

struct DrawLimit {
  bool holds = false;
  std::int16_t count = 0;
  std::string_view article;
};

class DrawLimits {
 public:
  bool has(Ending ending) const { return of(ending).holds; }
  // For Ending::repetition, returns the number of occurrences. For other endings, returns how many moves each
  // side makes after the condition became true, before the game is drawn; 0 means that the game is drawn at
  // once. Call it only if has(ending).
  int count(Ending ending) const { return of(ending).count; }
  // Returns the article of the rule: "FMJD-64 7.2.5", or an empty string if the text of the rule is not
  // known.
  std::string_view article(Ending ending) const { return of(ending).article; }

  constexpr DrawLimit& operator[](Ending ending) { return limits_[static_cast<unsigned>(ending)]; }

 private:
  constexpr const DrawLimit& of(Ending ending) const { return limits_[static_cast<unsigned>(ending)]; }
  std::array<DrawLimit, ending_count> limits_{};
};

const DrawLimits& draw_limits(DrawRules rules);

// Returns the count of Ending::repetition in words: "third".
constexpr std::string_view ordinal(int occurrences) {
  return occurrences == 3 ? "third" : "fourth";
}

// Returns a short clause, such as "25 moves of kings only without a capture", or an empty string for
// Ending::none.
std::string_view describe(DrawRules rules, Ending ending);

}  // namespace mt::draughts
