// Writes a record as a block of binary numbers and one text, for programs in other languages.
//
// All numbers are unsigned and have 32 bits, low byte first, unless their size is given. Sizes of texts are
// counted in UTF-16 code units, as JavaScript counts them. A block has the parts
//
//   header    block_words numbers (BlockWord)
//   tags      for each tag the sizes of its name and of its value
//   events    for each event 8 bytes: kind, a, b, c (one byte each), value
//   text      UTF-8: the name of the game, names and values of the tags, texts of the events, without gaps;
//             then zeros up to a multiple of four bytes
//
// This is the format that mt_read of the C interface documents; programs rely on its numbers.
#pragma once
#include "movetext/games/api/move_parts.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

// The numbers of the header.
enum class BlockWord : std::uint8_t {
  size,        // size of the block in bytes
  tags,        // number of tags
  events,      // number of events
  findings,    // number of diagnostics since the last record; they precede the block in their own channel
  text_bytes,  // size of the text in bytes, without the zeros after it
  begin_low,   // offset of the record in the file, lower and upper half
  begin_high,
  end_low,  // offset of its end
  end_high,
  flags,      // BlockFlag
  board,      // width and height of the board, 8 bits each; 0 if the board has no squares
  game_size,  // size of the name of the game; 0 if the game is not known
};
inline constexpr std::size_t block_words = 12;

enum BlockFlag : std::uint32_t {
  block_complete = 1,  // all moves of the main line were played
  block_match = 2,     // the record is a match
  block_faulty = 4,    // the record has an error
  block_replayed = 8,  // the moves were played by the rules
};

// The kinds of events. Events of other kinds may be added; a reader skips what it does not know.
enum class BlockEvent : std::uint8_t {
  // a, b: the first step of the move, places or 255 (MoveParts); c: BlockMove; value: the size of the text in
  // 12 bits, 8 bits without use, the letter of the promotion in 8 bits
  move = 1,
  step = 2,         // a, b: a further step of the last move
  captured = 3,     // a, b, c and the four bytes of value: places of captured pieces of the last move, or 255
  pass = 4,         // c: BlockMove; value: size of the text
  roll = 5,         // a, b: dice; c: BlockMove; value: size of the text
  cube = 6,         // a: CubeAction; c: BlockMove; value: size of the text
  game = 7,         // a game of a match begins; value: size of its heading
  score = 8,        // after `game`, if the score is known: value: points of both sides, 16 bits each
  points = 9,       // a game of a match ends; a: the side that wins; b: points, at most 255; value: size
  setup = 10,       // a position replaces the current one; value: size of its text
  comment = 11,     // a: CommentStyle; value: size
  glyph = 12,       // value: number of the Numeric Annotation Glyph
  open = 13,        // a variation begins
  close = 14,       // a variation ends
  properties = 15,  // SGF properties that no other event holds; value: size
  result = 16,      // the termination marker; value: size
  // Before a move whose number does not follow from the last move; value: 2 * number + side. A move has the
  // next
  // value after the last move of its line; the first move of a variation has that of the move that it
  // replaces,
  // and a play that of its roll.
  number = 17,
  // What the last comment contains, as numbers:
  clock = 18,       // value: milliseconds that the side has left
  elapsed = 19,     // value: milliseconds that the move took
  evaluation = 20,  // value: hundredths, signed; a: 1 if it is a number of moves to a win, not hundredths
  depth = 21,       // value: depth of the search of the evaluation
};

enum BlockMove : std::uint8_t {
  move_of_second = 1,  // the side that moves second in the game
  move_captures = 2,   // the move captures a piece on the last place of its first step
  move_is_unread = 4,  // the move was not played, and its places are not known
};

// Collects the moves of a replay, and writes the block of the record after it.
class RecordBlock {
 public:
  // Forgets the moves of the last replay.
  void clear();
  // Receives a ply of the tape, in the order of the tape.
  void add(std::uint32_t event, const MoveParts& parts);
  // Writes the events of the tape. The moves must belong to the same tape.
  void write_events(const Record& record);

  struct Facts {
    std::string_view game{};  // empty if the game is not known
    std::uint32_t flags = 0;  // BlockFlag
    std::uint8_t width = 0;
    std::uint8_t height = 0;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t findings = 0;
  };
  // Appends the block of the record to `out`.
  void write(const Record& record, const Facts& facts, std::string& out);

 private:
  struct Played {
    std::uint32_t event;
    std::uint32_t begin;  // in `extra_`
    std::uint32_t count;
    Place from;
    Place to;
    std::uint8_t flags;
    char promotion;
  };
  struct Packed {
    BlockEvent kind;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    std::uint32_t value = 0;
  };
  // The numbering of a line: the value of the last move, and of the move before it.
  struct Numbering {
    std::uint32_t last = 0;
    std::uint32_t before = 0;
  };

  void put(const Packed& packed);
  // Appends the text of an event. Returns its size in UTF-16 units.
  std::uint32_t add_text(std::string_view text);
  void write_event(const Record& record, std::uint32_t index);
  void write_ply(const Record& record, std::uint32_t index);
  void write_comment(std::string_view text);
  void write_number(std::uint32_t value);

  std::vector<Played> plies_;
  std::vector<Packed> extra_;  // steps and captured pieces
  std::size_t next_ = 0;       // the next of plies_
  std::vector<Packed> events_;
  std::string text_;  // of the events
  Numbering numbering_{};
  std::vector<Numbering> outer_;  // of the lines around the present variation
};

}  // namespace mt::archive
