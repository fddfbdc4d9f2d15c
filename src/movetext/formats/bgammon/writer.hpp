// Writes records of matches as bgammon.org replays.
//
//   if (bgammon::obstacle(record).empty()) bgammon::Writer().write(record, out);
//
// It writes an index, whose byte offsets are counted from the start of the record, then the games. The format
// has players, length, scores, rolls, plays, doubles and resignations, but not tags and comments.
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

// The number of tags and comments of a record that the format cannot express.
struct LeftOut {
  std::size_t tags = 0;
  std::size_t comments = 0;
};
LeftOut left_out(const Record& record);

class Writer {
 public:
  // Appends the record, which must be a match. Names cannot contain blanks in this format; each blank becomes
  // "_".
  void write(const Record& record, std::string& out);

 private:
  void write_game(const Record& record, std::size_t& at, std::size_t game);
  void write_heading(const Record& record, std::size_t game, std::uint32_t score, std::string_view points);
  void write_event(const Record& record, std::size_t at);
  void write_damaged(std::string_view words, std::uint32_t side);
  void write_play(std::string_view words, bool mirrored);
  void begin_line(std::uint32_t side, char kind);

  std::string games_;   // text of all games so far
  std::string events_;  // text of the events of the current game
  std::uint32_t cube_ = 1;
  bool declined_ = false;
  bool roll_open_ = false;  // the last line is a roll without its play
};

}  // namespace mt::bgammon
