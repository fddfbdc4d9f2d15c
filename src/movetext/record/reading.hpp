// The options of readers of all formats, and their results for one record.
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
  std::size_t tags = 4096;                       // each is compared with all tags before it
  std::size_t lookahead = std::size_t{1} << 18;  // bytes after its end that may be inspected
};

struct Record;

// Chooses the shapes (text::MoveShapes) of a record's moves.
struct ShapeChooser {
  // Returns the shapes of the games that usually follow a convention, before anything is known about a
  // record. If it is nullptr, no text has the shape of a move.
  const text::MoveShapes& (*usual)(const Convention& convention) = nullptr;
  // Returns the shapes that the tags of the record call for: the reader calls it once for each record, after
  // the tags, with `context`. If it is nullptr, all records have the usual shapes.
  const text::MoveShapes& (*choose)(const void* context, const Record& record) = nullptr;
  const void* context = nullptr;

  const text::MoveShapes& operator()(const Convention& convention) const {
    return usual == nullptr ? text::no_moves : usual(convention);
  }
};

// Decides by their tags which records are wanted, so that the moves of the others need not be read.
struct RecordGate {
  // The reader calls it when it has read the tags, with `context`. A refused record is skipped if its end can
  // be found without reading its moves. If it is nullptr, all records are wanted.
  bool (*refuses)(const void* context, const Record& record) = nullptr;
  const void* context = nullptr;
};

struct ReadOptions {
  Policy policy = Policy::archive;
  std::optional<text::Charset> charset;  // forced charset; if empty, it is decided for each record
  ReadLimits limits{};
  bool nested_comments = false;  // PGN and PDN: a comment in braces may contain others
  ShapeChooser shapes{};         // PGN and PDN
  RecordGate gate{};             // PGN and PDN, and matches as text
};

enum class Found : std::uint8_t {
  none,       // only blanks were left
  record,     // the record holds a game, perhaps with faults
  refused,    // the gate refused it: the record holds only its tags
  stray,      // text without any game; the record holds nothing but diagnostics
  oversized,  // a record beyond the limits: the record holds its text and one diagnostic, record_too_large
};

struct Reading {
  Found found = Found::none;
  std::size_t end = 0;  // index in the chunk after the record, never past the chunk
};

// The bytes that may be passed to a reader: the result of a Splitter.
struct Cut {
  std::size_t size = 0;  // bytes of whole records at the front of the buffer; 0 if more input is needed first
  bool oversized = false;  // they are part of a record beyond the limits and must be passed through unread;
                           // the next pieces continue it while they are oversized
};

}  // namespace mt
