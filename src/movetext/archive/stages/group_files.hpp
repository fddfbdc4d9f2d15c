// Names the files that each hold the records of one group.
//
//   sort.add(group_key(group, Spelling::plain) + place, record);
//   GroupFiles files(Spelling::plain);
//   for (group : sorted) open("season-" + files.word_of(group) + ".pgn");
#pragma once
#include "movetext/text/file_word.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::archive {

// Returns the key of a group. No key is a prefix of another key, and keys sort like the names of the files.
std::string group_key(std::string_view group, text::Spelling spelling);
// Returns the group from a key of group_key(), which other bytes may follow.
std::string_view group_of_key(std::string_view key);

// Names groups in the order of their keys. Two names always differ in more than letter case and accents,
// because some file systems do not distinguish these. If several groups would get the same name, the second
// is "NAME~2", and so on.
class GroupFiles {
 public:
  explicit GroupFiles(text::Spelling spelling) : spelling_(spelling) {}

  std::string word_of(std::string_view group);

 private:
  text::Spelling spelling_;
  std::string last_;  // the last name, folded
  std::uint64_t alike_ = 0;
};

}  // namespace mt::archive
