// Implements Othello as a Game. Positions and moves are values; the functions of this class are the
// operations on them.
//
//   const Othello<Set64> game(rows::othello);
//   auto position = game.start();
//   MoveList moves;
//   if (game.legal_moves(position, moves)) position = game.play(position, moves.front());   // c4
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/board/shape.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "movetext/games/api/position_key.hpp"
#include "movetext/games/api/refusal.hpp"
#include "movetext/games/othello/explain.hpp"
#include "movetext/games/othello/move_shapes.hpp"
#include "movetext/games/othello/move_text.hpp"
#include "movetext/games/othello/position_text.hpp"
#include "movetext/games/othello/score.hpp"
#include "movetext/games/othello/symmetry.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mt::othello {

using MoveList = std::vector<Move>;

// These functions could be static. In other families they need the rules, and callers treat all families
// alike.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
template <class Set>
class Othello {
 public:
  using Position = othello::Position<Set>;
  using Move = othello::Move;
  using MoveList = othello::MoveList;
  using MoveText = SquareName;
  using Misread = bool;  // true if the text is not a move
  static constexpr const text::MoveShapes& shapes = move_shapes;
  static constexpr bool looks_ahead = false;
  static constexpr bool has_settled_results = true;
  struct Effort {  // Othello needs no search to resolve moves
    std::int64_t left = 0;
  };
  struct PlainMove {
    Move move;
    bool canonical;
  };

  // Determines the outcome, which depends only on the last position.
  class Referee {
   public:
    explicit Referee(const Othello& game) : game_(game) {}
    void reset(const Position& start) {
      plies_ = 0;
      outcome_ = game_.settled(start);
    }
    void add(Move /*move*/, const Position& after) {
      ++plies_;
      outcome_ = game_.settled(after);
      outcome_.ply = plies_;
    }
    Outcome outcome() const { return outcome_; }
    static Outcome claim() { return {}; }
    static std::vector<Outcome> claims() { return {}; }

   private:
    const Othello& game_;
    Outcome outcome_;
    std::uint32_t plies_ = 0;
  };

  explicit Othello(const Rules& rules) : rules_(rules), board_(rules.size) {}
  const Board<Set>& board() const { return board_; }
  bool fewest_wins() const { return rules_.fewest_wins; }
  board::Notation notation() const { return board::Notation::algebraic; }

