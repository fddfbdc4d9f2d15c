// The type of a game, "s8r18": TY, and the tags GameType and Variant that a record has for the board and the
// aim of the game.
#pragma once
#include "movetext/record/record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

// [s]size[r discs][k][a]: a synchro pair, a random start, komi, anti (the side with fewer discs wins).
struct TypeText {
  int size = 8;
  bool komi = false;
  bool anti = false;
};
std::optional<TypeText> read_type(std::string_view value);
// Returns the value without what only TY can say: "8", "10a".
std::string type_value(const TypeText& type);

// Returns the values of the tags; an empty Variant: there is none.
std::string game_type_of(const TypeText& type);
std::string variant_of(const TypeText& type);
// Returns the board and the aim that the tags of a record say; a tag that is missing means the usual ones.
TypeText type_of(const Record& record);

}  // namespace mt::ggf
