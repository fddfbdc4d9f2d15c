// The shapes of the moves of a game family in movetext. A shape is recognised before the meaning of a move is
// known.
//
//   const MoveToken move = shapes.scan(text, at);
//   if (move.end > at) use(text.substr(at, move.end - at));
//
// Each family of games defines one table of MoveShapes, which is all that the readers of formats know about
// its moves. Only the replay decides whether a text of the right shape is a legal move.
#pragma once
#include "movetext/text/blank.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::text {

// Properties of a move that its spelling shows.
enum MoveFlag : std::uint16_t {
  written_capture = 1,  // a capture sign (x, :, *)
  odd_separator =
      2,  // a character outside the ASCII forms of the notation, such as an en dash or a multiplication sign
  two_readings = 512,  // the text is a move in two notations of the game: "cd4", "f:d4"
  one_reading = 1024,  // the text is a move only in the second of these notations: "e45"
};

// The end of a move and its MoveFlags. If `end` equals the start, the text is not a move.
struct MoveToken {
  std::size_t end = 0;
  std::uint16_t flags = 0;
};
// Reads the move that begins at `at`, if there is one. `at` may be the end of the text.
using MoveScanner = MoveToken (*)(std::string_view text, std::size_t at);

// A move in one of the most frequent shapes. Length 0 means that the text has none of these shapes.
struct PlainMove {
  std::uint16_t length = 0;
  std::uint8_t flags = 0;
  std::uint8_t shape = 0;  // its number in CommonShapes, from 1; 0 if the shape is not in that table
};
// A fast scanner for the most frequent shapes. It reads 16 bytes at `bytes`. `digits` is the digit_mask() of
// these bytes.
using PlainScanner = PlainMove (*)(const char* bytes, std::uint32_t digits);

// The most common shapes. The processor cannot predict which shape comes next, so looking up all of them at
// once is cheaper than a wrong prediction.
struct CommonShapes {
  // The number of bytes that are looked up. A shorter move is looked up together with the byte after it.
  static constexpr std::size_t places = 5;
  // with[place][byte] has a bit for each shape that allows the byte at that place.
  std::array<std::array<std::uint8_t, 256>, places> with{};
  // If exactly one bit of `bits` is set, only one shape is left, and moves[bits] is a move of this shape.
  std::array<PlainMove, 256> moves{};
  std::uint8_t longest_mark =
      0;  // number of characters that may follow the shape in its word; 1 for a check mark
  // Whether a move may continue after a blank that no digit follows ("18x 29 x 40").
  bool may_go_on = false;
};

inline PlainMove find_common(const CommonShapes& shapes, const char* bytes) {
  unsigned found = shapes.with[0][static_cast<unsigned char>(bytes[0])];
  for (std::size_t i = 1; i < CommonShapes::places; ++i)
    found &= shapes.with[i][static_cast<unsigned char>(bytes[i])];
  return shapes.moves[found];
}

// A letter that means a class of bytes in a shape. Any other letter in a shape means only itself.
struct SignClass {
  char name = 0;
  std::string_view signs;
};

constexpr bool fits_class(std::span<const SignClass> classes, char name, char c) {
  for (const SignClass& one : classes)
    if (one.name == name) return one.signs.find(c) != std::string_view::npos;
  return c == name;
}

// Returns the table of up to eight shapes such as "Pfxfr", each of at most five bytes; "x" marks a capture. A
// move ends before a blank, or with one of the characters in `marks`. That character then belongs to the
// move. The character after a shape of five bytes is not looked up.
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
  MoveScanner scan = nullptr;                  // scans for all shapes
  PlainScanner scan_plain = nullptr;           // scans for frequent shapes
  const CommonShapes* common = nullptr;        // the most common shapes; may be nullptr
  std::span<const std::string_view> marks;     // words that may follow a move without changing it: "e.p."
  std::span<const std::string_view> passes{};  // additional words for a pass, in any letter case

  // Patterns of words that are probably meant as moves. In a pattern, f is a file, r a rank, P a piece
  // letter, d a digit, x a capture sign, s a separator between two squares, o an O of castling.
  std::span<const std::string_view> forms;
  bool need_digits = false;          // A word resembles a move only if it contains a digit.
  bool many_in_word = false;         // A single word may contain several moves, even a whole game: "f5d6c5".
  bool may_begin_as_number = false;  // A move may look like a move number with its dot: "33.4".
  bool scores_are_results = false;   // A game may end with its score: "33-31".
  std::string_view letters;          // all letters that occur in moves; a word with any other letter is prose
  std::string_view own_letters{};    // non-ASCII letters that name a piece in a move
  // Characters that may begin a move, although glyphs or passes may also begin with them: "--.7".
  std::string_view first_signs{};
  // Returns whether a word is certainly meant as a move although it matches no pattern: "28.19", "O-O-O-O".
  // May be nullptr if the game has no words of this kind.
  bool (*stands_for_move)(std::string_view word) = nullptr;
  // Returns whether a word that is similar to a pattern is a move with a misprinted last character: "Nfl".
  // May be nullptr if the game has no words of this kind.
  bool (*is_misprint)(std::string_view word) = nullptr;
};

// A table without shapes: no text matches it.
inline constexpr MoveShapes no_moves{
    .scan = [](std::string_view /*text*/, std::size_t at) { return MoveToken{at}; },
    .scan_plain = [](const char* /*bytes*/, std::uint32_t /*digits*/) { return PlainMove{}; },
    .marks = {},
    .forms = {},
    .letters = {},
};

// Returns whether a token may end at `at`, which is the case at the end of the text and before a blank or a
// structural character.
inline bool ends_token(std::string_view text, std::size_t at) {
  return at >= text.size() || is_blank(text[at]) ||
         std::string_view("(){}[];$").find(text[at]) != std::string_view::npos;
}

}  // namespace mt::text
