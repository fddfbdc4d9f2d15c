// Chess as a game: positions and moves are values, and these functions are its operations. Code for any game
// (the replay of a record) is a template over this class or its counterpart in another family: a Game.
//
//   const Chess game(rows::chess);
//   auto position = game.start();
//   MoveText text;
//   game.read("Nf3", text, std::nullopt);
//   MoveList moves;
//   if (game.match(position, text, moves) && moves.size() == 1)
//     position = game.play(position, moves.front());
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/board/notation.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/chess/adjudicate.hpp"
#include "movetext/games/chess/explain.hpp"
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/match.hpp"
#include "movetext/games/chess/move_shapes.hpp"
#include "movetext/games/chess/plain_step.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/position_text.hpp"
#include "movetext/games/chess/sought_position.hpp"
#include "movetext/games/chess/start_array.hpp"
#include "movetext/games/chess/write_move.hpp"
#include "movetext/games/chess/zobrist.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::chess {

// These functions need no rules here but need them in another family; callers see no difference.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
class Chess {
 public:
  using Position = chess::Position;
  using Move = chess::Move;
  using MoveList = chess::MoveList;
  using MoveText = chess::MoveText;
  using Misread = chess::Misread;
  using PlainMove = chess::PlainMove;
  static constexpr const text::MoveShapes& shapes = move_shapes;
  static constexpr bool looks_ahead = false;
  // A final position without moves determines the result.
  static constexpr bool has_settled_results = true;
  struct Effort {  // chess needs no search
    std::int64_t left = 0;
  };

  // Follows a game to its outcome.
  class Referee {
   public:
    explicit Referee(const Chess& /*game*/) {}
    void reset(const Position& start) { adjudicator_.reset(start); }
    void add(Move /*move*/, const Position& after) { adjudicator_.add(after); }
    mt::Outcome outcome() const { return told(adjudicator_.outcome()); }
    // Returns what the side to move may claim in the last position; open if nothing.
    mt::Outcome claim() const { return told(adjudicator_.claim()); }
    // Returns the draws that could have been claimed by Laws 9.2 and 9.3, each where it was first possible.
    std::vector<mt::Outcome> claims() const { return those_made(adjudicator_.claims()); }
    // Returns all draws that the side to move may claim in the last position.
    std::vector<mt::Outcome> open_claims() const { return those_made(adjudicator_.open_claims()); }

   private:
    static std::vector<mt::Outcome> those_made(const std::array<chess::Outcome, 2>& claims) {
      std::vector<mt::Outcome> out;
      for (const chess::Outcome& claim : claims)
        if (claim.kind != chess::Outcome::Kind::open) out.push_back(told(claim));
      return out;
    }

    Adjudicator adjudicator_;
  };

  explicit Chess(const Rules& rules) : rules_(rules), start_(start_position(rules.start)) {}

  const Rules& rules() const { return rules_; }
  board::Notation notation() const { return board::Notation::san; }

  Position start() const { return start_; }
  // Returns the number of the move that the side to move makes.
  std::uint32_t move_number(const Position& position) const { return position.move_number; }
  Side to_move(const Position& position) const { return chess::side(position.to_move); }
  Side side(Colour colour) const { return chess::side(colour); }
  Position play(const Position& position, Move move) const { return chess::play(position, move); }
  Position pass(const Position& position) const { return chess::pass(position); }
  // Returns false if the king is in check.
  bool may_pass(const Position& position) const { return !in_check(position); }
  // Compares men, side to move, and rights to castle and to capture en passant; counters are not compared.
  bool same_board(const Position& a, const Position& b) const { return same_position(a, b); }
  // A position to look for: only what its text gives is compared.
  using Sought = SoughtPosition;
  bool read_sought(std::string_view text, Sought& out, std::vector<Diagnostic>& notes) const {
    return chess::read_sought(rules_, text, out, notes);
  }
  bool is_sought(const Position& position, const Sought& sought) const {
    return chess::is_sought(position, sought);
  }
  // Returns a key that is equal for positions with the same board.
  std::uint64_t board_key(const Position& position) const { return key_of(position); }
  // Returns how the game ends in this position because no move is left; open if a move is left.
  mt::Outcome settled(const Position& position) const { return told(chess::settled(position)); }
  // Returns whether some series of moves may let the side give mate, judged by its own men alone: a bare king
  // never can (Laws 6.9).
  bool can_win(const Position& position, Side side) const {
    const Set64 own = position.board.of(static_cast<Colour>(side));
    return own != (own & position.board.kings);
  }
  // Always returns true: no position is too complex.
  bool legal_moves(const Position& position, MoveList& moves) const {
    chess::legal_moves(position, moves);
    return true;
  }

