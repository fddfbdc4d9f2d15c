// The shapes of a game family's moves in movetext, before their meaning is known.
//
//   const MoveToken move = shapes.scan(text, at);
//   if (move.end > at) use(text.substr(at, move.end - at));
//
// Each family of games defines one table of MoveShapes; the readers of formats know nothing else about its
// moves. Only the replay decides whether a text of the right shape is a move.
#pragma once
#include "movetext/text/blank.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::text {

// What the spelling of a move shows besides its extent.
enum MoveFlag : std::uint16_t {
  written_capture = 1,  // a capture sign (x, :, *)
  odd_separator = 2,    // a character outside the ASCII forms of the notation (en dash, multiplication sign)
  two_readings = 512,   // the text is a move in both of two notations: "cd4", "f:d4"
  one_reading = 1024,   // the text is a move only in the second of them: "e45"
};

// The extent of a move and its MoveFlags. If `end` equals the start, the text is not a move.
struct MoveToken {
  std::size_t end = 0;
  std::uint16_t flags = 0;
};
// Looks for a move at `at`, which may be the end of the text.
using MoveScanner = MoveToken (*)(std::string_view text, std::size_t at);

// A move in one of the most frequent shapes. Length 0 means that it has none of them.
struct PlainMove {
  std::uint16_t length = 0;
  std::uint8_t flags = 0;
  std::uint8_t shape = 0;  // its number in CommonShapes, from 1; 0 for another shape
};
// A fast scanner for such moves only: reads 16 bytes at `bytes`; `digits` gives those that are digits
// (digit_mask).
using PlainScanner = PlainMove (*)(const char* bytes, std::uint32_t digits);

// The most common shapes. Since the processor cannot predict which one comes next, looking all of them up at
// once costs less than a wrong prediction.
struct CommonShapes {
  // The number of bytes looked up: those of the move, and the next one if the move is shorter.
  static constexpr std::size_t places = 5;
  // with[place][byte] has a bit for each shape that can have the byte at that place.
  std::array<std::array<std::uint8_t, 256>, places> with{};
  // moves[bits]: the move of the only shape whose bit is left, if any.
  std::array<PlainMove, 256> moves{};
  std::uint8_t longest_mark = 0;  // characters that may follow the shape in its word: 1 for a check mark
  // A move may continue after a blank ("18x 29 x 40"), unless a digit follows the blank.
  bool may_go_on = false;
};

inline PlainMove find_common(const CommonShapes& shapes, const char* bytes) {
  unsigned found = shapes.with[0][static_cast<unsigned char>(bytes[0])];
  for (std::size_t i = 1; i < CommonShapes::places; ++i)
    found &= shapes.with[i][static_cast<unsigned char>(bytes[i])];
  return shapes.moves[found];
}

// A letter in a shape and the bytes that it matches; other letters match themselves.
struct SignClass {
  char name = 0;
  std::string_view signs;
};

constexpr bool fits_class(std::span<const SignClass> classes, char name, char c) {
  for (const SignClass& one : classes)
    if (one.name == name) return one.signs.find(c) != std::string_view::npos;
  return c == name;
}

// Returns the table of up to eight shapes such as "Pfxfr", of at most five bytes; "x" marks a capture. A
// blank or one of the characters in `marks` must follow a move; a mark belongs to the move. The character
// after a shape of five bytes is not looked up.
constexpr CommonShapes common_shapes(std::span<const SignClass> classes,
                                     std::span<const std::string_view> shapes, std::string_view marks) {
  CommonShapes table;
  table.longest_mark = marks.empty() ? 0 : 1;
  const auto fits = [&](std::string_view shape, std::size_t place, char c) {
    if (place > shape.size()) return true;
    if (place == shape.size()) return is_blank(c) || marks.find(c) != std::string_view::npos;
    return fits_class(classes, shape[place], c);
  };
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    const auto bit = static_cast<std::uint8_t>(1U << i);
    for (std::size_t place = 0; place < CommonShapes::places; ++place)
      for (unsigned c = 0; c < 256; ++c)
        if (place > shapes[i].size() || (c < 0x80 && fits(shapes[i], place, static_cast<char>(c))))
          table.with[place][c] |= bit;
    const bool captures = shapes[i].find('x') != std::string_view::npos;
    table.moves[bit] = {static_cast<std::uint16_t>(shapes[i].size()),
                        static_cast<std::uint8_t>(captures ? written_capture : 0),
                        static_cast<std::uint8_t>(i + 1)};
  }
  return table;
}

struct MoveShapes {
  MoveScanner scan = nullptr;                  // every shape
  PlainScanner scan_plain = nullptr;           // frequent shapes
  const CommonShapes* common = nullptr;        // the most common shapes, if there is such a table
  std::span<const std::string_view> marks;     // words after a move that do not change it: "e.p."
  std::span<const std::string_view> passes{};  // further words for a pass, in any letter case

  // Patterns that recognise words that were meant as moves. In a pattern f is a file, r a rank, P a piece
  // letter, d a digit, x a capture sign, s a separator between two squares, o an O of castling.
  std::span<const std::string_view> forms;
  bool need_digits = false;          // A word without a digit does not resemble a move.
  bool many_in_word = false;         // A single word may hold all moves of a game: "f5d6c5".
  bool may_begin_as_number = false;  // A move may look like a move number and its dot: "33.4".
  bool scores_are_results = false;   // A game may end with its score: "33-31".
  std::string_view letters;          // all letters that occur in moves; a word with other letters is prose
  std::string_view own_letters{};    // non-ASCII letters by which a move names its piece
  // Characters that may begin a move although glyphs and passes also begin with them: "--.7".
  std::string_view first_signs{};
  // Returns whether a word that matches no pattern can only be a move: "28.19", "O-O-O-O". If nullptr, no
  // word can.
  bool (*stands_for_move)(std::string_view word) = nullptr;
  // Returns whether the last character of a word near a pattern is a misprint in a move: "Nfl". If nullptr,
  // it never is.
  bool (*is_misprint)(std::string_view word) = nullptr;
};

// Shapes that match nothing.
inline constexpr MoveShapes no_moves{
    .scan = [](std::string_view /*text*/, std::size_t at) { return MoveToken{at}; },
    .scan_plain = [](const char* /*bytes*/, std::uint32_t /*digits*/) { return PlainMove{}; },
    .marks = {},
    .forms = {},
    .letters = {},
};

// Returns whether a token may end at `at`: at the end of the text, or before a blank or a structural
// character.
inline bool ends_token(std::string_view text, std::size_t at) {
  return at >= text.size() || is_blank(text[at]) ||
         std::string_view("(){}[];$").find(text[at]) != std::string_view::npos;
}

}  // namespace mt::text
