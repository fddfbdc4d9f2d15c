#include "movetext/games/table/game_spec.hpp"

#include "movetext/games/draughts/game_type.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

constexpr std::array<std::string_view, 4> losing_words{"losing", "misere", "reverse", "giveaway"};

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), text::to_lower);
  return out;
}

bool is_losing_word(std::string_view word) {
  return std::find(losing_words.begin(), losing_words.end(), word) != losing_words.end();
}

bool already_losing(const GameSpec& spec) {
  return spec.rules.goal == draughts::Goal::losing;
}

// "russian-losing" -> "russian" and true.
bool take_flag(std::string& name, GameSpec& flags) {
  const std::size_t dash = name.rfind('-');
  if (dash == std::string::npos || find_game(name) != nullptr) return false;
  const std::string_view word = std::string_view(name).substr(dash + 1);
  if (is_losing_word(word)) {
    flags.losing = true;
  } else if (word == "killer") {
    flags.killer = true;
  } else {
    return false;
  }
  name.resize(dash);
  return true;
}

// Letters small, "-losing" and "-killer" taken off.
std::string without_flags(std::string_view text, GameSpec& flags) {
  std::string name = lower(text);
  while (take_flag(name, flags)) {
  }
  return name;
}

bool is_game_type(std::string_view name) {
  return name.find(',') != std::string_view::npos;
}

GameSpec with_flags(GameSpec spec, const GameSpec& flags) {
  if (flags.killer) {
    spec.rules = draughts::killer(spec.rules);
    spec.killer = true;
  }
  return flags.losing ? losing(spec) : spec;
}

}  // namespace

GameSpec spec_of(const GameRow& row) {
  return {.row = &row, .rules = *row.rules};
}

GameSpec losing(GameSpec spec) {
  if (already_losing(spec)) return spec;
  spec.rules = draughts::losing(spec.rules);
  spec.losing = true;
  return spec;
}

std::string GameSpec::name() const {
  std::string out(row->name);
  if (killer) out += "-killer";
  if (losing) out += "-losing";
  return out;
}

std::string GameSpec::game_type(bool full) const {
  const int type = row->type >= 0 ? row->type : row->base_type;
  std::string text;
  draughts::write_game_type(type, rules, text);
  std::string usual;
  draughts::write_game_type(type, *find_game_type(type)->rules, usual);
  return full || text != usual ? text : std::to_string(type);
}

std::string GameSpec::board_size() const {
  return std::to_string(rules.shape.width) + "x" + std::to_string(rules.shape.height);
}

std::string GameSpec::variant_tag() const {
  std::string out(row->variant);
  const auto add = [&out](std::string_view word) { (out += out.empty() ? "" : " ") += word; };
  if (killer) add("Killer");
  if (losing) add("Losing");
  return out;
}

std::optional<GameSpec> parse_game(std::string_view text) {
  GameSpec flags;
  const std::string name = without_flags(text, flags);
  if (is_game_type(name)) {
    const auto spec = parse_game_type(name);
    return spec ? std::optional(with_flags(*spec, flags)) : std::nullopt;
  }
  const GameRow* row = find_game(name);
  if (row == nullptr) return std::nullopt;
  return with_flags(spec_of(*row), flags);
}

std::string game_type_objection(std::string_view value) {
  const auto type = draughts::parse_game_type(value);
  if (!type) return draughts::explain_game_type(value, type.fault());
  if (find_game_type(type->number) != nullptr) return {};
  return "no game has the number " + std::to_string(type->number);
}

std::string game_objection(std::string_view text) {
  GameSpec flags;
  const std::string name = without_flags(text, flags);
  if (!is_game_type(name)) {
    if (find_game(name) != nullptr) return {};
    const std::string_view near = nearest_game(name);
    return "unknown game '" + std::string(text) + "'" +
           (near.empty() ? std::string{} : " (did you mean " + std::string(near) + "?)");
  }
  const std::string_view fields = text.substr(0, name.size());  // as they were written
  std::string why = game_type_objection(fields);
  if (why.empty()) why = draughts::open_field(fields);
  return why.empty() ? why : "GameType '" + std::string(text) + "': " + why;
}

std::optional<GameSpec> parse_game_type(std::string_view value) {
  const auto type = draughts::parse_game_type(value);
  if (!type) return std::nullopt;
  const GameRow* row = find_game_type(type->number);
  if (row == nullptr) return std::nullopt;
  GameSpec spec = spec_of(*row);
  spec.rules = draughts::with_game_type(spec.rules, *type);
  return spec;
}

std::optional<GameSpec> parse_variant(std::string_view value, const GameSpec* base) {
  const std::string name = lower(value);
  GameSpec flags;
  std::string left;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find_first_of(" -", at), name.size());
    const std::string word = name.substr(at, end - at);
    at = end + 1;
    if (is_losing_word(word)) {
      flags.losing = true;
    } else if (word == "killer") {
      flags.killer = true;
    } else if (!word.empty()) {
      (left += left.empty() ? "" : " ") += word;
    }
  }
  // A row of the table that is this variant of the base.
  for (const GameRow& row : game_rows()) {
    if (base == nullptr || row.base_type != base->row->type) continue;
    if (lower(row.variant) == left) return with_flags(spec_of(row), flags);
    if (left.empty() && flags.killer && lower(row.variant) == "killer")
      return with_flags(spec_of(row), {.losing = flags.losing});
  }
  if (left.empty()) {
    if (base == nullptr || !(flags.losing || flags.killer)) return std::nullopt;
    return with_flags(*base, flags);
  }
  std::replace(left.begin(), left.end(), ' ', '-');
  const GameRow* row = left == "standard" ? find_game("international") : find_game(left);
  if (row == nullptr) return std::nullopt;
  return with_flags(spec_of(*row), flags);
}

}  // namespace mt
