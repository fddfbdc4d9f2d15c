// The options and the results that the readers of all formats share.
#pragma once
#include "movetext/base/severity.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/convention.hpp"
#include "movetext/text/move_shape.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace mt {

struct ReadLimits {
  std::size_t record_bytes = std::size_t{8} << 20;
  std::size_t events = 400'000;                  // 6 MiB of tape
  std::size_t tags = 4096;                       // limited because each tag is compared with all earlier tags
  std::size_t lookahead = std::size_t{1} << 18;  // bytes after the end of the record that may be inspected
};

struct Record;

// Chooses the shapes (text::MoveShapes) of a record's moves.
struct ShapeChooser {
  // Returns the usual shapes for the games of a convention, before any tag has been read. If `usual` is
  // nullptr, no text has the shape of a move.
  const text::MoveShapes& (*usual)(const Convention& convention) = nullptr;
  // Returns the shapes for a record whose tags have been read. The reader calls it once per record, with
  // `context`. If `choose` is nullptr, all records have the usual shapes.
  const text::MoveShapes& (*choose)(const void* context, const Record& record) = nullptr;
  const void* context = nullptr;

  const text::MoveShapes& operator()(const Convention& convention) const {
    return usual == nullptr ? text::no_moves : usual(convention);
  }
};

// Decides by the tags which records are wanted, so that the moves of other records need not be read.
struct RecordGate {
  // The reader calls `refuses` with `context` after reading the tags. A refused record is skipped if its end
  // can be found without reading its moves. If `refuses` is nullptr, all records are wanted.
  bool (*refuses)(const void* context, const Record& record) = nullptr;
  const void* context = nullptr;
};

struct ReadOptions {
  Policy policy = Policy::archive;
  std::optional<text::Charset>
      charset;  // the charset of all records; nullopt if the charset of each record is detected
  ReadLimits limits{};
  bool nested_comments = false;  // PGN and PDN: a comment in braces may contain other comments
  ShapeChooser shapes{};         // used by PGN and PDN
  RecordGate gate{};             // used by PGN, PDN, and matches as text
};

enum class Found : std::uint8_t {
  none,       // the text has only blanks
  record,     // the record holds a game, perhaps with faults
  refused,    // the gate refused the record, which holds only its tags
  stray,      // text without a game; the record holds only diagnostics
  oversized,  // the record exceeds the limits; it holds its text and the diagnostic record_too_large
};

struct Reading {
  Found found = Found::none;
  std::size_t end = 0;  // index after the record, within the chunk
};

// The part of the buffer that may be passed to a reader: the result of a Splitter.
struct Cut {
  std::size_t size = 0;  // size of the whole records at the front of the buffer; 0 if more input is needed
  // the bytes are part of a record that exceeds the limits and must be passed through unread; the next pieces
  // continue that record while they are oversized
  bool oversized = false;
};

}  // namespace mt