  Position start() const { return start_position(board_); }
  std::uint32_t move_number(const Position& /*position*/) const { return 1; }
  Side to_move(const Position& position) const { return position.mover(); }
  Position play(const Position& position, Move move) const {
    return played(board_, position, move.square, turned(position, move.square));
  }
  // If the side to move must pass, makes the other side the side to move. No other pass is legal.
  Position pass(Position position) const {
    position.turn = position.mover();
    position.passes = false;
    return position;
  }
  bool may_pass(const Position& position) const { return position.passes; }
  Pass meaning_of_pass(const Position& position) const {
    if (position.passes) return Pass::forced;
    return is_over(board_, position) ? Pass::idle : Pass::illegal;
  }
  Diagnostic explain_pass(const Position& position, std::string_view written) const {
    return othello::explain_pass(board_, position, written);
  }
  // A position with a forced pass equals the same position with the other side to move.
  bool same_board(const Position& a, const Position& b) const {
    return a.discs == b.discs && a.mover() == b.mover();
  }
  std::uint64_t board_key(const Position& position) const {
    std::uint64_t key = static_cast<std::uint64_t>(position.mover()) + 1;
    for (const Set discs : position.discs) key = mix_into(key, discs);
    return key;
  }
  std::array<Position, symmetries> images(const Position& position) const {
    std::array<Position, symmetries> out;
    out.fill(position);
    const auto discs = images_of(board_, position);
    for (std::size_t i = 0; i < out.size(); ++i) out[i].discs = discs[i];
    return out;
  }
  // The pieces in searches.
  static constexpr PieceSigns piece_signs{.kinds = "D", .white = "O", .black = "X"};
  using Squares = Set;
  board::Shape grid() const {
    return {static_cast<std::int8_t>(board_.size), static_cast<std::int8_t>(board_.size),
            board::Squares::all};
  }
  // All symmetries of the square besides the identity.
  static constexpr auto turned_and_mirrored = [] {
    std::array<BoardSymmetry, symmetries - 1> out;
    for (int i = 1; i < symmetries; ++i)
      out[static_cast<std::size_t>(i - 1)] = {
          .mirrors_columns = (i & 1) != 0, .mirrors_rows = (i & 2) != 0, .exchanges_axes = (i & 4) != 0};
    return out;
  }();
  std::span<const BoardSymmetry> board_symmetries() const { return turned_and_mirrored; }
  // Row 1 is the upper one.
  int square_at(board::Cell cell) const { return (board_.size - 1 - cell.y) * board_.size + cell.x; }
  Set squares_of(const Position& position, Side side, std::size_t /*kind*/, int /*number*/) const {
    return position.of(side);
  }
  Outcome settled(const Position& position) const { return othello::settled(board_, rules_, position); }
  std::array<int, 2> final_score(const Position& position) const {
    return othello::final_score(board_, position);
  }
  // A side without discs can never move again, so it can win only if the side with fewer discs wins.
  bool can_win(const Position& position, Side side) const {
    return rules_.fewest_wins || any(position.of(side));
  }
  bool legal_moves(const Position& position, MoveList& moves) const {
    moves.clear();
    for (Set left = moves_of(board_, position.of(position.mover()), position.of(other(position.mover())));
         any(left);)
      moves.push_back({static_cast<std::uint8_t>(pop(left))});
    return true;
  }
  bool captures(Move /*move*/) const { return false; }
  void list_parts(const Position& position, Move move, MoveParts& out) const {
    const auto place = [this](int square) {
      return static_cast<Place>((board_.size - 1 - square / board_.size) * board_.size +
                                square % board_.size);
    };
    out.clear();
    out.add({no_place, place(move.square)});
    for (Set left = turned(position, move.square); any(left);) out.captured.push_back(place(pop(left)));
    std::sort(out.captured.begin(), out.captured.end());
  }

  // A position to search for, in all its symmetries. The side to move is compared only if the text names it.
  struct Sought {
    std::array<std::array<Set, 2>, symmetries> images{};
    std::optional<Side> mover{};
  };
  bool read_sought(std::string_view text, Sought& out, std::vector<Diagnostic>& notes) const {
    Position position;
    bool has_turn = false;
    if (!read_position(board_, text, position, has_turn, notes)) return false;
    out.images = images_of(board_, position);
    if (has_turn) out.mover = position.mover();
    return true;
  }
  bool is_sought(const Position& position, const Sought& sought) const {
    return (!sought.mover || *sought.mover == position.mover()) &&
           std::find(sought.images.begin(), sought.images.end(), position.discs) != sought.images.end();
  }
  std::vector<Position> sought_positions(const Sought& sought) const {
    std::vector<Position> out;
    for (const auto& discs : sought.images)
      for (const Side side : {Side::first, Side::second}) out.push_back({.discs = discs, .turn = side});
    return out;
  }

  Misread read(std::string_view text, MoveText& out, std::optional<board::Notation> /*declared*/) const {
    const auto square = read_move_text(text);
    if (square) out = *square;
    return !square;
  }
  bool match(const Position& position, const MoveText& text, MoveList& moves,
             Effort* /*effort*/ = nullptr) const {
    moves.clear();
    if (const auto square = square_of(position, text); square && any(turned(position, *square)))
      moves.push_back({static_cast<std::uint8_t>(*square)});
    return true;
  }
  bool play_plain(const Position& position, std::string_view text, PlainMove& out, Position& after) const {
    const auto name = read_square(text, 0);
    return name && name->end == text.size() && put_disc(position, text, name->square, out, after);
  }
  bool play_shaped(const Position& position, std::string_view text, unsigned /*shape*/, PlainMove& out,
                   Position& after) const {
    return put_disc(position, text, shaped_square(text), out, after);
  }
  bool is_canonical(const PlainMove& played, const Position& /*after*/) const { return played.canonical; }
  // Clears the list, because no Othello move is written in several parts.
  bool match_beginning(const Position& /*position*/, const MoveText& /*text*/, MoveList& moves,
                       Effort* /*effort*/) const {
    moves.clear();
    return true;
  }
  bool join(MoveText& /*text*/, const MoveText& /*next*/) const { return false; }
  // Squares may be written in upper or lower case, so a spelling is never a fault.
  Code spelling_fault(const Position& /*position*/, const MoveText& /*text*/, Move /*move*/) const {
    return Code::none;
  }
  Diagnostic explain(const Position& position, std::string_view written, const MoveText& text) const {
    return othello::explain(board_, position, written, text);
  }
  Diagnostic explain(std::string_view written, Misread /*misread*/) const {
    return explain_misreading(written);
  }
  // Returns the same as explain(), because a text names one square and is never ambiguous.
  Diagnostic explain_ambiguity(const Position& position, std::string_view written, const MoveText& text,
                               const MoveList& /*meant*/) const {
    return explain(position, written, text);
  }
  void write_move(const Position& /*position*/, Move move, board::Notation /*notation*/, std::string& out,
                  Effort* /*effort*/ = nullptr) const {
    write_square({move.square % board_.size, move.square / board_.size}, out);
  }
  void write_moves(const Position& position, const MoveList& moves, board::Notation notation,
                   std::vector<std::string>& out) const {
    for (const Move move : moves) write_move(position, move, notation, out.emplace_back());
  }

