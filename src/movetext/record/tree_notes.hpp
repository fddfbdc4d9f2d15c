// The notes of a move in a tree of games, without repetition: comments, embedded commands, glyphs. Used only
// by game_tree.cpp.
#pragma once
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace mt {

class TreeNotes {
 public:
  // Adds a glyph, a comment or properties, unless the move already has them. Comments are added by parts:
  // missing embedded commands, and words that no other comment contains. Words that contain those of another
  // comment replace them. A second value of a command that can have only one value is left out.
  void add(const Record& record, const Event& event);
  void add_words(const std::string& words) { add_comment({}, words); }
  // Appends the notes to the tape of a record, the glyphs first.
  void append_to(Record& record) const;

  std::size_t size() const { return glyphs_.size() + texts_.size(); }
  std::size_t text_size() const { return text_size_; }

 private:
  // Comments are compared until this many bytes have been read. If there are very many comments at one move,
  // a comment may therefore be added although another comment contains it.
  static constexpr std::size_t most_compared = std::size_t{8} << 10;

  // A comment, or properties.
  struct Text {
    EventKind kind = EventKind::comment;
    std::string commands{};
    std::string words{};
  };

  void add_comment(std::string commands, const std::string& words);
  bool holds(const std::string& words);
  bool complete(const std::string& words);
  void append(Text text);

  std::vector<std::uint32_t> glyphs_;
  std::vector<Text> texts_;
  std::unordered_set<std::string> known_;  // keys of all notes, and names of single-valued commands
  std::size_t text_size_ = 0;
};

}  // namespace mt
