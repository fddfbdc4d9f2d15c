// Blocks of a database: any bytes are decoded or refused, and what is decoded can be stored again without
// loss. A text is stored and comes back unchanged.
#include "movetext/database/codec/text_block.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace {

void require_round_trip(const std::vector<std::string_view>& units, mt::database::UnitKind kind) {
  constexpr std::size_t most = std::size_t{1} << 24;
  mt::database::TextBlock back;
  if (!mt::database::decode_block(mt::database::encode_block(units, kind), most, back)) std::abort();
  if (back.units() != units.size()) std::abort();
  for (std::size_t i = 0; i < units.size(); ++i)
    if (back.unit(i) != units[i]) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t most = std::size_t{1} << 20;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  mt::database::TextBlock block;
  std::vector<std::string_view> units;
  if (mt::database::decode_block(bytes, most, block)) {
    for (std::size_t i = 0; i < block.units(); ++i) units.push_back(block.unit(i));
    require_round_trip(units, block.kind);
  }
  mt::database::UnitReader reader;
  std::string_view text;
  if (reader.open(bytes, most))
    for (std::size_t i = 0; i < reader.units(); ++i) static_cast<void>(reader.read(i, text));
  units.clear();
  for (std::size_t begin = 0; begin < bytes.size() && units.size() < mt::database::most_units;) {
    const std::size_t end = bytes.find('[', begin + 1);
    units.push_back(bytes.substr(begin, end - begin));
    begin = end == std::string_view::npos ? bytes.size() : end;
  }
  require_round_trip(units, mt::database::UnitKind::words);
  return 0;
}
