#include "movetext/record/merge_notes.hpp"

#include <algorithm>
#include <utility>

namespace mt {

void Additions::copy(std::uint32_t at, const Event& event) {
  if (event.kind == EventKind::removed) return;
  Event copied = event;
  copied.text = kept_.keep(other_.text(event));
  if (event.kind == EventKind::ply) copied.arg = 0;  // the shape of a text in a source
  note(at, copied);
}

void Additions::copy(std::uint32_t at, TapeRange events) {
  for (std::uint32_t i = events.begin; i < events.end; ++i) copy(at, other_.tape[i]);
}

void Additions::comment(std::uint32_t at, std::string_view text, std::uint8_t style) {
  note(at, {.kind = EventKind::comment, .arg = style, .text = kept_.keep(text)});
}

void Additions::apply() {
  if (noted_.empty()) return;
  std::stable_sort(noted_.begin(), noted_.end(),
                   [](const Addition& one, const Addition& other) { return one.at < other.at; });
  std::vector<Event> tape;
  tape.reserve(kept_.tape.size() + noted_.size());
  std::size_t next = 0;
  for (std::uint32_t at = 0; at <= kept_.tape.size(); ++at) {
    for (; next < noted_.size() && noted_[next].at == at; ++next) tape.push_back(noted_[next].event);
    if (at < kept_.tape.size()) tape.push_back(kept_.tape[at]);
  }
  kept_.tape = std::move(tape);
  link_variations();
}

void Additions::link_variations() {
  std::vector<std::uint32_t> open;
  for (std::uint32_t at = 0; at < kept_.tape.size(); ++at) {
    Event& event = kept_.tape[at];
    if (event.kind == EventKind::open) open.push_back(at);
    if (event.kind != EventKind::close || open.empty()) continue;
    event.value = open.back();
    kept_.tape[open.back()].value = at;
    open.pop_back();
  }
}

void NoteMerger::add(const Event& event) {
  if (event.kind == EventKind::comment) return add_comment(event);
  if (event.kind == EventKind::nag) {
    if (has_event_like(event) || std::ranges::find(new_glyphs_, event.value) != new_glyphs_.end()) return;
    new_glyphs_.push_back(event.value);
    additions_.copy(end_of_glyphs(), event);
    ++report_.glyphs;
  } else if (event.kind == EventKind::properties && !has_event_like(event)) {
    additions_.copy(end_of_notes(), event);
    ++report_.comments;
  }
}

bool NoteMerger::has_event_like(const Event& event) const {
  for (std::uint32_t at = slot_.begin; at < slot_.end; ++at) {
    const Event& here = kept_.tape[at];
    if (here.kind == EventKind::open) {
      at = here.value;
    } else if (here.kind == event.kind) {
      const bool same =
          event.kind == EventKind::nag ? here.value == event.value : kept_.text(here) == other_.text(event);
      if (same) return true;
    }
  }
  return false;
}

// Returns where the notes end and the variations begin.
std::uint32_t NoteMerger::end_of_notes() const {
  std::uint32_t at = slot_.begin;
  while (at < slot_.end && kept_.tape[at].kind != EventKind::open) ++at;
  return at;
}

std::uint32_t NoteMerger::end_of_glyphs() const {
  std::uint32_t end = slot_.begin;
  for (std::uint32_t at = slot_.begin; at < slot_.end && kept_.tape[at].kind != EventKind::open; ++at)
    if (kept_.tape[at].kind == EventKind::nag) end = at + 1;
  return end;
}

void NoteMerger::read_comments() {
  if (std::exchange(is_read_, true)) return;
  for (std::uint32_t at = slot_.begin; at < slot_.end; ++at) {
    const Event& event = kept_.tape[at];
    if (event.kind == EventKind::open)
      at = event.value;
    else if (event.kind == EventKind::comment)
      comments_.push_back({at, comment_parts(kept_.text(event)), event.arg});
  }
}

void NoteMerger::add_comment(const Event& event) {
  read_comments();
  const CommentParts parts = comment_parts(other_.text(event));
  Comment fresh{.place = std::nullopt, .parts = {}, .style = event.arg, .changed = true};
  for (const CommentCommand& command : parts.commands)
    if (takes(command)) fresh.parts.commands.push_back(command);
  const bool completes = !parts.words.empty() && add_words(parts.words);
  const bool is_there = std::ranges::any_of(
      comments_, [&](const Comment& comment) { return holds_words(comment.parts.words, parts.words); });
  if (!parts.words.empty() && !is_there) fresh.parts.words = parts.words;
  if (completes || !fresh.parts.empty()) ++report_.comments;
  if (!fresh.parts.empty()) comments_.push_back(std::move(fresh));
}

// Returns whether the command must be added.  A second value of a single-valued command is a conflict.
bool NoteMerger::takes(const CommentCommand& command) {
  bool has_other_value = false;
  for (const Comment& comment : comments_) {
    for (const CommentCommand& known : comment.parts.commands) {
      if (known == command) return false;
      has_other_value = has_other_value || known.name == command.name;
    }
  }
  if (!has_other_value || !is_single_valued(command.name)) return true;
  report_.add_conflict(command.text());
  return false;
}

// Puts the words in the place of a comment that is a part of them; further such comments lose their words.
// Returns whether there was one.
bool NoteMerger::add_words(const std::string& words) {
  bool placed = false;
  for (Comment& comment : comments_) {
    if (comment.parts.words.empty() || comment.parts.words == words) continue;
    if (!holds_words(words, comment.parts.words)) continue;
    comment.parts.words = placed ? std::string() : words;
    comment.changed = placed = true;
  }
  return placed;
}

void NoteMerger::finish() {
  for (const Comment& comment : comments_) {
    if (!comment.changed) continue;
    const std::string text = comment.parts.text();
    if (!comment.place) {
      if (!text.empty()) additions_.comment(end_of_notes(), text, comment.style);
      continue;
    }
    Event& event = kept_.tape[*comment.place];
    event.flags = 0;
    event.text = kept_.keep(text);
    if (text.empty()) event.kind = EventKind::removed;
  }
}

}  // namespace mt
