// Reads what pieces a search asks for.
//
//   MaterialText wanted;
//   std::string fault = read_material("KRPvKR/6", wanted);   // a king, a rook and a pawn against king and
//   rook
#pragma once
#include "movetext/games/api/piece_signs.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// A number of pieces of one kind.
struct MaterialPart {
  char letter = '\0';  // in capitals; 0 means the first kind of the game
  int count = 1;
  std::size_t at = 0;  // offset in the text, in bytes
};

struct MaterialSide {
  std::vector<MaterialPart> parts;
  bool open = false;  // the side may have further pieces of any kind, except of kinds with the number 0
};

struct MaterialText {
  enum class Colours : std::uint8_t { either, white_first, black_first };

  // Without a second side, the pieces of the other side do not matter.
  std::vector<MaterialSide> sides;
  Colours colours = Colours::either;
  int plies = 1;        // the material must last for so many positions in a row
  bool at_end = false;  // only the final position counts
};

// Reads SIDE ["v" SIDE] ["/" PLIES] ["/end"], where a SIDE is a sequence of letters, each with an optional
// number before it. A number alone counts pieces of the first kind; "*" at the end of a side stands for any
// further pieces. "w:" or "b:" before the first side names its colour. Returns an error message, or an empty
// string on success.
std::string read_material(std::string_view text, MaterialText& out);

// How many pieces of a kind a side must have.
struct MaterialBound {
  std::size_t kind = 0;
  int least = 0;
  int most = 0;
};
// Returns the conditions of a side in a game, or nullopt if the game has no piece with one of the letters.
// Kinds that do not matter are left out.
std::optional<std::vector<MaterialBound>> bounds_of(const MaterialSide& side, const PieceSigns& signs);

}  // namespace mt
