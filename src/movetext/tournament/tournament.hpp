// The games of one tournament, ordered by player and round.
#pragma once
#include "movetext/record/grouping.hpp"
#include "movetext/tournament/pairing.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::tournament {

enum class Colour : std::uint8_t { none, white, black };

inline constexpr std::uint32_t no_opponent = UINT32_MAX;

// A game or a bye from the view of one player.
struct Entry {
  std::uint32_t round = 0;  // from 1
  std::uint32_t opponent = no_opponent;
  Colour colour = Colour::none;
  Kind kind = Kind::game;
  PlayerResult result = PlayerResult::none;  // `none`: the game has no result yet
  std::uint32_t scored = 0;                  // see Pairing::numbers
  std::uint32_t conceded = 0;
};

struct Player {
  Entrant entrant{};
  std::vector<Entry> entries{};  // in the order of the rounds
};

struct Tournament {
  std::string name{};  // empty if unknown
  std::string section{};
  std::string site{};
  std::string first_day{};  // YYYY.MM.DD; empty if no date is known
  std::string last_day{};
  std::optional<TableKind> stated_kind{};  // by the tag EventType
  std::vector<std::string> families{};     // of the games whose family is known, in order
  std::vector<Player> players{};           // in the order of their names
  std::uint32_t rounds = 0;                // the last round
  // Whether the records give the rounds. If not, the games of each player are numbered in the order of their
  // dates, and a round without a game means nothing.
  bool has_rounds = false;
  std::vector<std::string> days{};  // day of each round; empty if not known
  std::uint64_t games = 0;          // without byes
};

}  // namespace mt::tournament
