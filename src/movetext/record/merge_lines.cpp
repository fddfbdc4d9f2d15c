#include "movetext/record/merge_lines.hpp"

#include <algorithm>

namespace mt {

bool LineMerger::has_same_main_line(const Record& other) const {
  const TapeRange line = main_line(other);
  Number node = MergeTree::root;
  for (std::uint32_t at = line.begin;; ++at) {
    at = slot_end(other, at, line.end);
    node = tree_.node(node).next;
    if (node == MergeTree::none || at == line.end) return node == MergeTree::none && at == line.end;
    if (!is_same_move(tree_.record(), tree_.node(node).move, other, other.tape[at])) return false;
  }
}

void LineMerger::merge(const Record& other, Merging merging, MergeReport& report) {
  jobs_.assign(1, {.line = main_line(other)});
  for (std::size_t i = 0; i < jobs_.size(); ++i) {
    const Job job = jobs_[i];
    path_.assign(1, job.before);
    if (i == 0)
      follow_main(other, job.line);
    else
      follow(other, job);
    old_ = path_.size();
    walk(other, job, merging, report);
  }
}

void LineMerger::follow_main(const Record& other, TapeRange line) {
  for (std::uint32_t at = slot_end(other, line.begin, line.end); at < line.end;
       at = slot_end(other, at + 1, line.end))
    path_.push_back(tree_.node(path_.back()).next);
}

// Finds the moves of a line that already exist in the tree. If several lines have some of these moves, the
// path follows the line that has the most of them.
void LineMerger::follow(const Record& other, const Job& job) {
  Number last = MergeTree::none;
  std::size_t moves = 0;
  Number spot = tree_.node(job.before).spot;
  for (std::uint32_t at = slot_end(other, job.line.begin, job.line.end); at < job.line.end;
       at = slot_end(other, at + 1, job.line.end)) {
    const Number next = tree_.find(spot, other, at);
    if (next == MergeTree::none) break;
    spot = next;
    last = tree_.spot(spot).nodes.front();
    ++moves;
  }
  path_.resize(1 + moves);
  for (std::size_t i = moves; i > 0; --i) {
    path_[i] = last;
    last = tree_.node(last).before;
  }
  if (moves > 0) path_[0] = last;
}

void LineMerger::walk(const Record& other, const Job& job, Merging merging, MergeReport& report) {
  std::size_t played = 0;
  for (std::uint32_t at = job.line.begin;; ++at) {
    const std::uint32_t end = slot_end(other, at, job.line.end);
    const bool is_missing = end < job.line.end && played + 1 == path_.size();
    if (is_missing && path_.size() == old_ && !job.is_of_new) ++report.variations;
    if (is_missing && merging == Merging::counts && played == 0) return;
    if (is_missing && merging == Merging::adds) path_.push_back(tree_.add_move(path_.back(), other, end));
    take_slot(other, job, {at, end}, played, merging, report);
    if (end == job.line.end || played + 1 == path_.size()) return;
    ++played;
    at = end;
  }
}

// Merges the slot after the first `played` moves of a line.
void LineMerger::take_slot(const Record& other, const Job& job, TapeRange slot, std::size_t played,
                           Merging merging, MergeReport& report) {
  if (slot.empty()) return;
  const bool has_moves = path_.size() > 1;
  const Number first = has_moves ? path_[1] : MergeTree::none;
  const bool leads = played == 0 && has_moves && first != MergeTree::none &&
                     tree_.node(first).line != MergeTree::main_line &&
                     tree_.line(tree_.node(first).line).first == first;
  const bool is_empty = !has_moves && job.line.begin != 0;
  const Number here = is_empty ? job.beside : path_[played];
  const bool is_new = job.is_of_new || path_.size() > old_;
  for (std::uint32_t at = slot.begin; at < slot.end; ++at) {
    const Event& event = other.tape[at];
    if (event.kind == EventKind::open) {
      const Number before = played > 0 ? path_[played - 1] : path_[0];
      jobs_.push_back({.line = {at + 1, event.value},
                       .before = before,
                       .beside = here,
                       .is_of_new = job.is_of_new || played >= old_});
      at = event.value;
      continue;
    }
    MergeReport uncounted;
    MergeReport& counts = is_new && (leads || played >= old_) ? uncounted : report;
    NoteIndex& index =
        leads ? index_of(tree_.node(first).spot, true) : index_of(tree_.node(here).spot, false);
    MergeTree::Slot& target = leads ? tree_.line(tree_.node(first).line).lead : tree_.node(here).slot;
    index.add(tree_, target, other, event, merging, counts);
  }
}

NoteIndex& LineMerger::index_of(Number spot, bool of_leads) {
  const auto [found, is_new] = notes_.try_emplace(std::uint64_t{spot} << 1 | (of_leads ? 1U : 0U));
  if (!is_new) return found->second;
  if (of_leads) {
    for (const Number line : tree_.spot(spot).lines) found->second.learn(tree_, tree_.line(line).lead);
  } else if (spot == tree_.node(MergeTree::root).spot) {
    found->second.learn(tree_, tree_.node(MergeTree::root).slot);
  } else {
    for (const Number node : tree_.spot(spot).nodes) found->second.learn(tree_, tree_.node(node).slot);
  }
  return found->second;
}

}  // namespace mt
