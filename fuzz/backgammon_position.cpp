// Reads any text as a position in one line. The first byte selects the notation, or detection of the
// notation.
#include "backgammon_checks.hpp"
#include "movetext/games/backgammon/bpn.hpp"
#include "movetext/games/backgammon/fibs_board.hpp"
#include "movetext/games/backgammon/gnubg_id.hpp"
#include "movetext/games/backgammon/ogid.hpp"
#include "movetext/games/backgammon/simple_board.hpp"
#include "movetext/games/backgammon/snowie_line.hpp"
#include "movetext/games/backgammon/xgid.hpp"

namespace {

using namespace mt;
using namespace mt::backgammon;

Result<PositionReading> read_as(std::uint8_t which, const Rules& rules, std::string_view text,
                                PositionNotes& notes) {
  switch (which % 8) {
    case 1:
      return read_bpn(rules, text, notes);
    case 2:
      return read_xgid(rules, text, notes);
    case 3:
      return read_gnubg_id(rules, text, notes);
    case 4:
      return read_ogid(rules, text, notes);
    case 5:
      return read_fibs_board(rules, text, notes);
    case 6:
      return read_snowie_line(rules, text, notes);
    case 7:
      return read_simple_board(rules, text, notes);
    default:
      return parse_position(rules, text, notes);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  PositionNotes notes;
  const auto result = read_as(data[0], rules_of(data[0] / 8), text, notes);
  check_reading(result, text, notes);
  return 0;
}
