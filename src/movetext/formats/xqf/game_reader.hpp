// Reads one XQStudio file as a record.
#pragma once
#include "movetext/formats/points/game.hpp"
#include "movetext/formats/xqf/header.hpp"
#include "movetext/text/charset.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::xqf {

class GameReader {
 public:
  // `file` is one whole file.
  GameReader(std::string_view file, const ReadOptions& options, Record& record);

  Found run();

 private:
  // A move as stored in the file.
  struct Step {
    std::uint8_t from = 0;  // ten times the file of the board (the column), plus the rank
    std::uint8_t to = 0;
    bool goes_on = false;
    bool has_other = false;
    std::size_t begin = 0;
    std::size_t end = 0;      // the byte after the comment
    std::size_t comment = 0;  // where the comment begins
  };

  std::string_view header() const { return file_.substr(0, header_bytes); }
  bool check_header();
  void decipher();
  void choose_charset();
  void add_tags();
  std::string decoded(std::string_view bytes, std::size_t at);
  bool read_tree();
  bool read_step(std::size_t at, Step& step);
  MoveTree::Move move_of(const Step& step);
  Span comment_of(const Step& step);

  std::string_view file_;
  const ReadOptions& options_;
  points::GameBuilder game_;
  Facts facts_;
  Cipher cipher_;
  std::string bytes_;  // the deciphered tree, which begins at header_bytes of the file
  text::Charset charset_ = text::Charset::gbk;
};

}  // namespace mt::xqf