  // Move texts are handled in two steps: their content, and the legal moves that they can mean
  // (move_text.hpp, match.hpp).
  Misread read(std::string_view text, MoveText& out, std::optional<board::Notation> /*declared*/) const {
    return read_move_text(text, out, rules_.letters);
  }
  bool match(const Position& position, const MoveText& text, MoveList& moves,
             Effort* /*effort*/ = nullptr) const {
    chess::match(position, text, moves);
    return true;
  }
  // Does the work of read(), match() and play() for nearly all moves of nearly all records, at a fraction of
  // their cost. Returns false without a reason, and then changes nothing.
  bool play_plain(const Position& position, std::string_view text, PlainMove& out, Position& after) const {
    return rules_.letters == Letters::english && chess::play_plain(position, text, out, after);
  }
  bool play_shaped(const Position& position, std::string_view text, unsigned shape, PlainMove& out,
                   Position& after) const {
    return rules_.letters == Letters::english && chess::play_shaped(position, text, shape, out, after);
  }
  // Returns whether the text was the output of write_move() in notation().
  bool is_canonical(const PlainMove& played, const Position& after) const {
    return chess::is_canonical(played, after);
  }
  // Clears the list: chess has no moves that are written in several parts.
  bool match_beginning(const Position& /*position*/, const MoveText& /*text*/, MoveList& moves,
                       Effort* /*effort*/) const {
    moves.clear();
    return true;
  }
  bool join(MoveText& /*text*/, const MoveText& /*next*/) const { return false; }
  bool captures(Move move) const { return move.captures(); }
  Code spelling_fault(const Position& position, const MoveText& text, Move move) const {
    return chess::spelling_fault(text, move, position.board.kind_at(move.from()));
  }
  // Explains why a text is not a legal move; ranges are those of `written`.
  Diagnostic explain(const Position& position, std::string_view written, const MoveText& text) const {
    return chess::explain(rules_, position, text, written);
  }
  Diagnostic explain(std::string_view written, const Misread& misread) const {
    return explain_misreading(written, misread);
  }
  Diagnostic explain_ambiguity(const Position& position, std::string_view written, const MoveText& /*text*/,
                               const MoveList& meant) const {
    return chess::explain_ambiguity(rules_, position, written, meant);
  }
  void write_move(const Position& position, Move move, MoveNotation notation, std::string& out) const {
    chess::write_move(rules_, position, move, notation, out);
  }
  void write_move(const Position& position, Move move, board::Notation notation, std::string& out,
                  Effort* /*effort*/ = nullptr) const {
    const bool lan = notation == board::Notation::lan;
    const bool uci = notation == board::Notation::uci;
    const MoveNotation as = uci ? MoveNotation::uci : lan ? MoveNotation::lan : MoveNotation::san;
    chess::write_move(rules_, position, move, as, out);
  }

  void write_moves(const Position& position, const MoveList& moves, board::Notation notation,
                   std::vector<std::string>& out) const {
    for (const Move move : moves) write_move(position, move, notation, out.emplace_back());
  }

  bool parse_position(std::string_view text, Position& out, std::vector<Diagnostic>& notes) const {
    const auto position = chess::parse_position(rules_, text, notes);
    if (position) out = *position;
    return static_cast<bool>(position);
  }
  bool read_setup(std::string_view text, Position& position, std::vector<Diagnostic>& notes) const {
    return parse_position(text, position, notes);
  }
  void write_position(const Position& position, std::string& out) const {
    write_fen(position, {.en_passant = rules_.en_passant, .castling = rules_.castling}, out);
  }

 private:
  static mt::Outcome told(const chess::Outcome& outcome) {
    return {.kind = static_cast<mt::Outcome::Kind>(outcome.kind),
            .winner = chess::side(outcome.winner),
            .end = kind_of(outcome.ending),
            .reason = describe(outcome.ending),
            .article = article(outcome.ending),
            .ply = outcome.ply};
  }

  Rules rules_;
  Position start_;
};
// NOLINTEND(readability-convert-member-functions-to-static)

static_assert(Game<Chess>);

}  // namespace mt::chess
