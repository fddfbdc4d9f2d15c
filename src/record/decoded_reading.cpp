#include "movetext/record/decoded_reading.hpp"

#include <algorithm>
#include <string>

namespace mt {

std::size_t original_offset(const Record& record, std::size_t offset) {
  if (record.charset == text::Charset::utf8) return offset;
  return text::count_scalars(record.source.substr(0, offset));
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
