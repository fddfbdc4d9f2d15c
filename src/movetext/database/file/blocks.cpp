#include "movetext/database/file/blocks.hpp"

#include "movetext/formats/table/formats.hpp"
#include "movetext/text/lines.hpp"

#include <vector>

namespace mt::database {

std::string BlockCoder::encode(std::span<const std::string_view> units, UnitKind kind) {
  return packer_.pack(encode_block(units, kind));
}

bool BlockCoder::decode(std::string_view data, TextBlock& out) {
  return packer_.unpack(data, most_block_bytes, unpacked_) && decode_block(unpacked_, most_block_bytes, out);
}

bool BlockCoder::open(std::string_view data, UnitReader& out) {
  return packer_.unpack(data, most_block_bytes, unpacked_) && out.open(unpacked_, most_block_bytes);
}

std::int64_t insert_block(sqlite::Database& database, const BlockRow& row, std::size_t units,
                          std::size_t bytes, std::string_view data) {
  sqlite::Query put = database.query(
      "insert into game_block(source, line, offset, units, bytes, data) values(?, ?, ?, ?, ?, ?)");
  put.bind(1, row.source)
      .bind(2, row.line)
      .bind(3, row.offset)
      .bind(4, static_cast<std::int64_t>(units))
      .bind(5, static_cast<std::int64_t>(bytes))
      .bind_blob(6, data)
      .run();
  return database.last_id();
}

bool blank_units(sqlite::Database& database, std::int64_t id, BlockCoder& coder,
                 const std::set<std::size_t>& places) {
  TextBlock block;
  BlockRow row;
  if (!read_block(database, id, coder, block, &row)) return false;
  sqlite::Query get = database.query("select format from source where id = ?");
  get.bind(1, row.source);
  const Format* const format = get.step() ? find_format(get.text(0)) : nullptr;
  const bool is_binary = format != nullptr && format->binary;
  std::vector<std::string> blanked(block.units());
  std::vector<std::string_view> units(block.units());
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < block.units(); ++i) {
    units[i] = block.unit(i);
    if (places.contains(i)) {
      const bool has_header = is_binary && i == 0 && row.offset == 0;
      blanked[i] = has_header  ? std::string(units[i].substr(0, format->header_bytes))
                   : is_binary ? std::string()
                               : std::string(text::count_line_ends(units[i]), '\n');
      units[i] = blanked[i];
    }
    bytes += units[i].size();
  }
  const std::string data = coder.encode(units, is_binary ? UnitKind::bytes : UnitKind::words);
  sqlite::Query put = database.query("update game_block set data = ?, bytes = ? where id = ?");
  put.bind_blob(1, data).bind(2, static_cast<std::int64_t>(bytes)).bind(3, id).run();
  for (const char* const statement :
       {"update source set whole = 0 where id = ?", "delete from checked where source = ?"}) {
    sqlite::Query mark = database.query(statement);
    mark.bind(1, row.source).run();
  }
  return true;
}

bool read_block(sqlite::Database& database, std::int64_t id, BlockCoder& coder, TextBlock& out,
                BlockRow* row) {
  sqlite::Query get = database.query("select source, line, offset, data from game_block where id = ?");
  get.bind(1, id);
  if (!get.step()) return false;
  if (row != nullptr) *row = {id, get.number(0), get.number(1), get.number(2)};
  return coder.decode(get.blob(3), out);
}

}  // namespace mt::database
