// Reads any bytes as PGN.
#include "movetext_checks.hpp"
#include "support/grammar.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_movetext(mt::test::pgn(), data, size);
  return 0;
}
