// Requirements that a game of single moves must meet so that it can be recorded, checked and played. A family
// asserts its types against these concepts where it defines them; a game with dice is a MatchGame instead
// (match_game.hpp).
//
// G is a class of the family: positions and moves are values, the operations are its const functions. Nothing
// here throws or keeps state, and only texts allocate. Unless a comment says otherwise, `false` means that
// the position is too complex to be searched within the game's own bounds (Code::too_complex).
#pragma once
#include "movetext/base/code.hpp"
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/outcome.hpp"
#include "movetext/base/side.hpp"
#include "movetext/board/notation.hpp"
#include "movetext/games/api/any_position.hpp"
#include "movetext/games/api/move_parts.hpp"
#include "movetext/text/move_shape.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mt {

// The types of a game. They are values; a Position fits into an AnyPosition.
template <class G>
concept GameTypes = requires(typename G::MoveList& moves) {
  requires std::is_trivially_copyable_v<typename G::Position> &&
      std::equality_comparable<typename G::Position>;
  requires sizeof(typename G::Position) <= AnyPosition::capacity;
  requires std::default_initializable<typename G::Move> && std::copyable<typename G::Move>;
  // MoveList is a sequence of Moves, empty at first.
  { moves.front() } -> std::convertible_to<typename G::Move>;
  { moves.size() } -> std::convertible_to<std::size_t>;
  { moves.empty() } -> std::convertible_to<bool>;
  {moves.resize(1)};
  {moves.clear()};
  // MoveText is the content of a move's text, before a position gives it a meaning.
  requires std::default_initializable<typename G::MoveText> && std::copyable<typename G::MoveText>;
  // Effort limits the steps of all searches for one record; `left` is the number of steps that remain.
  { typename G::Effort{std::int64_t{1}}.left } -> std::convertible_to<std::int64_t>;
};

// Plays by the rules.
template <class G>
concept GameRules = GameTypes<G> &&
    requires(const G& game, const typename G::Position& position, const typename G::Move& move,
             typename G::MoveList& moves, MoveParts& parts, Side side) {
  { game.start() } -> std::same_as<typename G::Position>;
  { game.to_move(position) } -> std::same_as<Side>;
  // Returns the number of the move that the side to move makes, 1 at the start; always 1 if positions do not
  // count moves.
  { game.move_number(position) } -> std::same_as<std::uint32_t>;
  // Returns the position after a legal move or after a pass. Records contain passes even if the rules of the
  // game do not allow them.
  { game.play(position, move) } -> std::same_as<typename G::Position>;
  { game.pass(position) } -> std::same_as<typename G::Position>;
  // Returns false if a pass in this position breaks a rule, for instance because the king stays in check.
  { game.may_pass(position) } -> std::same_as<bool>;
  // Lists all legal moves, none after the end of the game.
  { game.legal_moves(position, moves) } -> std::same_as<bool>;
  { game.captures(move) } -> std::same_as<bool>;
  // Sets `parts` to the parts of a legal move.
  {game.list_parts(position, move, parts)};
  // Returns whether pieces, side to move and rights are the same; counters are not compared. Positions with
  // the same board have the same key. The keys are well spread over 64 bits.
  { game.same_board(position, position) } -> std::same_as<bool>;
  { game.board_key(position) } -> std::same_as<std::uint64_t>;
  // Returns whether the side may be able to win by some series of legal moves. Only the pieces of this side
  // are considered.
  { game.can_win(position, side) } -> std::same_as<bool>;
};

// The meaning of a pass in a record, for games that meet the concept JudgesPasses.
enum class Pass : std::uint8_t {
  forced,   // the side that should move has no move
  illegal,  // a side has a move and must make it, or the game has no passes
  idle,     // the game is over
};

// For games whose rules decide whether a side may pass. These rules may also forbid every pass. If a game has
// passes, a side without a move passes automatically: to_move() returns the side that can move, and a record
// may contain the pass or leave it out. may_pass() is true exactly if the rules force a pass. In games that
// do not meet this concept, the rules have no passes, but records may contain them.
template <class G>
concept JudgesPasses = requires(const G& game, const typename G::Position& position,
                                std::string_view written) {
  { game.meaning_of_pass(position) } -> std::same_as<Pass>;
  // Explains why a pass is not allowed if meaning_of_pass() is not Pass::forced.
  { game.explain_pass(position, written) } -> std::same_as<Diagnostic>;
};

