// What the record of one game adds to a tournament: who played whom in which round, and the result.
//
//   const Pairing pairing = pairing_of(record, white_first, default_team_tag);
#pragma once
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::tournament {

// A player as the tags of one record describe it. Unknown values are empty.
struct Entrant {
  std::string name{};
  std::string title{};
  std::string federation{};
  std::string fide_id{};
  std::string team{};
  std::uint16_t rating = 0;  // 0 if unknown
};

enum class Kind : std::uint8_t {
  game,
  short_game,   // a game of less than one move: it counts, but FIDE does not rate it
  forfeit,      // the game was not played; the result says who has lost by forfeit
  pairing_bye,  // the player had no opponent, because their number is odd
  full_bye,
  half_bye,
  zero_bye,
};
inline constexpr std::size_t kinds = 7;

constexpr bool is_bye(Kind kind) {
  return kind >= Kind::pairing_bye;
}
constexpr bool is_played(Kind kind) {
  return kind <= Kind::short_game;
}

enum class Result : std::uint8_t { open, white_wins, black_wins, draw, nobody_wins };

// How the games of a tournament are paired, which decides the form of its table.
enum class TableKind : std::uint8_t { round_robin, swiss, match };

// Returns the kind that a value of the tag EventType names: "swiss", "round-robin". Values that are also used
// for other tournaments, such as "tourn", are not evidence; for them the result is nullopt.
std::optional<TableKind> kind_of_event_type(std::string_view value);
// Returns the value of the tag EventType for a kind.
std::string_view event_type_of(TableKind kind);

// The words of the tag Termination for the kinds of games that were not played.
std::string_view termination_of(Kind kind);
inline constexpr std::string_view double_forfeit = "double forfeit";
// The name of the opponent in the record of a bye.
inline constexpr std::string_view bye_name = "bye";

struct Pairing {
  std::string family{};  // of the game; empty if unknown
  std::string event{};
  std::string section{};
  std::string site{};
  std::string date{};   // YYYY.MM.DD; empty if the day is not known
  std::string begin{};  // date of the event; empty if unknown
  std::string round{};
  std::optional<TableKind> stated_kind{};  // by the tag EventType
  Entrant white{};                         // for a bye: the player
  Entrant black{};
  Kind kind = Kind::game;
  Result result = Result::open;
  // The numbers of the result in hundredths of a point, White's first: {200, 0} for "2-0", discs, or the
  // points of a match. Both are 0 if there are none.
  std::array<std::uint32_t, 2> numbers{};

  // Returns whether the names of the players are known.
  bool has_players() const { return !white.name.empty() && (is_bye(kind) || !black.name.empty()); }
  // Returns whether both players have the same name.
  bool is_of_one_player() const { return has_players() && white.name == black.name; }
};

// The tags of the teams are "White" and "Black" with this name: "WhiteTeam".
inline constexpr std::string_view default_team_tag = "Team";

// Reads the tags of a record. A match must have been replayed. The values have no control characters and are
// limited in length.
Pairing pairing_of(const Record& record, bool white_first, std::string_view team_tag);

// Appends the pairing as bytes, or reads these bytes.
void append_pairing(const Pairing& pairing, std::string& out);
Pairing read_pairing(std::string_view bytes);

}  // namespace mt::tournament
