// A file format is a row of plain data and functions.  Code asks the row for the property it needs, never
// which row it is.
//
//   const Format* format = find_format("mat");
//   if (format->reads()) format->read({.chunk = chunk}, {}, record);
//
// To add a format, add a folder formats/NAME with the rows in format.cpp, and its name in the list of
// src/movetext/CMakeLists.txt.
#pragma once
#include "movetext/formats/api/binder.hpp"
#include "movetext/formats/api/companion.hpp"
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

// How sure a format is that a file is its own, judged by the first bytes.  The surest format gets the file,
// among equals the first one of the list.
enum class Confidence : std::uint8_t {
  none,
  vague,    // something of the format stands among other lines
  likely,   // the beginning has the shape of the format, but other texts might have it too
  strong,   // no other known text begins so
  certain,  // a mark, or a syntax that no other format has
};

// The text around the records of an output file.
struct Frame {
  std::string_view before{};
  std::string_view between{};
  std::string_view after{};
};

// What a format keeps of an analysis.
struct Annotations {
  bool values = false;      // of moves: comments with the command [%eval], or what is read back as such
  bool glyphs = false;      // of moves: "$2"
  bool variations = false;  // of the main line
};

struct Format {
  std::string_view name;       // what --from and --to take
  std::string_view extension;  // of files in the format, with the dot
  std::span<const std::string_view> other_extensions{};
  std::string_view title;                      // what a file of the format is: "a match"
  std::string_view media_type = "text/plain";  // of such a file in a mail

  // The file's bytes are read unchanged: they are not decoded from a charset or counted in lines, and places
  // in them are reported as offsets.
  bool binary = false;
  // Tag pairs, then moves.  The formats of this kind look alike, and the game decides between them.
  bool movetext = false;
  // The positions of the main line, one on each line, and nothing else of the record; `name` is the notation.
  // Only the replay writes them.
  bool positions = false;
  bool json_lines = false;  // one object of JSON a line

  Annotations annotations{};
  // The kinds of records that the format holds; empty: all of them.
  std::span<const Convention* const> conventions{};
  // The only family whose games it holds, by name; empty: all with such records.
  std::string_view family{};
  // The only game that it holds, by its name in the table of games; empty: all of the family, or of such
  // records.
  std::string_view game{};
  // The name of the format to which a file is exported, if it is another one.
  std::string_view canonical{};

  // Reading; all nullptr in a format that is only written.
  Confidence (*recognise)(std::string_view first_bytes) = nullptr;  // text: no mark or blanks before it
  std::unique_ptr<RecordSplitter> (*split)(const ReadOptions& options) = nullptr;
  OpenFile open = nullptr;  // nullptr: nothing is kept of a file
  ReadRecord read = nullptr;
  std::size_t record_bytes = ReadLimits{}.record_bytes;  // larger records are not read
  // Each file begins with a header of so many bytes, which belong to no record: rejected records are kept
  // after those of their file, so that they can be read again.
  std::size_t header_bytes = 0;
  // Files beside each file, without which its records do not say everything.
  std::span<const Companion> companions{};

  // Writing; nullptr in a format that is only read.
  std::unique_ptr<RecordWriter> (*writer)(const WritingOptions& options, LineWriter& lines) = nullptr;
  // Returns why a record cannot be written; empty: it can. nullptr: every record that the format holds can.
  std::string_view (*obstacle)(const Record& record) = nullptr;
  // Returns in words which parts of a record have no place; empty: none, or the options leave them out.
  std::string (*losses)(const Record& record, const WritingOptions& options) = nullptr;
  Frame frame{};
  // Returns in words which parts of a record a table has no column for, each to be reported once a file.
  std::vector<std::string> (*parts_without_column)(const Record& record,
                                                   const WritingOptions& options) = nullptr;
  // Tables whose columns can be chosen (WritingOptions::columns): returns the text that takes the place of
  // Frame::before.
  std::string (*head)(const WritingOptions& options) = nullptr;
  // The columns of a table that are not tags.
  std::span<const std::string_view> computed_columns{};
  // Makes what completes the records of an output file, whose companions are given as for reading; nullptr:
  // the writer writes whole records.  Such a file must be one that can be changed at its beginning.
  std::unique_ptr<Binder> (*bind)(std::span<const CompanionFile> companions) = nullptr;

  bool reads() const { return read != nullptr; }
  bool writes() const { return writer != nullptr || positions; }
  bool holds(const Convention& convention) const {
    return conventions.empty() ||
           std::find(conventions.begin(), conventions.end(), &convention) != conventions.end();
  }
};

// These are values of Format::conventions.
namespace holds {
inline constexpr const Convention* pdn[] = {&conventions::pdn};
inline constexpr const Convention* pgn[] = {&conventions::pgn};
inline constexpr const Convention* pgn_of_red[] = {&conventions::pgn_of_red};
inline constexpr const Convention* matches[] = {&conventions::match};
inline constexpr const Convention* games[] = {&conventions::pdn, &conventions::pgn, &conventions::pgn_of_red};
}  // namespace holds

}  // namespace mt
