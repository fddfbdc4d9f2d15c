#include "movetext/formats/xg/reader.hpp"

#include "movetext/formats/xg/match_reader.hpp"

#include <string>

namespace mt::xg {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  record.clear();
  const std::size_t end = begin < chunk.size() ? next_file(chunk, begin + 1) : chunk.size();
  if (begin >= end) return {Found::none, end};
  const std::string_view file = chunk.substr(begin, end - begin);
  record.source = file;
  record.convention = &conventions::match;
  record.source_is_movetext = false;
  if (!has_mark(file)) {
    record.report(Code::no_game, severity(Code::no_game, options.policy), 0, 0,
                  "this is not an eXtreme Gammon file");
    return {Found::stray, end};
  }
  if (file.size() > most_bytes) {
    record.report(Code::record_too_large, severity(Code::record_too_large, options.policy), 0, 0,
                  "a record of " + std::to_string(file.size()) + " bytes has more than " +
                      std::to_string(most_bytes >> 20) + " MiB; it is passed through unread");
    return {Found::oversized, end};
  }
  return {MatchReader(file, options, record).run(), end};
}

}  // namespace mt::xg
