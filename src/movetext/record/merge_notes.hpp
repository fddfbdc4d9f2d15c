// The notes of a slot: commands and words of comments, glyphs, properties. The index shows which notes of
// another record are new. Used only by merge_lines.cpp.
#pragma once
#include "movetext/record/comment_parts.hpp"
#include "movetext/record/merge_report.hpp"
#include "movetext/record/merge_tree.hpp"

#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

namespace mt {

// Whether to make additions or only to count them.
enum class Merging : std::uint8_t { adds, counts };

class NoteIndex {
 public:
  // Reads the notes of the slot, and the notes of those of its variations that have no moves.
  void learn(const MergeTree& tree, const MergeTree::Slot& slot);
  // Adds a note of another record to a slot, unless the slot contains it. learn() must have read the slot.
  void add(MergeTree& tree, MergeTree::Slot& slot, const Record& other, const Event& event, Merging merging,
           MergeReport& report);

 private:
  struct Words {
    MergeTree::Number item;
    std::string words;
  };
  // Comments are compared until this many bytes have been read. If there are very many comments at one move,
  // a comment may therefore be added although another comment contains it.
  static constexpr std::size_t most_compared = std::size_t{8} << 10;
  static constexpr std::size_t most_joined = std::size_t{32} << 10;

  void join(const std::string& words);
  void learn_comment(MergeTree::Number item, const CommentParts& parts);
  void add_comment(MergeTree& tree, MergeTree::Slot& slot, const Record& other, const Event& event,
                   Merging merging, MergeReport& report);
  bool takes(const CommentCommand& command, MergeReport& report) const;
  bool has_words(const std::string& words) const;
  bool complete(MergeTree& tree, const std::string& words, Merging merging);

  std::unordered_set<std::string> known_;          // glyphs, properties, commands and words
  std::unordered_set<std::string> single_valued_;  // names of single-valued commands
  std::vector<Words> words_;
  std::string joined_;  // the words of all comments as one text, because some programs join comments
};

}  // namespace mt
