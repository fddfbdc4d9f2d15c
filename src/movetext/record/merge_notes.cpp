#include "movetext/record/merge_notes.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace mt {
namespace {

std::string key_of(const Record& record, const Event& event) {
  return event.kind == EventKind::nag ? '$' + std::to_string(event.value)
                                      : 'p' + std::string(record.text(event));
}

std::string key_of_words(const std::string& words) {
  return 'w' + words;
}

}  // namespace

void NoteIndex::learn(const MergeTree& tree, const MergeTree::Slot& slot) {
  std::vector<const MergeTree::Slot*> slots{&slot};
  while (!slots.empty()) {
    const MergeTree::Slot& here = *slots.back();
    slots.pop_back();
    for (const auto* items : {&here.notes, &here.rest}) {
      for (const MergeTree::Number number : *items) {
        const Event& event = tree.item(number);
        if (event.kind == EventKind::comment)
          learn_comment(number, comment_parts(tree.record().text(event)));
        else if (event.kind == EventKind::nag || event.kind == EventKind::properties)
          known_.insert(key_of(tree.record(), event));
        else if (event.kind == EventKind::open && tree.line(event.value).first == MergeTree::none)
          slots.push_back(&tree.line(event.value).lead);
      }
    }
  }
}

void NoteIndex::learn_comment(MergeTree::Number item, const CommentParts& parts) {
  for (const CommentCommand& command : parts.commands) {
    known_.insert(command.text());
    if (is_single_valued(command.name)) single_valued_.insert(command.name);
  }
  if (parts.words.empty()) return;
  known_.insert(key_of_words(parts.words));
  words_.push_back({item, parts.words});
  join(parts.words);
}

void NoteIndex::join(const std::string& words) {
  if (joined_.size() + words.size() < most_joined) joined_.append(joined_.empty() ? "" : " ").append(words);
}

void NoteIndex::add(MergeTree& tree, MergeTree::Slot& slot, const Record& other, const Event& event,
                    Merging merging, MergeReport& report) {
  if (event.kind == EventKind::comment) return add_comment(tree, slot, other, event, merging, report);
  if (event.kind != EventKind::nag && event.kind != EventKind::properties) return;
  std::string key = key_of(other, event);
  if (known_.contains(key)) return;
  ++(event.kind == EventKind::nag ? report.glyphs : report.comments);
  if (merging == Merging::counts) return;
  tree.add_note(slot, other, event);
  known_.insert(std::move(key));
}

void NoteIndex::add_comment(MergeTree& tree, MergeTree::Slot& slot, const Record& other, const Event& event,
                            Merging merging, MergeReport& report) {
  const CommentParts parts = comment_parts(other.text(event));
  CommentParts fresh;
  for (const CommentCommand& command : parts.commands)
    if (std::ranges::find(fresh.commands, command) == fresh.commands.end() && takes(command, report))
      fresh.commands.push_back(command);
  const bool is_new = !parts.words.empty() && !has_words(parts.words);
  const bool completes = is_new && complete(tree, parts.words, merging);
  if (is_new && !completes) fresh.words = parts.words;
  if (completes || !fresh.empty()) ++report.comments;
  if (fresh.empty() || merging == Merging::counts) return;
  learn_comment(tree.add_comment(slot, fresh.text(), event.arg), fresh);
}

// Returns whether the command must be added. Reports a conflict if it would be a second value of a
// single-valued command.
bool NoteIndex::takes(const CommentCommand& command, MergeReport& report) const {
  if (known_.contains(command.text())) return false;
  if (!single_valued_.contains(command.name)) return true;
  report.add_conflict(command.text());
  return false;
}

bool NoteIndex::has_words(const std::string& words) const {
  if (known_.contains(key_of_words(words)) || holds_words(joined_, words)) return true;
  std::size_t compared = 0;
  for (const Words& known : words_) {
    if (holds_words(known.words, words)) return true;
    compared += known.words.size() + words.size();
    if (compared > most_compared) break;
  }
  return false;
}

// Replaces the first comment that is a part of `words` by `words`. Removes the words of all further comments
// that are parts of `words`. Returns whether a comment was a part of `words`.
bool NoteIndex::complete(MergeTree& tree, const std::string& words, Merging merging) {
  bool placed = false;
  std::size_t compared = 0;
  for (Words& known : words_) {
    compared += known.words.size() + words.size();
    if (!known.words.empty() && holds_words(words, known.words)) {
      if (merging == Merging::counts) return true;
      CommentParts parts = comment_parts(tree.record().text(tree.item(known.item)));
      known.words = parts.words = placed ? std::string() : words;
      tree.set_comment(known.item, parts.text());
      placed = true;
    }
    if (compared > most_compared) break;
  }
  if (!placed) return false;
  known_.insert(key_of_words(words));
  std::erase_if(words_, [](const Words& known) { return known.words.empty(); });
  joined_.clear();
  for (const Words& known : words_) join(known.words);
  return true;
}

}  // namespace mt
