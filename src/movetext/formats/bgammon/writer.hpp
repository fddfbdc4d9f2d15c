// Writes records of matches as replays of bgammon.org.
//
//   if (bgammon::obstacle(record).empty()) bgammon::Writer().write(record, out);
//
// It writes an index, counted from the first byte of the record, then the games. Players, length, scores,
// rolls, plays, doubles and resignations are part of the format; tags and comments are not.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::bgammon {

// Returns why the record cannot be written, or an empty string if it can.
std::string_view obstacle(const Record& record);

// The parts of a record that the format cannot express: tags other than its own, and comments.
struct LeftOut {
  std::size_t tags = 0;
  std::size_t comments = 0;
};
LeftOut left_out(const Record& record);

class Writer {
 public:
  // Appends the record, which must be a match. Names cannot have blanks in the format: "_" replaces them.
  void write(const Record& record, std::string& out);

 private:
  void write_game(const Record& record, std::size_t& at, std::size_t game);
  void write_heading(const Record& record, std::size_t game, std::uint32_t score, std::string_view points);
  void write_event(const Record& record, std::size_t at);
  void write_damaged(std::string_view words, std::uint32_t side);
  void write_play(std::string_view words, bool mirrored);
  void begin_line(std::uint32_t side, char kind);

  std::string games_;   // the text of all games
  std::string events_;  // the text of one game
  std::uint32_t cube_ = 1;
  bool declined_ = false;
  bool roll_open_ = false;  // the last line is a roll without its play
};

}  // namespace mt::bgammon
