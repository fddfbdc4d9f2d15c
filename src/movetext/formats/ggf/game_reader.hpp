// Reads one game of GGF: its properties, and what stands around it.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/formats/ggf/starts.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

// Which of two games in one line a record is.
enum class Pair : std::uint8_t { none, first, second };

class GameReader {
 public:
  // `text` starts with the record.
  GameReader(std::string_view text, const ReadOptions& options, Record& record)
      : text_(text), options_(options), record_(record) {}

  Found run(Pair pair);
  // Returns the end of the record in the text.
  std::size_t end() const { return end_; }

 private:
  struct Property {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view name;
    Span value;  // without the blanks around it
  };

  // game_reader.cpp
  Found find_extent();
  void read_game(std::size_t at);
  bool read_property(std::size_t& at);
  void read_junk(std::size_t& at);
  void take(const Property& property);
  void read_move(const Property& property, Side side);
  void add_turn(EventKind kind, Span text);
  void add_turn_of(std::string_view move, Span place);
  void add_comment(std::size_t begin, std::size_t end, CommentStyle style);
  Side mover() const { return turn_ % 2 == 0 ? Side::first : Side::second; }
  void add_around(std::size_t begin, std::size_t end);
  bool exceeds() const;
  Found give_up();
  std::string_view view(Span span) const { return text_.substr(span.begin, span.size()); }
  static constexpr Span span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
  void report(Code code, std::size_t begin, std::size_t end, std::string message);

  // read_header.cpp
  bool read_header(const Property& property);
  void read_game_name(const Property& property);
  void read_date(const Property& property);
  void add_tag(std::string_view name, const Property& property);
  void add_other(const Property& property);
  void keep_as_comment(const Property& property);
  void finish_header();
  void set_up(int& size);
  void set_result(int size);
  void set_match(Pair pair);

  std::string_view text_;
  const ReadOptions& options_;
  Record& record_;
  std::size_t end_ = 0;
  Start start_;
  bool ended_ = false;  // its ";)" was read
  bool in_moves_ = false;
  std::uint32_t turn_ = 2;  // Event::value of the next move
  // Properties that are read together, after all others before the moves.
  std::optional<Property> board_;
  std::optional<Property> type_;
  std::optional<Property> result_;
};

}  // namespace mt::ggf
