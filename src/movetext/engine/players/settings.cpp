#include "movetext/engine/players/settings.hpp"

#include "movetext/engine/api/option_values.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

namespace mt::engine {
namespace {

using Uses = Settings::Uses;

bool always(const Uses& /*uses*/) {
  return true;
}
bool has_tree(const Uses& uses) {
  return uses.tree;
}
bool has_strengths(const Uses& uses) {
  return !uses.strengths.empty();
}

struct SettingRow {
  std::string_view name;
  std::int64_t Settings::Values::*value;
  bool (*is_offered)(const Uses& uses);
  Option::Type type;
  std::int64_t usual;
  std::int64_t least;
  std::int64_t most;
};
using Values = Settings::Values;
constexpr auto setting_rows = std::to_array<SettingRow>({
    {"Hash", &Values::megabytes, has_tree, Option::Type::spin, 16, 1, 65'536},
    {"Threads", &Values::threads, has_tree, Option::Type::spin, 1, 1, 256},
    {"Contempt", &Values::contempt, has_tree, Option::Type::spin, 15, 0, 200},
    {"Seed", &Values::seed, always, Option::Type::spin, 0, 0, 4'294'967'295},
    {"UCI_LimitStrength", &Values::is_limited, has_strengths, Option::Type::check, 0, 0, 1},
    // The table of levels gives the range and, as in Stockfish, the lowest rating is the usual one.
    {"UCI_Elo", &Values::elo, has_strengths, Option::Type::spin, 0, 0, 0},
});

std::string text_of_value(const SettingRow& row, std::int64_t value) {
  if (row.type == Option::Type::check) return value != 0 ? "true" : "false";
  return std::to_string(value);
}

}  // namespace

Settings::Settings(const Uses& uses) : uses_(uses) {
  for (SettingRow row : setting_rows) {
    if (!row.is_offered(uses)) continue;
    if (row.least == row.most) {
      row.usual = row.least = uses.strengths.front().elo;
      row.most = uses.strengths.back().elo;
    }
    values_.*row.value = row.usual;
    options_.push_back({.name = std::string(row.name),
                        .type = row.type,
                        .value = text_of_value(row, row.usual),
                        .least = row.type == Option::Type::spin ? row.least : 0,
                        .most = row.type == Option::Type::spin ? row.most : 0});
  }
}

bool Settings::set(std::string_view name, std::string_view value) {
  const Option* const option = find_option(options_, name);
  if (option == nullptr || !objection_to(*option, value).empty()) return false;
  const auto* const row = std::find_if(setting_rows.begin(), setting_rows.end(),
                                       [&](const SettingRow& each) { return each.name == option->name; });
  values_.*(row->value) =
      row->type == Option::Type::check ? (value == "true" ? 1 : 0) : text::parse_number(value);
  return true;
}

std::optional<Strength> Settings::strength() const {
  if (values_.is_limited == 0) return std::nullopt;
  return strength_of(uses_.strengths, static_cast<int>(values_.elo));
}

Limits Settings::limited(Limits limits) const {
  const std::optional<Strength> level = strength();
  if (!level) return limits;
  const std::uint64_t nodes = limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max());
  limits.nodes = std::min(nodes, static_cast<std::uint64_t>(level->nodes));
  return limits;
}

}  // namespace mt::engine
