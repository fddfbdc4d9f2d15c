#include "movetext/games/chess/explain.hpp"

#include "movetext/games/api/refusal.hpp"
#include "movetext/games/chess/castling.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/rivals.hpp"
#include "movetext/games/chess/words.hpp"
#include "movetext/games/chess/write_move.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/nearest.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::chess {
namespace {

using Castling = MoveReading::Castling;

// Returns "the bishop on h5".
std::string man_on(const Board& board, int square) {
  return "the " + std::string(name(board.kind_at(square))) + " on " + square_name(square);
}
std::string men_on(const Board& board, Set64 men) {
  std::string words;
  while (men != 0) {
    const int square = pop(men);
    if (!words.empty()) words += men == 0 ? " and " : ", ";
    words += man_on(board, square);
  }
  return words;
}

// Returns the squares that the man on `from` attacks. For a pawn they include the squares it can step to.
Set64 reachable(const Board& board, int from) {
  const Reach& r = reach_of(from);
  const Set64 occupied = board.occupied();
  const Colour colour = board.colour_at(from);
  switch (board.kind_at(from)) {
    case Kind::knight:
      return r.knight;
    case Kind::king:
      return r.king;
    case Kind::bishop:
      return Portable::diagonal(from, occupied);
    case Kind::rook:
      return Portable::straight(from, occupied);
    case Kind::queen:
      return Portable::diagonal(from, occupied) | Portable::straight(from, occupied);
    case Kind::pawn:
      break;
  }
  const auto step = [&](Set64 set) {
    return (colour == Colour::white ? forward<Colour::white>(set) : forward<Colour::black>(set)) & ~occupied;
  };
  const Set64 once = step(bit<Set64>(from));
  const bool at_home = rank_of(seen_by(colour, from)) == 1;
  return once | (at_home ? step(once) : 0) | (r.pawn[index(colour)] & board.of(other(colour)));
}

class Explainer {
 public:
  Explainer(const Rules& rules, const Position& position, const MoveText& text, std::string_view written)
      : rules_(rules),
        position_(position),
        board_(position.board),
        us_(position.to_move),
        text_(text),
        written_(written) {
    legal_moves(position, legal_);
  }

  Diagnostic explain() {
    if (legal_.empty())
      return say(Code::illegal_move,
                 in_check(position_) ? std::string(name(us_)) + " is checkmated"
                                     : "it is stalemate: " + std::string(name(us_)) + " has no legal move");
    const MoveReading& reading = text_.reading[0];
    if (reading.castling != Castling::none) return say(Code::illegal_move, why_no_castling(reading.castling));
    if (reaching(reading) == 0 && fits_other_side())
      return say(Code::wrong_side, "it is " + std::string(name(us_)) + "'s move");
    return say(Code::illegal_move, why_not(reading));
  }

 private:
  std::string our(std::string_view what) const { return std::string(name(us_)) + "'s " + std::string(what); }

  Diagnostic say(Code code, std::string why) {
    return refusal_of(written_, text::excerpt(written_) + " is not legal: " + std::move(why), code,
                      nearest());
  }

  // Returns the legal moves with the most similar text. They differ by at most two characters; moves with the
  // same ending come first.
  std::string nearest() const {
    std::vector<std::string> moves;
    for (const Move move : legal_) moves.push_back(move_text(rules_, position_, move));
    const std::size_t limit = std::min<std::size_t>(std::max<std::size_t>(written_.size(), 2) / 2, 2);
    return text::nearest_moves(written_, std::move(moves), limit);
  }

  // Returns whether the other side could make the move. Uses only the first reading of the text, because the
  // other readings are guesses.
  bool fits_other_side() const {
    if (in_check(position_)) return false;
    MoveText plain = text_;
    plain.count = 1;
    MoveList moves;
    match(pass(position_), plain, moves);
    return !moves.empty();
  }

