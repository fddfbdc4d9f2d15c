#include "movetext/archive/core/game_words.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/excerpt.hpp"

namespace mt::archive {
namespace {

// Names a game in a message: "25 (russian)".
std::string told(const GameSpec& spec) {
  return spec.game_type() + " (" + spec.name() + ")";
}

}  // namespace

// Words the conflict of a GameType.  Its fields are often wrong where its number is right (20,W,10,10,N1,0).
std::string conflict_words(std::string_view value, const GameSpec& first, const GameSpec& other) {
  const std::string said = text::excerpt(value);
  const std::string read_as = "; read as " + other.name();
  if (first.row != other.row)
    return "tag GameType says " + said + " (" + first.name() + "), but the moves are legal only under " +
           told(other) + read_as;
  if (value.find(',') == std::string_view::npos)
    return "the moves are legal as " + other.name() + " only " + std::string(other.family().turned_words) +
           "; read so";
  return "the fields of " + said + " do not fit; read as " + other.game_type(true) + " (" + other.name() +
         ")";
}

std::string unknown_words(std::string_view game_type) {
  const bool fields = game_type.find(',') != std::string_view::npos;
  return "GameType " + text::excerpt(game_type) + " is not known" +
         (fields ? " (" + game_type_objection(game_type) + ")" : "") + ": the moves are kept as text";
}

}  // namespace mt::archive
