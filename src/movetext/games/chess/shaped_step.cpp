// Plays moves whose shape is known, so that the characters of their texts need no check.
#include "movetext/games/chess/plain_men.hpp"
#include "movetext/games/chess/play.hpp"

#include <array>

namespace mt::chess {
namespace {

// The shapes in the order of move_shapes.cpp, numbered from 1.
enum Shape : unsigned { step_of_pawn = 1, officer_steps, pawn_takes, officer_takes, with_file, with_rank };

// Returns the square whose file and rank are the characters at `name`.
inline int square_named(const char* name) {
  return square_at(name[0] - 'a', name[1] - '1');
}

// Plays a man whose move is known to be legal.
template <Colour us, Kind kind, bool captures>
[[gnu::always_inline]] inline bool play_man(const Position& before, int from, int to, std::string_view text,
                                            std::size_t size, PlainMove& out, Position& after) {
  out.move = Move::plain(from, to, captures);
  after.board = stepped_exactly<us, kind, captures>(before.board, from, to);
  end_turn<us>(before, kind == Kind::pawn || captures, after);
  if constexpr (kind == Kind::pawn && !captures) note_double_step<us>(from, to, after);
  // Only the man that has just moved, or a slider whose line it has opened, can give check.
  const Board& board = after.board;
  const int king = board.king(other(us));
  const Reach& r = reach_of(king);
  const Set64 watchers = sliders_towards(board, us, r);
  bool check = false;
  if constexpr (kind == Kind::pawn) check = has(r.pawn[index(other(us))], to);
  if constexpr (kind == Kind::knight) check = has(r.knight, to);
  if (watchers != 0 && ((r.diagonal | r.straight) & (bit<Set64>(from) | bit<Set64>(to))) != 0)
    for (Set64 set = watchers; set != 0;) check |= (between_of(king, pop(set)) & board.occupied()) == 0;
  note(check, watchers, true, text.size() > size ? text[size] : '\0', out, after);
  return true;
}

template <Colour us, Kind kind, bool captures>
bool play_officer(const Position& before, std::string_view text, PlainMove& out, Position& after) {
  constexpr std::size_t size = captures ? 4 : 3;
  const int to = square_named(text.data() + size - 2);
  const Board& board = before.board;
  if (!is_free<us>(board, to, captures)) return false;
  const Reach& r = reach_of(to);
  Set64 men = board.of(us, kind);
  if constexpr (kind == Kind::knight) men &= r.knight;
  if constexpr (kind == Kind::bishop) men &= r.diagonal;
  if constexpr (kind == Kind::rook) men &= r.straight;
  if constexpr (kind == Kind::queen) men &= r.diagonal | r.straight;
  if (men == 0) return false;
  int from = lowest(men);
  if constexpr (kind == Kind::knight) {
    if ((men & (men - 1)) != 0) return play_plain(before, text, out, after);
  } else {
    // Hardly ever more than two men of this kind share a line with the square, and often one of the two is
    // blocked.
    const Set64 occupied = board.occupied();
    const bool reaches = (between_of(to, from) & occupied) == 0;
    const Set64 others = men & (men - 1);
    if (others != 0) {
      const int last = lowest(others);
      const bool last_reaches = (between_of(to, last) & occupied) == 0;
      if ((others & (others - 1)) != 0 || reaches == last_reaches)
        return play_plain(before, text, out, after);
      if (last_reaches) from = last;
    } else if (!reaches) {
      return false;
    }
  }
  if (!leaves_safe<us>(before, from, to)) return false;
  return play_man<us, kind, captures>(before, from, to, text, size, out, after);
}

template <Colour us, bool captures>
bool play_king(const Position& before, std::string_view text, PlainMove& out, Position& after) {
  constexpr std::size_t size = captures ? 4 : 3;
  const int to = square_named(text.data() + size - 2);
  const Board& board = before.board;
  const int from = board.king(us);
  if (!is_free<us>(board, to, captures) || !has(reach_of(from).king, to)) return false;
  const Set64 others = board.occupied() & ~bit<Set64>(from);
  if (attackers(board, other(us), to, others & ~bit<Set64>(to)) != 0) return false;
  return play_man<us, Kind::king, captures>(before, from, to, text, size, out, after);
}

template <Colour us>
bool play_pawn(const Position& before, std::string_view text, PlainMove& out, Position& after) {
  const int to = square_named(text.data());
  const int rank = rank_of(seen_by(us, to));
  if (rank == 7 || rank < 2) return false;
  const int from = pawn_behind<us>(before.board, to);
  if (from < 0 || !leaves_safe<us>(before, from, to)) return false;
  return play_man<us, Kind::pawn, false>(before, from, to, text, 2, out, after);
}

template <Colour us>
bool play_pawn_capture(const Position& before, std::string_view text, PlainMove& out, Position& after) {
  const int to = square_named(text.data() + 2);
  const int rank = rank_of(seen_by(us, to));
  if (rank == 7 || rank < 2) return false;
  const int from = capturing_pawn<us>(before.board, text[0] - 'a', to);
  if (from < 0) return false;
  if (!has(before.board.of(other(us)), to)) return play_plain(before, text, out, after);  // en passant
  if (!leaves_safe<us>(before, from, to)) return false;
  return play_man<us, Kind::pawn, true>(before, from, to, text, 4, out, after);
}

// The functions that play a text, by its shape and by the lower five bits of its first letter.
using PlayText = bool (*)(const Position&, std::string_view, PlainMove&, Position&);
template <Colour us>
constexpr auto players = [] {
  std::array<std::array<PlayText, 32>, 8> table{};
  for (auto& row : table) row.fill(play_plain);
  table[step_of_pawn].fill(play_pawn<us>);
  table[pawn_takes].fill(play_pawn_capture<us>);
  const auto set = [&](char letter, PlayText steps, PlayText takes) {
    table[officer_steps][letter & 31] = steps;
    table[officer_takes][letter & 31] = takes;
  };
  set('N', play_officer<us, Kind::knight, false>, play_officer<us, Kind::knight, true>);
  set('B', play_officer<us, Kind::bishop, false>, play_officer<us, Kind::bishop, true>);
  set('R', play_officer<us, Kind::rook, false>, play_officer<us, Kind::rook, true>);
  set('Q', play_officer<us, Kind::queen, false>, play_officer<us, Kind::queen, true>);
  set('K', play_king<us, false>, play_king<us, true>);
  return table;
}();

}  // namespace

bool play_shaped(const Position& before, std::string_view text, unsigned shape, PlainMove& out,
                 Position& after) {
  const auto& by_shape = before.to_move == Colour::white ? players<Colour::white> : players<Colour::black>;
  return by_shape[shape][static_cast<unsigned char>(text[0]) & 31U](before, text, out, after);
}

}  // namespace mt::chess
