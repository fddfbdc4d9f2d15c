// Reads any text as a drawn board, using the captions of all programs that draw boards.
#include "backgammon_checks.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mt::backgammon;
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  PositionNotes notes;
  const auto result = read_board_text(rules_of(data[0]), text, notes);
  check_reading(result, text, notes);
  return 0;
}
