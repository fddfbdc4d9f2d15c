// A file format is a row of plain data and functions.  Code asks the row for what it needs to know, never
// which row it is.
//
//   const Format* format = find_format("mat");
//   if (format->reads()) format->read({.chunk = chunk}, {}, record);
//
// How to add a format: a folder formats/NAME with the rows in format.cpp, and its name in the list of
// src/movetext/CMakeLists.txt.
#pragma once
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

namespace mt {

// How sure a format is that a file is its own, by the first bytes.  The surest one has the file; among equals
// the first of the list.
enum class Confidence : std::uint8_t {
  none,
  vague,    // something of the format stands among other lines
  likely,   // the beginning has the shape of the format, as other texts might
  strong,   // no other text that is known begins so
  certain,  // a mark, or a syntax that no other format has
};

// What stands around the records of an output file.
struct Frame {
  std::string_view before{};
  std::string_view between{};
  std::string_view after{};
};

struct Format {
  std::string_view name;       // what --from and --to take
  std::string_view extension;  // with the dot; how files of the format are named
  std::span<const std::string_view> other_extensions{};
  std::string_view title;                      // what a file of it is: "a match"
  std::string_view media_type = "text/plain";  // of a file of it in a mail

  // Sources of bytes are read as they are: nothing in them is decoded from a charset or counted in lines, and
  // places in them are told as offsets.
  bool binary = false;
  // Tag pairs, then moves.  The formats of this kind look alike, and what is played decides between them.
  bool movetext = false;
  // The positions of the main line, one a line, and nothing else of the record; `name` is the notation.
  // Nobody writes them but the replay.
  bool positions = false;
  bool json_lines = false;  // one object of JSON a line

  // The kinds of records that it holds; empty: all of them.
  std::span<const Convention* const> conventions{};
  // The name of the format that a file is exported as, if it is another one.
  std::string_view canonical{};

  // Reading; all nullptr in a format that is only written.
  Confidence (*recognise)(std::string_view first_bytes) = nullptr;  // text: no mark or blanks before it
  std::unique_ptr<RecordSplitter> (*split)(const ReadOptions& options) = nullptr;
  OpenFile open = nullptr;  // nullptr: nothing is kept of a file
  ReadRecord read = nullptr;
  std::size_t record_bytes = ReadLimits{}.record_bytes;  // more are not read

  // Writing; nullptr in a format that is only read.
  std::unique_ptr<RecordWriter> (*writer)(const WritingOptions& options, LineWriter& lines) = nullptr;
  // Returns why a record cannot be written; empty: it can.  nullptr: all that it holds can.
  std::string_view (*obstacle)(const Record& record) = nullptr;
  // Returns in words what of a record has no place; empty: nothing, or it was asked to be left out.
  std::string (*losses)(const Record& record, const WritingOptions& options) = nullptr;
  Frame frame{};

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
inline constexpr const Convention* matches[] = {&conventions::match};
inline constexpr const Convention* games[] = {&conventions::pdn, &conventions::pgn};
}  // namespace holds

}  // namespace mt
