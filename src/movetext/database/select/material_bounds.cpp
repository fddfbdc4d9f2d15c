#include "movetext/database/select/material_bounds.hpp"

#include "movetext/database/file/piece_counts.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace mt::database {

MaterialBounds::MaterialBounds(const AnyGame& game, const MaterialText& wanted) {
  using Colours = MaterialText::Colours;
  const PieceSigns signs = game.piece_signs();
  for (const bool white_first : {true, false}) {
    if (wanted.colours == (white_first ? Colours::black_first : Colours::white_first)) continue;
    std::vector<Bound>& all = either_.emplace_back();
    for (std::size_t i = 0; i < wanted.sides.size(); ++i) {
      const std::size_t begin = (i == 0) == white_first ? 0 : signs.kinds.size();
      const std::optional<std::vector<MaterialBound>> bounds = bounds_of(wanted.sides[i], signs);
      if (!bounds) continue;
      for (const MaterialBound& bound : *bounds) all.push_back({begin + bound.kind, bound.least, bound.most});
    }
  }
}

bool MaterialBounds::may_fit(std::string_view pieces) const {
  return std::ranges::any_of(either_, [&](const std::vector<Bound>& all) {
    return std::ranges::all_of(all, [&](const Bound& bound) {
      return bound.at >= pieces.size() || may_be_between(pieces[bound.at], bound.least, bound.most);
    });
  });
}

}  // namespace mt::database
