// A file format is a row of plain data and functions. Other code reads the properties that it needs from the
// row; it never checks which format the row describes.
//
//   const Format* format = find_format("mat");
//   if (format->reads()) format->read({.chunk = chunk}, {}, record);
//
// To add a format, add a folder formats/NAME with a format.cpp that contains its rows, and add NAME to the
// list in src/movetext/CMakeLists.txt.
#pragma once
#include "movetext/formats/api/binder.hpp"
#include "movetext/formats/api/companion.hpp"
#include "movetext/formats/api/move_row.hpp"
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/api/splitter.hpp"
#include "movetext/formats/api/writer.hpp"
#include "movetext/formats/api/writing_options.hpp"
#include "movetext/record/record.hpp"
#include "movetext/text/convention.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// How likely a file is to be in a format, judged by its first bytes. The format with the highest confidence
// is chosen; if several formats have the same, the first of them in the list is chosen.
enum class Confidence : std::uint8_t {
  none,
  vague,    // parts of the format occur among unrelated lines
  likely,   // the beginning has the shape of the format, but texts in other formats might have it too
  strong,   // no other known text begins like this
  certain,  // the file has a signature, or a syntax that no other format has
};

// The text around the records of an output file.
struct Frame {
  std::string_view before{};
  std::string_view between{};
  std::string_view after{};
};

// Which parts of an analysis a format keeps.
struct Annotations {
  bool values = false;      // values of moves: comments with the command [%eval], or an equivalent
  bool glyphs = false;      // NAGs of moves: "$2"
  bool variations = false;  // variations beside the main line
  bool properties = false;  // properties of SGF
};

struct Format {
  std::string_view name;       // the name for --from and --to
  std::string_view extension;  // the usual extension of files in the format, with the dot
  std::span<const std::string_view> other_extensions{};
  std::string_view title;                      // describes a file of the format: "a match"
  std::string_view media_type = "text/plain";  // MIME type of the file, for sending it by mail

  // The file's bytes are read unchanged: they are not decoded from a charset, and positions in the file are
  // reported as byte offsets, not as lines.
  bool binary = false;
  // Each record has tag pairs, then moves. Several formats look like this, so the format of such a file is
  // determined by the game that is played in it.
  bool movetext = false;
  // The format keeps only the positions of the main line, one per line. `name` is also the name of the
  // notation of the positions. Only the command "replay" writes such a format.
  bool positions = false;
  bool json_lines = false;  // one JSON object per line

  Annotations annotations{};
  // The kinds of records that the format can hold. If this is empty, it can hold all kinds.
  std::span<const Convention* const> conventions{};
  // The name of the family of games that the format holds. If this is empty, the format holds all families
  // whose records are of a kind in `conventions`.
  std::string_view family{};
  // The name of the only game that the format holds, as in the table of games. If this is empty, the format
  // holds all games that `family` and `conventions` allow.
  std::string_view game{};
  // The name of the format in which files of this format are exported; if this is empty, they are exported in
  // their own format.
  std::string_view canonical{};

  // For reading; all of these are nullptr in a format that can only be written. `recognise` receives a text
  // without its byte order mark and leading blanks.
  Confidence (*recognise)(std::string_view first_bytes) = nullptr;
  std::unique_ptr<RecordSplitter> (*split)(const ReadOptions& options) = nullptr;
  OpenFile open = nullptr;  // is nullptr if the format needs no context for a file
  ReadRecord read = nullptr;
  std::size_t record_bytes = ReadLimits{}.record_bytes;  // larger records are not read
  // Each file begins with a header of this size in bytes, which does not belong to a record. When rejected
  // records are written to a file, the header of their input file is written first, so that the new file can
  // be read.
  std::size_t header_bytes = 0;
  // Companion files that are needed to read the records of a file completely.
  std::span<const Companion> companions{};

  // For writing; nullptr in a format that can only be read.
  std::unique_ptr<RecordWriter> (*writer)(const WritingOptions& options, LineWriter& lines) = nullptr;
  // Returns why a record cannot be written, or an empty string if it can be written. Is nullptr if every
  // record of the kinds in `conventions` can be written.
  std::string_view (*obstacle)(const Record& record) = nullptr;
  // Returns in words the parts of a record that would be lost. Returns an empty string if nothing would be
  // lost, or if the options exclude the parts that would be lost.
  std::string (*losses)(const Record& record, const WritingOptions& options) = nullptr;
  Frame frame{};
  // For tables: returns in words the parts of a record that have no column. A message is shown once per file
  // for each part.
  std::vector<std::string> (*parts_without_column)(const Record& record,
                                                   const WritingOptions& options) = nullptr;
  // For tables with selectable columns (WritingOptions::columns): returns the text that replaces
  // Frame::before.
  std::string (*head)(const WritingOptions& options) = nullptr;
  // The columns of a table that are not tags.
  std::span<const std::string_view> computed_columns{};
  // The columns of a table if the user names none. Is empty if the columns cannot be selected.
  std::span<const std::string_view> usual_columns{};
  // For tables of moves: appends a row. Is nullptr in all other formats.
  AppendRow append_row = nullptr;
  // The columns of a row if the user names none.
  std::span<const std::string_view> row_columns{};
  // The notation of positions in rows; if empty, it is the first notation of the game.
  std::string_view row_positions{};
  // If not 0, each row has this number of bytes, and the file is sorted by the first `row_key_bytes` bytes of
  // the rows.
  std::size_t row_bytes = 0;
  std::size_t row_key_bytes = 0;
  // Creates the object that completes the records of an output file. The caller must be able to change the
  // beginning of the file until all records have been written. `companions`: the companion files as they were
  // read. Is nullptr if the writer alone writes complete records.
  std::unique_ptr<Binder> (*bind)(std::span<const CompanionFile> companions) = nullptr;

  bool reads() const { return read != nullptr; }
  bool writes() const { return writer != nullptr || shows_replay(); }
  // Returns whether the output has text for each position of a replay: lists of positions, tables of moves.
  bool shows_replay() const { return positions || append_row != nullptr; }
  // Returns whether rows can have the number of their record (record_number_sign).
  bool numbers_records() const { return append_row != nullptr && !binary; }
  bool holds(const Convention& convention) const {
    return conventions.empty() ||
           std::find(conventions.begin(), conventions.end(), &convention) != conventions.end();
  }
};

// Values of Format::conventions.
namespace holds {
inline constexpr const Convention* pdn[] = {&conventions::pdn};
inline constexpr const Convention* pgn[] = {&conventions::pgn};
inline constexpr const Convention* pgn_of_red[] = {&conventions::pgn_of_red};
inline constexpr const Convention* matches[] = {&conventions::match};
inline constexpr const Convention* games[] = {&conventions::pdn, &conventions::pgn, &conventions::pgn_of_red};
}  // namespace holds

}  // namespace mt
