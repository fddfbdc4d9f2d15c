// One interface for any game, for callers that use it once per request or per record. Hot code uses the
// game's own type instead (games/FAMILY/typed.hpp).
//
//   const auto game = make_game(*parse_game("frisian"));
//   AnyPosition position = game->start();
//   std::vector<std::string> moves;
//   if (game->legal_moves(position, game->notation(), moves)) show(moves);
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/outcome.hpp"
#include "movetext/base/result.hpp"
#include "movetext/base/side.hpp"
#include "movetext/board/coordinates.hpp"
#include "movetext/board/diagram.hpp"
#include "movetext/board/notation.hpp"
#include "movetext/games/api/any_position.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/games/api/match_action.hpp"
#include "movetext/games/api/material_text.hpp"
#include "movetext/games/api/move_parts.hpp"
#include "movetext/games/api/pattern_text.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "movetext/games/api/position_key.hpp"
#include "movetext/games/api/score_curve.hpp"
#include "movetext/games/api/sought_position.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// Immutable and stateless: threads may share it.
class AnyGame {
 public:
  explicit AnyGame(const GameSpec& spec) : spec_(spec) {}
  virtual ~AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;

  const Family& family() const { return spec_.family(); }
  const GameSpec& spec() const { return spec_; }

  // Returns the usual notation of the game's records.
  virtual board::Notation notation() const = 0;
  // Returns whether moves of the game can be written in the notation. For example, diagonal notation is not
  // possible on a board with all squares in play.
  virtual bool knows(board::Notation notation) const = 0;
  // Returns the name of the player on that side, "White" or "Black".
  virtual std::string_view side_name(Side side) const = 0;
  // Returns whether that side is White. In a record, the tag of White's player comes first; in a diagram,
  // White is at the bottom. If no side is named White, returns whether that side begins.
  bool is_white(Side side) const { return (side_name(Side::second) == "White") == (side == Side::second); }

  // Returns the side of White.
  Side white() const { return is_white(Side::first) ? Side::first : Side::second; }

  virtual AnyPosition start() const = 0;
  // Returns the number of start arrays, of which one is drawn at random; 1 if the start is fixed.
  virtual std::uint32_t start_count() const { return 1; }
  // Returns a start position; 0 <= number < start_count().
  virtual AnyPosition start(std::uint32_t /*number*/) const { return start(); }
  // Returns whether the position is one of the start positions.
  virtual bool is_start(const AnyPosition& position) const { return same_board(position, start()); }
  virtual Side to_move(const AnyPosition& position) const = 0;
  // Returns whether two positions have the same pieces on the same squares, the same side to move and the
  // same rights to castle and to capture en passant; counters are not compared. Such positions have the same
  // board_key().
  virtual bool same_board(const AnyPosition& a, const AnyPosition& b) const = 0;
  virtual std::uint64_t board_key(const AnyPosition& position) const = 0;
  // Returns the position, and each turned or mirrored image of it from which the game continues in the same
  // way, for the same sides. Some of the returned positions may be equal. The n-th image of any position of a
  // game belongs to the same symmetry; a position with fewer symmetries than another has only its first
  // images.
  virtual std::vector<AnyPosition> images(const AnyPosition& position) const { return {position}; }
  // Returns an object that computes the documented keys of positions. It must not outlive the game.
  virtual std::unique_ptr<const PositionKeyer> position_keyer() const;
  // Returns the outcome that the position alone determines. Draws by repetition or by a number of moves are
  // not found, because they need the history of the game (see the folder replay).
  virtual Outcome outcome(const AnyPosition& position) const = 0;
  // Returns the curve that converts the value of the position, or of a move in it, to an expected result. It
  // must not be used for equities.
  virtual ScoreCurve score_curve(const AnyPosition& /*position*/) const { return {}; }

