// What a search looks for in the positions of a record.
//
//   Search search;
//   std::string fault = read_material_search("KRPvKR/6", search);
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/material_text.hpp"
#include "movetext/games/api/pattern_text.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::replay {

struct Search {
  enum class Kind : std::uint8_t { position, material, pattern, moves };

  Kind kind = Kind::position;
  std::string text{};  // as written; of patterns the text or the name of the file
  MaterialText material{};
  std::vector<PatternText> patterns{};  // one of them must fit
};

// One step of a sequence of moves.
struct SoughtMove {
  std::vector<std::string> choices{};  // the move must be one of them; empty: any move
  bool after_gap = false;              // any moves may come before it
  std::uint32_t label = 0;             // Event::value of the ply: its number and its side; 0: any
};

inline constexpr std::size_t most_sought_moves = 63;

// Reads a sequence of moves: "1. e4 c5 ... Nd5". "..." stands for any moves, "*" for any one move, and
// "e4|d4" for one of several. "12." before a move means move 12 of the first side and "12..." that of the
// second side; any moves may come between it and the move before it. Returns an error message, or an empty
// string on success.
std::string read_sought_moves(const AnyGame& game, std::string_view text, std::vector<SoughtMove>& out);

// A position that has to be found: it must last for `plies` positions in a row.
struct SoughtStretch {
  std::unique_ptr<const SoughtPosition> position;
  std::uint32_t plies = 1;
  bool at_end = false;          // it must last until the final position
  bool at_every_event = false;  // dice and cube actions count as positions
};

// A search in the terms of a game. The game must outlive it.
struct GameSearch {
  std::vector<SoughtStretch> any_of;
  std::vector<SoughtMove> moves;
};

// Returns nullopt and the reason if the game cannot have what is sought.
std::optional<GameSearch> search_in(const AnyGame& game, const Search& search, std::string& fault);

}  // namespace mt::replay
