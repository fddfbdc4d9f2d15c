// Records of matches as replays of bgammon.org.
//
//   if (bgammon::obstacle(record).empty()) bgammon::Writer().write(record, out);
//
// An index, counted from the first byte of the record, then the games.  Players, length, scores, rolls,
// plays, doubles and resignations have a place there; tags and comments have none.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::bgammon {

// Why the record cannot be written; empty: it can.
std::string_view obstacle(const Record& record);

// What of a record has no place: tags but those of the format, and comments.
struct LeftOut {
  std::size_t tags = 0;
  std::size_t comments = 0;
};
LeftOut left_out(const Record& record);

class Writer {
 public:
  // Appends the record, which is a match.  Names have no blanks there: "_" stands for them.
  void write(const Record& record, std::string& out);

 private:
  void write_game(const Record& record, std::size_t& at, std::size_t game);
  void write_heading(const Record& record, std::size_t game, std::uint32_t score, std::string_view points);
  void write_event(const Record& record, std::size_t at);
  void write_damaged(std::string_view words, std::uint32_t side);
  void write_play(std::string_view words, bool mirrored);
  void begin_line(std::uint32_t side, char kind);

  std::string games_;   // the text of all games
  std::string events_;  // of one
  std::uint32_t cube_ = 1;
  bool declined_ = false;
  bool roll_open_ = false;  // the last line is a roll whose play has not come
};

}  // namespace mt::bgammon
