// Reads any bytes as a CCBridge game in XML, and then as the moves in a CCBridge game that has no other
// faults.
#include "movetext/formats/cbf/reader.hpp"
#include "red_checks.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mt;
  const fuzz::RedFormat<cbf::read_record> cbf;
  const std::string input(reinterpret_cast<const char*>(data), size);
  fuzz::canonical(cbf, input);
  fuzz::canonical(cbf, "<ChineseChessRecord><MoveList>" + input + "</MoveList></ChineseChessRecord>");
  return 0;
}
