#include "movetext/server/words/sentence.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::server::words {
namespace {

// Reads the values of the fields; false: the sentence is another one.
bool read_values(std::string_view english, std::string_view sentence, std::vector<Field>& values) {
  const std::size_t first = std::min(english.find('{'), english.size());
  if (!sentence.starts_with(english.substr(0, first))) return false;
  sentence.remove_prefix(first);
  english.remove_prefix(first);
  while (!english.empty()) {
    const std::size_t name_end = english.find('}');
    const std::string_view name = english.substr(1, name_end - 1);
    english.remove_prefix(name_end + 1);
    const std::string_view next = english.substr(0, english.find('{'));
    const std::size_t end = next.empty() ? sentence.size() : sentence.find(next, 1);
    if (end == std::string_view::npos || end == 0) return false;
    values.push_back({name, Term(sentence.substr(0, end))});
    sentence.remove_prefix(end + next.size());
    english.remove_prefix(next.size());
  }
  return sentence.empty();
}

}  // namespace

std::optional<ReadSentence> read_sentence(std::span<const SentenceRow> rows, std::string_view sentence) {
  for (const SentenceRow& row : rows) {
    std::vector<Field> values;
    if (read_values(row.english, sentence, values)) return ReadSentence{&row, Phrase({}, std::move(values))};
  }
  return {};
}

}  // namespace mt::server::words
