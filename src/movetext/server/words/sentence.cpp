#include "movetext/server/words/sentence.hpp"

#include "movetext/server/words/text_pattern.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace mt::server::words {
namespace {

// Reads the values of the fields; returns false if the sentence does not match.
bool read_values(const TextPattern& english, std::string_view sentence, std::vector<PhraseField>& values) {
  for (std::size_t i = 0; i < english.size(); ++i) {
    std::size_t end = 0;  // of the piece, in the sentence
    if (!english[i].field.empty()) {
      const bool is_last = i + 1 == english.size();
      end = is_last ? sentence.size() : sentence.find(english[i + 1].literal, 1);
      if (end == 0 || end == std::string_view::npos) return false;
      values.push_back({english[i].field, Term(sentence.substr(0, end))});
    } else if (sentence.starts_with(english[i].literal)) {
      end = english[i].literal.size();
    } else {
      return false;
    }
    sentence.remove_prefix(end);
  }
  return sentence.empty();
}

}  // namespace

std::optional<ReadSentence> read_sentence(std::span<const SentenceRow> rows, std::string_view sentence) {
  for (const SentenceRow& row : rows) {
    std::vector<PhraseField> values;
    if (read_values(patterns_of(row.english).front(), sentence, values))
      return ReadSentence{&row, Phrase({}, std::move(values))};
  }
  return {};
}

}  // namespace mt::server::words
