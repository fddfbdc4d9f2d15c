// Reads one game from the bytes of its record.
#pragma once
#include "movetext/base/code.hpp"
#include "movetext/formats/wthor/file.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::wthor {

// The source of the record is text. Each byte of the file becomes four characters: its number or, for a move,
// its square, and then blanks. Therefore events are parts of the source, and their positions correspond to
// bytes (Record::signs_a_byte).
class GameReader {
 public:
  // Creates the source. `begin`: the index of the game in `bytes`, after the header of the file.
  GameReader(const File& file, std::string_view bytes, std::size_t begin, const ReadOptions& options,
             Record& record);
  // Reads tags and moves. The bytes must be those of a complete game.
  void run();

 private:
  std::uint8_t byte(std::size_t at) const { return static_cast<std::uint8_t>(bytes_[begin_ + at]); }
  std::size_t number(std::size_t at) const { return byte(at) + 256U * byte(at + 1); }
  Span span(std::size_t at) const;
  void report(Code code, std::size_t at, std::string words);
  void add_tag(std::string_view name, std::string_view value);
  void add_name(std::string_view tag, std::string_view number_tag, std::size_t at, const NameTable& table);
  void add_score(std::string_view tag, std::size_t at, Code code);
  void read_tags();
  void read_moves();
  void keep_rest(std::size_t from, std::size_t end);

  const File& file_;
  std::string_view bytes_;
  std::size_t begin_;
  const ReadOptions& options_;
  Record& record_;
};

}  // namespace mt::wthor
