#include "movetext/engine/protocol/uci/variants.hpp"

#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/game_rows.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::engine::uci {
namespace {

constexpr std::string_view variant_option = "UCI_Variant";

// An option that switches between two games: `on` is played if the option is true, `off` if it is false.
struct Switch {
  std::string_view option;
  std::string_view on;
  std::string_view off;
};
constexpr Switch switched{"UCI_Chess960", "chess960", "chess"};

bool is_switched(const GameSpec& spec) {
  const std::string name = spec.name();
  return name == switched.on || name == switched.off;
}

}  // namespace

bool has_game(const GameSpec& spec) {
  return make_game(spec)->knows(notation);
}

std::vector<Option> variant_options(const GameSpec& spec) {
  std::vector<Option> out;
  Option variant{.name = std::string(variant_option), .type = Option::Type::combo, .value = spec.name()};
  for (const GameRow& row : game_rows())
    if (row.name != switched.on && has_game(spec_of(row))) variant.choices.emplace_back(row.name);
  const bool is_on = spec.name() == switched.on;
  if (is_on) variant.value = switched.off;
  out.push_back(std::move(variant));
  if (is_switched(spec))
    out.push_back({.name = std::string(switched.option),
                   .type = Option::Type::check,
                   .value = is_on ? "true" : "false"});
  return out;
}

std::optional<GameSpec> variant_set_by(const GameSpec& spec, std::string_view option,
                                       std::string_view value) {
  if (text::same_in_any_case(option, switched.option))
    return is_switched(spec) ? parse_game(text::same_in_any_case(value, "true") ? switched.on : switched.off)
                             : std::nullopt;
  if (!text::same_in_any_case(option, variant_option)) return std::nullopt;
  const auto chosen = parse_game(value);
  if (!chosen || !has_game(*chosen)) return std::nullopt;
  // Engines to which a variant is sent count the ranks from 1, even if engines for this game usually count
  // from 0 (Fairy-Stockfish).
  const auto counted_from_one = with_letters_turned(*chosen);
  return counted_from_one ? counted_from_one : chosen;
}

}  // namespace mt::engine::uci