  std::string why_no_castling(Castling castling) const {
    const bool short_side = castling == Castling::short_side;
    const int king = board_.king(us_);
    const Set64 beyond = short_side ? ~((bit<Set64>(king) << 1) - 1) : bit<Set64>(king) - 1;
    const Set64 rooks = board_.castling & board_.of(us_) & beyond;
    if (rooks == 0) return our("king has moved, or its rook on that side has moved or was captured");
    if (const Set64 checking = checkers(board_, us_); checking != 0)
      return our("king is in check from ") + men_on(board_, checking);
    const CastlingObstacles found = castling_obstacles(board_, us_, king, lowest(rooks));
    if (found.men != 0) return man_on(board_, lowest(found.men)) + " stands in the way";
    const int square = lowest(found.attacked);
    const Set64 others = board_.occupied() & ~bit<Set64>(king) & ~rooks;
    return "the king would cross or enter " + square_name(square) + ", which is attacked by " +
           men_on(board_, attackers(board_, other(us_), square, others));
  }

  std::string why_not(const MoveReading& reading) const {
    const Set64 meant = men_meant(reading);
    if (meant == 0) return nobody(reading);
    if (reading.to_file < 0 || reading.to_rank < 0) return "no pawn can capture that way";
    const int to = square_at(reading.to_file, reading.to_rank);
    if (has(board_.of(us_), to)) return our(name(board_.kind_at(to))) + " stands on " + square_name(to);
    const Set64 men = reaching(reading);
    return men == 0 ? nobody_reaches(meant, to) : why_kept(men, to, reading);
  }

  // Returns the men that the text can mean and that reach its target square. Whether the move leaves the king
  // in check is not tested.
  Set64 reaching(const MoveReading& reading) const {
    if (reading.to_file < 0 || reading.to_rank < 0) return 0;
    const int to = square_at(reading.to_file, reading.to_rank);
    Set64 found = 0;
    for (Set64 men = men_meant(reading); men != 0;) {
      const int from = pop(men);
      if (has(reachable(board_, from) & ~board_.of(us_), to) || takes_in_passing(from, to))
        found |= bit<Set64>(from);
    }
    return found;
  }

  // Returns whether the squares fit an en passant capture of the pawn that has just passed `to`.
  bool takes_in_passing(int from, int to) const {
    return position_.stepped_over != 0 && position_.stepped_over == to &&
           board_.kind_at(from) == Kind::pawn && has(reach_of(from).pawn[index(us_)], to);
  }

  // Returns the men of the side to move whose kind and square fit the text.
  Set64 men_meant(const MoveReading& reading) const {
    Set64 men = 0;
    for (unsigned kind = 0; kind < kind_count; ++kind)
      if (reading.can_be(static_cast<Kind>(kind))) men |= board_.of(us_, static_cast<Kind>(kind));
    if (reading.from_file >= 0) men &= file_a << reading.from_file;
    if (reading.from_rank >= 0) men &= Set64{0xFF} << (8 * reading.from_rank);
    return men;
  }

  std::string nobody(const MoveReading& reading) const {
    std::string where;
    if (reading.from_file >= 0 && reading.from_rank >= 0)
      where = " on " + square_name(square_at(reading.from_file, reading.from_rank));
    else if (reading.from_file >= 0)
      where = std::string(" on the ") + static_cast<char>('a' + reading.from_file) + "-file";
    else if (reading.from_rank >= 0)
      where = " on rank " + std::to_string(reading.from_rank + 1);
    return std::string(name(us_)) + " has no " + kind_word(reading) + where;
  }
  static std::string kind_word(const MoveReading& reading) {
    for (unsigned kind = 0; kind < kind_count; ++kind)
      if (reading.kinds == 1U << kind) return std::string(name(static_cast<Kind>(kind)));
    return "man";
  }

  std::string nobody_reaches(Set64 men, int to) const {
    if ((men & (men - 1)) == 0) {
      const int from = lowest(men);
      const Set64 between = between_of(from, to) & board_.occupied();
      const Kind kind = board_.kind_at(from);
      const bool slides = kind == Kind::bishop ? has(reach_of(from).diagonal, to)
                          : kind == Kind::rook ? has(reach_of(from).straight, to)
                                               : kind == Kind::queen && between != 0;
      if (slides && between != 0)
        return man_on(board_, lowest(between)) + " stands between " + square_name(from) + " and " +
               square_name(to);
      return man_on(board_, from) + " cannot reach " + square_name(to);
    }
    return "no " + std::string(name(board_.kind_at(lowest(men)))) + " of " + std::string(name(us_)) +
           " can reach " + square_name(to);
  }

