// Reads one game of a transcript.
#pragma once
#include "movetext/formats/transcript/tokens.hpp"
#include "movetext/record/text_reader.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::transcript {

class LineReader final : public TextReader {
 public:
  using TextReader::TextReader;

  Found run();
  // Returns the index in the text at which the record ends.
  std::size_t end() const { return end_; }

 private:
  std::size_t read_position(std::size_t begin, std::size_t end);
  bool read_drawing(std::size_t begin);
  bool goes_on() const;
  bool read_moves(std::size_t begin, std::size_t end);
  void read_number(std::size_t begin, std::size_t end);

  std::size_t end_ = 0;
  std::int64_t last_number_ = 0;
};

}  // namespace mt::transcript
