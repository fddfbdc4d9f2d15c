// Reads any bytes as PDN.
#include "movetext_checks.hpp"
#include "support/grammar.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_movetext(mt::test::pdn(), data, size);
  return 0;
}
