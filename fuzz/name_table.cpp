// Reads a table of names from arbitrary text, and looks up each of its lines and words. An accepted table
// must give the same name twice, and a name in full must give the name before it.
#include "movetext/record/name_table.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace mt;

void must(bool good) {
  if (!good) std::abort();
}

std::array<std::uint8_t, 32> digest_of(std::string_view bytes) {
  std::array<std::uint8_t, 32> digest{};
  std::size_t at = 0;
  for (const char byte : bytes) {
    std::uint8_t& sum = digest[at++ % 8];
    sum = static_cast<std::uint8_t>(sum * 31U + static_cast<unsigned char>(byte));
  }
  return digest;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), std::min<std::size_t>(size, 4096));
  NameTable table(digest_of);
  if (!table.read(input).empty()) return 0;
  for (std::size_t at = 0; at < input.size();) {
    const std::size_t end = std::min(input.find_first_of("=\n", at), input.size());
    const std::string_view name = input.substr(at, end - at);
    must(table.known(name) == table.known(name));
    at = end + 1;
  }
  return 0;
}
