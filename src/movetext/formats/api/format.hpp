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

// How sure a format is that a file is in it, judged by the first bytes. The surest format is chosen; of
// several, the first of the list.
enum class Confidence : std::uint8_t {
  none,
  vague,    // parts of the format occur among other lines
  likely,   // the beginning has the shape of the format, but other texts might have it too
  strong,   // no other known text begins like this
  certain,  // a signature, or a syntax that no other format has
};

// The text around the records of an output file.
struct Frame {
  std::string_view before{};
  std::string_view between{};
  std::string_view after{};
};

// Which parts of an analysis a format keeps.
struct Annotations {
  bool values = false;      // of moves: comments with the command [%eval], or an equivalent
  bool glyphs = false;      // of moves: "$2"
  bool variations = false;  // of the main line
};

struct Format {
  std::string_view name;       // for --from and --to
  std::string_view extension;  // of files in the format, with the dot
  std::span<const std::string_view> other_extensions{};
  std::string_view title;                      // describes a file of the format: "a match"
  std::string_view media_type = "text/plain";  // of such a file in a mail

  // The file's bytes are read unchanged: they are not decoded from a charset or counted in lines, and places
  // in them are reported as offsets.
  bool binary = false;
  // Tag pairs, then moves.  The formats of this kind look alike, and the game decides between them.
  bool movetext = false;
  // The positions of the main line, one per line, and nothing else of the record; `name` is the notation.
  // Only the replay writes them.
  bool positions = false;
  bool json_lines = false;  // one JSON object per line

  Annotations annotations{};
  // The kinds of records that the format holds; empty: all of them.
  std::span<const Convention* const> conventions{};
  // The only family whose games it holds, by name; empty: all with such records.
  std::string_view family{};
  // The only game that it holds, by its name in the table of games; empty: all of the family, or of such
  // records.
  std::string_view game{};
  // The name of the format that files are exported to, if it is another one.
  std::string_view canonical{};

  // For reading; all nullptr in a format that can only be written.
  Confidence (*recognise)(std::string_view first_bytes) = nullptr;  // of texts: without mark or blanks
  std::unique_ptr<RecordSplitter> (*split)(const ReadOptions& options) = nullptr;
  OpenFile open = nullptr;  // nullptr: nothing is kept for the file
  ReadRecord read = nullptr;
  std::size_t record_bytes = ReadLimits{}.record_bytes;  // larger records are not read
  // Each file begins with a header of this size, which does not belong to a record. Rejected records are
  // written after the header of their file, so that they can be read again.
  std::size_t header_bytes = 0;
  // Files next to each file that are needed to read its records completely.
  std::span<const Companion> companions{};

  // For writing; nullptr in a format that can only be read.
  std::unique_ptr<RecordWriter> (*writer)(const WritingOptions& options, LineWriter& lines) = nullptr;
  // Returns why a record cannot be written, or an empty string if it can. nullptr: every record that the
  // format holds can be written.
  std::string_view (*obstacle)(const Record& record) = nullptr;
  // Returns in words the parts of a record that would be lost; empty if there are none, or if the options
  // omit them.
  std::string (*losses)(const Record& record, const WritingOptions& options) = nullptr;
  Frame frame{};
  // Returns in words the parts of a record for which a table has no column; each is reported once per file.
  std::vector<std::string> (*parts_without_column)(const Record& record,
                                                   const WritingOptions& options) = nullptr;
  // For tables with selectable columns (WritingOptions::columns): returns the text that replaces
  // Frame::before.
  std::string (*head)(const WritingOptions& options) = nullptr;
  // The columns of a table that are not tags.
  std::span<const std::string_view> computed_columns{};
  // Creates the object that completes the records of an output file; the companions are given as for reading.
  // nullptr: the writer writes complete records. The output must be a file whose beginning can be changed
  // later.
  std::unique_ptr<Binder> (*bind)(std::span<const CompanionFile> companions) = nullptr;

  bool reads() const { return read != nullptr; }
  bool writes() const { return writer != nullptr || positions; }
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
