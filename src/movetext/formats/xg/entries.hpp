// Reads the entries of the games in a file. An entry has a fixed size and begins with its kind.
//
// A position is 26 numbers, one for each point, in player 1's numbering; the numbers of player 1's checkers
// are positive. The first number is the bar of player 2, the last the bar of player 1.
#pragma once
#include "movetext/text/fields.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace mt::xg {

using Bytes = text::Fields;

inline constexpr std::size_t entry_bytes = 2560;

enum class EntryKind : std::uint8_t { match, game, cube, move, game_end, match_end, missing, unknown };

EntryKind kind_of(Bytes entry);

using Checkers = std::array<std::int8_t, 26>;
// Returns the same position as seen by the other player.
Checkers turned(const Checkers& checkers);

// The probabilities of losing or winning: a backgammon, at least a gammon, or any game; then the equity.
struct Evaluation {
  float lose_backgammon = 0;
  float lose_gammon = 0;
  float lose = 0;
  float win = 0;
  float win_gammon = 0;
  float win_backgammon = 0;
  float equity = 0;
};

inline constexpr std::int32_t unlimited_length = 99'999;
inline constexpr double not_analysed = -1000;

struct MatchEntry {
  std::array<std::string, 2> player;
  std::string event;
  std::string location;
  std::string round;
  std::string transcriber;
  std::int32_t length = 0;
  std::int32_t variation = 0;  // 0 backgammon, 1 nackgammon, 2 hypergammon, 3 longgammon
  bool crawford = false;
  bool jacoby = false;
  bool beaver = false;
  bool auto_double = false;
  std::array<double, 2> elo{};
  std::array<std::int32_t, 2> experience{};
  double date = 0;  // days since 1899-12-30
  std::int32_t game_id = 0;
  std::int32_t version = 0;
  bool magic = false;  // the signature of the entry is right
  bool unrated = false;
  std::int32_t header_comment = -1;
  std::int32_t footer_comment = -1;
  std::int32_t site = -1;
  std::int32_t cube_limit = 0;  // limit of the cube as an exponent of two
  std::int32_t auto_double_most = 0;
  std::int32_t clock = 0;  // 0: no clock
  std::int32_t clock_seconds = 0;
  std::int32_t clock_more = 0;  // seconds per move
};
MatchEntry match_entry(Bytes entry);

struct GameEntry {
  std::array<std::int32_t, 2> score{};
  bool crawford = false;
  Checkers start{};  // all numbers 0: the game has its usual start position
  std::int32_t number = 0;
  bool in_progress = false;
  std::int32_t header_comment = -1;
  std::int32_t footer_comment = -1;
  std::int32_t auto_doubles = 0;
};
GameEntry game_entry(Bytes entry, std::int32_t version);

struct CubeAnalysis {
  std::int32_t level = 0;
  Evaluation no_double;
  float equity_no_double = 0;
  float equity_take = 0;
  float equity_drop = 0;
  Evaluation take;
};

// The cube actions before a roll.
struct CubeEntry {
  std::int32_t player = 0;  // 1, or -1 for player 2
  std::int32_t doubled = 0;
  std::int32_t take = 0;  // 0: no, 1: yes, 2: beaver
  std::int32_t beaver = 0;
  std::int32_t raccoon = 0;
  std::int32_t cube = 0;  // value as an exponent of two; negative if player 2 owns the cube
  Checkers checkers{};
  std::string dice;
  CubeAnalysis analysis;
  double error = not_analysed;
  double take_error = not_analysed;
  double beaver_error = not_analysed;
  double raccoon_error = not_analysed;
  std::int32_t rollout = -1;
  // level of the analysis; if it is 0 and no error is given, the decision was not analysed
  std::int32_t level = 0;
  bool flagged = false;
  std::int32_t comment = -1;
  bool edited = false;

  bool analysed() const { return error > not_analysed; }
};
CubeEntry cube_entry(Bytes entry, std::int32_t version);

// A play that was analysed.
struct Candidate {
  std::array<std::int8_t, 8> play{};  // in the form of MoveEntry::play
  std::int16_t level = 0;
  Evaluation evaluation;
  std::int32_t rollout = -1;
};

struct MoveEntry {
  Checkers before{};
  Checkers after{};
  std::int32_t player = 0;
  // Up to four pairs of a start point and an end point, in the mover's numbering, from 0. 24 is the bar. A
  // start of -1 ends the play. A negative end means that the checker is borne off.
  std::array<std::int32_t, 8> play{};
  std::array<std::int32_t, 2> dice{};
  std::int32_t cube = 0;
  std::int32_t candidates = 0;
  bool played = false;
  double error = not_analysed;
  double luck = not_analysed;
  std::int32_t rating = 0;  // level of the analysis
  bool flagged = false;
  std::int32_t comment = -1;
  bool edited = false;
};
inline constexpr std::int32_t most_candidates = 32;
MoveEntry move_entry(Bytes entry, std::int32_t version);
// Returns the candidate with the index `number`, which must be less than MoveEntry::candidates.
Candidate candidate(Bytes move_entry, std::size_t number);

struct GameEndEntry {
  std::int32_t winner = 0;  // 1, or -1 for player 2
  std::int32_t points = 0;
  // 0: drop, 1 to 3: single, gammon, backgammon; plus 100: resigned; plus 1000: settled
  std::int32_t termination = 0;
  double resign_error = not_analysed;
  double accept_error = not_analysed;

  bool resigned() const { return termination >= 100 && termination < 1000; }
  bool settled() const { return termination >= 1000; }
};
GameEndEntry game_end_entry(Bytes entry);

// A game whose result is known, but not its moves.
struct MissingEntry {
  std::int32_t winner = 0;
  std::int32_t points = 0;
};
MissingEntry missing_entry(Bytes entry);

}  // namespace mt::xg
