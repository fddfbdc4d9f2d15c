#include "movetext/engine/protocol/hub/variants.hpp"

#include "movetext/engine/protocol/api/square_moves.hpp"
#include "movetext/games/table/game_rows.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <array>

namespace mt::engine::hub {
namespace {

struct Variant {
  std::string_view name;
  std::string_view game;
};
// These names are in the protocol's specification.
constexpr std::array<Variant, 5> variants{{{"normal", "international"},
                                           {"killer", "killer"},
                                           {"bt", "breakthrough"},
                                           {"frisian", "frisian"},
                                           {"losing", "antidraughts"}}};

}  // namespace

bool has_game(const GameSpec& spec) {
  return names_squares(*make_game(spec));
}

std::string variant_of(const GameSpec& spec) {
  std::string name = spec.name();
  for (const Variant& variant : variants)
    if (variant.game == name) return std::string(variant.name);
  return name;
}

std::optional<GameSpec> game_of_variant(std::string_view name) {
  for (const Variant& variant : variants)
    if (variant.name == name) return parse_game(variant.game);
  const auto spec = parse_game(name);
  return spec && has_game(*spec) ? spec : std::nullopt;
}

Option variant_option(const GameSpec& spec) {
  Option out{.name = std::string(variant_param), .type = Option::Type::combo, .value = variant_of(spec)};
  for (const Variant& variant : variants) out.choices.emplace_back(variant.name);
  for (const GameRow& row : game_rows()) {
    const GameSpec each = spec_of(row);
    if (has_game(each) && variant_of(each) == row.name) out.choices.emplace_back(row.name);
  }
  return out;
}

}  // namespace mt::engine::hub