  // Reads a position in any notation of the game. `notes` receives a note about each fault that was forgiven.
  // If the position is refused, adds the reason to `notes` and returns false. Ranges in notes are ranges of
  // `text`.
  virtual bool parse_position(std::string_view text, AnyPosition& out,
                              std::vector<Diagnostic>& notes) const = 0;
  // Returns a position to search for, or nullptr if the text is not a position of this game. Side to move,
  // rights and counters are compared only if the text gives them.
  virtual std::unique_ptr<const SoughtPosition> seek(std::string_view text) const;
  // Returns the signs of the pieces in searches; empty if the game's pieces cannot be searched for.
  virtual PieceSigns piece_signs() const { return {}; }
  // Returns positions with certain pieces, or nullptr if the game does not have pieces with these letters.
  virtual std::unique_ptr<const SoughtPosition> seek_material(const MaterialText& /*wanted*/) const {
    return nullptr;
  }
  // Returns positions that fit a pattern, or nullptr and an error message in `fault` if it does not fit the
  // game's board.
  virtual std::unique_ptr<const SoughtPosition> seek_pattern(const PatternText& pattern,
                                                             std::string& fault) const;
  // Returns the number of the move that the side to move makes, 1 at the start; always 1 if positions do not
  // count moves.
  virtual std::uint32_t move_number(const AnyPosition& /*position*/) const { return 1; }
  // Returns whether a text has the form of a move.
  virtual bool reads_move(std::string_view text) const = 0;
  // Returns whether a move that the text can mean leads from one position to the other. A wrong sign for a
  // capture or a letter in the wrong case mean another move. In a match, the dice of the move are those on
  // the table.
  virtual bool leads(const AnyPosition& before, std::string_view text, const AnyPosition& after) const = 0;
  // Returns the names that write_position knows, the canonical one first ("fen", "hub", "board").
  virtual std::vector<std::string_view> position_notations() const = 0;
  // Writes the position. An EPD gives counters as operations: "... w - - fmvn 12; hmvc 3;". Returns false if
  // the game does not have this notation, or if the notation cannot express this position; position_losses()
  // then gives the reason.
  virtual bool write_position(const AnyPosition& position, std::string_view notation,
                              std::string& out) const = 0;
  // Adds notes about the parts of this position that the notation cannot express, and an error if it cannot
  // express the position at all. In most games the notations lose nothing.
  virtual void position_losses(const AnyPosition& /*position*/, std::string_view /*notation*/,
                               std::vector<Diagnostic>& /*notes*/) const {}
  // Draws the pieces only; the caller chooses the names of squares and lines (board::add_labels).
  virtual board::Diagram diagram(const AnyPosition& position) const = 0;
  // Returns how the squares of the diagram are named. Empty if the board has points instead of squares.
  virtual board::Coordinates coordinates() const { return {}; }

  // Returns the end of the move that starts at `begin` in a line of moves: the next blank, unless the game
  // has moves of several words.
  virtual std::size_t move_end(std::string_view moves, std::size_t begin) const {
    return std::min(moves.find_first_of(" \t\r\n\v\f", begin), moves.size());
  }
  // Lists the legal moves in the given notation, in the order of the generator. Returns false if the position
  // is too complex.
  virtual bool legal_moves(const AnyPosition& position, board::Notation notation,
                           std::vector<std::string>& out) const = 0;
  // Lists the legal moves with the positions after them.
  virtual bool next_positions(const AnyPosition& position, board::Notation notation,
                              std::vector<std::string>& moves, std::vector<AnyPosition>& after) const;
  // Lists the parts of the legal moves, in the order of legal_moves().
  virtual bool list_moves(const AnyPosition& position, std::vector<MoveParts>& out) const = 0;
  // Returns the name of a place in moves: of a square in the notation, or of a point, "bar" or "off".
  // Empty for no_place and for a square that is not in play.
  std::string place_name(Place place, board::Notation notation) const;
  // Plays a move given as text; `canonical` receives the text of the move in `notation`. If the move cannot
  // be played, returns false and sets `refusal`.
  virtual bool play(AnyPosition& position, std::string_view text, board::Notation notation,
                    std::string& canonical, Diagnostic& refusal) const = 0;
  // Returns the state of the match (score, dice, cube, and a double or resignation on offer), or nullopt if
  // the game is not played in matches.
  virtual std::optional<MatchState> match_state(const AnyPosition& /*position*/) const { return {}; }
  // Returns the same board in another state of the match. The state must be consistent; a game without match
  // states returns the position unchanged.
  virtual AnyPosition with_match_state(const AnyPosition& position, const MatchState& /*state*/) const {
    return position;
  }
  // Carries out an action of the side that must decide, other than playing the dice. A roll changes nothing,
  // because the dice are set with with_match_state(). If the action is not allowed, returns the reason and
  // changes nothing.
  virtual MatchRefusal act(AnyPosition& /*position*/, MatchAction /*action*/) const {
    return MatchRefusal::no_match;
  }

  // Returns the number of move sequences of that length. Fault: too_complex.
  virtual Result<std::uint64_t> perft(const AnyPosition& position, int depth) const = 0;

 private:
  GameSpec spec_;
};

// Returns the game of a specification, never nullptr: every specification of a family can be played.
std::unique_ptr<const AnyGame> make_game(const GameSpec& spec);

}  // namespace mt
