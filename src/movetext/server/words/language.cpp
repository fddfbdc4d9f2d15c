#include "movetext/server/words/language.hpp"

#include "movetext/server/words/quantities.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/server/words/text_pattern.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace mt::server::words {
namespace {

const TextRow* find_row(const Language& language, std::string_view key) {
  const auto found = std::lower_bound(language.rows.begin(), language.rows.end(), key,
                                      [](const TextRow& row, std::string_view k) { return row.key < k; });
  return found != language.rows.end() && found->key == key ? &*found : nullptr;
}

const TextRow* row_of(const Language& language, TextKey key) {
  if (key.empty()) return nullptr;
  const TextRow* row = find_row(language, key.name());
  if (row == nullptr) row = find_row(english(), key.name());
  assert(row != nullptr && "no text has that key");
  return row;
}

bool is_empty(const FieldValue& value) {
  struct Visitor {
    bool operator()(const std::string& text) const { return text.empty(); }
    bool operator()(std::int64_t number) const { return number == 0; }
    bool operator()(const Term& term) const { return term.english.empty(); }
    bool operator()(const Phrase& phrase) const { return phrase.empty(); }
    bool operator()(const Listed& list) const { return list.values.empty(); }
    bool operator()(Length /*length*/) const { return false; }
    bool operator()(Minute /*moment*/) const { return false; }
    bool operator()(Day /*day*/) const { return false; }
  };
  return std::visit(Visitor{}, value.any());
}

std::int64_t number_of(const FieldValue& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value.any())) return *number;
  const auto* list = std::get_if<Listed>(&value.any());
  assert(list != nullptr && "a form is chosen by a number or a list");
  return list == nullptr ? 0 : static_cast<std::int64_t>(list->values.size());
}

struct ReadSentence {
  const SentenceRow* row;
  Phrase values;
};

// Reads the values of the fields from the sentence. Returns false if the sentence does not match the pattern.
bool read_values(const TextPattern& english, std::string_view sentence, std::vector<PhraseField>& values) {
  for (std::size_t i = 0; i < english.size(); ++i) {
    std::size_t end = 0;  // end of this piece within the sentence
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

// Returns the first row that matches the English sentence, with the values of its fields. A value has at
// least one byte. It ends at the first occurrence of the text that follows the field.
std::optional<ReadSentence> read_sentence(std::span<const SentenceRow> rows, std::string_view sentence) {
  for (const SentenceRow& row : rows) {
    std::vector<PhraseField> values;
    if (read_values(patterns_of(row.english).front(), sentence, values))
      return ReadSentence{&row, Phrase({}, std::move(values))};
  }
  return {};
}

// Writes texts in one language. The value of a field may be a phrase, which is written in the same language.
class Speaker {
 public:
  Speaker(const Language& language, std::string& out) : language_(language), out_(out) {}

  void say_template(std::string_view text, const Phrase& phrase) {
    while (!text.empty()) {
      const std::size_t begin = std::min(text.find('{'), text.size());
      out_ += text.substr(0, begin);
      if (begin == text.size()) return;
      const std::size_t end = find_outside_braces(text, begin + 1, "}");
      say_group(text.substr(begin + 1, end - begin - 1), phrase);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  void operator()(const std::string& text) { out_ += harmless(text); }
  void operator()(std::int64_t number) { out_ += std::to_string(number); }
  void operator()(Length length) { out_ += duration_words(language_, length.duration); }
  void operator()(Minute moment) { out_ += moment_words(language_, moment.time); }
  void operator()(Day day) { out_ += day_words(language_, day.time); }
  void operator()(const Term& term) {
    const std::string_view word = word_for(language_, term.english);
    const auto sentence =
        word == term.english ? read_sentence(language_.sentences, word) : std::optional<ReadSentence>();
    if (sentence)
      say_template(sentence->row->text, sentence->values);
    else
      out_ += harmless(word);
  }
  void operator()(const Phrase& phrase) {
    if (const TextRow* row = row_of(language_, phrase.key())) say_template(row->text, phrase);
  }
  void operator()(const Listed& list) {
    for (std::size_t i = 0; i < list.values.size(); ++i) {
      const bool is_last = list.with_and && i + 1 == list.values.size();
      if (i > 0) (*this)(Phrase(is_last ? "list.and"_text : "list.comma"_text));
      std::visit(*this, list.values[i].any());
    }
  }

 private:
  // Writes a group: the part of a template between two braces.
  void say_group(std::string_view group, const Phrase& phrase) {
    const std::size_t end = std::min(group.find_first_of("?|"), group.size());
    const PhraseField* field = field_of(phrase, group.substr(0, end));
    if (field == nullptr) return;
    if (end == group.size()) return std::visit(*this, field->value.any());
    const std::string_view parts = group.substr(end + 1);
    if (group[end] == '?')
      say_template(part_of(parts, is_empty(field->value) ? 1 : 0).value_or(""), phrase);
    else
      say_template(form_of(parts, number_of(field->value)), phrase);
  }

  static const PhraseField* field_of(const Phrase& phrase, std::string_view name) {
    const auto found = std::find_if(phrase.fields().begin(), phrase.fields().end(),
                                    [&](const PhraseField& field) { return field.name == name; });
    assert(found != phrase.fields().end() && "the phrase has no such field");
    return found == phrase.fields().end() ? nullptr : &*found;
  }

  // Returns part number `wanted`, counted from 0, of the parts between bars. Returns nothing if there are
  // fewer parts.
  static std::optional<std::string_view> part_of(std::string_view parts, std::size_t wanted) {
    std::size_t begin = 0;
    for (; wanted > 0; --wanted) {
      begin = find_outside_braces(parts, begin, "|") + 1;
      if (begin > parts.size()) return {};
    }
    return parts.substr(begin, find_outside_braces(parts, begin, "|") - begin);
  }

  std::string_view form_of(std::string_view forms, std::int64_t number) const {
    std::size_t wanted = language_.plural_form(number);
    for (;; --wanted)
      if (const auto form = part_of(forms, wanted)) return *form;
  }

  const Language& language_;
  std::string& out_;
};

}  // namespace

std::string say(const Language& language, const Phrase& phrase) {
  std::string out;
  Speaker speaker(language, out);
  speaker(phrase);
  return out;
}

std::string_view template_of(const Language& language, TextKey key) {
  const TextRow* row = row_of(language, key);
  return row == nullptr ? std::string_view() : row->text;
}

std::string hint_of(const Language& language, const Phrase& phrase) {
  std::string out;
  if (const TextRow* row = row_of(language, phrase.key()))
    Speaker(language, out).say_template(row->hint, phrase);
  return out;
}

domain::Failure in_english(const domain::Refusal& refusal) {
  return {.code = refusal.code,
          .message = say(english(), refusal.phrase),
          .hint = hint_of(english(), refusal.phrase)};
}

std::string_view word_for(const Language& language, std::string_view english_term) {
  const auto found =
      std::lower_bound(language.terms.begin(), language.terms.end(), english_term,
                       [](const TermRow& row, std::string_view word) { return row.english < word; });
  return found != language.terms.end() && found->english == english_term ? found->word : english_term;
}

}  // namespace mt::server::words
