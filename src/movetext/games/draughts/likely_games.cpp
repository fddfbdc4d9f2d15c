#include "movetext/games/draughts/likely_games.hpp"

namespace mt::draughts {

std::vector<const char*> likely_games(const Evidence& evidence) {
  if (evidence.diagonal && !evidence.numbers) return {"20", "26", "25", "40", "27"};
  if (evidence.short_form && !evidence.numbers && evidence.widest <= 8 && evidence.longest <= 8)
    return {"25", "29", "26", "20", "40", "27"};
  if (evidence.by_letter()) {
    if (evidence.widest > 10 || evidence.longest > 10 || evidence.highest > 50) return {"27"};
    if (evidence.longest > 8 || evidence.highest > 40) return {"20", "40"};
    if (evidence.widest > 8) return {"41", "20", "40"};
    if (evidence.both_colours) return {"30"};
    // The English game in letters has a1 on the side of Black, who begins.
    return {"25", "29", "26", "21,B,8,8,A0,0", "23,B,8,8,A0,0", "24", "22"};
  }
  if (!evidence.any() && evidence.two_points) return {"20"};
  if (evidence.highest > 50) return {"27"};
  if (evidence.highest > 32) return {"20", "40", "97"};
  if (evidence.first_from >= 9 && evidence.first_from <= 12) return {"21", "23", "24", "28", "31"};
  if (evidence.first_from >= 21 && evidence.first_from <= 24) return {"22", "25", "26", "29", "21", "31"};
  return {"21", "22", "25", "26", "29", "23", "24", "31", "20", "40"};
}

std::vector<const char*> conceivable_games(const Evidence& evidence) {
  if (evidence.by_letter())
    return {"25", "29", "26", "21,B,8,8,A0,0", "23,B,8,8,A0,0", "24", "22", "20", "40", "41", "30", "27"};
  return {"20", "40", "97", "21", "22", "25", "26", "29", "23", "24", "28", "31", "27"};
}

}  // namespace mt::draughts
