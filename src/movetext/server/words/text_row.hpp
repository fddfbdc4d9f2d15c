// A text that players read, in one language: a template with named fields.
//
//   {name}                          the value of the field
//   {boards|board waits|boards wait}  a form for the number in the field, chosen by the language's plural
//   rule;
//                                   of a list, its length counts
//   {side?, who plays {side}}       only if the field has a value: a text that is not empty, a number besides
//   0 {side?{side}|the second player}   with what is said otherwise
//
// Forms and parts may have fields in them.  The value of a field is never read as a template.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace mt::server::words {

struct TextRow {
  std::string_view key;     // of the Phrase that says it
  std::string_view text;    // a sentence has no full stop unless several sentences follow each other
  std::string_view hint{};  // of a refusal: what to do instead
  friend constexpr bool operator<(const TextRow& a, const TextRow& b) { return a.key < b.key; }
};

// Position of the first of `signs` outside of braces, at `from` or later; the text's size if there is none.
constexpr std::size_t find_outside_braces(std::string_view text, std::size_t from, std::string_view signs) {
  std::size_t depth = 0;
  for (std::size_t at = from; at < text.size(); ++at) {
    if (depth == 0 && signs.find(text[at]) != std::string_view::npos) return at;
    if (text[at] == '{') ++depth;
    if (text[at] == '}' && depth > 0) --depth;
  }
  return text.size();
}

// Every brace has its partner, and every group begins with the name of a field.
constexpr bool is_well_formed(std::string_view text) {
  std::size_t depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '}' && depth-- == 0) return false;
    if (text[at] != '{') continue;
    ++depth;
    const std::size_t end = std::min(text.find_first_of("{?|}", at + 1), text.size());
    if (end == at + 1 || end == text.size() || text[end] == '{') return false;
  }
  return depth == 0;
}

// The rows of two tables, which are in order of their keys, in that order.
template <std::size_t A, std::size_t B>
constexpr std::array<TextRow, A + B> merged(const std::array<TextRow, A>& a,
                                            const std::array<TextRow, B>& b) {
  std::array<TextRow, A + B> all{};
  std::merge(a.begin(), a.end(), b.begin(), b.end(), all.begin());
  return all;
}

// The rows are in order of their keys, none is there twice, and all templates are well formed.
template <std::size_t N>
constexpr bool is_sound_table(const std::array<TextRow, N>& rows) {
  for (std::size_t i = 0; i + 1 < N; ++i)
    if (!(rows[i] < rows[i + 1])) return false;
  return std::all_of(rows.begin(), rows.end(),
                     [](const TextRow& row) { return is_well_formed(row.text) && is_well_formed(row.hint); });
}

}  // namespace mt::server::words
