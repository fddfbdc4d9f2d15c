// The rule sets by name, each on the smallest square set that holds its board.
#pragma once
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace mt::draughts::test {

struct NamedRules {
  std::string name;
  Rules rules;
  friend std::ostream& operator<<(std::ostream& out, const NamedRules& named) { return out << named.name; }
};

// Returns the rule sets that have a row and a name of their own, and Killer.
inline std::vector<NamedRules> rule_sets() {
  return {{"international", rows::international},
          {"english", rows::english},
          {"italian", rows::italian},
          {"pool", rows::pool},
          {"unified-pool", rows::unified_pool},
          {"jamaican-pool", rows::jamaican_pool},
          {"spanish", rows::spanish},
          {"russian", rows::russian},
          {"brazilian", rows::brazilian},
          {"canadian", rows::canadian},
          {"sri-lankan", rows::sri_lankan},
          {"portuguese", rows::portuguese},
          {"czech", rows::czech},
          {"turkish", rows::turkish},
          {"thai", rows::thai},
          {"frisian", rows::frisian},
          {"frysk", rows::frysk},
          {"spantsireti", rows::spantsireti},
          {"breakthrough", rows::breakthrough},
          {"filipino", rows::filipino},
          {"killer", killer(rows::international)}};
}

// Calls work(const Variant<Set>&) with the smallest Set that holds the board.
template <class Work>
auto with_variant(const Rules& rules, Work&& work) {
  const int bits = bits_needed(rules);
  if (bits <= 64) return work(*std::make_unique<const Variant<Set64>>(rules));
  if (bits <= 128) return work(*std::make_unique<const Variant<Set128>>(rules));
  return work(*std::make_unique<const Variant<Set256>>(rules));
}

}  // namespace mt::draughts::test
