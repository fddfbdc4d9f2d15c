// Reads the text of a move without a position.
//
//   MoveText text;
//   if (const Misread fault = read_move_text("C2.5", RankBase::zero, text)) ...
//
// Texts: WXF and its dialects ("C2.5", "C2=5", "C25", "R+.3", "+R.3", "3+.4", "15+1", "Pa.5", "62.5", also in
// letters of full width), Chinese characters of both scripts, points as engines and ICCS write them ("h2e2",
// "H2-E2"), the letter of a man with them ("Ch2-e2", "Che2", "Cbe2"); signs for check, and ! and ? may
// follow.
#pragma once
#include "movetext/base/misread.hpp"
#include "movetext/games/xiangqi/move_name.hpp"
#include "movetext/games/xiangqi/rules.hpp"

#include <span>
#include <string_view>

namespace mt::xiangqi {

// Which of several men of a kind is meant.
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

// One way to understand a text. -1: the text does not give it.
struct MoveReading {
  bool by_points = false;  // points are given, or names of files
  std::uint8_t kinds = 0;  // bit 1 << Kind for each kind of man that it can be
  // These are set where the text names the two points.
  std::int8_t from_file = -1;
  std::int8_t from_rank = -1;
  std::int8_t to_file = -1;
  std::int8_t to_rank = -1;
  // As the mover names it.
  std::int8_t file = -1;
  Order order = Order::any;
  std::int8_t nth = 0;
  Course course = Course::across;
  std::int8_t number = 0;

  // "A4", "3d3": a pawn by the point where it arrives; where it comes from is not said, or only half.
  constexpr bool is_bare_point() const {
    return by_points && (from_file < 0 || from_rank < 0) && kinds == 1U << index(Kind::pawn);
  }
  constexpr bool can_be(Kind kind) const { return (kinds >> index(kind) & 1U) != 0; }
};

// The readings in the order in which they are tried: the first one with a legal move counts.
struct MoveText {
  std::array<MoveReading, 3> reading{};
  std::uint8_t count = 0;
  // Programs disagree about the text ("33.4", "14.5"): all readings count, unless the first one is of the
  // middle pawn on one of two files with pawns, which WXF writes so.
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
  no_move,   // nothing like a move
  no_file,   // a file 0
  no_steps,  // no steps at all
  no_point,  // a rank that the board does not have
};
using Misread = mt::Misread<Misreading>;

// Reads the whole of `text`.
Misread read_move_text(std::string_view text, RankBase base, MoveText& out);

// Says whether four signs are a name for sure, as which they are read in ASCII and in Chinese: a man and its
// file, or its place before it.
bool is_plain_name(std::span<const char, 4> signs);

// The two forms of nearly all texts, in ASCII and without marks; false: the text has another one.
bool read_points(std::string_view text, RankBase base, MoveText& out);  // "h2e2", "H2-E2"
bool read_name(std::string_view text, MoveText& out);                   // "C2.5", "R+-1"

}  // namespace mt::xiangqi
