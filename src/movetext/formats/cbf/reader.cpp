#include "movetext/formats/cbf/reader.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/formats/cbf/game_reader.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <string>

namespace mt::cbf {

bool begins_game(std::string_view first_bytes) {
  constexpr std::string_view root = "<ChineseChessRecord";
  constexpr std::size_t window = 1024;  // the root must begin within this many bytes
  if (!first_bytes.starts_with('<')) return false;
  return first_bytes.substr(0, window).find(root) != std::string_view::npos;
}

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  record.clear();
  const std::string_view file = chunk.substr(begin);
  if (std::all_of(file.begin(), file.end(), text::is_blank)) return {Found::none, chunk.size()};
  if (file.size() > most_bytes) {
    record.source = file;
    record.report(Code::record_too_large, severity(Code::record_too_large, options.policy), 0, 0,
                  "a file of " + std::to_string(file.size()) + " bytes has more than " +
                      std::to_string(most_bytes >> 20) + " MiB; it is passed through unread");
    return {Found::oversized, chunk.size()};
  }
  Reading reading = read_decoded(file, options, record, [&](std::string_view text) {
    return Reading{GameReader(text, options, record).run(), text.size()};
  });
  reading.end = chunk.size();
  return reading;
}

}  // namespace mt::cbf
