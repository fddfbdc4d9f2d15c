// Reads any bytes as an XQStudio file, and then as the move tree of a file with a sound header.
#include "movetext/formats/xqf/reader.hpp"
#include "red_checks.hpp"
#include "support/xqf_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mt;
  const fuzz::RedFormat<xqf::read_record> xqf;
  const std::string input(reinterpret_cast<const char*>(data), size);
  fuzz::canonical(xqf, input);
  for (const std::uint8_t version : std::initializer_list<std::uint8_t>{10, 18})
    fuzz::canonical(xqf, test::XqfFile(version).bytes().substr(0, 1024) + input);
  return 0;
}
