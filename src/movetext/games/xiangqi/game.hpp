// Implements xiangqi as a Game. Positions and moves are values; the functions of this class are the
// operations on them.
//
//   const Xiangqi game(rows::xiangqi);
//   auto position = game.start();
//   MoveText text;
//   game.read("C2.5", text, std::nullopt);
//   MoveList moves;
//   if (game.match(position, text, moves) && moves.size() == 1)
//     position = game.play(position, moves.front());
#pragma once
#include "movetext/board/shape.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "movetext/games/api/position_key.hpp"
#include "movetext/games/xiangqi/adjudicate.hpp"
#include "movetext/games/xiangqi/attacks.hpp"
#include "movetext/games/xiangqi/dialect.hpp"
#include "movetext/games/xiangqi/explain.hpp"
#include "movetext/games/xiangqi/generate.hpp"
#include "movetext/games/xiangqi/match.hpp"
#include "movetext/games/xiangqi/move_shapes.hpp"
#include "movetext/games/xiangqi/plain_step.hpp"
#include "movetext/games/xiangqi/play.hpp"
#include "movetext/games/xiangqi/position_text.hpp"
#include "movetext/games/xiangqi/symmetry.hpp"
#include "movetext/games/xiangqi/write_move.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xiangqi {

// These functions could be static. In other families they need the rules, and callers treat all families
// alike.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
class Xiangqi {
 public:
  using Position = xiangqi::Position;
  using Move = xiangqi::Move;
  using MoveList = xiangqi::MoveList;
  using MoveText = xiangqi::MoveText;
  using Misread = xiangqi::Misread;
  static constexpr const text::MoveShapes& shapes = move_shapes;
  static constexpr bool looks_ahead = false;
  // A side without a legal move has lost.
  static constexpr bool has_settled_results = true;
  struct Effort {  // xiangqi needs no search to resolve moves
    std::int64_t left = 0;
  };
  using PlainMove = xiangqi::PlainMove;

  class Referee {
   public:
    explicit Referee(const Xiangqi& game) : adjudicator_(game.rules()) {}
    void reset(const Position& start) { adjudicator_.reset(start); }
    void add(Move move, const Position& after) { adjudicator_.add(move, after); }
    Outcome outcome() const { return adjudicator_.outcome(); }
    // The referee judges repetitions itself; players do not claim them.
    static Outcome claim() { return {}; }
    static std::vector<Outcome> claims() { return {}; }

   private:
    Adjudicator adjudicator_;
  };

  explicit Xiangqi(const Rules& rules) : rules_(rules), start_(start_position()) {}

  const Rules& rules() const { return rules_; }
  board::Notation notation() const { return board::Notation::wxf; }

  Position start() const { return start_; }
  std::uint32_t move_number(const Position& position) const { return position.move_number; }
  Side to_move(const Position& position) const { return position.to_move; }
  Position play(const Position& position, Move move) const { return xiangqi::play(position, move); }
  Position pass(const Position& position) const { return xiangqi::pass(position); }
  // A side without a legal move has lost, so a side never passes.
  bool may_pass(const Position& /*position*/) const { return false; }
  // In any position, a move may be missing from the record.
  bool may_miss_move(const Position& /*position*/) const { return true; }
  Pass meaning_of_pass(const Position& /*position*/) const { return Pass::illegal; }
  Diagnostic explain_pass(const Position& /*position*/, std::string_view written) const {
    return xiangqi::explain_pass(written);
  }
  bool same_board(const Position& a, const Position& b) const { return xiangqi::same_board(a, b); }
  std::uint64_t board_key(const Position& position) const { return key_of(position); }
  std::array<Position, 2> images(const Position& position) const { return images_of(position); }
  Outcome settled(const Position& position) const { return xiangqi::settled(position); }
  bool can_win(const Position& position, Side side) const { return can_attack(position, side); }
  // Always returns true: no position is too complex.
  bool legal_moves(const Position& position, MoveList& moves) const {
    xiangqi::legal_moves(position, moves);
    return true;
  }

  // The pieces in searches.
  static constexpr PieceSigns piece_signs{.kinds = "PABNRCK", .white = "PABNRCK", .black = "pabnrck"};
  using Squares = Points;
  board::Shape grid() const { return {file_count, rank_count, board::Squares::all}; }
  static constexpr std::array<BoardSymmetry, 1> mirrored{{{.mirrors_columns = true}}};
  std::span<const BoardSymmetry> board_symmetries() const { return mirrored; }
  int square_at(board::Cell cell) const { return point_at(cell.x, cell.y); }
  Points squares_of(const Position& position, Side side, std::size_t kind, int /*number*/) const {
    constexpr std::array kinds{Kind::pawn, Kind::advisor, Kind::elephant, Kind::horse,
                               Kind::rook, Kind::cannon,  Kind::king};
    return position.of(side, kinds[kind]);
  }

