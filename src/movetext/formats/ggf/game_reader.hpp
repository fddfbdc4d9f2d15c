// Reads one GGF game.
#pragma once
#include "movetext/formats/ggf/board.hpp"
#include "movetext/record/text_reader.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

class GameReader final : public TextReader {
 public:
  using TextReader::TextReader;

  Found run();
  // Returns the index in the text at which the record ends.
  std::size_t end() const { return end_; }

 private:
  struct Property {
    std::string_view name;
    std::size_t name_begin = 0;
    Span value;
  };

  std::string_view text_of(Span value) const { return text_.substr(value.begin, value.size()); }

  Found read_stray(std::size_t end);
  void read_count(std::size_t begin, std::size_t end);
  void read_properties(std::size_t at);
  std::size_t read_word(std::size_t at);
  std::size_t skip_unread(std::size_t at);
  void keep_unread(Span unread);
  void read_property(const Property& property);
  void read_move(const Property& property);
  void read_own(const Property& property);
  void read_listed_tag(Span value);
  void read_when(Span value);
  void read_board();
  void read_result();
  void add_game_tags();
  void add_tag(std::string_view name, Span value);
  void add_tag(std::string_view name, std::string_view value);
  bool is_of_other_game(Span value);
  Found finish();
  std::optional<std::string> exceeded() const;

  std::size_t end_ = 0;
  bool other_game_ = false;
  std::size_t size_ = usual_size;  // number of squares in a row of the board
  std::optional<Span> board_;      // BO
  std::optional<Span> type_;       // TY
  std::optional<Span> result_;     // RE
};

}  // namespace mt::ggf
