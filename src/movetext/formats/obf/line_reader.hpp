// Reads one position with its moves as a record.
#pragma once
#include "movetext/formats/obf/lines.hpp"
#include "movetext/record/text_reader.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::obf {

class LineReader final : public TextReader {
 public:
  using TextReader::TextReader;

  Found run();
  // Returns the index in the text at which the record ends.
  std::size_t end() const { return end_; }

 private:
  void read_position(std::size_t begin, std::size_t end);
  void read_moves(std::size_t begin, std::size_t end);
  void read_move(std::size_t begin, std::string_view item);
  void add_move(std::size_t begin, std::string_view move, std::string_view score);
  void add_comment(std::size_t begin, std::size_t end);
  Found finish();

  std::size_t end_ = 0;
  bool has_moves_ = false;
  bool is_position_ = false;
  EventFlag side_flag_ = names_first;  // the flag of moves by the side to move
  std::optional<int> last_score_;      // the score of the previous move, in discs
};

}  // namespace mt::obf
