// Noughts and crosses as a game of single moves: positions and moves are values, and these functions are its
// operations.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/board/drawing.hpp"
#include "movetext/board/shape.hpp"
#include "movetext/games/api/family_game.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "noughts/rules.hpp"
#include "noughts/texts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::noughts {

// Functions are not static even if they do not need the rules here: they may need them in another family.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
class Noughts {
 public:
  using Position = noughts::Position;
  using Move = noughts::Move;
  using MoveList = std::vector<Move>;
  using MoveText = noughts::MoveText;
  using Misread = bool;  // the text is not a move at all
  static constexpr bool looks_ahead = false;
  static constexpr bool has_settled_results = false;
  struct Effort {  // no search is necessary
    std::int64_t left = 0;
  };
  struct PlainMove {
    Move move;
  };

  // A position alone determines the state of the game.
  class Referee {
   public:
    explicit Referee(const Noughts& game) : game_(game) {}
    void reset(const Position& start) {
      plies_ = 0;
      outcome_ = game_.settled(start);
    }
    void add(Move /*move*/, const Position& after) {
      ++plies_;
      if (outcome_.kind != Outcome::Kind::open) return;
      outcome_ = game_.settled(after);
      outcome_.ply = plies_;
    }
    Outcome outcome() const { return outcome_; }
    static Outcome claim() { return {}; }
    static std::vector<Outcome> claims() { return {}; }

   private:
    const Noughts& game_;
    Outcome outcome_;
    std::uint32_t plies_ = 0;
  };

  explicit Noughts(const Rules& rules) : rules_(rules) {}
  board::Notation notation() const { return board::Notation::algebraic; }

  Position start() const { return {}; }
  std::uint32_t move_number(const Position& /*position*/) const { return 1; }
  Side to_move(const Position& position) const { return position.to_move; }
  Position play(Position position, Move move) const;
  Position pass(Position position) const;
  bool may_pass(const Position& /*position*/) const { return true; }
  bool same_board(const Position& a, const Position& b) const { return a == b; }
  std::uint64_t board_key(const Position& position) const;
  // Returns the outcome, which is open if the game continues.
  Outcome settled(const Position& position) const;
  bool can_win(const Position& /*position*/, Side /*side*/) const { return true; }
  // Lists the legal moves; none if the game is over.
  bool legal_moves(const Position& position, MoveList& moves) const;

  // The marks in searches.
  static constexpr PieceSigns piece_signs{.kinds = "M", .white = "X", .black = "O"};
  using Squares = Set64;
  board::Shape grid() const { return coordinates.shape; }
  int square_at(board::Cell cell) const { return cell.y * width + cell.x; }
  Set64 squares_of(const Position& position, Side side, std::size_t /*kind*/, int /*number*/) const {
    return position.of(side);
  }

  using Sought = Position;
  bool read_sought(std::string_view text, Sought& out, std::vector<Diagnostic>& notes) const {
    return parse_position(text, out, notes);
  }
  bool is_sought(const Position& position, const Sought& sought) const { return position == sought; }

  Misread read(std::string_view text, MoveText& out, std::optional<board::Notation> /*declared*/) const {
    return !read_move_text(text, out);
  }
  bool match(const Position& position, const MoveText& text, MoveList& moves, Effort* effort = nullptr) const;
  // Always false: a faster way to read a move of three bytes would gain nothing.
  bool play_plain(const Position& /*position*/, std::string_view /*text*/, PlainMove& /*out*/,
                  Position& /*after*/) const {
    return false;
  }
  bool is_canonical(const PlainMove& /*played*/, const Position& /*after*/) const { return false; }
  // No move is written in several parts.
  bool match_beginning(const Position& /*position*/, const MoveText& /*text*/, MoveList& moves,
                       Effort* /*effort*/) const {
    moves.clear();
    return true;
  }
  bool join(MoveText& /*text*/, const MoveText& /*next*/) const { return false; }
  bool captures(Move /*move*/) const { return false; }
  // The number of a square is its Place.
  void list_parts(const Position& /*position*/, Move move, MoveParts& out) const {
    out.clear();
    out.add({no_place, move.square});
  }
  Code spelling_fault(const Position& /*position*/, const MoveText& text, Move /*move*/) const {
    return text.signless ? Code::wrong_separator : Code::none;
  }
  Diagnostic explain(const Position& position, std::string_view written, const MoveText& text) const;
  Diagnostic explain(std::string_view written, Misread misread) const;
  Diagnostic explain_ambiguity(const Position& position, std::string_view written, const MoveText& text,
                               const MoveList& meant) const;
  void write_move(const Position& /*position*/, Move move, board::Notation /*notation*/, std::string& out,
                  Effort* /*effort*/ = nullptr) const {
    noughts::write_move(move, out);
  }
  void write_moves(const Position& /*position*/, const MoveList& moves, board::Notation /*notation*/,
                   std::vector<std::string>& out) const {
    for (const Move move : moves) noughts::write_move(move, out.emplace_back());
  }

  bool parse_position(std::string_view text, Position& out, std::vector<Diagnostic>& notes) const {
    return noughts::parse_position(rules_, text, out, notes);
  }
  bool read_setup(std::string_view text, Position& position, std::vector<Diagnostic>& notes) const {
    return parse_position(text, position, notes);
  }
  void write_position(const Position& position, std::string& out) const {
    noughts::write_position(position, out);
  }

 private:
  Rules rules_;
};
// NOLINTEND(readability-convert-member-functions-to-static)
static_assert(Game<Noughts>);

// Returns the board for drawing.
board::Drawing drawing_of(const Position& position);

// Noughts and crosses behind the interface of any game.
class NoughtsGame final : public FamilyGame<Noughts> {
 public:
  explicit NoughtsGame(const GameSpec& spec) : FamilyGame(spec, spec.rules.as<Rules>()) {}

  std::string_view side_name(Side side) const override { return side == Side::first ? "Cross" : "Nought"; }
  board::Diagram diagram(const AnyPosition& position) const override { return drawing_of(at(position)); }
  board::Coordinates coordinates() const override { return noughts::coordinates; }
};

}  // namespace mt::noughts
