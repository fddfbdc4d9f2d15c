// A message to a player in no particular language: the key of a text and the values of its fields.
//
//   Phrase("turn-of-other"_text, {{"name", "fred"}, {"side", Term("White")}, {"half-move", 17}})
//
// The texts are in `words` (words/english_*.hpp for English). words::say() turns a phrase into a message.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mt::server {

// The key of a text: lowercase letters, digits, dashes and dots. A key is always a literal such as
// "turn"_text, so that a test can find all keys in the sources.
class TextKey {
 public:
  constexpr TextKey() = default;  // a key without a text
  constexpr std::string_view name() const { return name_; }
  constexpr bool empty() const { return name_.empty(); }
  friend constexpr bool operator==(TextKey, TextKey) = default;

 private:
  friend consteval TextKey operator""_text(const char* name, std::size_t size);
  explicit constexpr TextKey(std::string_view name) : name_(name) {}
  std::string_view name_{};
};

// A key with other characters would call this function. It is not constexpr, so such a key does not compile.
void a_text_key_has_small_letters_digits_dashes_and_dots_only();

consteval TextKey operator""_text(const char* name, std::size_t size) {
  const std::string_view key(name, size);
  const bool is_plain = !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
  });
  if (!is_plain) a_text_key_has_small_letters_digits_dashes_and_dots_only();
  return TextKey(key);
}

// A word or sentence that the library supplies in English: a side, a title, the reason why a move is illegal.
// If a language has no translation of it, it remains in English.
struct Term {
  explicit Term(std::string_view word) : english(word) {}
  std::string english;
};

struct Length {  // "2 days 3 hours"
  Duration duration = 0;
};
struct Minute {  // "2026-11-22 04:31 UTC"
  Time time = 0;
};
struct Day {  // "2026-11-22"
  Time time = 0;
};

struct PhraseField;
class FieldValue;

class Phrase {
 public:
  Phrase();  // an empty message
  explicit Phrase(TextKey key);
  Phrase(TextKey key, std::initializer_list<PhraseField> fields);
  Phrase(TextKey key, std::vector<PhraseField> fields);
  Phrase(const Phrase& other);
  Phrase(Phrase&& other) noexcept;
  Phrase& operator=(const Phrase& other);
  Phrase& operator=(Phrase&& other) noexcept;
  ~Phrase();

  TextKey key() const { return key_; }
  bool empty() const { return key_.empty(); }
  const std::vector<PhraseField>& fields() const { return fields_; }

 private:
  TextKey key_;
  std::vector<PhraseField> fields_;
};

// The values of a field that is a list. With "and": "fred, barney and wilma". Without it, as for lists of
// commands: "accept, reject, resign".
struct Listed {
  std::vector<FieldValue> values;
  bool with_and = true;
};

// The value of a field. A std::string (a name, a move, a command, an address, a comment) is inserted
// unchanged.
class FieldValue {
 public:
  using Any = std::variant<std::string, std::int64_t, Length, Minute, Day, Term, Phrase, Listed>;

  FieldValue(std::string text) : any_(std::move(text)) {}
  FieldValue(std::string_view text) : any_(std::string(text)) {}
  FieldValue(const char* text) : any_(std::string(text)) {}
  template <std::integral Number>
  FieldValue(Number number) : any_(static_cast<std::int64_t>(number)) {}
  FieldValue(Length length) : any_(length) {}
  FieldValue(Minute moment) : any_(moment) {}
  FieldValue(Day day) : any_(day) {}
  FieldValue(Term term) : any_(std::move(term)) {}
  FieldValue(Phrase phrase) : any_(std::move(phrase)) {}
  FieldValue(Listed values) : any_(std::move(values)) {}

  const Any& any() const { return any_; }

 private:
  Any any_;
};

struct PhraseField {
  std::string_view name;  // a literal
  FieldValue value;
};

// Makes a list of names, moves or phrases.
template <class Values>
Listed listed(const Values& values, bool with_and = true) {
  Listed list{{}, with_and};
  for (const auto& value : values) list.values.emplace_back(value);
  return list;
}
// Makes a list without "and" before the last value.
template <class Values>
Listed joined(const Values& values) {
  return listed(values, false);
}

}  // namespace mt::server
