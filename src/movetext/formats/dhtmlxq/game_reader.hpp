// Reads one DhtmlXQ game, with the page around it, as a record.
#pragma once
#include "movetext/formats/dhtmlxq/move_lines.hpp"
#include "movetext/formats/dhtmlxq/page_text.hpp"
#include "movetext/formats/points/game.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::dhtmlxq {

class GameReader {
 public:
  // `text`: the whole record in UTF-8.
  GameReader(std::string_view text, const ReadOptions& options, Record& record);

  Found run();

 private:
  // A field: its name without "DhtmlXQ_", and the range of its value in the text.
  struct Field {
    std::string_view name;
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  struct Comment {
    std::uint32_t line;
    std::uint32_t ply;
    Field field;
  };

  bool read_field(std::size_t& at, Field& field);
  void take(const Field& field);
  bool take_line(const Field& field);
  bool take_comment(const Field& field);
  void take_words(const Field& field, std::string_view words);
  void read_page(std::size_t begin, std::size_t end);
  void tell_markup();
  void check_length();
  points::Board board();
  void add_players();
  std::string_view value(const Field& field) const {
    return text_.substr(field.begin, field.end - field.begin);
  }

  std::string_view text_;
  points::GameBuilder game_;
  MoveLines lines_;
  PageText page_;
  std::string page_words_;
  std::size_t markup_at_ = 0;  // where the first part of the page with markup begins
  bool begun_ = false;         // a field of a game has been read
  std::vector<Comment> comments_;
  Field men_;     // the start position
  Field length_;  // the number of all moves
  std::string red_;
  std::string red_name_;
  std::string red_team_;
  std::string black_;
  std::string black_name_;
  std::string black_team_;
};

}  // namespace mt::dhtmlxq
