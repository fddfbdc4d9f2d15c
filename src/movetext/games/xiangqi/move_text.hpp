// Reads the text of a move, without a position.
//
//   MoveText text;
//   if (const Misread fault = read_move_text("C2.5", RankBase::zero, text)) ...
//
// Texts: WXF and its dialects ("C2.5", "C2=5", "C25", "R+.3", "+R.3", "3+.4", "15+1", "Pa.5", "62.5", also in
// full-width letters), Chinese characters of both scripts, points in the form of engines and ICCS ("h2e2",
// "H2-E2"), and these with the letter of a man ("Ch2-e2", "Che2", "Cbe2"); signs for check and ! and ? may
// follow.
#pragma once
#include "movetext/base/misread.hpp"
#include "movetext/games/xiangqi/move_name.hpp"
#include "movetext/games/xiangqi/rules.hpp"

#include <span>
#include <string_view>

namespace mt::xiangqi {

// Which of several men of a kind the text means.
enum class Order : std::uint8_t {
  any,
  front,   // of all on its file
  middle,  // of an odd number
  rear,
  plus,     // "P+": the front one of two or three, else the second
  minus,    // "P-": the rear one of two or three, else the last but one
  on_file,  // MoveReading::nth from the front of its file
  of_all,   // MoveReading::nth among those that share files
};

// One way to understand a text; -1 means that the text does not give the value.
struct MoveReading {
  bool by_points = false;  // the text gives points, or letters of files
  std::uint8_t kinds = 0;  // bit 1 << Kind for each kind of man that it can be
  // Set where the text names the two points.
  std::int8_t from_file = -1;
  std::int8_t from_rank = -1;
  std::int8_t to_file = -1;
  std::int8_t to_rank = -1;
  // As counted by the side to move.
  std::int8_t file = -1;
  Order order = Order::any;
  std::int8_t nth = 0;
  Course course = Course::across;
  std::int8_t number = 0;

  // "A4", "3d3": a pawn by the point where it arrives; the text does not give where it comes from, or only
  // half of it.
  constexpr bool is_bare_point() const {
    return by_points && (from_file < 0 || from_rank < 0) && kinds == 1U << index(Kind::pawn);
  }
  constexpr bool can_be(Kind kind) const { return (kinds >> index(kind) & 1U) != 0; }
};

// The readings in the order in which they are tried: the first one with a legal move counts.
struct MoveText {
  std::array<MoveReading, 3> reading{};
  std::uint8_t count = 0;
  // Programs disagree about the text ("33.4", "14.5"): all readings count, unless the first one is the middle
  // pawn on one of two files with pawns, for which WXF uses this form.
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
  no_file,   // a file 0
  no_steps,  // no steps at all
  no_point,  // a rank that the board does not have
};
using Misread = mt::Misread<Misreading>;

// Reads the whole of `text`.
Misread read_move_text(std::string_view text, RankBase base, MoveText& out);

// Returns whether four signs are certainly a name, read in ASCII and in Chinese: a man and its file, or its
// place before it.
bool is_plain_name(std::span<const char, 4> signs);

// The two forms of nearly all texts, in ASCII and without marks. Return false if the text has another form.
bool read_points(std::string_view text, RankBase base, MoveText& out);  // "h2e2", "H2-E2"
bool read_name(std::string_view text, MoveText& out);                   // "C2.5", "R+-1"

}  // namespace mt::xiangqi
