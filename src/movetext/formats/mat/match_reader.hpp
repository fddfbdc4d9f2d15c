// Reads one match line by line: tags, then games.
#pragma once
#include "movetext/formats/mat/lines.hpp"
#include "movetext/record/match_builder.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::mat {

class MatchReader : public MatchBuilder {
 public:
  using MatchBuilder::MatchBuilder;

  Found run() { return read_lines(*this); }

  // These three functions are called by read_lines.
  bool is_border(const Line& line);
  void read_line(const Line& line);
  void end_lines();

 private:
  // match_reader.cpp
  bool ends_before(const LineStart& start);
  void read_preface(const Line& line, const LineStart& start);
  void read_comment(const Line& line, const LineStart& start);
  bool read_tag(std::size_t begin, std::size_t end);
  void read_length(const Line& line, const LineStart& start);
  void read_game(const Line& line, const LineStart& start);
  void open_game(std::size_t begin, std::size_t end);
  bool read_headless(const Line& line, const LineStart& start);
  bool are_players(const Line& line, std::size_t first) const;
  bool read_players(const Line& line, std::size_t first);
  void tell_no_players();

  // read_cells.cpp
  void read_cells(const Line& line, std::size_t from, std::uint32_t number);
  bool read_cell(std::size_t end);
  void read_roll(std::size_t end);
  void read_play(std::size_t roll, std::size_t end);
  bool read_words(std::size_t end);
  void read_points(std::size_t begin, std::size_t end, bool lost);
  bool read_setup(std::size_t end);
  bool begins_cell(std::size_t at, std::size_t end) const;
  bool goes_on_as_play(std::size_t at, std::size_t end) const;

  // read_unknown.cpp
  bool puts_position_aside(std::size_t first_event, std::size_t& second_event);
  std::size_t resigned_end(std::size_t at, std::size_t end) const;
  enum class Unknown : std::uint8_t { cell, no_cell };
  Unknown read_unknown(const Line& line, std::size_t from, int cells);
  Unknown read_stray(const Line& line, std::size_t from, int cells);
  bool is_damaged_turn(std::size_t at, std::size_t end, int cells) const;
  void read_damaged(std::size_t end);
  std::size_t turn_end(std::size_t end);
  bool goes_on_as_turn(std::size_t at, std::size_t end) const;
  void settle_results(std::size_t first_event);

  LineStart start_;  // the start of the line that was last passed to is_border
  bool in_game_ = false;
  bool after_blank_ = false;     // the previous line is empty
  bool wants_players_ = false;   // the previous line is "Game 3"; the players should follow
  bool columns_turned_ = false;  // the players have exchanged their columns in this game
  bool told_points_ = false;     // the points of this game have been read
  // the line has a position without a roll; this position does not count as one of the line's two cells
  bool position_aside_ = false;
  int results_ = 0;                // number of results on the current line ("Wins 1 point", "Losses 1 point")
  std::size_t game_event_ = 0;     // the last EventKind::game of the tape
  std::size_t second_column_ = 0;  // bytes from the start of a line to the second player's name
  std::size_t second_begin_ = 0;   // a cell that starts here or later is in the second column of the line
  std::size_t not_a_match_ = 0;    // comments before this index are known not to be followed by a new match
  std::uint32_t expected_ = 1;     // number of the next line of moves
};

}  // namespace mt::mat