  // Explains why the men may not move to the square, although all of them reach it.
  std::string why_kept(Set64 men, int to, const MoveReading& reading) const {
    const int from = lowest(men);
    const Kind kind = board_.kind_at(from);
    if (kind == Kind::king) {
      const Set64 others = board_.occupied() & ~bit<Set64>(from) & ~bit<Set64>(to);
      return square_name(to) + " is attacked by " + men_on(board_, attackers(board_, other(us_), to, others));
    }
    if (takes_in_passing(from, to)) return why_not_in_passing(from, to);
    if (const Set64 legal = legal_among(board_, us_, men, to); legal != 0) {
      const bool last_rank = kind == Kind::pawn && rank_of(seen_by(us_, to)) == 7;
      if (reading.promotion >= 0 && !last_rank) return "no pawn can be promoted on " + square_name(to);
      if (reading.promotion >= 0)
        return "a pawn cannot become a " + std::string(name(static_cast<Kind>(reading.promotion)));
      return "no " + std::string(name(kind)) + " can do that";
    }
    if (const Set64 checking = checkers(board_, us_); checking != 0)
      return our("king is in check from ") + men_on(board_, checking) +
             ((checking & (checking - 1)) != 0 ? " and must move" : ", and this move does not end it");
    return man_on(board_, from) + " is pinned to its king by " + man_on(board_, pinner(from, to));
  }

  // Explains why an en passant capture is not legal. Unlike after other moves, two pawns have left their
  // squares.
  std::string why_not_in_passing(int from, int to) const {
    const auto taken = bit<Set64>(us_ == Colour::white ? to - 8 : to + 8);
    const Set64 after = (board_.occupied() & ~bit<Set64>(from) & ~taken) | bit<Set64>(to);
    const Set64 checking = attackers(board_, other(us_), board_.king(us_), after) & ~taken;
    if (checking == 0) return "a capture en passant does not promote a pawn";
    return "a capture en passant on " + square_name(to) + " leaves " + our("king in check from ") +
           men_on(board_, checking);
  }

  // Returns the square of the man that would attack the king if the man on `from` moved to `to`.
  int pinner(int from, int to) const {
    const Set64 after = (board_.occupied() & ~bit<Set64>(from)) | bit<Set64>(to);
    const Set64 found = attackers(board_, other(us_), board_.king(us_), after) & ~bit<Set64>(to);
    return found != 0 ? lowest(found) : from;
  }

  const Rules& rules_;
  const Position& position_;
  const Board& board_;
  Colour us_;
  const MoveText& text_;
  std::string_view written_;
  MoveList legal_;
};

}  // namespace

Diagnostic explain_misreading(std::string_view written, Misread fault) {
  const std::string part = text::excerpt(written.substr(fault.begin, fault.end - fault.begin));
  const auto words = [&]() -> std::string {
    switch (fault.reason) {
      case Misreading::no_square:
        return part + " names a square that the board does not have: files are a-h, ranks 1-8";
      case Misreading::drop:
        return part + " puts a man on the board: chess has no such moves";
      case Misreading::too_long:
        return part + " is longer than any move";
      default:
        return part + " is not a move";
    }
  };
  const Code code = fault.reason == Misreading::no_square ? Code::square_range : Code::move_syntax;
  return {code, Severity::error, fault.begin, fault.end, words(), {}};
}

Diagnostic explain(const Rules& rules, const Position& position, const MoveText& text,
                   std::string_view written) {
  return Explainer(rules, position, text, written).explain();
}

Diagnostic explain_ambiguity(const Rules& rules, const Position& position, std::string_view written,
                             const MoveList& meant) {
  constexpr std::size_t most = 4;
  std::string words = text::excerpt(written) + " can mean ";
  for (std::size_t i = 0; i < meant.size() && i < most; ++i) {
    if (i > 0) words += i + 1 == meant.size() ? " or " : ", ";
    write_move(rules, position, meant[i], MoveNotation::san, words);
  }
  if (meant.size() > most) words += " or " + std::to_string(meant.size() - most) + " more";
  return refusal_of(written, std::move(words), Code::ambiguous_move);
}

}  // namespace mt::chess
