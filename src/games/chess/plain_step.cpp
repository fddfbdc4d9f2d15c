#include "movetext/games/chess/plain_step.hpp"

#include "movetext/games/chess/castling.hpp"
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/rivals.hpp"
#include "movetext/games/chess/write_move.hpp"

#include <array>

namespace mt::chess {
namespace {

constexpr bool is_file(char c) {
  return static_cast<unsigned char>(c - 'a') < 8;
}
constexpr bool is_rank(char c) {
  return static_cast<unsigned char>(c - '1') < 8;
}

// What the text is before its check sign.
class Step {
 public:
  Step(const Position& before, std::string_view text, PlainMove& out, Position& after)
      : before_(before), board_(before.board), us_(before.to_move), text_(text), out_(out), after_(after) {}

  bool take() {
    if (text_.size() < 2) return false;
    switch (text_[0]) {
      case 'N':
        return officer(Kind::knight);
      case 'B':
        return officer(Kind::bishop);
      case 'R':
        return officer(Kind::rook);
      case 'Q':
        return officer(Kind::queen);
      case 'K':
        return king();
      case 'O':
        return castling();
      default:
        return pawn();
    }
  }

 private:
  // The square that ends the first `size` characters; -1: none.
  int square_before(std::size_t size) const {
    const char file = text_[size - 2];
    const char rank = text_[size - 1];
    return is_file(file) && is_rank(rank) ? square_at(file - 'a', rank - '1') : -1;
  }
  bool occupied_by_other(int square) const { return has(board_.of(other(us_)), square); }

  bool officer(Kind kind) {
    const std::size_t size = text_.size();
    if (size < 3 || size > 6) return false;
    const int to = square_before(size);
    if (to < 0 || has(board_.of(us_), to)) return false;
    const bool captures = size > 3 && text_[size - 3] == 'x';
    if (captures != occupied_by_other(to)) return false;
    const std::size_t hint = size - 3 - (captures ? 1 : 0);
    const Set64 all = officers_reaching(board_, us_, kind, to);
    if (hint == 0 && all != 0 && (all & (all - 1)) == 0) {
      const int from = lowest(all);
      if (!leaves_king_safe(board_, us_, from, to)) return false;
      return done(from, to, kind, captures, true);
    }
    return officer_among(kind, legal_among(board_, us_, all, to), to, captures, text_.substr(1, hint));
  }

  // One of several that reach the square, or one that is named though there are no others.
  bool officer_among(Kind kind, Set64 legal, int to, bool captures, std::string_view hint) {
    if (hint.size() > 2) return false;
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
    return done(from, to, kind, captures, disambiguation(from, legal & ~meant) == said);
  }

  bool king() {
    const std::size_t size = text_.size();
    const bool captures = size == 4 && text_[1] == 'x';
    if (size != 3 && !captures) return false;
    const int to = square_before(size);
    if (to < 0 || has(board_.of(us_), to) || captures != occupied_by_other(to)) return false;
    const int from = board_.king(us_);
    if (!has(reach_of(from).king, to)) return false;
    const Set64 others = board_.occupied() & ~bit<Set64>(from);
    if (attackers(board_, other(us_), to, others & ~bit<Set64>(to)) != 0) return false;
    return done(from, to, Kind::king, captures, true);
  }

  bool castling() {
    if (text_ != "O-O" && text_ != "O-O-O") return false;
    const bool short_side = text_.size() == 3;
    const int from = board_.king(us_);
    const Set64 rooks = board_.castling & board_.of(us_);
    const Set64 beyond = short_side ? ~((bit<Set64>(from) << 1) - 1) : bit<Set64>(from) - 1;
    if ((rooks & beyond) == 0 || checkers(board_, us_) != 0) return false;
    const int rook = lowest(rooks & beyond);
    if (!can_castle(board_, us_, from, rook)) return false;
    out_ = {Move::castling(from, rook), true};
    play_castling(before_, out_.move, after_);
    return true;
  }

