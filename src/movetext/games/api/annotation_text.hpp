// Arrows and marks as texts, of users and of comments.
//
//   add_arrows(diagram, {game}, "e2-e4,b1-c3:red");
//   add_comment_annotations(diagram, {game}, "[%csl Ga4][%cal Ge2e4,Rb1c3] better");
#pragma once
#include "movetext/board/diagram.hpp"
#include "movetext/games/api/place_names.hpp"

#include <string>
#include <string_view>

namespace mt {

// Adds the arrows of a list FROM-TO[:COLOUR],... or the marks of a list PLACE[:COLOUR],...  The signs x and /
// may stand for the dash, and between two squares with letters there may be none; a colour is green, red,
// yellow or blue, or its first letter.  Returns what is wrong, empty if nothing is; then nothing is added.
std::string add_arrows(board::Diagram& diagram, const PlaceNames& names, std::string_view list);
std::string add_marks(board::Diagram& diagram, const PlaceNames& names, std::string_view list);

// Adds the arrows and marks of a comment as PGN has them, the colour first: [%cal Ge2e4] and [%csl Ga4].
// What is none is passed over.
void add_comment_annotations(board::Diagram& diagram, const PlaceNames& names, std::string_view comment);

// Says in words which arrows and marks there are, each kind on a line of its own: "Arrows: e2-e4 green".
std::string annotations_in_words(const board::Diagram& diagram, const PlaceNames& names);

}  // namespace mt
