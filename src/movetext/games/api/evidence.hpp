// What the texts of records reveal about their game before any rules are applied.
#pragma once

namespace mt {

// The evidence of one record, or of several records of a file together.
struct Evidence {
  bool letters = false;       // squares by letter (c3)
  bool numbers = false;       // squares by number (32) in moves
  bool move_letters = false;  // squares by letter in moves
  bool fen_numbers = false;   // squares by number in positions, as many programs require
  bool diagonal = false;      // moves along an oblique line (e45)
  bool short_form = false;    // moves in the short form, or along an oblique line (fe4)
  int highest = 0;            // highest square number seen
  int widest = 0;             // highest column seen, a = 1
  int longest = 0;            // highest row seen
  int first_from = 0;         // square number where the first game's first move starts; 0 if unknown
  bool both_colours = false;  // squares of both colours by letter, so all squares are in play
  bool two_points = false;    // a result shares two points (2-0, 1-1)
  // Returns whether the game is written with letters. The notation of moves takes precedence over the
  // notation of positions.
  bool by_letter() const { return letters && !numbers && (move_letters || !fen_numbers); }
  // Returns whether any square was seen.
  bool any() const { return letters || numbers || fen_numbers || diagonal || short_form; }
};

}  // namespace mt