  bool pawn() {
    std::size_t size = text_.size();
    const int promoted = take_promotion(size);
    if (promoted < 0 || !(size == 2 || (size == 4 && text_[1] == 'x' && is_file(text_[0])))) return false;
    const int to = square_before(size);
    if (to < 0 || (rank_of(seen_by(us_, to)) == 7) != (promoted != 0)) return false;
    return size == 2 ? pawn_step(to, promoted) : pawn_capture(to, text_[0] - 'a', promoted);
  }
  // Kind; 0: none; -1: no pawn becomes that.
  int take_promotion(std::size_t& size) const {
    if (size < 4 || text_[size - 2] != '=') return 0;
    const char sign = text_[size - 1];
    size -= 2;
    switch (sign) {
      case 'Q':
        return static_cast<int>(Kind::queen);
      case 'R':
        return static_cast<int>(Kind::rook);
      case 'B':
        return static_cast<int>(Kind::bishop);
      case 'N':
        return static_cast<int>(Kind::knight);
      default:
        return -1;
    }
  }

  bool pawn_step(int to, int promoted) {
    const int back = us_ == Colour::white ? -8 : 8;
    const Set64 occupied = board_.occupied();
    const Set64 pawns = board_.of(us_) & board_.pawns;
    int from = to + back;
    if (rank_of(seen_by(us_, to)) < 2 || has(occupied, to)) return false;
    if (!has(pawns, from)) {
      if (rank_of(seen_by(us_, to)) != 3 || has(occupied, from)) return false;
      from += back;
      if (!has(pawns, from)) return false;
    }
    if (!leaves_king_safe(board_, us_, from, to)) return false;
    return pawn_done(from, to, false, promoted);
  }

  bool pawn_capture(int to, int file, int promoted) {
    const int back = us_ == Colour::white ? -8 : 8;
    if (file - file_of(to) != 1 && file - file_of(to) != -1) return false;
    if (rank_of(seen_by(us_, to)) < 2) return false;
    const int from = square_at(file, rank_of(to + back));
    if (!has(board_.of(us_) & board_.pawns, from)) return false;
    if (occupied_by_other(to)) {
      if (!leaves_king_safe(board_, us_, from, to)) return false;
      return pawn_done(from, to, true, promoted);
    }
    if (before_.en_passant == 0 || to != before_.en_passant) return false;
    if (!en_passant_is_safe(board_, us_, from, to)) return false;
    out_ = {Move::en_passant(from, to), true};
    play_en_passant(before_, out_.move, after_);
    return true;
  }

  bool pawn_done(int from, int to, bool captures, int promoted) {
    if (promoted == 0) return done(from, to, Kind::pawn, captures, true);
    out_ = {Move::promotion(from, to, static_cast<Kind>(promoted), captures), true};
    play_promotion(before_, out_.move, after_);
    return true;
  }

  bool done(int from, int to, Kind kind, bool captures, bool canonical) {
    out_ = {Move::plain(from, to, captures), canonical};
    play_plain_move(before_, from, to, kind, after_);
    return true;
  }

  const Position& before_;
  const Board& board_;
  Colour us_;
  std::string_view text_;
  PlainMove& out_;
  Position& after_;
};

}  // namespace

bool play_plain(const Position& position, std::string_view text, PlainMove& out, Position& after) {
  if (text.empty()) return false;
  char sign = text.back();
  if (sign == '+' || sign == '#')
    text.remove_suffix(1);
  else
    sign = '\0';
  if (!Step(position, text, out, after).take()) return false;
  // A forgotten sign is known from check alone; a written one must be the right one of the two.
  const bool check = in_check(after);
  if (!check || sign == '\0')
    out.canonical &= check == (sign != '\0');
  else
    out.canonical &= has_move(after) == (sign == '+');
  return true;
}

}  // namespace mt::chess
