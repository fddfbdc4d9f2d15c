// A game in the list of games.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mt::cli::view {

struct Summary {
  std::string white;  // the player of the white men, or the player who begins; "?" if unknown
  std::string black;
  std::string event;  // the event, and the number of the game in a match; empty if unknown
  std::string site;
  std::string date;         // the known part: "1858"
  std::string result;       // for a game of a match, the points: "+2" for White, "-4" for Black
  std::uint64_t plies = 0;  // plies of the main line
};

// `game`: index of the game within a match, from 0. The record need not have been played. `white_first`: see
// roster_value().
Summary summarise(const Record& record, std::uint32_t game, bool white_first = true);

// Returns whether a part of the summary contains the text, ignoring case.
bool contains(const Summary& summary, std::string_view sought);

}  // namespace mt::cli::view
