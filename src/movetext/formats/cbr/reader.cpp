#include "movetext/formats/cbr/reader.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/formats/cbr/game_reader.hpp"
#include "movetext/formats/cbr/library.hpp"

#include <string>

namespace mt::cbr {
namespace {

// Returns the index of the last record of the game that begins at `begin`. Headings may come before this
// record.
std::size_t last_record(std::string_view chunk, std::size_t begin) {
  std::size_t at = next_record(chunk, begin);
  while (at < chunk.size() && is_heading_at(chunk, at)) at = next_record(chunk, at + 1);
  return at;
}

}  // namespace

Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record) {
  record.clear();
  const auto* const library = static_cast<const Library*>(place.context);
  const std::string_view chunk = place.chunk;
  if (place.begin >= chunk.size()) return {Found::none, chunk.size()};
  const std::size_t last = last_record(chunk, place.begin);
  const std::size_t end = next_record(chunk, last + 1);
  const std::string_view source = chunk.substr(place.begin, end - place.begin);
  record.source = source;
  const auto tell = [&](Code code, const std::string& message) {
    record.report(code, severity(code, options.policy), 0, 0, message);
  };
  if (source.size() > most_bytes) {
    tell(Code::record_too_large, "a record of " + std::to_string(source.size()) + " bytes has more than " +
                                     std::to_string(most_bytes >> 20) + " MiB; it is passed through unread");
    return {Found::oversized, end};
  }
  if (next_record(source, 0) == source.size()) {
    tell(Code::no_game, "this is not a CCBridge game");
    return {Found::stray, end};
  }
  if (library != nullptr && last < end && library->has_deleted(identity_of(chunk.substr(last)))) {
    tell(Code::left_out, "a game that is deleted in the library is skipped");
    return {Found::stray, end};
  }
  return {GameReader(source, library, options, record).run(), end};
}

}  // namespace mt::cbr
