// Reads one match of GamesGrid or GridGammon.
#pragma once
#include "movetext/formats/sgg/lines.hpp"
#include "movetext/record/match_builder.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::sgg {

class MatchReader : public MatchBuilder {
 public:
  using MatchBuilder::MatchBuilder;

  Found run() { return read_lines(*this); }

  // These three functions are called by read_lines.
  bool is_border(const Line& line) { return borders_.is_border(text_, line); }
  void read_line(const Line& line);
  void end_lines() { close_roll(); }

 private:
  // match_reader.cpp
  void read_players(const Names& names);
  void begin_game(const Line& line, const GameLine& game);
  bool read_points(const Line& line);
  bool read_automatic_double(const Line& line);

  // read_header.cpp
  void read_header(const Line& line);
  void read_length(std::size_t begin, std::size_t end);
  void read_date(std::size_t begin, std::size_t end);

  // read_damaged.cpp
  bool read_damaged_line(const Line& line);
  bool read_damaged_beginning(const Line& line);
  void begin_damaged_game(const Line& line, std::size_t begin, std::size_t end);
  bool looks_like_points(std::string_view words) const;
  bool read_damaged_heading(const Line& line);
  bool read_damaged_points(const Line& line);
  bool read_damaged_opening(const Line& line);
  bool read_damaged_cell(std::size_t begin, std::size_t end, std::uint32_t turn);
  bool read_damaged_again(std::size_t begin, std::size_t end, std::uint32_t turn);
  void settle_damaged_roll(std::uint32_t turn, std::string_view dice);

  // read_cell.cpp
  void read_turn(std::size_t begin, std::size_t end, std::uint32_t turn);
  void read_cell(const CellLine& cell, std::size_t end);
  void read_roll(std::string_view dice, std::size_t begin, std::size_t end, std::uint32_t turn);
  void read_play(std::size_t begin, std::size_t end, std::uint32_t turn);
  bool read_words(std::size_t begin, std::size_t end, std::uint32_t turn);
  void read_closed_out(std::size_t begin, std::size_t end, std::uint32_t turn);
  void close_roll();

  // The last roll. The server may write the line of a roll twice; the second line then has the play.
  struct Roll {
    enum class State : std::uint8_t { none, open, played } state = State::none;
    std::uint32_t turn = 0;  // turn and side, in the form of Event::value
    std::string dice;
    std::string play;
    std::size_t end = 0;  // index in the text after the dice
  };

  Borders borders_;
  bool in_game_ = false;
  bool has_names_ = false;
  std::uint32_t length_ = no_length;  // the length of the match, from the lines above the games
  Roll roll_;
  static constexpr std::size_t no_event = SIZE_MAX;
  std::size_t damaged_roll_ = no_event;   // index on the tape of unreadable dice without a play
  std::uint32_t last_turn_ = 2;           // turn and side, in the form of Event::value
  std::uint32_t cube_turn_ = UINT32_MAX;  // turn of the last cube action
  CubeAction cube_action_ = CubeAction::offer;
};

}  // namespace mt::sgg
