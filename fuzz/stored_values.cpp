// Reads stored values from arbitrary text, once as properties and once as a comment. Each line of the input
// follows every step of a turn. Losses must be finite and not negative.
#include "movetext/engine/statistics/stored_values.hpp"

#include "movetext/engine/statistics/match_sums.hpp"
#include "movetext/engine/statistics/move_row.hpp"
#include "movetext/engine/statistics/stored_sums.hpp"
#include "movetext/record/match.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace {

using namespace mt;
using namespace mt::statistics;

void must(bool good) {
  if (!good) std::abort();
}

// Adds a turn with every kind of row, and the text after each of its steps.
void add_turn(std::string_view text, EventKind kind, Record& record, std::vector<MatchRow>& rows) {
  const auto add = [&](EventKind step, Deed deed, std::uint8_t arg) {
    rows.push_back({.deed = deed, .event = static_cast<std::uint32_t>(record.tape.size()), .stake = Stake{}});
    record.add(step, "31", 2, arg);
  };
  add(EventKind::cube, Deed::offer, static_cast<std::uint8_t>(CubeAction::offer));
  record.add(kind, text);
  add(EventKind::cube, Deed::take, static_cast<std::uint8_t>(CubeAction::take));
  record.add(kind, text);
  add(EventKind::roll, Deed::no_double, 0);
  add(EventKind::ply, Deed::play, 0);
  record.add(kind, text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  for (const EventKind kind : {EventKind::properties, EventKind::comment}) {
    Record record;
    record.add(EventKind::game, "Game 1");
    std::vector<MatchRow> rows;
    for (std::size_t at = 0; at < input.size();) {
      const std::size_t end = std::min(input.find('\n', at), input.size());
      add_turn(input.substr(at, end - at), kind, record, rows);
      at = end + 1;
    }
    for (const char* const length : {"0", "7"}) {
      record.set_tag(match_length_tag, length);
      read_stored_values(record, rows);
      for (const MatchRow& row : rows) must(!row.loss || (std::isfinite(*row.loss) && *row.loss >= 0));
      const std::vector<GameOfMatch> games(1);
      auto sums = sums_of_games(rows, games, 0);
      must(sums[0][0].rolls == rows.size() / 4);
      refine(sums, stored_sums(record));
      must(std::isfinite(sums[0][0].luck));
    }
  }
  return 0;
}
