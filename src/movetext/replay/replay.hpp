// Replays a record under a game: each move of each variation is resolved, or a diagnostic explains why not.
//
//   Replayed played = replay(record, *game, *game, {});
//   if (!played.complete) reject(record);       // see record.diagnostics
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
  // Receives the start position, then in order the position after each ply, pass and setup. In a match, also
  // receives the positions at the start of each game and after each roll and cube action. A forced pass is
  // not reported, because it changes neither the board nor the side that moves next.
  virtual void visit(const AnyPosition& position) = 0;
};

// Receives the positions of all lines, with the events of the tape that lead to them.
class LineFollower {
 public:
  virtual ~LineFollower() = default;
  // Receives the start position. Positions received before it belong to a replay that was abandoned.
  virtual void start(const AnyPosition& position) = 0;
  // Receives the position after an event: a ply, pass or setup; in a match also dice, cube actions, points
  // and the start of a game. `event` is the index of the event on the tape after the replay. Events come in
  // tape order. A forced pass may be missing. In a match, plays are missing while the board is unknown.
  virtual void visit(std::uint32_t event, const AnyPosition& position) = 0;
  // A variation begins: the next position follows the one before the last move. After close(), the next
  // position follows the last one before the variation.
  virtual void open() {}
  virtual void close() {}
};

// Receives the moves of all lines.
class MoveFollower {
 public:
  virtual ~MoveFollower() = default;
  // Receives a ply before LineFollower::visit() receives the position after it. `event`: as there.
  virtual void move(std::uint32_t event, const MoveParts& parts) = 0;
};

struct ReplayOptions {
  std::optional<board::Notation> notation{};  // notation of the written moves; if empty, that of `writing`
  bool write_moves = true;     // write the canonical text of each move and position into the record
  bool fix_ambiguous = false;  // later moves decide what an ambiguous text means, even in chess
  bool adjudicate = false;     // apply the draw rules, to set Replayed::outcome and claims
  // Let the last position override the written result (played_result.hpp). A game that needs a referee to
  // find its result also needs `adjudicate`.
  bool fix_result = false;
  Policy policy = Policy::archive;  // strict also reports legible PGN moves that are not canonical
  Follower* follower = nullptr;
  LineFollower* lines = nullptr;
  MoveFollower* moves = nullptr;
};

struct Replayed {
  std::uint32_t games = 1;            // number of games; a match has several
  std::uint32_t plies = 0;            // legal plies of the main line
  std::uint32_t variation_plies = 0;  // legal plies of the variations
  bool bad_start = false;             // the start position could not be read
  bool complete = true;               // false if the main line stops before tape[stop]
  std::uint32_t stop = 0;
  bool whole = true;          // false if the main line stops, or if a part of a variation is not played
  std::uint32_t refused = 0;  // offset in Record::source of the first place that is not played
  Outcome outcome;            // outcome of the main line, by the rules alone
  // Draws that a player could have claimed during the game: each kind once, in the order of the plies.
  std::vector<Outcome> claims;
  std::vector<Outcome> open_claims;  // draws that a player can claim in the last position

  // Returns whether the game ended this way by the rules, or a player can claim this end in the last
  // position. For End::none, returns whether the game has not ended and no draw can be claimed.
  bool ends_by(End end) const {
    if (end == End::none) return outcome.end == End::none && open_claims.empty();
    if (outcome.end == end) return true;
    for (const Outcome& claim : open_claims)
      if (claim.end == end) return true;
    return false;
  }
  // Returns the one end under which statistics count the record, or End::none if the game has no end.
  End main_end() const {
    return outcome.end != End::none || open_claims.empty() ? outcome.end : open_claims.front().end;
  }
};

// The limit for nested variations. A record with deeper nesting is refused with Code::too_complex.
inline constexpr std::size_t max_depth = 120'000;
// Maximum memory for the states of lines that are interrupted by variations.
inline constexpr std::size_t max_frame_bytes = std::size_t{24} << 20;

// Resolves `record` in place. Ply events get their canonical text and their number. Parentheses without a
// playable move become comments. A capture that is written as several moves becomes one move. Faults and
// tolerated deviations are reported in the record. `reading` and `writing` must have the same rules, but may
// name the squares differently.
Replayed replay(Record& record, const AnyGame& reading, const AnyGame& writing, const ReplayOptions& options);

// An index that is not used for any event of a tape.
inline constexpr std::uint32_t no_event = UINT32_MAX;

// How many plies are legal under a game, and whether all plies are. A variation is counted up to its first
// illegal move.
struct Legality {
  std::uint32_t plies = 0;            // legal plies of the main line
  std::uint32_t variation_plies = 0;  // legal plies of the variations that begin before the main line ends
  bool complete = true;               // the main line is legal to its end
  bool whole = true;                  // the main line and all variations are legal
  // Tape index of the refused event in the main line. no_event if no event is refused, or if the start
  // position cannot be read.
  std::uint32_t stop = no_event;
};
// The lines to check. For most purposes the main line is enough.
enum class Lines : std::uint8_t { main, all };
// Returns how far the record is legal, without changing it.
Legality legality(const Record& record, const AnyGame& game, Lines lines = Lines::main);

// The plies of a main line that name squares which the board of a game does not have.
struct OffBoard {
  std::uint32_t plies = 0;
  std::uint32_t first = no_event;  // tape index of the first of these plies
};
OffBoard plies_off_board(const Record& record, const AnyGame& game);

// Returns the position after `moves`, played from the start array. The moves are separated by blanks. Returns
// nullopt if a move is illegal or the family has no openings.
std::optional<AnyPosition> line_end(const AnyGame& game, std::string_view moves);

}  // namespace mt::replay
