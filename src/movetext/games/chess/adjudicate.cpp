#include "movetext/games/chess/adjudicate.hpp"

#include "movetext/games/chess/attacks.hpp"
#include "movetext/games/chess/generate.hpp"

#include <array>

namespace mt::chess {
namespace {

// The limits are in half-moves.
constexpr int claim_limit = 100;
constexpr int automatic_limit = 150;

struct Words {
  std::string_view clause;
  std::string_view article;
  End kind;
};

// The words follow the order of the enumeration Ending. The articles are from the FIDE Laws of Chess in force
// from 1 January 2023.
constexpr std::array<Words, 8> words_of_endings{{
    {"", "", End::none},
    {"checkmate", "FIDE Laws of Chess 5.1.1", End::checkmate},
    {"stalemate", "FIDE Laws of Chess 5.2.1", End::stalemate},
    {"neither side can give mate", "FIDE Laws of Chess 5.2.2", End::material},
    {"the position occurred for the fifth time", "FIDE Laws of Chess 9.6.1", End::repetition},
    {"75 moves without a capture or a pawn move", "FIDE Laws of Chess 9.6.2", End::moves},
    {"the position occurred for the third time", "FIDE Laws of Chess 9.2", End::repetition},
    {"50 moves without a capture or a pawn move", "FIDE Laws of Chess 9.3", End::moves},
}};

constexpr Set64 dark_squares = 0xAA55'AA55'AA55'AA55;

}  // namespace

std::string_view describe(Ending ending) {
  return words_of_endings[static_cast<std::size_t>(ending)].clause;
}

std::string_view article(Ending ending) {
  return words_of_endings[static_cast<std::size_t>(ending)].article;
}

End kind_of(Ending ending) {
  return words_of_endings[static_cast<std::size_t>(ending)].kind;
}

bool is_dead(const Board& board) {
  if ((board.pawns | board.straights) != 0) return false;
  const Set64 bishops = board.diagonals;
  if (board.knights != 0) return bishops == 0 && (board.knights & (board.knights - 1)) == 0;
  return (bishops & dark_squares) == 0 || (bishops & ~dark_squares) == 0;
}

void Adjudicator::reset(const Position& start) {
  since_.assign(1, start);
  reached_ = {};
  claimable_ = {};
  ply_ = 0;
  occurrences_ = 1;
  judge();
}

void Adjudicator::add(const Position& after) {
  ++ply_;
  if (reached_.ending != Ending::none) {
    since_.back() = after;
    return;
  }
  // A capture or a pawn move cannot be undone, so no position before it can occur again.
  if (after.halfmoves == 0) since_.clear();
  since_.push_back(after);
  occurrences_ = occurrences();
  judge();
}

// Counts the occurrences of the last position, including the last one.
int Adjudicator::occurrences() const {
  const Position& last = since_.back();
  int count = 1;
  for (std::size_t back = 4; back < since_.size(); back += 2)
    if (same_position(since_[since_.size() - 1 - back], last)) ++count;
  return count;
}

void Adjudicator::decide(Ending ending) {
  if (reached_.ending == Ending::none) reached_ = {Outcome::Kind::draw, Colour::white, ending, ply_};
}

void Adjudicator::judge() {
  if (!judge_end()) judge_claims();
}

bool Adjudicator::judge_end() {
  const Position& last = since_.back();
  if (is_dead(last.board)) decide(Ending::dead_position);
  const bool overdue = last.halfmoves >= automatic_limit;
  if (occurrences_ < 5 && !overdue) return reached_.ending != Ending::none;
  // Checkmate by the last move takes precedence over this draw (Laws 9.6.2); outcome() reports the mate.
  if (!in_check(last) || has_move(last)) decide(occurrences_ >= 5 ? Ending::repetition_5 : Ending::moves_75);
  return true;
}

// A side that is checkmated or stalemated cannot claim a draw.
void Adjudicator::judge_claims() {
  const Position& last = since_.back();
  auto& [third, fifty] = claimable_;
  if (occurrences_ >= 3 && third.kind == Outcome::Kind::open)
    third = {Outcome::Kind::draw, Colour::white, Ending::repetition_3, ply_};
  if (last.halfmoves >= claim_limit && fifty.kind == Outcome::Kind::open && has_move(last))
    fifty = {Outcome::Kind::draw, Colour::white, Ending::moves_50, ply_};
}

Outcome settled(const Position& position) {
  if (has_move(position)) return {};
  if (!in_check(position)) return {Outcome::Kind::draw, Colour::white, Ending::stalemate, 0};
  return {Outcome::Kind::win, other(position.to_move), Ending::checkmate, 0};
}

Outcome Adjudicator::outcome() const {
  if (reached_.ending != Ending::none) return reached_;
  Outcome outcome = settled(since_.back());
  if (outcome.ending != Ending::none) outcome.ply = ply_;
  return outcome;
}

Outcome Adjudicator::claim() const {
  const auto [third, fifty] = open_claims();
  return third.kind != Outcome::Kind::open ? third : fifty;
}

std::array<Outcome, 2> Adjudicator::open_claims() const {
  std::array<Outcome, 2> claims{};
  if (outcome().kind != Outcome::Kind::open) return claims;
  if (occurrences_ >= 3) claims[0] = {Outcome::Kind::draw, Colour::white, Ending::repetition_3, ply_};
  if (since_.back().halfmoves >= claim_limit)
    claims[1] = {Outcome::Kind::draw, Colour::white, Ending::moves_50, ply_};
  return claims;
}

}  // namespace mt::chess
