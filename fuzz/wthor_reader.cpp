// Reads any bytes as a WTHOR file with its tables. Records must cover the file however it is cut into pieces,
// reported places must be in the file, JSON must keep everything, and a game that can be written must be the
// same in the new file.
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/formats/wthor/binder.hpp"
#include "movetext/formats/wthor/file.hpp"
#include "movetext/formats/wthor/reader.hpp"
#include "movetext/formats/wthor/writer.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/record/roster.hpp"
#include "record_checks.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace {

using namespace mt;
using Texts = std::vector<std::string>;
using Companions = std::array<CompanionFile, 2>;

struct Lines final : LineWriter {
  void write_line(const Record& /*record*/, std::string& /*out*/) override {}
};

// Returns the parts of a game that do not depend on the file: names, score and moves.
std::string essence(const Record& record) {
  std::string text;
  for (const char* tag : {"Event", "Black", "White", "Result", "TheoreticalScore"})
    text.append(record.tag(tag)).append("|");
  for (const Event& event : record.tape) text.append(record.text(event)).append(" ");
  return text;
}

void check_json(const Record& record) {
  std::string json;
  Record again;
  json::Writer().write(record, json);
  fuzz::require(json::read_record(json, 0, again).end == json.size());
  fuzz::check_record(again);
}

// Reads a piece of the file that begins at `offset` and adds its games.
void read_piece(std::string_view piece, std::uint64_t offset, bool last, const FileContext& file,
                Texts& games, Texts* drafts = nullptr) {
  Record record;
  Lines lines;
  const auto writer = wthor::make_writer({}, lines);
  for (std::size_t at = 0; at < piece.size();) {
    const Reading reading = wthor::read_record({piece, at, offset, &file, last}, {}, record);
    fuzz::require(reading.end > at && reading.end <= piece.size());
    fuzz::check_record(record);
    for (const Diagnostic& told : record.diagnostics)
      fuzz::require(original_offset(record, told.end) <= reading.end - at);
    at = reading.end;
    if (reading.found != Found::record) continue;
    games.push_back(essence(record));
    if (drafts == nullptr) continue;
    check_json(record);
    const bool damaged = record.errors > 0 || record.tag("TheoreticalScore").empty();
    if (damaged || !wthor::obstacle(record).empty())
      games.pop_back();
    else
      writer->write(record, false, drafts->emplace_back(), nullptr);
  }
}

void check_pieces(std::string_view bytes, std::size_t step, const FileContext& file) {
  Texts whole;
  Texts parts;
  read_piece(bytes, 0, true, file, whole);
  wthor::Splitter splitter;
  std::string buffer;
  std::uint64_t offset = 0;
  for (std::size_t at = 0; at < bytes.size() || !buffer.empty();) {
    const std::size_t size = std::min(step, bytes.size() - at);
    buffer.append(bytes.substr(at, size));
    at += size;
    const bool end = at == bytes.size();
    const Cut cut = splitter.cut(buffer, end);
    fuzz::require(cut.size <= buffer.size() && (cut.size > 0 || !end));
    read_piece(std::string_view(buffer).substr(0, cut.size), offset, end && cut.size == buffer.size(), file,
               parts);
    offset += cut.size;
    buffer.erase(0, cut.size);
  }
  // If a piece contains the header of another file, the rest of that piece is refused.
  fuzz::require(parts.size() >= whole.size() && std::equal(whole.begin(), whole.end(), parts.begin()));
}

void check_writing(std::string_view bytes, const FileContext& file, const Companions& base) {
  Texts games;
  Texts drafts;
  read_piece(bytes, 0, true, file, games, &drafts);
  wthor::GameBinder binder(base);
  if (!binder.fault().empty()) return;
  std::string written;
  binder.begin(written);
  for (const std::string& draft : drafts)
    if (!binder.bind(draft, written)) return;
  const Bound bound = binder.end();
  written.replace(0, bound.head.size(), bound.head);
  Companions tables = base;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (bound.companions[i].empty()) continue;
    tables[i].found = true;
    tables[i].bytes = bound.companions[i];
  }
  Texts again;
  read_piece(written, 0, true, wthor::File({written, "x.wtb", tables}), again);
  // A name that no table contains gets number 0.
  for (Texts* texts : {&games, &again})
    for (std::string& text : *texts)
      for (const char* name : {"#0|", "???|", "Diverses parties|", "?|"})
        for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name))
          text.replace(at, std::string_view(name).size(), "|");
  fuzz::require(games == again);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view input(reinterpret_cast<const char*>(data), size);
  if (size < 3) return 0;
  // The first three bytes determine how much of the input is tables.
  Companions tables;
  const std::size_t step = 1 + std::size_t{data[2]};
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const std::size_t part = std::min<std::size_t>(8U * data[i], input.size() - 3);
    tables[i] = {.found = part > 0, .bytes = std::string(input.substr(input.size() - part))};
    input.remove_suffix(part);
  }
  input.remove_prefix(3);
  // High numbers need long tables, which take time, so most inputs get low numbers.
  std::string bytes(input);
  if (step % 16 != 0)
    for (std::size_t game = 16; game + 5 < bytes.size(); game += 68)
      for (const std::size_t at : {1U, 3U, 5U}) bytes[game + at] = 0;
  const wthor::File file({bytes, "x.wtb", tables});
  check_pieces(bytes, step, file);
  check_writing(bytes, file, tables);
  return 0;
}