// For games that end with a score, which their records give as the result: "52-12".
template <class G>
concept KeepsScore = requires(const G& game, const typename G::Position& position) {
  // Returns the points of the first side and of the second side. The game must be over.
  { game.final_score(position) } -> std::same_as<std::array<int, 2>>;
};

// For games of which at least some positions continue in the same way on a turned or mirrored board.
template <class G>
concept HasSymmetries = requires(const G& game, const typename G::Position& position) {
  // Returns the position and all its images (AnyGame::images).
  { *game.images(position).begin() } -> std::convertible_to<typename G::Position>;
};

// Follows one game to its outcome. Moves after a verdict are accepted.
template <class G>
concept GameReferee = requires(const G& game, typename G::Referee& referee, const typename G::Referee& told,
                               const typename G::Position& position, const typename G::Move& move) {
  requires std::constructible_from<typename G::Referee, const G&>;
  {referee.reset(position)};
  {referee.add(move, position)};
  { told.outcome() } -> std::same_as<Outcome>;
  // Returns the outcome that the side to move may claim in the last position; open if it may claim none.
  { told.claim() } -> std::same_as<Outcome>;
  // Returns the outcomes that could have been claimed during the game. Each kind is listed once, with the ply
  // at which it could first be claimed.
  { told.claims() } -> std::same_as<std::vector<Outcome>>;
};

// A Referee of a game in which the side to move can have several claims in one position.
template <class R>
concept HasSeveralClaims = requires(const R& referee) {
  // Returns all that the side to move may claim in the last position.
  { referee.open_claims() } -> std::same_as<std::vector<Outcome>>;
};

// Returns all that the side to move may claim in the last position.
template <class R>
std::vector<Outcome> open_claims_of(const R& referee) {
  if constexpr (HasSeveralClaims<R>) {
    return referee.open_claims();
  } else {
    const Outcome claim = referee.claim();
    return claim.kind == Outcome::Kind::open ? std::vector<Outcome>() : std::vector<Outcome>{claim};
  }
}

// For games whose final positions determine the result. They set has_settled_results to true.
template <class G>
concept SettlesResults =
    !G::has_settled_results || requires(const G& game, const typename G::Position& position) {
  // Returns how the game ends here because no move is left; open if a move is left.
  { game.settled(position) } -> std::same_as<Outcome>;
};

// Reads moves in two steps: first the text, then the legal moves that it can mean.
template <class G>
concept GameMoveTexts = requires(const G& game, const typename G::Position& position, std::string_view text,
                                 typename G::MoveText& read, const typename G::MoveText& meant,
                                 const typename G::Move& move, typename G::MoveList& moves,
                                 typename G::Effort* effort, std::optional<board::Notation> declared,
                                 board::Notation notation, std::string& out,
                                 std::vector<std::string>& texts) {
  // True if a text may mean several moves and later moves of the record may decide which (PDN 3.0, movetext).
  { G::looks_ahead } -> std::convertible_to<bool>;
  { game.notation() } -> std::same_as<board::Notation>;
  // Returns the fault of the text itself. The value converts to true if the text has a fault. `declared`: the
  // notation that the record declares.
  { game.read(text, read, declared) } -> std::same_as<typename G::Misread>;
  { game.match(position, meant, moves, effort) } -> std::same_as<bool>;
  // For games in which a record may write one move as several plies: match_beginning() lists the moves whose
  // first part is the text, and join() adds the text of the next ply to it. In other games match_beginning()
  // clears the list, and join() returns false.
  { game.match_beginning(position, meant, moves, effort) } -> std::same_as<bool>;
  { game.join(read, meant) } -> std::same_as<bool>;
  // Returns the spelling rule that the text of a known move breaks, or Code::none.
  { game.spelling_fault(position, meant, move) } -> std::same_as<Code>;
  // These functions append the texts of moves to `out` and to `texts`.
  {game.write_move(position, move, notation, out, effort)};
  {game.write_moves(position, moves, notation, texts)};
};

// For games whose records use several notations with texts of different shapes. A move in another notation
// than the rest of its record is then reported. For these games, the argument `declared` of read() is the
// notation of the record's moves.
template <class G>
concept TellsNotations = requires(const G& game, std::string_view text, unsigned shape,
                                  board::Notation notation) {
  { game.notations() } -> std::convertible_to<std::span<const board::Notation>>;
  { game.is_written_in(text, notation) } -> std::same_as<bool>;
  // Does the same as is_written_in() for a text whose shape the reader has found in G::shapes.
  { game.is_shaped_in(text, shape, notation) } -> std::same_as<bool>;
};

