#include "movetext/record/merge_lines.hpp"

#include "movetext/record/comment_parts.hpp"
#include "movetext/record/line_slots.hpp"
#include "movetext/record/merge_notes.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace mt {
namespace {

// Walks through both records side by side.  What is added is noted with its place in the tape of the record
// that is kept, and put there in the end, so that the places stay what they are.
class LineMerger {
 public:
  LineMerger(Record& kept, const Record& other, MergeReport& report)
      : kept_(kept), other_(other), report_(report), additions_(kept, other) {}

  void run() {
    jobs_.push_back({main_line(kept_), main_line(other_), {}});
    while (!jobs_.empty()) {
      const Job job = jobs_.back();
      jobs_.pop_back();
      walk(job);
    }
    additions_.apply();
  }

 private:
  // Two lines whose next moves are played in the same position.
  struct Job {
    TapeRange kept;
    TapeRange other;
    TapeRange beside;  // part of the tape of `kept` with alternatives to the first move of its line
  };

  void walk(const Job& job) {
    TapeRange beside = job.beside;
    std::uint32_t kept = job.kept.begin;
    std::uint32_t other = job.other.begin;
    for (;;) {
      const TapeRange kept_slot{kept, slot_end(kept_, kept, job.kept.end)};
      const TapeRange other_slot{other, slot_end(other_, other, job.other.end)};
      if (!other_slot.empty()) merge_slot(kept_slot, other_slot, job.kept);
      kept = kept_slot.end;
      other = other_slot.end;
      if (other == job.other.end) return;
      if (kept == job.kept.end) return append_rest(kept, {other, job.other.end});
      if (!is_same_move(kept_, kept, other_, other)) return part(job, kept, other, beside);
      beside = {};
      ++kept;
      ++other;
    }
  }

  // The other record goes on where the line of the one that is kept ends.
  void append_rest(std::uint32_t at, TapeRange rest) {
    additions_.copy(at, rest);
    ++report_.variations;
  }

  // The lines part with the moves at these places.
  void part(const Job& job, std::uint32_t kept, std::uint32_t other, TapeRange beside) {
    const TapeRange own{kept + 1, slot_end(kept_, kept + 1, job.kept.end)};
    auto line = find_line(own, other);
    if (!line) line = find_line(beside, other);
    const TapeRange rest{other, job.other.end};
    if (line)
      jobs_.push_back({*line, rest, own});
    else
      add_variation(rest, {own, beside, extensible({kept, job.kept.end})});
  }

  // What is known of the position in which a variation begins.
  struct Branch {
    TapeRange own;     // part of the tape of `kept` with variations that begin there
    TapeRange beside;  // further ones
    TapeRange line;    // the variation that begins with the move in whose place they are played; empty: none
  };

  // Returns the line, or an empty one if it is the main line: a variation that repeats moves of the game may
  // go on after its end, and is a line of its own.
  TapeRange extensible(TapeRange line) const { return line.end == main_line(kept_).end ? TapeRange{} : line; }

  // Adds a variation, but for those alternatives to its first move that are there.
  void add_variation(TapeRange line, const Branch& branch) {
    const std::uint32_t at = branch.own.end;
    const std::uint32_t first = slot_end(other_, line.begin, line.end);
    const std::uint32_t after = std::min(first + 1, line.end);
    const std::uint32_t second = slot_end(other_, after, line.end);
    additions_.open(at);
    additions_.copy(at, {line.begin, after});
    for (std::uint32_t i = after; i < second; ++i) {
      const Event& event = other_.tape[i];
      if (event.kind != EventKind::open) {
        additions_.copy(at, event);
        continue;
      }
      if (!merge_known({i + 1, event.value}, branch)) additions_.copy(at, {i, event.value + 1});
      i = event.value;
    }
    additions_.copy(at, {second, line.end});
    additions_.close(at);
    ++report_.variations;
  }

  // Merges a line of the other record into one that begins alike; returns false if there is none.
  bool merge_known(TapeRange line, const Branch& branch) {
    const std::uint32_t first = slot_end(other_, line.begin, line.end);
    if (first == line.end) return false;
    auto known = find_line(branch.own, first);
    if (!known) known = find_line(branch.beside, first);
    if (!known && !branch.line.empty() && is_same_move(kept_, branch.line.begin, other_, first)) {
      jobs_.push_back({branch.line, {first, line.end}, branch.beside});
      return true;
    }
    if (known) jobs_.push_back({*known, line, branch.own});
    return known.has_value();
  }

  // Merges what follows a move of a line, up to the next one.
  void merge_slot(TapeRange kept, TapeRange other, TapeRange line) {
    NoteMerger notes(kept_, kept, other_, additions_, report_);
    const bool follows_move = kept.begin > line.begin;
    const TapeRange played{kept.begin - 1, line.end};
    const Branch branch{kept, {}, follows_move ? extensible(played) : TapeRange{}};
    for (std::uint32_t at = other.begin; at < other.end; ++at) {
      const Event& event = other_.tape[at];
      if (event.kind == EventKind::open) {
        const TapeRange variation{at + 1, event.value};
        if (!merge_known(variation, branch)) add_variation(variation, branch);
        at = event.value;
      } else {
        notes.add(event);
      }
    }
    notes.finish();
  }

  // Finds the line that begins with a move of the other record, among the variations of a slot and the
  // alternatives to their first moves.
  std::optional<TapeRange> find_line(TapeRange slot, std::uint32_t move) {
    slots_.assign(1, slot);
    while (!slots_.empty()) {
      const TapeRange next = slots_.back();
      slots_.pop_back();
      for (std::uint32_t at = next.begin; at < next.end; ++at) {
        if (kept_.tape[at].kind != EventKind::open) continue;
        const TapeRange line{at + 1, kept_.tape[at].value};
        at = line.end;
        const std::uint32_t first = slot_end(kept_, line.begin, line.end);
        if (effort_ == 0 || first == line.end) continue;
        --effort_;
        if (is_same_move(kept_, first, other_, move)) return line;
        slots_.push_back({first + 1, slot_end(kept_, first + 1, line.end)});
      }
    }
    return std::nullopt;
  }

  Record& kept_;
  const Record& other_;
  MergeReport& report_;
  Additions additions_;
  std::vector<Job> jobs_;
  std::vector<TapeRange> slots_;
  std::uint32_t effort_ = 1'000'000;  // comparisons left: beyond it a line is added as one of its own
};

}  // namespace

bool have_same_main_line(const Record& one, const Record& other) {
  const TapeRange line = main_line(one);
  const TapeRange other_line = main_line(other);
  std::uint32_t at = line.begin;
  std::uint32_t other_at = other_line.begin;
  for (;; ++at, ++other_at) {
    at = slot_end(one, at, line.end);
    other_at = slot_end(other, other_at, other_line.end);
    if (at == line.end || other_at == other_line.end) return at == line.end && other_at == other_line.end;
    if (!is_same_move(one, at, other, other_at)) return false;
  }
}

void merge_lines(Record& kept, const Record& other, MergeReport& report) {
  LineMerger(kept, other, report).run();
}

}  // namespace mt
