// Reads one match printed by FIBS.
#pragma once
#include "movetext/formats/oldmoves/lines.hpp"
#include "movetext/record/match_builder.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::oldmoves {

class MatchReader : public MatchBuilder {
 public:
  using MatchBuilder::MatchBuilder;

  Found run() { return read_lines(*this); }

  // These three functions are called by read_lines.
  bool is_border(const Line& line) { return borders_.is_border(text_, line); }
  void read_line(const Line& line);
  void end_lines();

 private:
  void begin_game(const Line& line, const Heading& heading);
  void read_players(const Line& line, const Names& names);
  void settle_score();
  void read_turn(const Line& line, const Turn& turn);
  bool read_damaged_heading(const Line& line);
  bool read_damaged_names(const Line& line);
  bool read_late_opening(const Line& line);
  void tell_no_heading(std::size_t begin, std::size_t end);
  bool read_damaged_opening(const Line& line);
  bool read_damaged_turn(std::size_t begin, std::size_t end, std::uint32_t turn);
  void read_roll(std::size_t begin, std::size_t end, std::uint32_t turn);
  bool read_words(std::size_t begin, std::size_t end, std::uint32_t turn);
  void read_points(std::size_t begin, std::size_t digits, std::size_t end, std::uint32_t turn);

  Borders borders_;
  bool in_game_ = false;
  bool wants_players_ = false;  // the previous line is the heading of a game
  bool turned_ = false;         // X in this game was O in the first game
  std::size_t game_event_ = 0;  // the last EventKind::game of the tape
  Heading heading_;
  std::uint32_t expected_ = unknown_score;  // the score after the previous game
};

}  // namespace mt::oldmoves
