#include "movetext/games/draughts/rules.hpp"

#include <algorithm>

namespace mt::draughts {

Rules on_board(Rules rules, board::Shape shape, int men_rows) {
  const int back = rules.start == Start::rows_but_first ? 1 : 0;
  rules.shape = shape;
  rules.men_rows = static_cast<std::int8_t>(std::clamp(men_rows, 1, shape.height / 2 - back));
  return rules;
}

int usual_men_rows(const Rules& rules, int height) {
  const int without_men = rules.shape.height - 2 * rules.men_rows;
  return std::max(1, (height - without_men) / 2);
}

}  // namespace mt::draughts
