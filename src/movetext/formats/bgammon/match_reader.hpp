// Reads one match of a bgammon.org replay.
#pragma once
#include "movetext/formats/bgammon/lines.hpp"
#include "movetext/record/match_builder.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::bgammon {

class MatchReader : public MatchBuilder {
 public:
  using MatchBuilder::MatchBuilder;

  Found run() { return read_lines(*this); }

  // These three functions are called by read_lines.
  bool is_border(const Line& line) { return borders_.is_border(text_, line); }
  void read_line(const Line& line);
  void end_lines();

 private:
  void begin_game(const Line& line, const GameLine& game);
  void begin_match(const GameLine& game);
  void end_game(std::uint32_t next);
  std::uint32_t points_won(Side winner, std::uint32_t next) const;
  bool read_event(const Line& line);
  bool has_open_roll(bool second) const;
  void read_damaged_double(std::size_t begin, std::size_t end, std::uint32_t turn);
  void read_double(std::size_t begin, std::size_t end, std::uint32_t turn);
  void tell_no_heading(std::size_t begin, std::size_t end);
  bool read_damaged_heading(const Line& line);
  bool read_damaged(const Line& line);
  bool read_roll(std::size_t begin, std::size_t end, std::uint32_t turn);

  Borders borders_;
  std::optional<GameLine> game_;         // the game being read
  std::string_view heading_;             // the previous line if it is the first line of a game, else empty
  bool turned_ = false;                  // player 1 of this game was player 2 in the first game
  std::uint32_t score_ = unknown_score;  // score before the game, in the form of Event::value
  std::uint32_t length_ = 0;
  std::uint32_t cube_ = 1;
  std::optional<std::uint32_t> loser_;  // the player who dropped or resigned; 0: player 1, 1: player 2
  bool declined_ = false;
  std::string times_;  // start times of all games, for the tag Timestamp
  bool has_time_ = false;
};

}  // namespace mt::bgammon
