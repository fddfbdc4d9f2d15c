// Reads one game.
#pragma once
#include "movetext/formats/transcript/tokens.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::transcript {

class LineReader {
 public:
  // `text` begins at the end of the previous record.
  LineReader(std::string_view text, const ReadOptions& options, Record& record)
      : text_(text), options_(options), record_(record) {}

  Found run();
  // Returns the end of the record in the text.
  std::size_t end() const { return end_; }

 private:
  std::size_t read_position(std::size_t begin, std::size_t end);
  bool read_drawing(std::size_t begin);
  bool goes_on() const;
  bool read_moves(std::size_t begin, std::size_t end);
  void read_number(std::size_t begin, std::size_t end);
  Found give_up(const std::string& limit);
  void report(Code code, std::size_t begin, std::size_t end, std::string message);

  std::string_view text_;
  const ReadOptions& options_;
  Record& record_;
  std::size_t end_ = 0;
  std::int64_t last_number_ = 0;
};

}  // namespace mt::transcript
