// Makes entries of a Polyglot book from arbitrary positions and moves, one row on each line: FEN, a
// semicolon, a move. A position has a key only if it is written like a FEN; the bytes of an entry give the
// entry again.
#include "movetext/formats/polyglot/entry.hpp"
#include "movetext/formats/polyglot/key.hpp"

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

void check_row(std::string_view fen, std::string_view move) {
  const auto key = polyglot::key_of(fen);
  const std::uint16_t number = polyglot::move_of(move, fen);
  must(number < 5U << 12U);
  must(!key || std::count(fen.begin(), fen.end(), '/') >= 7);
  if (!key || number == 0) return;
  std::string bytes;
  const polyglot::Entry entry{.key = *key, .move = number, .weight = 1};
  polyglot::append_entry(entry, bytes);
  must(bytes.size() == polyglot::entry_bytes && polyglot::read_entry(bytes) == entry);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  for (std::size_t at = 0; at < input.size();) {
    const std::size_t end = std::min(input.find('\n', at), input.size());
    const std::string_view line = input.substr(at, end - at);
    const std::size_t sign = std::min(line.find(';'), line.size());
    check_row(line.substr(0, sign), line.substr(std::min(sign + 1, line.size())));
    at = end + 1;
  }
  return 0;
}
