#include "movetext/record/decoded_reading.hpp"

#include <algorithm>
#include <string>

namespace mt {
namespace {

constexpr std::size_t long_text = std::size_t{1} << 20;
constexpr std::size_t least_room = 64;  // more than a string stores inside its object

}  // namespace

namespace {

// Like original_offset(), for a source that was decoded and not changed afterwards.
std::size_t encoded_offset(const Record& record, std::size_t offset) {
  const std::size_t signs = record.signs_a_byte;
  if (signs > 1) return (offset + signs - 1) / signs;  // rounded up to a whole byte
  if (record.charset == text::Charset::utf8) return offset;
  if (record.charset != text::Charset::nearly_utf8)
    return text::encoded_size(record.source.substr(0, offset), record.charset);
  std::size_t added = 0;
  for (const std::uint32_t place : record.converted) {
    if (place >= offset) break;
    added += text::read_scalar(record.source, place).size - 1;
  }
  return offset - std::min(offset, added);
}

}  // namespace

std::size_t original_offset(const Record& record, std::size_t offset) {
  std::size_t original = encoded_offset(record, offset);
  for (const TextShift& shift : record.shifts) {
    if (shift.place > offset) break;
    original += static_cast<std::size_t>(static_cast<std::ptrdiff_t>(shift.lost));
  }
  return original;
}

void decode_again(std::string_view bytes, text::Charset charset, Record& record) {
  record.clear();
  record.charset = charset;
  // The source is a view of these bytes and must stay valid when the record is moved, so the string must have
  // enough capacity to be stored outside its object. A character takes at most three bytes. Reserving them
  // for a long text avoids copying it while it grows.
  record.decoded.reserve(bytes.size() > long_text ? 3 * bytes.size() : least_room);
  text::decode(bytes, charset, record.decoded, &record.converted);
}

void report_charset(std::string_view before, const ReadOptions& options, Record& record) {
  std::string decoded;
  text::decode(before, record.charset, decoded);
  const auto at = static_cast<std::uint32_t>(decoded.size());
  record.report(Code::encoding, severity(Code::encoding, options.policy), at, at,
                "not UTF-8: read as " + std::string(text::name(record.charset)));
  std::rotate(record.diagnostics.begin(), record.diagnostics.end() - 1, record.diagnostics.end());
}

}  // namespace mt
