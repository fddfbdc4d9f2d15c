#include "movetext/archive/core/game_words.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/excerpt.hpp"

namespace mt::archive {
namespace {

// Returns the name of a game for messages: "25 (russian)".
std::string told(const GameSpec& spec) {
  return spec.game_type() + " (" + spec.name() + ")";
}

}  // namespace

// The fields of a GameType are often wrong although its number is right (20,W,10,10,N1,0).
std::string conflict_words(std::string_view tag_name, std::string_view value, const GameSpec& first,
                           const GameSpec& other) {
  const std::string said = text::excerpt(value);
  const std::string read_as = "; read as " + other.name();
  if (first.row != other.row)
    return "tag " + std::string(tag_name) + " says " + said + " (" + first.name() +
           "), but the moves are legal only under " + told(other) + read_as;
  if (value.find(',') == std::string_view::npos)
    return "in " + other.name() + " the moves are legal only " + std::string(other.family().turned_words) +
           "; they are read this way";
  return "the fields of GameType " + said + " do not fit the moves; read as " + other.game_type(true) + " (" +
         other.name() + ")";
}

std::string contradiction_words(const GameSpec& of_variant, const GameSpec& of_type) {
  return "tag Variant names " + of_variant.name() + ", but tag GameType names " + told(of_type) +
         "; read as " + of_type.name() + ", because GameType takes precedence over Variant";
}

std::string first_mover_words(const AnyGame& game, const AnyGame& read_as) {
  // The fields of a GameType can give the first move to another side than the game's own rules do.
  const bool has_fields = !(game.spec() == spec_of(*game.spec().row)) && game.spec().forms == 0;
  return std::string(read_as.side_name(Side::first)) + " moves first, but " +
         (has_fields ? "under GameType " + game.spec().game_type(true) : "in " + game.spec().name()) + " " +
         std::string(game.side_name(Side::first)) + " does; read as GameType " +
         read_as.spec().game_type(true);
}

std::string sister_words(const GameSpec& sister, std::string_view tag_name) {
  return "; it is legal in " + sister.name() + " (" + sister.game_type() + "): check the " +
         std::string(tag_name) + " tag";
}

std::string unknown_words(std::string_view game_type) {
  const bool fields = game_type.find(',') != std::string_view::npos;
  return "unknown GameType " + text::excerpt(game_type) +
         (fields ? " (" + game_type_objection(game_type) + ")" : "") + ": the moves are kept as text";
}

}  // namespace mt::archive
