// Draughts as a game: positions and moves are values, and these functions are its operations. Code that must
// be fast for every game (such as the replay of a record) is a template whose parameter is this class or the
// class of another family.
//
//   const Draughts<Set64> game(rows::international);
//   auto position = game.start();
//   MoveText text;
//   game.read("32-28", text, std::nullopt);
//   MoveList<Set64> moves;
//   if (game.match(position, text, moves) && moves.size() == 1)
//     position = game.play(position, moves.front());
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/base/side.hpp"
#include "movetext/board/shape.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "movetext/games/api/position_key.hpp"
#include "movetext/games/draughts/adjudicate.hpp"
#include "movetext/games/draughts/explain.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/key.hpp"
#include "movetext/games/draughts/match.hpp"
#include "movetext/games/draughts/move_shapes.hpp"
#include "movetext/games/draughts/move_text.hpp"
#include "movetext/games/draughts/plain_step.hpp"
#include "movetext/games/draughts/position_text.hpp"
#include "movetext/games/draughts/shaped_text.hpp"
#include "movetext/games/draughts/symmetry.hpp"
#include "movetext/games/draughts/write_move.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::draughts {

template <class Set>
class Draughts {
 public:
  using Position = draughts::Position<Set>;
  using Move = draughts::Move<Set>;
  using MoveList = draughts::MoveList<Set>;
  using MoveText = draughts::MoveText;
  using Misread = draughts::Misread;
  using Effort = draughts::Effort;
  // The text of a capture may mean several moves; the moves that follow it decide which (PDN 3.0, movetext).
  static constexpr bool looks_ahead = true;
  // A result in PDN does not identify the winner: its first number belongs to White in some games, and to the
  // side that begins in others.
  static constexpr bool has_settled_results = false;
  static constexpr const text::MoveShapes& shapes = move_shapes;

  struct PlainMove {
    Move move;
    bool canonical;  // the text that was read equals the text that write_move() writes in notation()
  };

  // Follows a game to its outcome.
  class Referee {
   public:
    explicit Referee(const Draughts& game) : game_(game) {}
    void reset(const Position& start) { adjudicator_.reset(game_.variant_, start); }
    void add(const Move& move, const Position& after) { adjudicator_.add(move, after); }
    mt::Outcome outcome() const { return game_.told(adjudicator_.outcome()); }
    // Under these rules no draw has to be claimed.
    static mt::Outcome claim() { return {}; }
    static std::vector<mt::Outcome> claims() { return {}; }

   private:
    const Draughts& game_;
    Adjudicator<Set> adjudicator_;
  };

  explicit Draughts(const Rules& rules)
      : variant_(rules), played_on_(playing_on(rules)), plain_step_(plain_step_function(played_on_)) {}

  const Variant<Set>& variant() const { return variant_; }
  board::Notation notation() const { return variant_.rules.notation; }

