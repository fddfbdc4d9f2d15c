// The questions to readers of all formats, and their answers for one record.
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
  std::size_t tags = 4096;                       // each is compared with all before it
  std::size_t lookahead = std::size_t{1} << 18;  // bytes after its end that may be looked at
};

struct Record;

// Chooses the shapes of a record's moves.
struct ShapeChooser {
  // Returns the shapes of the games that usually follow a convention, before anything is known about a
  // record. nullptr: nothing has the shape of a move.
  const text::MoveShapes& (*usual)(const Convention& convention) = nullptr;
  // Returns the shapes that the tags of movetext call for: the reader asks once for each record, after the
  // tags, and passes `context` back. nullptr: all records have the usual shapes.
  const text::MoveShapes& (*choose)(const void* context, const Record& record) = nullptr;
  const void* context = nullptr;

  const text::MoveShapes& operator()(const Convention& convention) const {
    return usual == nullptr ? text::no_moves : usual(convention);
  }
};

// Judges records by their tags, so that the moves of those that are not wanted need not be read.
struct RecordGate {
  // The reader asks when it has read the tags, and passes `context` back; a record that is refused is skipped
  // if its end can be found without its moves.  nullptr: all records are wanted.
  bool (*refuses)(const void* context, const Record& record) = nullptr;
  const void* context = nullptr;
};

struct ReadOptions {
  Policy policy = Policy::archive;
  std::optional<text::Charset> charset;  // forced; otherwise decided for each record
  ReadLimits limits{};
  bool nested_comments = false;  // PGN and PDN: a comment in braces may contain others
  ShapeChooser shapes{};         // PGN and PDN
  RecordGate gate{};             // PGN and PDN, and matches as text
};

enum class Found : std::uint8_t {
  none,       // only blanks were left
  record,     // the record holds a game, perhaps with faults
  refused,    // the gate has refused it: the record holds its tags alone
  stray,      // text without any game; the record holds nothing but diagnostics
  oversized,  // a record beyond the limits: the record holds its text and one diagnostic, record_too_large
};

struct Reading {
  Found found = Found::none;
  std::size_t end = 0;  // index in the chunk after the record, never past the chunk
};

// Bytes that may be passed to a reader: the answer of a Splitter.
struct Cut {
  std::size_t size = 0;  // whole records at the front of the buffer, in bytes; 0: more input is needed first
  bool oversized = false;  // they are a part of one record beyond the limits, to be passed through unread;
                           // the next pieces continue it while they are oversized
};

}  // namespace mt
