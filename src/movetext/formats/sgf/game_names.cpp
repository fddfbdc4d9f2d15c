#include "movetext/formats/sgf/game_names.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"

#include <array>

namespace mt::sgf {
namespace {

// The games of the property GM, numbered from 1 as in the specification (SGF FF[4]).
constexpr auto game_names = std::to_array<std::string_view>({"Go",
                                                             "Othello",
                                                             "chess",
                                                             "Gomoku or Renju",
                                                             "Nine Men's Morris",
                                                             "backgammon",
                                                             "Chinese chess",
                                                             "shogi",
                                                             "Lines of Action",
                                                             "Ataxx",
                                                             "Hex",
                                                             "Jungle",
                                                             "Neutron",
                                                             "Philosopher's Football",
                                                             "Quadrature",
                                                             "Trax",
                                                             "Tantrix",
                                                             "Amazons",
                                                             "Octi",
                                                             "Gess",
                                                             "Twixt",
                                                             "Zertz",
                                                             "Plateau",
                                                             "Yinsh",
                                                             "Punct",
                                                             "Gobblet",
                                                             "Hive",
                                                             "Exxit",
                                                             "Hnefatafl",
                                                             "Kuba",
                                                             "Tripples",
                                                             "Chase",
                                                             "Tumbling Down",
                                                             "Sahara",
                                                             "Byte",
                                                             "Focus",
                                                             "Dvonn",
                                                             "Tamsk",
                                                             "Gipf",
                                                             "Kropki"});

}  // namespace

std::string other_game_words(std::string_view value) {
  value = text::trim(value);
  const std::int64_t number = text::parse_number(value, static_cast<std::int64_t>(game_names.size()));
  std::string words = "GM[" + text::excerpt(value) + "] is ";
  if (number > 0)
    words +=
        std::string(game_names[static_cast<std::size_t>(number - 1)]) + ", which cannot be read from SGF";
  else
    words += "not the number of a game in SGF";
  return words + "; games that can be read are backgammon, GM[6], and Othello, GM[2]";
}

}  // namespace mt::sgf
