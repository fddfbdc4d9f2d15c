// A game of draughts as it is shown in mails, for tests.
#pragma once
#include "movetext/server/words/views.hpp"

#include <string>

namespace mt::server {

// Returns a phrase that consists of the text.
inline Phrase as_is(std::string_view text) {
  return {"example.first"_text, {{"example", text}}};
}

inline words::BoardView sample_view() {
  words::BoardView view;
  view.game = "Draughts";
  view.variant = "international, 10x10";
  view.terms = {Phrase("terms.rated"_text), {"terms.time-per-move"_text, {{"limit", Length{21 * day_long}}}}};
  view.board = 101;
  view.players[0] = {.name = "fred",
                     .side = "White",
                     .rating = words::RatingShown{1623.4, false},
                     .time_left = 20 * day_long + 5 * hour_long};
  view.players[1] = {
      .name = "barney", .side = "Black", .rating = words::RatingShown{1500, true}, .time_left = 0};
  view.awaited = Side::first;
  view.reader = Side::first;
  view.ply = 4;
  view.moves = {{Side::first, "32-28", false},
                {Side::second, "19-23", false},
                {Side::first, "28x19", true},
                {Side::second, "14x23", true}};
  view.board_text = "  +---+\n1 |*C*| 1\n  +---+\n    A\n";
  view.examples = {"37-32"};
  view.answers = {"draw", "undo", "resign", "chat", "show", "help"};
  return view;
}

}  // namespace mt::server
