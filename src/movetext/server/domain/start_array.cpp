#include "movetext/server/domain/start_array.hpp"

#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace mt::server::domain {
namespace {

// Returns the game of the terms if its start array is chosen by lot, or else nullptr.
std::unique_ptr<const AnyGame> drawn_game(const Terms& terms) {
  const auto spec = parse_game(terms.game);
  if (!spec) return nullptr;
  std::unique_ptr<const AnyGame> game = make_game(*spec);
  return game->start_count() > 1 ? std::move(game) : nullptr;
}

}  // namespace

std::uint32_t start_array_count(const Terms& terms) {
  const auto game = drawn_game(terms);
  return game ? game->start_count() : 1;
}

void choose_start(Terms& terms, std::uint32_t chance) {
  const auto game = drawn_game(terms);
  if (!game) return;
  const std::int64_t named = text::parse_number(terms.start, game->start_count() - 1);
  if (named < 0 && !terms.start.empty()) return;
  const AnyPosition start =
      game->start(named >= 0 ? static_cast<std::uint32_t>(named) : chance % game->start_count());
  terms.start.clear();
  game->write_position(start, "fen", terms.start);
}

std::optional<Refusal> objection_to_array(const Terms& terms) {
  const std::string_view start = terms.start;
  const std::string_view digits = start.substr(start.starts_with('-') ? 1 : 0);
  const auto game = drawn_game(terms);
  if (!game || digits.empty() || !std::all_of(digits.begin(), digits.end(), text::is_digit)) return {};
  const std::string_view variant = game->spec().row->variant;
  return make_refusal({"bad-position.array"_text,
                       {{"game", variant.empty() ? std::string_view(terms.game) : variant},
                        {"number", terms.start},
                        {"last", game->start_count() - 1}}});
}

bool has_usual_start(const Terms& terms) {
  if (terms.start.empty()) return true;
  const auto game = drawn_game(terms);
  AnyPosition start;
  std::vector<Diagnostic> notes;
  return game && game->parse_position(terms.start, start, notes) && game->is_start(start);
}

bool is_for_ratings(const Terms& terms) {
  return terms.rated && !terms.handicap && has_usual_start(terms);
}

}  // namespace mt::server::domain
