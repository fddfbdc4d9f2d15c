// Any game, behind one interface: for callers that do a thing once a request or once a record.  Hot code uses
// the game's own type instead (games/FAMILY/typed.hpp).
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
#include "movetext/games/api/sought_position.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// Immutable and without state: may be shared by threads.
class AnyGame {
 public:
  explicit AnyGame(const GameSpec& spec) : spec_(spec) {}
  virtual ~AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;

  const Family& family() const { return spec_.family(); }
  const GameSpec& spec() const { return spec_; }

  // The notation that the game's records are written in.
  virtual board::Notation notation() const = 0;
  // Whether moves can be written so (diagonal notation has no meaning on a board with all squares in play).
  virtual bool knows(board::Notation notation) const = 0;
  // "White", "Black": who is meant by that side.
  virtual std::string_view side_name(Side side) const = 0;
  // Whether that is White: who has the first tag of a record's players, and the lower side of a board.  Where
  // no side is called so it is the one that begins.
  bool is_white(Side side) const { return (side_name(Side::second) == "White") == (side == Side::second); }

  virtual AnyPosition start() const = 0;
  // How many start arrays there are to draw by lot; 1: none is drawn.
  virtual std::uint32_t start_count() const { return 1; }
  // 0 <= number < start_count().
  virtual AnyPosition start(std::uint32_t /*number*/) const { return start(); }
  // Whether the position is one of them.
  virtual bool is_start(const AnyPosition& position) const { return same_board(position, start()); }
  virtual Side to_move(const AnyPosition& position) const = 0;
  // The same men on the same squares, with the same side to move and the same rights to castle and to capture
  // en passant, whatever is counted beside them.  Positions of which that is true have the same key.
  virtual bool same_board(const AnyPosition& a, const AnyPosition& b) const = 0;
  virtual std::uint64_t board_key(const AnyPosition& position) const = 0;
  // How matters stand in the position by itself; repetition and counted moves need a history (replay).
  virtual Outcome outcome(const AnyPosition& position) const = 0;

  // Reads a position in any notation of the game.  `notes` says what was forgiven, or why it was refused
  // (false); its ranges are those of `text`.
  virtual bool parse_position(std::string_view text, AnyPosition& out,
                              std::vector<Diagnostic>& notes) const = 0;
  // The position to look for.  What the text does not give (whose turn it is, rights, counters) is not
  // compared. nullptr: the text is no position of this game.
  virtual std::unique_ptr<const SoughtPosition> seek(std::string_view text) const;
  // The names that write_position knows, the canonical one first ("fen", "hub", "board").
  virtual std::vector<std::string_view> position_notations() const = 0;
  // An EPD has what is counted as operations: "... w - - fmvn 12; hmvc 3;".  False: no such notation here, or
  // none that can be of this position; position_losses tells why.
  virtual bool write_position(const AnyPosition& position, std::string_view notation,
                              std::string& out) const = 0;
  // What the notation has no place for in this position, as notes, and as an error what keeps it from being
  // written; most games' notations hold all.
  virtual void position_losses(const AnyPosition& /*position*/, std::string_view /*notation*/,
                               std::vector<Diagnostic>& /*notes*/) const {}
  // Pieces only; names of squares and lines are the caller's choice (board::add_labels).
  virtual board::Diagram diagram(const AnyPosition& position) const = 0;
  // The names of the squares on that diagram; of boards of points nothing.
  virtual board::Coordinates coordinates() const { return {}; }

  // Where the move ends that begins at `begin` of a line of moves: before the next blank, unless the game has
  // moves of several words.
  virtual std::size_t move_end(std::string_view moves, std::size_t begin) const {
    return std::min(moves.find_first_of(" \t\r\n\v\f", begin), moves.size());
  }
  // The legal moves in that notation, in the order of the generator.  False: too complex.
  virtual bool legal_moves(const AnyPosition& position, board::Notation notation,
                           std::vector<std::string>& out) const = 0;
  // The same with the positions behind them.
  virtual bool next_positions(const AnyPosition& position, board::Notation notation,
                              std::vector<std::string>& moves, std::vector<AnyPosition>& after) const;
  // Plays a move given as text; `canonical` receives its text in `notation`.  False: `refusal` says why.
  virtual bool play(AnyPosition& position, std::string_view text, board::Notation notation,
                    std::string& canonical, Diagnostic& refusal) const = 0;
  // Number of move paths of that depth.  Fault: too_complex.
  virtual Result<std::uint64_t> perft(const AnyPosition& position, int depth) const = 0;

 private:
  GameSpec spec_;
};

// The game of a specification.  Never null: every specification that a family gives can be played.
std::unique_ptr<const AnyGame> make_game(const GameSpec& spec);

}  // namespace mt