// For games in whose records the sign between the two squares of a move may be missing ("32 28").
template <class G>
concept JoinsSquares = requires(const G& game, std::string_view text) {
  // Returns the move from the square of the first text to the square of the second, or an empty string if
  // they are not squares.
  { game.move_of_squares(text, text) } -> std::same_as<std::string>;
};

// For games in which a text may be a move in two notations (text::two_readings). The other moves of the
// record decide which notation is meant; if they do not, the position decides.
template <class G>
concept HasRivalNotations = requires(const G& game, const typename G::MoveText& read,
                                     const typename G::MoveList& moves) {
  // Returns the two notations, first the usual notation of the game's records. Both are the same if the game
  // does not have a second notation.
  { game.rival_notations() } -> std::same_as<std::array<board::Notation, 2>>;
  // The notation of texts that can be read in only one of the two (text::one_reading).
  { G::notation_of_one_reading } -> std::convertible_to<board::Notation>;
  { read.notation } -> std::convertible_to<board::Notation>;
  // Returns whether several pieces can make the move of the text. The text is then ambiguous, whatever moves
  // follow.
  { game.leaves_piece_open(read, moves) } -> std::same_as<bool>;
};

// Returns the other of the two rival notations, in which the text could also be read, or nullopt if there is
// none.
template <HasRivalNotations G>
std::optional<board::Notation> rival_of(const G& game, const typename G::MoveText& read) {
  const auto [first, second] = game.rival_notations();
  if (first == second) return std::nullopt;
  if (read.notation == first) return second;
  if (read.notation == second) return first;
  return std::nullopt;
}

// Reads a text and plays its move in one step, for nearly all moves of nearly all records.
template <class G>
concept PlaysPlainTexts = requires(const G& game, const typename G::Position& position, std::string_view text,
                                   typename G::PlainMove& plain, typename G::Position& after) {
  // Returns false and changes nothing if the text needs the slower functions. No reason is given.
  { game.play_plain(position, text, plain, after) } -> std::same_as<bool>;
  { plain.move } -> std::convertible_to<typename G::Move>;
  // Returns whether the text was what write_move() returns in notation().
  { game.is_canonical(plain, after) } -> std::same_as<bool>;
};

// Reads a text and plays its move in one step, if the reader has found the shape of the text in the family's
// table, G::shapes. A game need not provide this.
template <class G>
concept PlaysShapedTexts = requires(const G& game, const typename G::Position& position,
                                    std::string_view text, unsigned shape, typename G::PlainMove& plain,
                                    typename G::Position& after) {
  { G::shapes } -> std::same_as<const text::MoveShapes&>;
  { game.play_shaped(position, text, shape, plain, after) } -> std::same_as<bool>;
};

// Explains why a text is not a legal move, or means more than one. Ranges are ranges of `written`.
template <class G>
concept ExplainsMoves = requires(const G& game, const typename G::Position& position,
                                 std::string_view written, const typename G::MoveText& read,
                                 const typename G::Misread& misread, const typename G::MoveList& meant) {
  { game.explain(written, misread) } -> std::same_as<Diagnostic>;
  { game.explain(position, written, read) } -> std::same_as<Diagnostic>;
  { game.explain_ambiguity(position, written, read, meant) } -> std::same_as<Diagnostic>;
};

// Reads and writes positions. Faults are added to `notes`, with ranges of the text. If the text is not a
// position, the readers return false and leave `out` undefined.
template <class G>
concept GamePositionTexts = requires(const G& game, const typename G::Position& position,
                                     std::string_view text, typename G::Position& out,
                                     typename G::Sought& sought, std::vector<Diagnostic>& notes,
                                     std::string& written) {
  { game.parse_position(text, out, notes) } -> std::same_as<bool>;
  // Reads a setup in the middle of a record; `out` holds the position that it changes.
  { game.read_setup(text, out, notes) } -> std::same_as<bool>;
  // Reads a position to search for. Whatever its text leaves out is not compared.
  { game.read_sought(text, sought, notes) } -> std::same_as<bool>;
  { game.is_sought(position, sought) } -> std::same_as<bool>;
  {game.write_position(position, written)};
};

template <class G>
concept Game = GameRules<G> && GameReferee<G> && SettlesResults<G> && GameMoveTexts<G> &&
    PlaysPlainTexts<G> && ExplainsMoves<G> && GamePositionTexts<G>;

}  // namespace mt
