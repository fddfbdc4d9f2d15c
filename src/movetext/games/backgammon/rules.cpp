#include "movetext/games/backgammon/rows.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return text::to_lower(x) == text::to_lower(y); });
}

bool is_named(const Rules& rules, std::string_view name) {
  const auto same = [&](std::string_view known) { return !known.empty() && same_word(known, name); };
  return same(rules.name) || same(rules.variation) ||
         std::any_of(rules.aliases.begin(), rules.aliases.end(), same);
}

}  // namespace

const Rules* find_rules(std::string_view name) {
  for (const Rules* const rules : rows::all)
    if (is_named(*rules, name)) return rules;
  return nullptr;
}

}  // namespace mt::backgammon
