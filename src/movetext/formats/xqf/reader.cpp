#include "movetext/formats/xqf/reader.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/formats/xqf/game_reader.hpp"
#include "movetext/formats/xqf/header.hpp"

#include <string>

namespace mt::xqf {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  record.clear();
  const std::string_view file = chunk.substr(begin);
  if (file.empty()) return {Found::none, chunk.size()};
  if (file.size() > most_bytes) {
    record.source = file;
    record.report(Code::record_too_large, severity(Code::record_too_large, options.policy), 0, 0,
                  "a file of " + std::to_string(file.size()) + " bytes has more than " +
                      std::to_string(most_bytes >> 20) + " MiB; it is passed through unread");
    return {Found::oversized, chunk.size()};
  }
  return {GameReader(file, options, record).run(), chunk.size()};
}

}  // namespace mt::xqf
