// Replays a record under a game: every move of every variation is resolved, or a diagnostic gives the reason.
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
  // Receives the start position, then the position after each ply, pass and setup, in order; in a match also
  // at the start of each game and after each roll and cube action. A forced pass leaves the same board and
  // the same side to move, and is not reported.
  virtual void visit(const AnyPosition& position) = 0;
};

// Receives the positions of all lines, with the events of the tape that lead to them.
class LineFollower {
 public:
  virtual ~LineFollower() = default;
  // Receives the start position; positions received before belong to a replay that was abandoned.
  virtual void start(const AnyPosition& position) = 0;
  // Receives the position after an event: a ply, pass or setup; in a match also its dice, cube actions,
  // points and games. `event`: its index on the tape after the replay. The events come in tape order. A
  // forced pass may be missing, and in a match the plays while the board is unknown.
  virtual void visit(std::uint32_t event, const AnyPosition& position) = 0;
};

struct ReplayOptions {
  std::optional<board::Notation> notation{};  // of the canonical move texts; by default that of `writing`
  bool write_moves = true;          // put the canonical text of each move and position into the record
  bool fix_ambiguous = false;       // later moves decide what an ambiguous text means, in chess too
  bool adjudicate = false;          // apply the draw rules, for Replayed::outcome and claims
  bool fix_result = false;          // let the last position override the written result (played_result.hpp);
                                    // for a game that needs a referee for that, only with `adjudicate`
  Policy policy = Policy::archive;  // strict: also report legible PGN moves that are not canonical
  Follower* follower = nullptr;
  LineFollower* lines = nullptr;
};

struct Replayed {
  std::uint32_t games = 1;            // a match has several games
  std::uint32_t plies = 0;            // legal plies of the main line
  std::uint32_t variation_plies = 0;  // legal plies of the variations
  bool bad_start = false;             // the start position could not be read
  bool complete = true;               // false if the main line stops before tape[stop]
  std::uint32_t stop = 0;
  bool whole = true;            // false if the main line stops, or a part of a variation is not played
  std::uint32_t refused = 0;    // offset in Record::source of the first such place
  Outcome outcome;              // outcome of the main line, by the rules alone
  std::vector<Outcome> claims;  // draws that a player could have claimed in the game, each kind once, by ply
  std::vector<Outcome> open_claims;  // draws that a player can claim in the last position

  // Returns whether the game ended this way by the rules, or a player can claim this end in the last
  // position. For End::none: whether the game has not ended and no draw can be claimed.
  bool ends_by(End end) const {
    if (end == End::none) return outcome.end == End::none && open_claims.empty();
    if (outcome.end == end) return true;
    for (const Outcome& claim : open_claims)
      if (claim.end == end) return true;
    return false;
  }
  // Returns the single end under which the record is counted, or End::none if there is none.
  End main_end() const {
    return outcome.end != End::none || open_claims.empty() ? outcome.end : open_claims.front().end;
  }
};

// The limit for nested variations; a record beyond it is refused with Code::too_complex.
inline constexpr std::size_t max_depth = 120'000;
inline constexpr std::size_t max_frame_bytes = std::size_t{24} << 20;  // for the interrupted lines

// Resolves `record` in place: ply events get their canonical text and their number; parentheses without a
// playable move become comments; a capture written as several moves becomes one. Faults and tolerated
// deviations are reported in the record. `reading` and `writing` have the same rules, possibly with different
// names of the squares.
Replayed replay(Record& record, const AnyGame& reading, const AnyGame& writing, const ReplayOptions& options);

// An index that no event of a tape has.
inline constexpr std::uint32_t no_event = UINT32_MAX;

// The number of legal plies under a game, and whether all plies are legal. A variation counts up to its first
// illegal move.
struct Legality {
  std::uint32_t plies = 0;            // legal plies of the main line
  std::uint32_t variation_plies = 0;  // legal plies of the variations before its end
  bool complete = true;               // the main line is legal to its end
  bool whole = true;                  // ... and so are the variations
  // The refused event of the main line; no_event if there is none, or if the start position cannot be read.
  std::uint32_t stop = no_event;
};
// The lines to check; the main line alone suffices for most purposes.
enum class Lines : std::uint8_t { main, all };
// Returns the legality without changing the record.
Legality legality(const Record& record, const AnyGame& game, Lines lines = Lines::main);

// The plies of a main line that name squares that the board of a game does not have.
struct OffBoard {
  std::uint32_t plies = 0;
  std::uint32_t first = no_event;  // the first such event
};
OffBoard plies_off_board(const Record& record, const AnyGame& game);

// Returns the position after moves, separated by blanks, from the start array. Returns nullopt if one of them
// is illegal, or the family has no openings.
std::optional<AnyPosition> line_end(const AnyGame& game, std::string_view moves);

}  // namespace mt::replay