  bool parse_position(std::string_view text, Position& out, std::vector<Diagnostic>& notes) const {
    bool has_turn = false;
    if (!read_position(board_, text, out, has_turn, notes)) return false;
    if (has_turn) return true;
    notes.push_back(
        refusal_of(text, "the side to move is missing; write X for Black or O for White after the squares",
                   Code::bad_fen));
    return false;
  }
  bool read_setup(std::string_view text, Position& position, std::vector<Diagnostic>& notes) const {
    return parse_position(text, position, notes);
  }
  void write_position(const Position& position, std::string& out) const {
    othello::write_position(board_, position, out);
  }

 private:
  // Returns the square if it is on the board and empty, else nullopt.
  std::optional<int> square_of(const Position& position, SquareName name) const {
    if (name.column >= board_.size || name.row >= board_.size) return std::nullopt;
    const int square = name.row * board_.size + name.column;
    return has(position.occupied(), square) ? std::nullopt : std::optional(square);
  }
  Set turned(const Position& position, int square) const {
    return turned_by(board_, position.of(position.mover()), position.of(other(position.mover())), square);
  }
  // Plays the move on the square `name`. Returns false if it is illegal.
  bool put_disc(const Position& position, std::string_view text, SquareName name, PlainMove& out,
                Position& after) const {
    if constexpr (std::is_same_v<Set, Set64>)
      if (board_.size == usual_board.size) return put_disc_on(usual_board, position, text, name, out, after);
    return put_disc_on(board_, position, text, name, out, after);
  }
  [[gnu::always_inline]] static bool put_disc_on(const Board<Set>& board, const Position& position,
                                                 std::string_view text, SquareName name, PlainMove& out,
                                                 Position& after) {
    const Side side = position.mover();
    const int square = name.row * board.size + name.column;
    if (name.column >= board.size || name.row >= board.size || has(position.occupied(), square)) return false;
    const Set discs = turned_by(board, position.of(side), position.of(other(side)), square);
    if (!any(discs)) return false;
    out = {{static_cast<std::uint8_t>(square)}, text[0] >= 'a'};
    after = played(board, position, square, discs);
    return true;
  }
  static std::uint64_t mix_into(std::uint64_t key, Set64 word) {
    key = (key ^ word) * 0x9E37'79B9'7F4A'7C15;  // 2^64 divided by the golden ratio
    return key ^ (key >> 29);
  }
  static std::uint64_t mix_into(std::uint64_t key, Set128 set) {
    return mix_into(mix_into(key, static_cast<Set64>(set)), static_cast<Set64>(set >> 64));
  }

  Rules rules_;
  Board<Set> board_;
};
// NOLINTEND(readability-convert-member-functions-to-static)

static_assert(Game<Othello<Set64>> && Game<Othello<Set128>>);
static_assert(JudgesPasses<Othello<Set64>> && KeepsScore<Othello<Set64>> && HasSymmetries<Othello<Set64>>);

static_assert(PlaysShapedTexts<Othello<Set64>>);

}  // namespace mt::othello
