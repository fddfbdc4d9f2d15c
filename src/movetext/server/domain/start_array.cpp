#include "movetext/server/domain/start_array.hpp"

#include "movetext/games/chess/start_array.hpp"
#include "movetext/games/table/any_game.hpp"
#include "movetext/text/number.hpp"

#include <string>
#include <vector>

namespace mt::server {
namespace {

bool is_drawn(const Terms& terms) {
  return terms.game == "chess960";
}

}  // namespace

void choose_start(Terms& terms, std::uint32_t chance) {
  const auto spec = parse_game(terms.game);
  if (!spec || !is_drawn(terms)) return;
  const std::int64_t named = text::parse_number(terms.start, start_array_count - 1);
  if (named < 0 && !terms.start.empty()) return;
  const AnyPosition start(
      chess::start_position(named >= 0 ? static_cast<int>(named) : static_cast<int>(chance)));
  terms.start.clear();
  make_game(*spec)->write_position(start, "fen", terms.start);
}

bool has_usual_start(const Terms& terms) {
  if (terms.start.empty()) return true;
  const auto spec = parse_game(terms.game);
  if (!spec || !is_drawn(terms)) return false;
  AnyPosition start;
  std::vector<Diagnostic> notes;
  return make_game(*spec)->parse_position(terms.start, start, notes) &&
         chess::start_number(start.as<chess::Position>()).has_value();
}

bool is_for_ratings(const Terms& terms) {
  return terms.rated && !terms.handicap && has_usual_start(terms);
}

}  // namespace mt::server
