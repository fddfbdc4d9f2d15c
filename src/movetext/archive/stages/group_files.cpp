#include "movetext/archive/stages/group_files.hpp"

#include "movetext/record/grouping.hpp"
#include "movetext/text/folded.hpp"

namespace mt::archive {
namespace {

constexpr std::string_view no_value = "unknown";

std::string file_word(std::string_view group, text::Spelling spelling) {
  std::string word;
  for (;;) {
    const std::size_t end = group.find(between_values);
    const std::size_t begin = word.size();
    text::append_file_word(group.substr(0, end), spelling, word);
    if (word.size() == begin) word += no_value;
    if (end == std::string_view::npos) return word;
    word += '-';
    group.remove_prefix(end + 1);
  }
}

}  // namespace

std::string group_key(std::string_view group, text::Spelling spelling) {
  std::string key = text::folded(file_word(group, spelling));
  key += '\0';
  key += group;
  key += '\0';
  return key;
}

std::string_view group_of_key(std::string_view key) {
  key.remove_prefix(key.find('\0') + 1);
  return key.substr(0, key.find('\0'));
}

std::string GroupFiles::word_of(std::string_view group) {
  std::string word = file_word(group, spelling_);
  std::string folded = text::folded(word);
  alike_ = folded == last_ ? alike_ + 1 : 1;
  last_ = std::move(folded);
  if (alike_ > 1) word += '~' + std::to_string(alike_);
  return word;
}

}  // namespace mt::archive
