// Writes records of matches as canonical .mat text.
//
//   mat::Writer writer({});
//   writer.write(record, out);
//
// It writes:
// - tags as ; [Name "value"], in the order of the record;
// - the length;
// - each game as a table of two columns; the second column starts after 34 characters;
// - the points on the line of the last cell if its second column is free and the second side has won, else on
// the next line;
// - comments where they are in the record, on lines of their own.
// Line ends are LF; lines do not end with blanks.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/tape.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::mat {

struct WriterOptions {
  bool comments = true;
  bool tags = true;  // false: only the length and the names are written
};

// Writes the whole match in one line: "Game 1 0:0 31: 8/5 6/5 52: 13/8 24/22 double 2 take ...".
void write_line(const Record& record, std::string& out);

class Writer {
 public:
  explicit Writer(const WriterOptions& options) : options_(options) {}
  // Appends the record, which must be a match, and an empty line.
  void write(const Record& record, std::string& out);

 private:
  void write_head(const Record& record);
  void write_event(const Record& record, const Event& event);
  void begin_game(const Record& record, const Event& event);
  void write_comment(std::string_view text);
  void cell(Side side, std::string_view text);
  void go_on(std::string_view text);
  void points(const Event& event);
  void pad(std::size_t width);
  void end_line();

  WriterOptions options_;
  std::string* out_ = nullptr;
  std::string line_;            // the current line
  bool second_filled_ = false;  // the second cell of the current numbered line is used
  std::uint32_t number_ = 0;    // number of the current line of moves
  std::uint32_t games_ = 0;
  bool headed_ = false;     // the length has been written
  bool roll_open_ = false;  // the last cell is a roll that still has no play
  Side roll_side_ = Side::first;
};

}  // namespace mt::mat
