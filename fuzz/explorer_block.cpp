// Reads arbitrary bytes as a block of the explorer, after a correct checksum. What can be read can be
// written, and is then read as the same entries.
#include "movetext/database/explorer/entry_block.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace mt::database;

void must(bool good) {
  if (!good) std::abort();
}

std::string with_checksum(std::string_view bytes) {
  std::uint64_t hash = 0xCBF2'9CE4'8422'2325;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3;
  hash ^= hash >> 32;
  std::string out;
  for (int i = 0; i < 4; ++i) out += static_cast<char>(hash >> 8 * i);
  return out.append(bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  std::vector<Entry> entries;
  std::vector<Entry> again;
  static_cast<void>(read_block(input, entries));
  const std::string block = with_checksum(input);
  if (!read_block(block, entries)) return 0;
  std::string written;
  append_block(entries, written);
  must(read_block(written, again));
  must(entries == again);
  if (entries.empty()) return 0;
  must(read_block(block, entries.back().key, again));
  must(!again.empty() && again.back() == entries.back());
  return 0;
}
