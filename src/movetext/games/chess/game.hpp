// Implements chess as a Game. Positions and moves are values; the functions of this class are the operations
// on them. Code for all games (such as the replay of a record) is a template whose parameter is this class or
// the class of another family.
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
#include "movetext/board/shape.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "movetext/games/chess/adjudicate.hpp"
#include "movetext/games/chess/explain.hpp"
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/match.hpp"
#include "movetext/games/chess/move_shapes.hpp"
#include "movetext/games/chess/parts_of.hpp"
#include "movetext/games/chess/plain_step.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/position_text.hpp"
#include "movetext/games/chess/sought_position.hpp"
#include "movetext/games/chess/start_array.hpp"
#include "movetext/games/chess/symmetry.hpp"
#include "movetext/games/chess/write_move.hpp"
#include "movetext/games/chess/zobrist.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::chess {

// Many of these functions do not use the rules. They are not static, because the callers are the same for all
// families, and in other families these functions need the rules.
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
  // A final position without legal moves determines the result.
  static constexpr bool has_settled_results = true;
  struct Effort {  // chess needs no search to resolve moves
    std::int64_t left = 0;
  };

  // Tracks a game and determines its outcome.
  class Referee {
   public:
    explicit Referee(const Chess& /*game*/) {}
    void reset(const Position& start) { adjudicator_.reset(start); }
    void add(Move /*move*/, const Position& after) { adjudicator_.add(after); }
    mt::Outcome outcome() const { return told(adjudicator_.outcome()); }
    // Returns a draw that the side to move may claim in the last position, or open if it may claim none.
    mt::Outcome claim() const { return told(adjudicator_.claim()); }
    // Returns the draws that could have been claimed (Laws 9.2 and 9.3), each at the first ply where it was
    // possible.
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
  // Returns the number of the next move.
  std::uint32_t move_number(const Position& position) const { return position.move_number; }
  Side to_move(const Position& position) const { return chess::side(position.to_move); }
  Side side(Colour colour) const { return chess::side(colour); }
  Position play(const Position& position, Move move) const { return chess::play(position, move); }
  Position pass(const Position& position) const { return chess::pass(position); }
  // Returns false if the king is in check.
  bool may_pass(const Position& position) const { return !in_check(position); }
  // Compares men, side to move, castling rights and the en passant square. Counters are not compared.
  bool same_board(const Position& a, const Position& b) const { return same_position(a, b); }
  // A position to search for. Only the fields that its text has are compared.
  using Sought = SoughtPosition;
  bool read_sought(std::string_view text, Sought& out, std::vector<Diagnostic>& notes) const {
    return chess::read_sought(rules_, text, out, notes);
  }
  bool is_sought(const Position& position, const Sought& sought) const {
    return chess::is_sought(position, sought);
  }
  std::vector<Position> sought_positions(const Sought& sought) const {
    return chess::sought_positions(sought);
  }
  // Returns a key for this board. Equal boards have equal keys.
  std::uint64_t board_key(const Position& position) const { return key_of(position); }
  std::vector<Position> images(const Position& position) const { return images_of(position); }
  // Returns mate or stalemate if no legal move is left, else open.
  mt::Outcome settled(const Position& position) const { return told(chess::settled(position)); }
  // Returns whether the side may be able to give mate by some series of legal moves (Laws 6.9). Only the men
  // of this side are considered: it cannot win if it has only its king.
  bool can_win(const Position& position, Side side) const {
    const Set64 own = position.board.of(static_cast<Colour>(side));
    return own != (own & position.board.kings);
  }
  // Always returns true: no position is too complex.
  bool legal_moves(const Position& position, MoveList& moves) const {
    chess::legal_moves(position, moves);
    return true;
  }

  // The pieces in searches, in the order of Kind.
  static constexpr PieceSigns piece_signs{.kinds = "PNBRKQ", .white = "PNBRKQ", .black = "pnbrkq"};
  using Squares = Set64;
  board::Shape grid() const { return {8, 8, board::Squares::all}; }
  int square_at(board::Cell cell) const { return chess::square_at(cell.x, cell.y); }
  Set64 squares_of(const Position& position, Side side, std::size_t kind, int /*number*/) const {
    return position.board.of(static_cast<Colour>(side), static_cast<Kind>(kind));
  }
  // The rights in keys of positions: the rooks that may castle, and the square of a legal en passant capture.
  static constexpr std::array<std::string_view, 2> right_names{"castling", "en-passant"};
  Set64 squares_of_right(const Position& position, std::size_t right) const {
    if (right == 0) return position.board.castling;
    return position.en_passant == 0 ? Set64{0} : bit<Set64>(position.en_passant);
  }

  // The text of a move is handled in two steps. read() reads what the text contains. match() lists the legal
  // moves that it can mean (move_text.hpp, match.hpp).
  Misread read(std::string_view text, MoveText& out, std::optional<board::Notation> /*declared*/) const {
    return read_move_text(text, out, rules_.letters);
  }
  bool match(const Position& position, const MoveText& text, MoveList& moves,
             Effort* /*effort*/ = nullptr) const {
    chess::match(position, text, moves);
    return true;
  }
  // Does the work of read(), match() and play() at a fraction of their cost, for nearly all moves of nearly
  // all records. If a move needs read(), match() and play(), returns false and changes nothing.
  bool play_plain(const Position& position, std::string_view text, PlainMove& out, Position& after) const {
    return rules_.letters == Letters::english && chess::play_plain(position, text, out, after);
  }
  bool play_shaped(const Position& position, std::string_view text, unsigned shape, PlainMove& out,
                   Position& after) const {
    return rules_.letters == Letters::english && chess::play_shaped(position, text, shape, out, after);
  }
  // Returns whether the text that was played equals what write_move() writes in notation().
  bool is_canonical(const PlainMove& played, const Position& after) const {
    return chess::is_canonical(played, after);
  }
  // Clears the list, because no chess move is written in several parts.
  bool match_beginning(const Position& /*position*/, const MoveText& /*text*/, MoveList& moves,
                       Effort* /*effort*/) const {
    moves.clear();
    return true;
  }
  bool join(MoveText& /*text*/, const MoveText& /*next*/) const { return false; }
  bool captures(Move move) const { return move.captures(); }
  void list_parts(const Position& /*position*/, Move move, MoveParts& out) const { parts_of(move, out); }
  Code spelling_fault(const Position& position, const MoveText& text, Move move) const {
    return chess::spelling_fault(text, move, position.board.kind_at(move.from()));
  }
  // Explains why a text is not a legal move. The byte range of the diagnostic refers to `written`.
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
