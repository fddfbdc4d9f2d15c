// The state of reading one match: tags, then games, line by line.
#pragma once
#include "movetext/formats/mat/lines.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::mat {

class MatchReader {
 public:
  // `text` begins with the record.
  MatchReader(std::string_view text, const ReadOptions& options, Record& record)
      : text_(text), options_(options), record_(record) {}

  Found run();
  // Behind the record, in `text`.
  std::size_t end() const { return at_; }

 private:
  // match_reader.cpp
  bool ends_before(LineStart start);
  void read_line(const Line& line, const LineStart& start);
  void read_comment(const Line& line, const LineStart& start);
  bool read_tag(std::size_t begin, std::size_t end);
  void read_length(const Line& line, const LineStart& start);
  void read_game(const Line& line, const LineStart& start);
  bool read_players(const Line& line, std::size_t first);
  void name_players(Span first, Span second, const Line& line);
  void add_comment(CommentStyle style, std::size_t begin, std::size_t end);
  void add_stray(std::size_t begin, std::size_t end);
  Found finish();
  Found give_up(const std::string& limit);
  void report(Code code, std::size_t begin, std::size_t end, std::string message);

  // read_cells.cpp
  void read_cells(const Line& line, std::size_t from, std::uint32_t number);
  bool read_cell(std::size_t end);
  void read_roll(std::size_t end);
  bool read_words(std::size_t end);
  void read_points(std::size_t begin, std::size_t end);
  bool read_setup(std::size_t end);
  void add(EventKind kind, std::size_t begin, std::size_t end, std::uint8_t arg = 0, std::uint32_t value = 0);
  bool begins_cell(std::size_t at, std::size_t end) const;

  static constexpr Span span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }

  std::string_view text_;
  const ReadOptions& options_;
  Record& record_;
  std::size_t at_ = 0;  // the next line; inside one: the next cell
  bool begun_ = false;  // the length or a game has been seen
  bool has_length_ = false;
  bool in_game_ = false;
  bool after_blank_ = false;       // the line before the next one is empty
  bool wants_players_ = false;     // the line behind "Game 3"
  std::size_t game_event_ = 0;     // the last EventKind::game of the tape
  std::size_t second_column_ = 0;  // bytes from the begin of a line to the second player's name
  std::size_t not_a_match_ = 0;    // before this place comments lead to no match
  std::uint32_t expected_ = 1;     // number of the next line of moves
  Span first_name_;
  Span second_name_;
};

}  // namespace mt::mat
