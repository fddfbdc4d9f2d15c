// Reads arrows and marks from users' texts and from comments.
//
//   add_arrows(diagram, {game}, "e2-e4,b1-c3:red");
//   add_comment_annotations(diagram, {game}, "[%csl Ga4][%cal Ge2e4,Rb1c3] better");
#pragma once
#include "movetext/board/diagram.hpp"
#include "movetext/games/api/place_names.hpp"

#include <string>
#include <string_view>

namespace mt {

// Adds the arrows of a list FROM-TO[:COLOUR],... or the marks of a list PLACE[:COLOUR],... The dash may also
// be x or /, and it may be left out between two squares with letters. A colour is green, red, yellow or blue,
// or its first letter. Returns an error message and adds nothing if the list is wrong, else an empty string.
std::string add_arrows(board::Diagram& diagram, const PlaceNames& names, std::string_view list);
std::string add_marks(board::Diagram& diagram, const PlaceNames& names, std::string_view list);

// Adds the arrows and marks of a PGN comment, in which the colour comes first: [%cal Ge2e4] and [%csl Ga4].
// Invalid arrows and marks are ignored.
void add_comment_annotations(board::Diagram& diagram, const PlaceNames& names, std::string_view comment);

// Describes the arrows and marks in words, each kind on its own line: "Arrows: e2-e4 green".
std::string annotations_in_words(const board::Diagram& diagram, const PlaceNames& names);

}  // namespace mt
