#include "movetext/record/tree_notes.hpp"

#include "movetext/record/comment_parts.hpp"

#include <utility>

namespace mt {

void TreeNotes::append(Text text) {
  text_size_ += text.commands.size() + text.words.size();
  texts_.push_back(std::move(text));
}

// Returns whether a comment of the move contains the words.
bool TreeNotes::holds(const std::string& words) {
  if (!known_.insert('w' + words).second) return true;
  std::size_t compared = 0;
  for (const Text& other : texts_) {
    if (holds_words(other.words, words)) return true;
    compared += other.words.size() + words.size();
    if (compared > most_compared) break;
  }
  return false;
}

// Replaces the first comment that is a part of `words` by `words`, and removes the words of further ones.
// Returns whether there was one.
bool TreeNotes::complete(const std::string& words) {
  bool placed = false;
  std::size_t compared = 0;
  for (Text& other : texts_) {
    compared += other.words.size() + words.size();
    if (!other.words.empty() && holds_words(words, other.words)) {
      other.words = placed ? std::string() : words;
      text_size_ += words.size();
      placed = true;
    }
    if (compared > most_compared) break;
  }
  return placed;
}

void TreeNotes::add_comment(std::string commands, const std::string& words) {
  const bool is_new = !words.empty() && !holds(words) && !complete(words);
  if (is_new || !commands.empty())
    append({.commands = std::move(commands), .words = is_new ? words : std::string()});
}

void TreeNotes::add(const Record& record, const Event& event) {
  if (event.kind == EventKind::nag) {
    if (known_.insert('$' + std::to_string(event.value)).second) glyphs_.push_back(event.value);
    return;
  }
  const std::string_view text = record.text(event);
  if (event.kind == EventKind::properties) {
    if (known_.insert('p' + std::string(text)).second)
      append({.kind = event.kind, .commands = std::string(text)});
    return;
  }
  const CommentParts parts = comment_parts(text);
  std::string commands;
  for (const CommentCommand& command : parts.commands) {
    const std::string key = 'c' + (is_single_valued(command.name) ? command.name : command.text());
    if (known_.insert(key).second) commands.append(commands.empty() ? "" : " ").append(command.text());
  }
  add_comment(std::move(commands), parts.words);
}

void TreeNotes::append_to(Record& record) const {
  for (const std::uint32_t glyph : glyphs_)
    record.tape.push_back({.kind = EventKind::nag, .text = {}, .value = glyph});
  for (const Text& text : texts_) {
    std::string whole = text.commands;
    if (!whole.empty() && !text.words.empty()) whole += ' ';
    whole += text.words;
    if (!whole.empty()) record.tape.push_back({.kind = text.kind, .text = record.keep(whole)});
  }
}

}  // namespace mt
