// A text for players, in one language: a template with named fields.
//
//   {name}                             the value of the field
//   {boards|board waits|boards wait}   the plural form for the number in the field, or for a list's length
//   {side?, playing {side}}            this part only if the field has a value: a text, or a number but not 0
//   {side?{side}|the second player}    the same, with another part if the field has no value
//
// Forms and parts may contain fields. The values of fields are inserted unchanged, so they cannot contain
// groups.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace mt::server::words {

struct TextRow {
  std::string_view key;     // the key of the Phrase
  std::string_view text;    // has no full stop at the end, unless it consists of several sentences
  std::string_view hint{};  // only in a refusal: what to do instead
  friend constexpr bool operator<(const TextRow& a, const TextRow& b) { return a.key < b.key; }
};

// Returns the index of the first character at `from` or later that is one of `signs` and is not inside
// braces. Returns the size of the text if there is none.
constexpr std::size_t find_outside_braces(std::string_view text, std::size_t from, std::string_view signs) {
  std::size_t depth = 0;
  for (std::size_t at = from; at < text.size(); ++at) {
    if (depth == 0 && signs.find(text[at]) != std::string_view::npos) return at;
    if (text[at] == '{') ++depth;
    if (text[at] == '}' && depth > 0) --depth;
  }
  return text.size();
}

// Returns whether all braces are balanced and each group begins with the name of a field.
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

// Merges two tables that are sorted by key into one.
template <std::size_t A, std::size_t B>
constexpr std::array<TextRow, A + B> merged(const std::array<TextRow, A>& a,
                                            const std::array<TextRow, B>& b) {
  std::array<TextRow, A + B> all{};
  std::merge(a.begin(), a.end(), b.begin(), b.end(), all.begin());
  return all;
}

// Returns whether the rows are sorted by key and without duplicates, and all templates are well formed.
template <std::size_t N>
constexpr bool is_sound_table(const std::array<TextRow, N>& rows) {
  for (std::size_t i = 0; i + 1 < N; ++i)
    if (!(rows[i] < rows[i + 1])) return false;
  return std::all_of(rows.begin(), rows.end(),
                     [](const TextRow& row) { return is_well_formed(row.text) && is_well_formed(row.hint); });
}

}  // namespace mt::server::words