  Position start() const { return start_position(variant_); }
  // A position does not count moves, so the first move of every record has the number 1.
  std::uint32_t move_number(const Position& /*position*/) const { return 1; }
  Side to_move(const Position& position) const { return side(position.to_move); }
  Side side(Colour colour) const { return colour == variant_.rules.first ? Side::first : Side::second; }
  Position play(const Position& position, const Move& move) const {
    return draughts::play(variant_, position, move);
  }
  // Returns the same board with the other side to move: the effect of a pass in a record.
  Position pass(Position position) const {
    position.to_move = other(position.to_move);
    return position;
  }
  bool may_pass(const Position& /*position*/) const { return true; }
  // Returns whether the pieces and the side to move are the same; counters are not compared.
  bool same_board(const Position& a, const Position& b) const {
    return a.men == b.men && a.kings == b.kings && a.to_move == b.to_move;
  }
  std::vector<Position> images(const Position& position) const { return images_of(variant_, position); }
  // A position to search for, in all its symmetries. Whatever its text leaves out is not compared.
  struct Sought {
    std::vector<Position> images{};
    bool mover = true;
    bool king_moves = false;
  };
  bool read_sought(std::string_view text, Sought& out, std::vector<Diagnostic>& notes) const {
    Position position;
    if (!parse_position(text, position, notes)) return false;
    out.images = images(position);
    out.mover = !names_no_mover(text);
    out.king_moves = position.king_moves != std::array<KingMoves, 2>{};
    return true;
  }
  bool is_sought(const Position& position, const Sought& sought) const {
    return std::ranges::any_of(sought.images, [&](const Position& wanted) {
      return position.men == wanted.men && position.kings == wanted.kings &&
             (!sought.mover || position.to_move == wanted.to_move) &&
             (!sought.king_moves || position.king_moves == wanted.king_moves);
    });
  }
  std::vector<Position> sought_positions(const Sought& sought) const {
    std::vector<Position> out;
    for (Position position : sought.images) {
      out.push_back(position);
      if (sought.mover) continue;
      position.to_move = other(position.to_move);
      out.push_back(position);
    }
    return out;
  }
  // The pieces in searches: men and kings, with the signs of the hub notation.
  static constexpr PieceSigns piece_signs{.kinds = "MK", .white = "wW", .black = "bB"};
  using Squares = Set;
  board::Shape grid() const { return variant_.rules.shape; }
  int square_at(board::Cell cell) const { return variant_.geometry.bit_of(cell); }
  // The sides have the same rules, so the turned board with exchanged colours is the same for the side to
  // move. A board with all squares in play can also be mirrored.
  static constexpr std::array<BoardSymmetry, 3> all_symmetries{
      {{.mirrors_columns = true, .mirrors_rows = true, .exchanges_sides = true},
       {.mirrors_columns = true},
       {.mirrors_rows = true, .exchanges_sides = true}}};
  std::span<const BoardSymmetry> board_symmetries() const {
    const bool has_mirror = variant_.rules.shape.squares == board::Squares::all;
    return std::span(all_symmetries).first(has_mirror ? 3 : 1);
  }
  Set squares_of(const Position& position, Side of, std::size_t kind, int /*number*/) const {
    const auto colour = static_cast<std::size_t>(side(Colour::white) == of ? Colour::white : Colour::black);
    return kind == 0 ? position.men[colour] : position.kings[colour];
  }
  // Returns a key that is equal for positions with the same board.
  std::uint64_t board_key(const Position& position) const { return key_of(position); }
  // Returns whether the side could still win, which decides the result if its opponent runs out of time.
  // Always true, because even a single man could win.
  bool can_win(const Position& /*position*/, Side /*side*/) const { return true; }
  // Returns false if the position is too complex.
  bool legal_moves(const Position& position, MoveList& moves) const {
    return draughts::legal_moves(variant_, position, moves);
  }

