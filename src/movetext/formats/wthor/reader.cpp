#include "movetext/formats/wthor/reader.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/formats/wthor/game_reader.hpp"

#include <algorithm>

namespace mt::wthor {
namespace {

void report(Code code, std::size_t at, std::string words, const ReadOptions& options, Record& record) {
  const auto place = static_cast<std::uint32_t>(at * record.signs_a_byte);
  record.report(code, severity(code, options.policy), place, place, std::move(words));
}

std::string games(std::int64_t number) {
  return std::to_string(number) + (number == 1 ? " game" : " games");
}

// Returns whether a header begins here instead of a game. If a header were read as a game, bytes of moves
// would come after the 0 that ends its moves.
bool begins_another_file(std::string_view bytes) {
  const Header header = read_header(bytes);
  return header.kind == Kind::games && header.year > 0 && begins_file(bytes);
}

// Reports the faults of the whole file. They are reported for the file's first record.
void report_file(const File& file, const ReadOptions& options, Record& record) {
  for (const std::string& fault : file.faults) report(Code::name_table, 0, fault, options, record);
  if (!file.header.dated)
    report(Code::file_header, 0, "the date of creation is invalid; it is left out", options, record);
  if (file.header.year > 9999)
    report(Code::file_header, 10, "the year is " + std::to_string(file.header.year) + "; it is left out",
           options, record);
}

// Compares the number of games in the header with the games found. `number` is the index of this record, from
// 0.
void compare_count(const File& file, std::uint64_t number, bool last, std::size_t at,
                   const ReadOptions& options, Record& record) {
  const std::int64_t said = file.header.games;
  const auto there = static_cast<std::int64_t>(number) + 1;
  if (there == said + 1)
    report(Code::file_header, at,
           "according to the header the file has " + games(said) + ", but another one begins here", options,
           record);
  else if (last && there < said)
    report(
        Code::file_header, at,
        "according to the header the file has " + games(said) + ", but it has only " + std::to_string(there),
        options, record);
}

// Returns the message for a file that ends after `size` bytes of a game.
std::string words_of_end(const File& file, std::size_t size, std::uint64_t number) {
  return "the file ends within a game: " + std::to_string(size) + " of " +
         std::to_string(file.board().record_bytes()) + " bytes; according to the header the file has " +
         games(file.header.games) + ", and this is game " + std::to_string(number + 1);
}

}  // namespace

Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record) {
  const File& file = *static_cast<const File*>(place.context);
  record.clear();
  const std::uint64_t offset = place.offset + place.begin;
  const bool first = offset == 0;
  if (!file.refusal.empty()) {
    if (first) report(Code::other_file, 0, file.refusal, options, record);
    return {Found::stray, place.chunk.size()};
  }
  const std::string_view rest = place.chunk.substr(place.begin);
  const std::size_t whole = file.board().record_bytes();
  const std::size_t before = first ? std::min(header_bytes, rest.size()) : 0;
  const std::string_view bytes = rest.substr(0, before + whole);
  const std::size_t end = place.begin + bytes.size();
  if (bytes.size() == before && file.header.games == 0) return {Found::none, end};
  GameReader reader(file, bytes, before, options, record);
  if (first) report_file(file, options, record);
  if (!first && begins_another_file(bytes)) {
    report(Code::damaged_file, 0,
           "another WTHOR file begins here: joined files cannot be read, because each has its own header",
           options, record);
    return {Found::stray, place.chunk.size()};
  }
  const std::uint64_t number = first ? 0 : (offset - header_bytes) / whole;
  if (bytes.size() < before + whole) {
    report(Code::damaged_file, before, words_of_end(file, bytes.size() - before, number), options, record);
    return {Found::stray, end};
  }
  compare_count(file, number, place.last && end == place.chunk.size(), before, options, record);
  reader.run();
  return {Found::record, end};
}

Cut Splitter::cut(std::string_view buffer, bool last) {
  if (last) return {buffer.size(), false};
  std::size_t before = 0;
  if (record_bytes_ == 0) {
    if (buffer.size() < most_needed()) return {};
    record_bytes_ = read_header(buffer).board == 10 ? board_10.record_bytes() : board_8.record_bytes();
    before = header_bytes;
  }
  const std::size_t whole = (buffer.size() - before - 1) / record_bytes_ * record_bytes_;
  if (buffer.size() <= before || whole == 0) return {};
  return {before + whole, false};
}

std::size_t Splitter::most_needed() {
  return header_bytes + 2 * board_10.record_bytes();
}

}  // namespace mt::wthor
