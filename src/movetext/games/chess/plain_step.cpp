// Plays moves of any usual spelling. shaped_step.cpp has a faster path for the most common shapes.
#include "movetext/games/chess/castling.hpp"
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/plain_men.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/write_move.hpp"
#include "movetext/text/square.hpp"

#include <array>

namespace mt::chess {
namespace {

using text::is_file;
using text::is_rank;

constexpr std::string_view officer_letters = "NBRQ";
constexpr std::array<Kind, 4> officers{Kind::knight, Kind::bishop, Kind::rook, Kind::queen};

// Returns the square named by the last two of the first `size` characters of the text, or a value above 63 if
// they do not name a square.
inline unsigned square_before(std::string_view text, std::size_t size) {
  const auto file = static_cast<unsigned>(static_cast<unsigned char>(text[size - 2] - 'a'));
  const auto rank = static_cast<unsigned>(static_cast<unsigned char>(text[size - 1] - '1'));
  return (file | rank) < 8 ? rank * 8 + file : 64;
}

template <Colour us>
void play_out(const Position& before, bool canonical, char sign, PlainMove& out, Position& after) {
  play_move<us>(before, out.move, after);
  const Board& board = after.board;
  const Set64 watchers = sliders_towards(board, us, reach_of(board.king(other(us))));
  note(in_check(after), watchers, canonical, sign, out, after);
}

template <Colour us>
bool castling(const Position& before, std::string_view text, char sign, PlainMove& out, Position& after) {
  if (text != "O-O" && text != "O-O-O") return false;
  const Board& board = before.board;
  const bool short_side = text.size() == 3;
  const int from = board.king(us);
  const Set64 rooks = board.castling & board.of(us);
  const Set64 beyond = short_side ? ~((bit<Set64>(from) << 1) - 1) : bit<Set64>(from) - 1;
  if ((rooks & beyond) == 0 || checkers(board, us) != 0) return false;
  const int rook = lowest(rooks & beyond);
  if (!can_castle(board, us, from, rook)) return false;
  out.move = Move::castling(from, rook);
  play_out<us>(before, true, sign, out, after);
  return true;
}

template <Colour us>
bool en_passant(const Position& before, int from, int to, char sign, PlainMove& out, Position& after) {
  if (before.en_passant == 0 || to != before.en_passant) return false;
  if (!en_passant_is_safe(before.board, us, from, to)) return false;
  out.move = Move::en_passant(from, to);
  play_out<us>(before, true, sign, out, after);
  return true;
}

template <Colour us>
bool promotion(const Position& before, int from, int to, bool captures, char letter, char sign,
               PlainMove& out, Position& after) {
  const std::size_t which = officer_letters.find(letter);
  if (which == std::string_view::npos) return false;
  out.move = Move::promotion(from, to, officers[which], captures);
  play_out<us>(before, true, sign, out, after);
  return true;
}

template <Colour us>
bool play_pawn(const Position& before, std::string_view text, char sign, PlainMove& out, Position& after) {
  const bool promotes = text.size() >= 4 && text[text.size() - 2] == '=';
  const std::size_t size = text.size() - (promotes ? 2 : 0);
  const bool captures = size == 4 && text[1] == 'x' && is_file(text[0]);
  if (size != 2 && !captures) return false;
  const unsigned square = square_before(text, size);
  if (square > 63) return false;
  const int to = static_cast<int>(square);
  const int rank = rank_of(seen_by(us, to));
  if ((rank == 7) != promotes || rank < 2) return false;
  const Board& board = before.board;
  const int from = captures ? capturing_pawn<us>(board, text[0] - 'a', to) : pawn_behind<us>(board, to);
  if (from < 0) return false;
  if (captures != has(board.of(other(us)), to))
    return captures && !promotes && en_passant<us>(before, from, to, sign, out, after);
  if (!leaves_safe<us>(before, from, to)) return false;
  if (promotes) return promotion<us>(before, from, to, captures, text.back(), sign, out, after);
  out.move = Move::plain(from, to, captures);
  play_out<us>(before, true, sign, out, after);
  return true;
}

// Plays a piece that reaches the square. `hint` is the text between the piece letter and the target square: a
// file, a rank, or both. It selects the piece. Returns false unless exactly one legal move fits.
template <Colour us>
bool officer_to(const Position& before, Kind kind, int to, bool captures, std::string_view hint, char sign,
                PlainMove& out, Position& after) {
  const Board& board = before.board;
  if (!is_free<us>(board, to, captures)) return false;
  const Set64 reaching = officers_reaching(board, us, kind, to);
  const Set64 legal = legal_among(board, us, reaching, to);
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
      return false;
    }
  }
  if (meant == 0 || (meant & (meant - 1)) != 0) return false;
  const int from = lowest(meant);
  const bool canonical = disambiguation(from, legal & ~meant) == said;
  out.move = Move::plain(from, to, captures);
  play_out<us>(before, canonical, sign, out, after);
  return true;
}

template <Colour us>
bool king_to(const Position& before, int to, bool captures, char sign, PlainMove& out, Position& after) {
  const Board& board = before.board;
  const int from = board.king(us);
  if (!is_free<us>(board, to, captures) || !has(reach_of(from).king, to)) return false;
  const Set64 others = board.occupied() & ~bit<Set64>(from);
  if (attackers(board, other(us), to, others & ~bit<Set64>(to)) != 0) return false;
  out.move = Move::plain(from, to, captures);
  play_out<us>(before, true, sign, out, after);
  return true;
}

template <Colour us>
bool play_man(const Position& before, std::string_view text, char sign, PlainMove& out, Position& after) {
  if (text.size() < 3 || text.size() > 6) return false;
  const unsigned square = square_before(text, text.size());
  if (square > 63) return false;
  const int to = static_cast<int>(square);
  const bool captures = text.size() > 3 && text[text.size() - 3] == 'x';
  const std::string_view hint = text.substr(1, text.size() - 3 - (captures ? 1 : 0));
  if (text[0] == 'K') return hint.empty() && king_to<us>(before, to, captures, sign, out, after);
  const std::size_t which = officer_letters.find(text[0]);
  if (which == std::string_view::npos) return false;
  return officer_to<us>(before, officers[which], to, captures, hint, sign, out, after);
}

template <Colour us>
bool play_as(const Position& before, std::string_view text, char sign, PlainMove& out, Position& after) {
  const char first = text[0];
  if (first >= 'a') return play_pawn<us>(before, text, sign, out, after);
  if (first == 'O') return castling<us>(before, text, sign, out, after);
  return first >= 'A' && play_man<us>(before, text, sign, out, after);
}

}  // namespace

bool play_plain(const Position& before, std::string_view text, PlainMove& out, Position& after) {
  if (text.size() < 2) return false;
  char sign = text.back();
  if (sign == '+' || sign == '#') {
    text.remove_suffix(1);
    if (text.size() < 2) return false;
  } else {
    sign = '\0';
  }
  return before.to_move == Colour::white ? play_as<Colour::white>(before, text, sign, out, after)
                                         : play_as<Colour::black>(before, text, sign, out, after);
}

bool is_sign_canonical(const PlainMove& played, const Position& after) {
  return has_move(after) == (played.sign == '+');
}

}  // namespace mt::chess
