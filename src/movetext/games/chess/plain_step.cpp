#include "movetext/games/chess/plain_step.hpp"

#include "movetext/games/chess/castling.hpp"
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/rivals.hpp"
#include "movetext/games/chess/write_move.hpp"
#include "movetext/text/square.hpp"

#include <array>

namespace mt::chess {
namespace {

using text::is_file;
using text::is_rank;

enum class Played : std::uint8_t { no, safely, with_check };

// The text without its check sign: a pointer and a size, with functions instead of an object, so that all of
// it stays in registers.
struct Text {
  const char* begin;
  std::size_t size;
  char operator[](std::size_t at) const { return begin[at]; }
};

// Returns the square at the end of the text's first `size` characters; above 63: none.
inline unsigned square_before(Text text, std::size_t size) {
  const auto file = static_cast<unsigned>(static_cast<unsigned char>(text[size - 2] - 'a'));
  const auto rank = static_cast<unsigned>(static_cast<unsigned char>(text[size - 1] - '1'));
  return (file | rank) < 8 ? rank * 8 + file : 64;
}

// Returns the sliders of a side that see the square if nothing stands between.
inline Set64 sliders_towards(const Board& board, Colour side, const Reach& square) {
  return ((square.diagonal & board.diagonals) | (square.straight & board.straights)) & board.of(side);
}

// Usually no line leads through the man to its king, or no slider looks along it.
template <Colour us>
[[gnu::always_inline]] inline bool leaves_safe(const Position& before, int from, int to) {
  const Board& board = before.board;
  const int king = board.king(us);
  const Reach& r = reach_of(king);
  if (before.known_safe && (sliders_towards(board, other(us), r) & line_of(king, from)) == 0) return true;
  return leaves_king_safe(board, us, from, to);
}

// Says whether the man that has just moved, or one that it stood before, gives check: all other men did not.
// `contact`: the squares where it gives check whatever stands between, seen from the king.
template <Colour us>
[[gnu::always_inline]] inline bool gives_check(const Board& after, int king, int from, int to,
                                               Set64 contact) {
  const Reach& r = reach_of(king);
  if (has(contact, to)) return true;
  Set64 sliders = sliders_towards(after, us, r);
  if (sliders == 0 || ((r.diagonal | r.straight) & (bit<Set64>(from) | bit<Set64>(to))) == 0) return false;
  for (const Set64 occupied = after.occupied(); sliders != 0;)
    if ((between_of(king, pop(sliders)) & occupied) == 0) return true;
  return false;
}

// Plays a pawn or a king.
template <Colour us, Kind kind>
[[gnu::always_inline]] inline Played step(const Position& before, int from, int to, bool captures,
                                          PlainMove& out, Position& after) {
  out.move = Move::plain(from, to, captures);
  play_step<us, kind>(before, from, to, captures, after);
  const int king = before.board.king(other(us));
  const Set64 contact = kind == Kind::pawn ? reach_of(king).pawn[index(other(us))] : 0;
  return gives_check<us>(after.board, king, from, to, contact) ? Played::with_check : Played::safely;
}
template <Colour us>
[[gnu::always_inline]] inline Played step(const Position& before, int from, int to, bool captures,
                                          const Powers& powers, PlainMove& out, Position& after) {
  out.move = Move::plain(from, to, captures);
  after.board = stepped<us>(before.board, from, to, powers);
  end_turn<us>(before, captures, after);
  const int king = before.board.king(other(us));
  const Set64 contact = reach_of(king).knight & powers.leaps;
  return gives_check<us>(after.board, king, from, to, contact) ? Played::with_check : Played::safely;
}

inline Played seen_on(const Position& after) {
  return in_check(after) ? Played::with_check : Played::safely;
}

// Plays one of several men that look at the square, or one that is named although there are no others.
template <Colour us>
[[gnu::noinline]] Played officer_among(const Position& before, Set64 reaching, int to, bool captures,
                                       std::string_view hint, const Powers& powers, PlainMove& out,
                                       Position& after) {
  const Set64 legal = legal_among(before.board, us, reaching, to);
  Set64 meant = legal;
  Disambiguation said;
  for (const char c : hint) {
    if (is_file(c) && !said.file && !said.rank) {
      meant &= file_a << (c - 'a');
      said.file = true;
    } else if (is_rank(c) && !said.rank) {
      meant &= Set64{0xFF} << (8 * (c - '1'));
      said.rank = true;
    } else {
      return Played::no;
    }
  }
  if (meant == 0 || (meant & (meant - 1)) != 0) return Played::no;
  const int from = lowest(meant);
  out.canonical = disambiguation(from, legal & ~meant) == said;
  return step<us>(before, from, to, captures, powers, out, after);
}

// Uses one path for all four of them: no processor can predict which comes next.
template <Colour us>
[[gnu::always_inline]] inline Played officer_to(const Position& before, int to, bool captures,
                                                std::string_view hint, const Powers& powers, PlainMove& out,
                                                Position& after) {
  const Board& board = before.board;
  if (has(board.of(us), to) || captures != has(board.of(other(us)), to)) return Played::no;
  const Reach& r = reach_of(to);
  const Set64 looking =
      ((r.knight & powers.leaps) | (r.diagonal & powers.diagonal) | (r.straight & powers.straight)) &
      board.officers(powers.leaps, powers.diagonal, powers.straight) & board.of(us);
  if (looking == 0) return Played::no;
  // There are hardly ever more than two, and often one of them is blocked: both are always looked at.
  const Set64 occupied = board.occupied();
  const auto reaches = [&](int from) {
    return (between_of(to, from) & occupied) == 0 ? bit<Set64>(from) : Set64{0};
  };
  const int one = lowest(looking);
  const int last = highest(looking);
  Set64 reaching = reaches(one) | reaches(last);
  const Set64 more = looking & ~(bit<Set64>(one) | bit<Set64>(last));
  for (Set64 set = more; set != 0;) reaching |= reaches(pop(set));
  if (reaching == 0) return Played::no;
  if (!hint.empty() || (reaching & (reaching - 1)) != 0)
    return officer_among<us>(before, reaching, to, captures, hint, powers, out, after);
  const int from = lowest(reaching);
  if (!leaves_safe<us>(before, from, to)) return Played::no;
  return step<us>(before, from, to, captures, powers, out, after);
}

template <Colour us>
[[gnu::always_inline]] inline Played king_to(const Position& before, int to, bool captures, PlainMove& out,
                                             Position& after) {
  const Board& board = before.board;
  const int from = board.king(us);
  if (has(board.of(us), to) || captures != has(board.of(other(us)), to)) return Played::no;
  if (!has(reach_of(from).king, to)) return Played::no;
  const Set64 others = board.occupied() & ~bit<Set64>(from);
  if (attackers(board, other(us), to, others & ~bit<Set64>(to)) != 0) return Played::no;
  return step<us, Kind::king>(before, from, to, captures, out, after);
}

template <Colour us>
[[gnu::noinline]] Played castling(const Position& before, std::string_view text, PlainMove& out,
                                  Position& after) {
  if (text != "O-O" && text != "O-O-O") return Played::no;
  const Board& board = before.board;
  const bool short_side = text.size() == 3;
  const int from = board.king(us);
  const Set64 rooks = board.castling & board.of(us);
  const Set64 beyond = short_side ? ~((bit<Set64>(from) << 1) - 1) : bit<Set64>(from) - 1;
  if ((rooks & beyond) == 0 || checkers(board, us) != 0) return Played::no;
  const int rook = lowest(rooks & beyond);
  if (!can_castle(board, us, from, rook)) return Played::no;
  out.move = Move::castling(from, rook);
  play_castling<us>(before, out.move, after);
  return seen_on(after);
}

template <Colour us>
[[gnu::noinline]] Played en_passant(const Position& before, int from, int to, PlainMove& out,
                                    Position& after) {
  if (before.en_passant == 0 || to != before.en_passant) return Played::no;
  if (!en_passant_is_safe(before.board, us, from, to)) return Played::no;
  out.move = Move::en_passant(from, to);
  play_en_passant<us>(before, out.move, after);
  return seen_on(after);
}

template <Colour us>
[[gnu::noinline]] Played promotion(const Position& before, int from, int to, bool captures, char letter,
                                   PlainMove& out, Position& after) {
  constexpr std::string_view letters = "NBRQ";
  constexpr std::array<Kind, 4> kinds{Kind::knight, Kind::bishop, Kind::rook, Kind::queen};
  const std::size_t which = letters.find(letter);
  if (which == std::string_view::npos) return Played::no;
  out.move = Move::promotion(from, to, kinds[which], captures);
  play_promotion<us>(before, out.move, after);
  return seen_on(after);
}

// Returns the square from which a pawn steps to an empty square; -1: none can.
template <Colour us>
[[gnu::always_inline]] inline int pawn_behind(const Board& board, int to) {
  constexpr int back = us == Colour::white ? -8 : 8;
  const Set64 pawns = board.of(us) & board.pawns;
  const Set64 occupied = board.occupied();
  if (has(occupied, to)) return -1;
  int from = to + back;
  if (has(pawns, from)) return from;
  if (rank_of(seen_by(us, to)) != 3 || has(occupied, from)) return -1;
  from += back;
  return has(pawns, from) ? from : -1;
}

// Plays a pawn to a rank on which it may stay.
template <Colour us>
[[gnu::always_inline]] inline Played pawn_step(const Position& before, int to, PlainMove& out,
                                               Position& after) {
  const int from = pawn_behind<us>(before.board, to);
  if (from < 0 || !leaves_safe<us>(before, from, to)) return Played::no;
  return step<us, Kind::pawn>(before, from, to, false, out, after);
}

// Returns the square of the pawn on that file that captures on `to`; -1: there is none.
template <Colour us>
[[gnu::always_inline]] inline int capturing_pawn(const Board& board, int file, int to) {
  constexpr int back = us == Colour::white ? -8 : 8;
  if (file - file_of(to) != 1 && file - file_of(to) != -1) return -1;
  const int from = square_at(file, rank_of(to + back));
  return has(board.of(us) & board.pawns, from) ? from : -1;
}

template <Colour us>
[[gnu::always_inline]] inline Played pawn_capture(const Position& before, int file, int to, PlainMove& out,
                                                  Position& after) {
  const int from = capturing_pawn<us>(before.board, file, to);
  if (from < 0) return Played::no;
  if (!has(before.board.of(other(us)), to)) return en_passant<us>(before, from, to, out, after);
  if (!leaves_safe<us>(before, from, to)) return Played::no;
  return step<us, Kind::pawn>(before, from, to, true, out, after);
}

// Indexed by the lower bits of a letter: N, B, R, Q.
constexpr std::array<Powers, 32> powers_by_letter = [] {
  std::array<Powers, 32> table{};
  table['N' & 31] = powers_of(Kind::knight);
  table['B' & 31] = powers_of(Kind::bishop);
  table['R' & 31] = powers_of(Kind::rook);
  table['Q' & 31] = powers_of(Kind::queen);
  return table;
}();

// Plays a text of any shape.
template <Colour us>
[[gnu::noinline]] Played play_pawn(const Position& before, Text text, PlainMove& out, Position& after) {
  const bool promotes = text.size >= 4 && text[text.size - 2] == '=';
  const std::size_t size = text.size - (promotes ? 2 : 0);
  const bool captures = size == 4 && text[1] == 'x' && is_file(text[0]);
  if (size != 2 && !captures) return Played::no;
  const unsigned square = square_before(text, size);
  if (square > 63) return Played::no;
  const int to = static_cast<int>(square);
  const int rank = rank_of(seen_by(us, to));
  if ((rank == 7) != promotes || rank < 2) return Played::no;
  const int file = text[0] - 'a';
  if (!promotes)
    return captures ? pawn_capture<us>(before, file, to, out, after) : pawn_step<us>(before, to, out, after);
  const int from =
      captures ? capturing_pawn<us>(before.board, file, to) : pawn_behind<us>(before.board, to);
  if (from < 0 || captures != has(before.board.of(other(us)), to)) return Played::no;
  if (!leaves_safe<us>(before, from, to)) return Played::no;
  return promotion<us>(before, from, to, captures, text[text.size - 1], out, after);
}

template <Colour us>
[[gnu::noinline]] Played play_man(const Position& before, Text text, PlainMove& out, Position& after) {
  if (text.size < 3 || text.size > 6) return Played::no;
  const unsigned square = square_before(text, text.size);
  if (square > 63) return Played::no;
  const int to = static_cast<int>(square);
  const bool captures = text.size > 3 && text[text.size - 3] == 'x';
  const std::string_view hint(text.begin + 1, text.size - 3 - (captures ? 1 : 0));
  if (text[0] == 'K') return hint.empty() ? king_to<us>(before, to, captures, out, after) : Played::no;
  const auto& powers = powers_by_letter[static_cast<unsigned char>(text[0]) & 31U];
  return officer_to<us>(before, to, captures, hint, powers, out, after);
}

template <Colour us>
Played play_as(const Position& before, Text text, PlainMove& out, Position& after) {
  const char first = text[0];
  if (first >= 'a') return play_pawn<us>(before, text, out, after);
  if (first == 'O') return castling<us>(before, {text.begin, text.size}, out, after);
  return first < 'A' ? Played::no : play_man<us>(before, text, out, after);
}

// The order in move_shapes.cpp, from 1.
enum Shape : unsigned { step_of_pawn = 1, officer_steps, pawn_takes, officer_takes, with_file, with_rank };
constexpr std::array<std::uint8_t, 7> size_of_shape{0, 2, 3, 4, 4, 4, 4};

// Plays a text of a common shape: its signs need no check.
template <Colour us>
[[gnu::always_inline]] inline Played play_shape(const Position& before, const char* text, std::size_t size,
                                                unsigned shape, PlainMove& out, Position& after) {
  const int to = square_at(text[size - 2] - 'a', text[size - 1] - '1');
  if (shape == step_of_pawn || shape == pawn_takes) {
    const int rank = rank_of(seen_by(us, to));
    if (rank == 7 || rank < 2) return Played::no;
    return shape == step_of_pawn ? pawn_step<us>(before, to, out, after)
                                 : pawn_capture<us>(before, text[0] - 'a', to, out, after);
  }
  const std::string_view hint(text + 1, shape >= with_file ? 1 : 0);
  if (text[0] == 'K')
    return hint.empty() ? king_to<us>(before, to, shape == officer_takes, out, after) : Played::no;
  const auto& powers = powers_by_letter[static_cast<unsigned char>(text[0]) & 31U];
  return officer_to<us>(before, to, shape == officer_takes, hint, powers, out, after);
}

// Notes what is known after a move: Played::no for none.
[[gnu::always_inline]] inline bool note(Played played, char sign, PlainMove& out, Position& after) {
  if (played == Played::no) return false;
  const bool check = played == Played::with_check;
  after.known_safe = !check;
  out.sign = sign;
  // Check alone shows that a sign is missing or superfluous.
  out.canonical &= check == (sign != '\0');
  return true;
}

}  // namespace

bool play_plain(const Position& before, std::string_view text, PlainMove& out, Position& after) {
  Text core{text.data(), text.size()};
  if (core.size < 2) return false;
  const char last = core[core.size - 1];
  const bool signed_check = last == '+' || last == '#';
  if (signed_check && --core.size < 2) return false;
  out.canonical = true;
  const Played played = before.to_move == Colour::white ? play_as<Colour::white>(before, core, out, after)
                                                        : play_as<Colour::black>(before, core, out, after);
  return note(played, signed_check ? last : '\0', out, after);
}

bool play_shaped(const Position& before, std::string_view text, unsigned shape, PlainMove& out,
                 Position& after) {
  const std::size_t size = size_of_shape[shape];
  out.canonical = true;
  const Played played = before.to_move == Colour::white
                            ? play_shape<Colour::white>(before, text.data(), size, shape, out, after)
                            : play_shape<Colour::black>(before, text.data(), size, shape, out, after);
  return note(played, text.size() > size ? text[size] : '\0', out, after);
}

bool is_canonical(const PlainMove& played, const Position& after) {
  return played.canonical && (played.sign == '\0' || has_move(after) == (played.sign == '+'));
}

}  // namespace mt::chess
