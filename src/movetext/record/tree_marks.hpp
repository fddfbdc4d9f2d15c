// Marks in the comments of a record that was merged from several games. They show which parts belong to which
// game, so that the games can be made again (line_records.hpp).
//
//   [%game 1-3,7] good                     the words belong only to these games
//   [%game 2 $1 $14]                       these glyphs of the move belong only to this game
//   [%end 4] [White "A"] [Result "1-0"]    game 4 ends after this move; its tags follow
//   [%end 5 *] [Result "1-0"]              as before, but the movetext of the game ends with "*"
//
// Games have numbers from 1. The words before the first mark of a comment belong to all games. Words that
// look like a mark have one more "%": [%%game 1].
#pragma once
#include "movetext/record/game_numbers.hpp"
#include "movetext/record/roster.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct TagText {
  std::string name;
  std::string value;
};

// A part of a comment.
struct MarkedPart {
  enum class Kind : std::uint8_t {
    words,  // words that belong to some games, or to all games
    end,    // the end of a game
  };

  Kind kind = Kind::words;
  GameNumbers games = GameNumbers::all();  // the games to which words and glyphs belong
  std::vector<std::uint32_t> glyphs{};     // numbers of glyphs
  std::string words{};
  std::uint32_t number = 0;  // the number of the game that ends
  std::string result{};      // the last word of its movetext, if it differs from the tag Result
  std::vector<TagText> tags{};
};

// Returns whether the comment has a mark, or words that look like one.
bool may_have_marks(std::string_view comment);
// Returns whether the comment has the mark of the end of a game.
bool has_end_mark(std::string_view comment);
// Divides a comment into its parts. A text that is similar to a mark, but is none, belongs to the words.
std::vector<MarkedPart> read_marks(std::string_view comment);

// Appends a text in which nothing looks like a mark; read_marks() gives the words back.
void append_unmarked(std::string_view words, std::string& out);
// Appends the mark of words or of glyphs.
void append_game_mark(const GameNumbers& games, std::span<const std::uint32_t> glyphs, std::string& out);
// Appends the mark of the end of a game and the tags; unknown values of the roster are left out. `result`:
// see MarkedPart.
void append_end_mark(std::uint32_t number, std::string_view result, std::span<const CanonicalTag> tags,
                     std::string& out);

}  // namespace mt