  using Sought = SoughtPosition;
  bool read_sought(std::string_view text, Sought& out, std::vector<Diagnostic>& notes) const {
    return xiangqi::read_sought(text, out, notes);
  }
  bool is_sought(const Position& position, const Sought& sought) const {
    return xiangqi::is_sought(position, sought);
  }
  std::vector<Position> sought_positions(const Sought& sought) const {
    std::vector<Position> out;
    for (Position position : sought.images) {
      out.push_back(position);
      position.to_move = other(position.to_move);
      if (!sought.mover) out.push_back(position);
    }
    return out;
  }

  static constexpr std::array told_notations{board::Notation::wxf, board::Notation::uci,
                                             board::Notation::chinese};
  std::span<const board::Notation> notations() const { return told_notations; }
  bool is_written_in(std::string_view text, board::Notation notation) const {
    return xiangqi::is_written_in(text, notation);
  }
  bool is_shaped_in(std::string_view text, unsigned shape, board::Notation notation) const {
    return xiangqi::is_shaped_in(text, shape, notation);
  }
  // `usual`: the notation that the record usually uses. If it is known, a text that names a pawn only by its
  // target is a damaged move: "A4+" instead of "A4+5".
  Misread read(std::string_view text, MoveText& out, std::optional<board::Notation> usual) const {
    const Misread fault = read_move_text(text, rules_.base, out);
    if (fault || !usual || !out.reading[0].is_bare_point()) return fault;
    return {Misreading::no_move, 0, static_cast<std::uint32_t>(text.size())};
  }
  bool match(const Position& position, const MoveText& text, MoveList& moves,
             Effort* /*effort*/ = nullptr) const {
    xiangqi::match(position, text, moves);
    return true;
  }
  bool play_plain(const Position& position, std::string_view text, PlainMove& out, Position& after) const {
    return xiangqi::play_plain(rules_.base, position, text, out, after);
  }
  bool play_shaped(const Position& position, std::string_view text, unsigned shape, PlainMove& out,
                   Position& after) const {
    return xiangqi::play_shaped(rules_.base, position, text, shape, out, after);
  }
  bool is_canonical(const PlainMove& played, const Position& /*after*/) const { return played.canonical; }
  // Clears the list, because no xiangqi move is written in several parts.
  bool match_beginning(const Position& /*position*/, const MoveText& /*text*/, MoveList& moves,
                       Effort* /*effort*/) const {
    moves.clear();
    return true;
  }
  bool join(MoveText& /*text*/, const MoveText& /*next*/) const { return false; }
  bool captures(Move move) const { return move.captures; }
  // The number of a point is its Place.
  void list_parts(const Position& /*position*/, const Move& move, MoveParts& out) const {
    out.clear();
    out.add({move.from, move.to});
    if (move.captures) out.captured.push_back(move.to);
  }
  // All dialects are accepted, so a spelling is never a fault.
  Code spelling_fault(const Position& /*position*/, const MoveText& /*text*/, Move /*move*/) const {
    return Code::none;
  }
  Diagnostic explain(const Position& position, std::string_view written, const MoveText& text) const {
    return xiangqi::explain(position, text, written);
  }
  Diagnostic explain(std::string_view written, const Misread& misread) const {
    return explain_misreading(written, misread);
  }
  Diagnostic explain_ambiguity(const Position& position, std::string_view written, const MoveText& /*text*/,
                               const MoveList& meant) const {
    return xiangqi::explain_ambiguity(position, written, meant);
  }
  void write_move(const Position& position, Move move, board::Notation notation, std::string& out,
                  Effort* /*effort*/ = nullptr) const {
    xiangqi::write_move(rules_, position, move, notation, out);
  }
  void write_moves(const Position& position, const MoveList& moves, board::Notation notation,
                   std::vector<std::string>& out) const {
    for (const Move move : moves) write_move(position, move, notation, out.emplace_back());
  }

  bool parse_position(std::string_view text, Position& out, std::vector<Diagnostic>& notes) const {
    return xiangqi::parse_position(text, out, notes);
  }
  bool read_setup(std::string_view text, Position& position, std::vector<Diagnostic>& notes) const {
    return parse_position(text, position, notes);
  }
  void write_position(const Position& position, std::string& out) const {
    write_fen(position, FenLetters::uci, out);
  }

 private:
  Rules rules_;
  Position start_;
};
// NOLINTEND(readability-convert-member-functions-to-static)
static_assert(Game<Xiangqi> && PlaysShapedTexts<Xiangqi> && JudgesPasses<Xiangqi> && TellsNotations<Xiangqi>);

}  // namespace mt::xiangqi
