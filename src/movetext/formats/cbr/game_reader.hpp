// Reads one CCBridge game as a record.
#pragma once
#include "movetext/formats/cbr/layout.hpp"
#include "movetext/formats/cbr/library.hpp"
#include "movetext/formats/points/game.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::cbr {

class GameReader {
 public:
  // `source`: all bytes of the game; it may begin with the index of a library and with headings. `library`:
  // the library that contains the game, or nullptr.
  GameReader(std::string_view source, const Library* library, const ReadOptions& options, Record& record);

  Found run();

 private:
  // A move as stored in the file.
  struct Step {
    std::size_t begin = 0;
    std::size_t comment = 0;  // where the comment begins
    std::size_t end = 0;      // the byte after the step
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool goes_on = false;
    bool has_other = false;
    bool is_odd = false;  // the step has an unknown flag
  };

  bool check_version();
  void add_library();
  void read_heading();
  void add_tags();
  bool read_tree();
  bool read_step(std::size_t at, Step& step) const;
  Span comment_of(const Step& step);
  MoveTree::Move move_of(const Step& step);
  void check_end(std::size_t end);
  std::string_view part() const { return source_.substr(begin_, end_ - begin_); }

  std::string_view source_;
  const Library* library_;
  points::GameBuilder game_;
  std::size_t begin_ = 0;  // begin_ and end_: the part of the source that is being read
  std::size_t end_ = 0;
  std::uint8_t version_ = 0;
};

}  // namespace mt::cbr