  // Move texts are handled in two steps: first the content of the text is read (move_text.hpp), then the
  // legal moves that it can mean are found (match.hpp). These functions also accept moves after a rule has
  // ended the game, because records contain such moves.
  Misread read(std::string_view text, MoveText& out, std::optional<board::Notation> declared) const {
    return read_move_text(variant_.names, text, out, declared);
  }
  // Returns the two notations of texts with two readings (cd4), first the usual one in records of the game:
  // the short form if squares have letters, else the diagonal notation.
  std::array<board::Notation, 2> rival_notations() const {
    using board::Notation;
    if (!variant_.names.has_diagonal()) return {Notation::short_form, Notation::short_form};
    if (has_letters()) return {Notation::short_form, Notation::diagonal};
    return {Notation::diagonal, Notation::short_form};
  }
  static constexpr board::Notation notation_of_one_reading = board::Notation::diagonal;
  // Returns whether several pieces can make the move of the text. Later moves of the record cannot decide
  // which piece is meant.
  bool leaves_piece_open(const MoveText& text, const MoveList& moves) const {
    return text.file != 0 && std::any_of(moves.begin(), moves.end(),
                                         [&](const Move& move) { return move.from != moves.front().from; });
  }
  bool match(const Position& position, const MoveText& text, MoveList& moves,
             Effort* effort = nullptr) const {
    return draughts::match(played_on_, position, text, moves, effort);
  }
  // Does the work of read(), match() and play() for nearly all moves of nearly all records, at a fraction of
  // their cost. Such a text has two squares and a usual sign, and exactly one legal move fits it. For other
  // texts, returns false and changes nothing. No reason is given.
  bool play_plain(const Position& position, std::string_view text, PlainMove& out, Position& after) const {
    PlainText read;
    return read_plain(variant_.names, has_letters(), text, read) && step(position, read, out, after);
  }
  // Does the same as play_plain() for a text of numbers whose `shape`, a value of Shape, is known.
  bool play_shaped(const Position& position, std::string_view text, unsigned shape, PlainMove& out,
                   Position& after) const {
    PlainText read;
    return !has_letters() && read_shaped(variant_.names, text, shape, read) &&
           step(position, read, out, after);
  }
  bool is_canonical(const PlainMove& played, const Position& /*after*/) const { return played.canonical; }
  bool match_beginning(const Position& position, const MoveText& text, MoveList& moves,
                       Effort* effort) const {
    return draughts::match_beginning(played_on_, position, text, moves, effort);
  }
  bool join(MoveText& text, const MoveText& next) const { return draughts::join(text, next); }
  bool captures(const Move& move) const { return any(move.taken); }
  void list_parts(const Position& /*position*/, const Move& move, MoveParts& out) const {
    const auto place = [this](int square) {
      return place_of(grid(), variant_.geometry.cell[static_cast<unsigned>(square)]);
    };
    out.clear();
    out.add({place(move.from), place(move.to)});
    for (Set left = move.taken; any(left);) out.captured.push_back(place(pop(left)));
    if (move.crowns) out.promotion = piece_signs.kinds[1];
  }
  Code spelling_fault(const Position& /*position*/, const MoveText& text, const Move& move) const {
    return draughts::spelling_fault(variant_, text, move);
  }
  // Explains why a text is not a legal move. The ranges of the explanation are in `written`.
  Diagnostic explain(const Position& position, std::string_view written, const MoveText& text) const {
    return draughts::explain(played_on_, position, text, written);
  }
  Diagnostic explain(std::string_view written, const Misread& misread) const {
    return explain_misreading(variant_.names, written, misread);
  }
  std::string move_of_squares(std::string_view first, std::string_view second) const {
    for (const std::string_view text : {first, second}) {
      MoveText square;
      if (read(text, square, std::nullopt).reason != Misreading::one_square) return {};
    }
    return std::string(first) + "-" + std::string(second);
  }
  Diagnostic explain_ambiguity(const Position& position, std::string_view written, const MoveText& text,
                               const MoveList& meant) const {
    return draughts::explain_ambiguity(played_on_, position, text, written, meant);
  }
  void write_move(const Position& position, const Move& move, board::Notation notation, std::string& out,
                  Effort* effort = nullptr) const {
    draughts::write_move(variant_, position, move, notation, out, effort);
  }

  // Writes all legal moves of the position.
  void write_moves(const Position& position, const MoveList& moves, board::Notation notation,
                   std::vector<std::string>& out) const {
    draughts::write_moves(variant_, position, moves, notation, out);
  }

  bool parse_position(std::string_view text, Position& out, std::vector<Diagnostic>& notes) const {
    const auto position = draughts::parse_position(variant_, text, notes);
    if (position) out = *position;
    return static_cast<bool>(position);
  }
  // Reads a setup in the middle of a record: a whole position, or only the side to move with the same board
  // (B::).
  bool read_setup(std::string_view text, Position& position, std::vector<Diagnostic>& notes) const {
    if (const auto mover = null_setup(text)) {
      position.to_move = *mover;
      return true;
    }
    return parse_position(text, position, notes);
  }
  void write_position(const Position& position, std::string& out) const {
    write_fen(variant_, position, {}, out);
  }

 private:
  bool has_letters() const { return notation() == board::Notation::algebraic; }
  bool step(const Position& position, const PlainText& read, PlainMove& out, Position& after) const {
    const bool captures = read.meaning() == MoveSign::capture;
    out.canonical = !read.padded && read.sign == (captures ? variant_.rules.capture_sign : '-');
    return plain_step_(position, {read.from, read.to, captures}, out.move, after, played_on_);
  }
  mt::Outcome told(const draughts::Outcome& outcome) const {
    return {.kind = static_cast<mt::Outcome::Kind>(outcome.kind),
            .winner = side(outcome.winner),
            .end = kind_of(outcome.ending),
            .reason = describe(variant_.rules.draws, outcome.ending),
            .article = draw_limits(variant_.rules.draws).article(outcome.ending),
            .ply = static_cast<std::uint32_t>(outcome.ply)};
  }

  static Rules playing_on(Rules rules) {
    if (rules.goal == Goal::breakthrough) rules.goal = Goal::normal;
    return rules;
  }

  Variant<Set> variant_;
  Variant<Set> played_on_;  // the same rules, but the game ends only when a side cannot move
  PlainStepFunction<Set> plain_step_;
};

static_assert(Game<Draughts<Set64>> && Game<Draughts<Set128>> && Game<Draughts<Set256>>);

}  // namespace mt::draughts
