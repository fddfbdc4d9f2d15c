// Plays a record under a game: every move of every variation is resolved, or a diagnostic says why not.
//
//   Replayed played = replay(record, *game, *game, {});
//   if (!played.complete) reject(record);       // record.diagnostics says why
#pragma once
#include "movetext/base/severity.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mt::replay {

// Receives the positions of a main line.
class Follower {
 public:
  virtual ~Follower() = default;
  // Receives the start position, then the one after each ply, pass and setup, in order; of a match also that
  // at the start of each game and after each roll and turn of the cube.  A pass that the rules force leaves
  // the same board and the same side to move, and is not received.
  virtual void visit(const AnyPosition& position) = 0;
};

// Receives the positions of all lines, with the events of the tape that lead to them.
class LineFollower {
 public:
  virtual ~LineFollower() = default;
  // Receives the start position; what came before belongs to a replay that was given up.
  virtual void start(const AnyPosition& position) = 0;
  // Receives the position after an event: a ply, pass or setup, of a match also its dice, cube, points and
  // games.  `event`: its index in the tape as the replay leaves it.  The events come in the order of the
  // tape; a pass that the rules force may be missing, and in a match what is played while the board is
  // unknown.
  virtual void visit(std::uint32_t event, const AnyPosition& position) = 0;
};

struct ReplayOptions {
  std::optional<board::Notation> notation{};  // of the canonical move texts; else that of the game written
  bool write_moves = true;          // put the canonical text of each move and position into the record
  bool fix_ambiguous = false;       // later moves decide between moves that a text can mean, in chess too
  bool adjudicate = false;          // follow the draw rules, for Replayed::outcome and claims
  bool fix_result = false;          // the last position decides over the written result (played_result.hpp);
                                    // where a game needs a referee for that, only with `adjudicate`
  Policy policy = Policy::archive;  // strict: legible but not canonical PGN moves are also reported
  Follower* follower = nullptr;
  LineFollower* lines = nullptr;
};

struct Replayed {
  std::uint32_t games = 1;            // a match has several
  std::uint32_t plies = 0;            // legal plies of the main line
  std::uint32_t variation_plies = 0;  // and of the variations
  bool bad_start = false;             // the start position could not be read
  bool complete = true;               // false: the main line stops before tape[stop]
  std::uint32_t stop = 0;
  bool whole = true;            // false: the main line stops, or something of a variation is not played
  std::uint32_t refused = 0;    // ... and the first such place in Record::source
  Outcome outcome;              // of the main line, by the rules alone
  std::vector<Outcome> claims;  // draws that a player could have claimed in the game, each kind once, by ply
  std::vector<Outcome> open_claims;  // draws that a player can claim in the last position

  // Returns whether the game ended this way by the rules, or a player can claim it in the last position.
  // End::none: the game has not ended, and no draw can be claimed.
  bool ends_by(End end) const {
    if (end == End::none) return outcome.end == End::none && open_claims.empty();
    if (outcome.end == end) return true;
    for (const Outcome& claim : open_claims)
      if (claim.end == end) return true;
    return false;
  }
  // Returns the one end by which the record is counted; End::none if there is none.
  End main_end() const {
    return outcome.end != End::none || open_claims.empty() ? outcome.end : open_claims.front().end;
  }
};

// The limit for variations inside variations; a record beyond it is refused with Code::too_complex.
inline constexpr std::size_t max_depth = 120'000;
inline constexpr std::size_t max_frame_bytes = std::size_t{24} << 20;  // limit for the interrupted lines

// Resolves `record` in place: ply events get their canonical text and their number; parentheses without a
// playable move become comments; a capture written as several moves becomes one.  Faults and what was
// forgiven are reported in the record.  `reading` and `writing` are the same rules, perhaps with other names
// of the squares.
Replayed replay(Record& record, const AnyGame& reading, const AnyGame& writing, const ReplayOptions& options);

// No event of a tape has this index.
inline constexpr std::uint32_t no_event = UINT32_MAX;

// How many plies are legal under `game`, and whether that is all of them.  A variation counts up to its first
// illegal move.
struct Legality {
  std::uint32_t plies = 0;            // of the main line
  std::uint32_t variation_plies = 0;  // of the variations before its end
  bool complete = true;               // the main line is legal to its end
  bool whole = true;                  // ... and so are the variations
  // The event of the main line that is refused; no_event: none, or the start position cannot be read.
  std::uint32_t stop = no_event;
};
// Which lines are checked: the main line alone is enough for most questions.
enum class Lines : std::uint8_t { main, all };
// Returns the legality without changing the record.
Legality legality(const Record& record, const AnyGame& game, Lines lines = Lines::main);

// The plies of a main line that name squares which the board of a game does not have.
struct OffBoard {
  std::uint32_t plies = 0;
  std::uint32_t first = no_event;  // the event of the first of them
};
OffBoard plies_off_board(const Record& record, const AnyGame& game);

// Returns the position after moves, separated by blanks, from the start array; nothing: one of them is
// illegal, or the family has no openings.
std::optional<AnyPosition> line_end(const AnyGame& game, std::string_view moves);

}  // namespace mt::replay
