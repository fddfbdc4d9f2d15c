// The shapes of a game family's moves in movetext, before their meaning is known.
//
//   const MoveToken move = shapes.scan(text, at);
//   if (move.end > at) use(text.substr(at, move.end - at));
//
// A family of games defines one table of MoveShapes; the readers of formats know nothing else about its
// moves.  Only the replay decides whether a text of the right shape is a move.
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
  odd_separator = 2,    // a sign outside the ASCII forms of the notation (en dash, multiplication sign)
  two_readings = 512,   // the text is a move in each of two notations: "cd4", "f:d4"
  one_reading = 1024,   // the text is one in the second of them only: "e45"
};

// The extent of a move and its MoveFlags.  `end` equal to the start: there is no move.
struct MoveToken {
  std::size_t end = 0;
  std::uint16_t flags = 0;
};
// Looks for a move at `at`, which may be the end of the text.
using MoveScanner = MoveToken (*)(std::string_view text, std::size_t at);

// A move in one of the most frequent shapes.  Length 0: it has none of them.
struct PlainMove {
  std::uint16_t length = 0;
  std::uint8_t flags = 0;
  std::uint8_t shape = 0;  // its number in CommonShapes, from 1; 0: another shape
};
// Looks for such a move only, and fast: 16 bytes at `bytes` may be read, and `digits` says which of them are
// digits (digit_mask).
using PlainScanner = PlainMove (*)(const char* bytes, std::uint32_t digits);

// The most common shapes.  No processor can predict which comes next: to look all of them up at once costs
// less than a wrong prediction.
struct CommonShapes {
  // The bytes looked up: those of the move, and the next one if it is shorter.
  static constexpr std::size_t places = 5;
  // with[place][byte] has a bit for each shape that can have the byte at that place.
  std::array<std::array<std::uint8_t, 256>, places> with{};
  // moves[bits]: the move of the shape whose bit is left, at most one.
  std::array<PlainMove, 256> moves{};
  std::uint8_t longest_mark = 0;  // signs that may follow the shape in its word: 1 for a sign of check
  // A move may go on after a blank ("18x 29 x 40"), but not where a digit follows it.
  bool may_go_on = false;
};

inline PlainMove find_common(const CommonShapes& shapes, const char* bytes) {
  unsigned found = shapes.with[0][static_cast<unsigned char>(bytes[0])];
  for (std::size_t i = 1; i < CommonShapes::places; ++i)
    found &= shapes.with[i][static_cast<unsigned char>(bytes[i])];
  return shapes.moves[found];
}

// A letter in a shape and the bytes that it stands for; other letters stand for themselves.
struct SignClass {
  char name = 0;
  std::string_view signs;
};

constexpr bool fits_class(std::span<const SignClass> classes, char name, char c) {
  for (const SignClass& one : classes)
    if (one.name == name) return one.signs.find(c) != std::string_view::npos;
  return c == name;
}

// Returns the table of up to eight shapes such as "Pfxfr", of five bytes at most; "x" marks a capture.  A
// blank or one of the signs in `marks` follows a move; a mark belongs to it.  What follows a shape of five
// bytes is not looked up.
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
  const CommonShapes* common = nullptr;        // the most common, if there is such a table
  std::span<const std::string_view> marks;     // words after a move that add nothing: "e.p."
  std::span<const std::string_view> passes{};  // words for a pass, in any case, beside those of the format

  // The forms by which words are recognised that were meant as moves.  In a form f is a file, r a rank, P the
  // letter of a piece, d a digit, x a capture sign, s a sign between two squares, o a ring of castling.
  std::span<const std::string_view> forms;
  bool need_digits = false;          // A word without a digit resembles no move.
  bool many_in_word = false;         // One word may hold all moves of a game: "f5d6c5".
  bool may_begin_as_number = false;  // A move may look like a move number and its dot: "33.4".
  bool scores_are_results = false;   // A game may end with its score: "33-31".
  std::string_view letters;          // all letters in moves; a word with others is prose
  std::string_view own_letters{};    // those outside ASCII by which a move names its piece
  // Signs that a move may begin with although glyphs and passes begin with them as well: "--.7".
  std::string_view first_signs{};
  // Returns whether a word that fits no form can only be a move: "28.19", "O-O-O-O"; nullptr: no word is.
  bool (*stands_for_move)(std::string_view word) = nullptr;
  // Returns whether the last sign of a word near a form is a misprint in a move: "Nfl"; nullptr: none is.
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

// Returns whether a token may end at `at`: the text ends there, or a blank or a sign of structure follows.
inline bool ends_token(std::string_view text, std::size_t at) {
  return at >= text.size() || is_blank(text[at]) ||
         std::string_view("(){}[];$").find(text[at]) != std::string_view::npos;
}

}  // namespace mt::text
