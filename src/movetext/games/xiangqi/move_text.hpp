// Reads the text of a move, without a position.
//
//   MoveText text;
//   if (const Misread fault = read_move_text("C2.5", RankBase::zero, text)) ...
//
// The reader accepts these texts. Signs for check and the marks ! and ? may follow.
//   - WXF and its dialects, also in full-width letters: "C2.5", "C2=5", "C25", "R+.3", "+R.3", "3+.4",
//     "15+1", "Pa.5", "62.5"
//   - Chinese characters, simplified or traditional
//   - points as engines and ICCS write them: "h2e2", "H2-E2"
//   - points with the letter of a man: "Ch2-e2", "Che2", "Cbe2"
#pragma once
#include "movetext/base/misread.hpp"
#include "movetext/games/xiangqi/move_name.hpp"
#include "movetext/games/xiangqi/rules.hpp"

#include <span>
#include <string_view>

namespace mt::xiangqi {

// Which man the text means if several men of a kind are on a file.
enum class Order : std::uint8_t {
  any,
  front,   // the first man on its file
  middle,  // the middle man, if the file has an odd number of men of the kind
  rear,
  plus,     // "P+": the first of two or three pawns, the second of four or five
  minus,    // "P-": the last of two or three pawns, the last but one of four or five
  on_file,  // the man with index MoveReading::nth on its file, counted from the front
  of_all,   // the man with index MoveReading::nth among all men that are not alone on a file
};

// One way to read the text of a move. A number is -1 if the text does not give it.
struct MoveReading {
  bool by_points = false;  // whether the text gives points, or letters of files
  std::uint8_t kinds = 0;  // the kinds that the man can have, as bits 1 << Kind
  // These members are set if the text names points.
  std::int8_t from_file = -1;
  std::int8_t from_rank = -1;
  std::int8_t to_file = -1;
  std::int8_t to_rank = -1;
  // These members are set if the text names the man and its move. Files are counted as the side to move
  // counts them.
  std::int8_t file = -1;
  Order order = Order::any;
  std::int8_t nth = 0;
  Course course = Course::across;
  std::int8_t number = 0;

  // Returns whether the text names a pawn only by its target, as in "A4", or by its target and the file or
  // rank of its start, as in "3d3".
  constexpr bool is_bare_point() const {
    return by_points && (from_file < 0 || from_rank < 0) && kinds == 1U << index(Kind::pawn);
  }
  constexpr bool can_be(Kind kind) const { return (kinds >> index(kind) & 1U) != 0; }
};

// The readings in the order in which they are tried. The first reading that fits a legal move is used.
struct MoveText {
  std::array<MoveReading, 3> reading{};
  std::uint8_t count = 0;
  // Whether programs disagree about the text ("33.4", "14.5"). If so, the moves of all readings count. There
  // is one exception: if the first reading means the middle pawn and two files have several pawns, only the
  // first reading counts, because WXF uses this form for the middle pawn.
  bool is_disputed = false;

  std::span<const MoveReading> readings() const { return {reading.data(), count}; }
  void clear() {
    count = 0;
    is_disputed = false;
  }
  void add(const MoveReading& one) { reading[count++] = one; }
};

enum class Misreading : std::uint8_t {
  none,
  no_move,   // does not look like a move
  no_file,   // the file has number 0
  no_steps,  // the number of steps is 0
  no_point,  // the board does not have the rank
};
using Misread = mt::Misread<Misreading>;

// Reads the whole text. Returns the fault, if any.
Misread read_move_text(std::string_view text, RankBase base, MoveText& out);

// Returns whether four signs, read from ASCII or Chinese, certainly name a move. They must begin with a man
// and its file, or with the place of a man and the man.
bool is_plain_name(std::span<const char, 4> signs);

// Read the two most common forms in ASCII without marks. They return false for any other text.
bool read_points(std::string_view text, RankBase base, MoveText& out);  // "h2e2", "H2-E2"
bool read_name(std::string_view text, MoveText& out);                   // "C2.5", "R+-1"

}  // namespace mt::xiangqi
