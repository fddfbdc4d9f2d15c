// A game in the list of games.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mt::cli::view {

struct Summary {
  std::string white;  // the player of the white men, or the one who begins; "?" if not known
  std::string black;
  std::string event;  // and the game of a match; empty if nothing is known
  std::string site;
  std::string date;         // the known part: "1858"
  std::string result;       // for a game of a match the points: "+2", "-4" if Black won them
  std::uint64_t plies = 0;  // of the main line
};

// `game`: of a match, from 0 on. The record may have been played or not. `white_first`: see roster_value().
Summary summarise(const Record& record, std::uint32_t game, bool white_first = true);

// Returns whether a part of the summary contains the text, ignoring case.
bool contains(const Summary& summary, std::string_view sought);

}  // namespace mt::cli::view
