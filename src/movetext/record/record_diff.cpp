#include "movetext/record/record_diff.hpp"

#include "movetext/record/comment_parts.hpp"
#include "movetext/record/line_text.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt {
namespace {

using Kind = Difference::Kind;

// The notes of one move are not compared one by one if there are more than this.
constexpr std::size_t most_notes = 2000;

struct Note {
  Kind kind = Kind::comment;
  std::string text{};

  bool operator==(const Note&) const = default;
};

// Walks along the main line of a record.
class MainLine {
 public:
  explicit MainLine(const Record& record) : record_(record), line_(main_line(record)) { read_slot(); }

  bool is_at_end() const { return move_ == line_.end; }
  const Event& move() const { return record_.tape[move_]; }
  std::string move_text() const { return is_at_end() ? std::string() : step_text(record_, move()); }
  const std::vector<Note>& notes() const { return notes_; }
  void advance() {
    line_.begin = move_ + 1;
    read_slot();
  }
  // Returns how many moves are left.
  std::uint32_t left() const {
    std::uint32_t moves = 0;
    for (std::uint32_t at = move_; at < line_.end; at = slot_end(record_, at + 1, line_.end)) ++moves;
    return moves;
  }

 private:
  void read_slot();

  const Record& record_;
  TapeRange line_;
  std::uint32_t move_ = 0;   // the next move
  std::vector<Note> notes_;  // the notes before it
};

void MainLine::read_slot() {
  move_ = slot_end(record_, line_.begin, line_.end);
  notes_.clear();
  bool joins = false;
  for (std::uint32_t at = line_.begin; at < move_; ++at) {
    const Event& event = record_.tape[at];
    if (event.kind == EventKind::removed) continue;
    const bool is_comment = event.kind == EventKind::comment;
    if (is_comment) {
      const std::string text = comment_parts(record_.text(event)).text();
      if (joins)
        notes_.back().text.append(" ").append(text);
      else
        notes_.push_back({Kind::comment, text});
    } else if (event.kind == EventKind::nag) {
      notes_.push_back({Kind::glyph, '$' + std::to_string(event.value)});
    } else {
      const std::uint32_t end = event.kind == EventKind::open ? event.value + 1 : at + 1;
      Note note{event.kind == EventKind::open ? Kind::variation : Kind::comment, {}};
      append_line(record_, {at, end}, note.text);
      notes_.push_back(std::move(note));
      at = end - 1;
    }
    joins = is_comment;
  }
}

class LineComparison {
 public:
  LineComparison(const Record& before, const Record& after, bool white_first)
      : before_(before), after_(after), white_first_(white_first) {}

  std::vector<Difference> run() {
    compare_tags();
    compare_results();
    compare_lines();
    if (out_.size() > most_differences) out_.resize(most_differences);
    return std::move(out_);
  }

 private:
  void compare_tags();
  void compare_results();
  void compare_lines();
  void compare_notes(std::vector<Note> before, std::vector<Note> after);

  const Record& before_;
  const Record& after_;
  bool white_first_;
  std::uint32_t ply_ = 0;
  std::string place_;  // the last move
  bool same_result_ = true;
  std::vector<Difference> out_;
};

void LineComparison::compare_tags() {
  std::array<TagSheet, 2> sheets;
  sheets[0].fill(before_, {.white_first = white_first_});
  sheets[1].fill(after_, {.white_first = white_first_});
  std::vector<std::string_view> names;
  for (const TagSheet& sheet : sheets)
    for (const CanonicalTag& tag : sheet.tags()) names.push_back(tag.name);
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  for (const std::string_view name : names) {
    const std::string_view before = sheets[0].named(name);
    const std::string_view after = sheets[1].named(name);
    if (before == after) continue;
    same_result_ = same_result_ && name != "Result";
    out_.push_back({.kind = Kind::tag,
                    .name = std::string(name),
                    .before = std::string(before),
                    .after = std::string(after)});
  }
}

void LineComparison::compare_results() {
  const auto marker = [](const Record& record) {
    const std::string_view last = terminator(record);
    return tells_result(last) ? canonical_result(last) : record_result(record);
  };
  const std::string_view before = marker(before_);
  const std::string_view after = marker(after_);
  if (same_result_ && before != after)
    out_.push_back({.kind = Kind::result, .before = std::string(before), .after = std::string(after)});
}

void LineComparison::compare_lines() {
  MainLine before(before_);
  MainLine after(after_);
  for (;; ++ply_) {
    compare_notes(before.notes(), after.notes());
    if (before.is_at_end() && after.is_at_end()) return;
    const bool differs = before.is_at_end() || after.is_at_end() ||
                         !is_same_move(before_, before.move(), after_, after.move());
    const Event& move = before.is_at_end() ? after.move() : before.move();
    if (differs) {
      out_.push_back({.kind = Kind::move,
                      .place = number_text(move),
                      .ply = ply_,
                      .before = before.move_text(),
                      .after = after.move_text(),
                      .moves_before = before.left(),
                      .moves_after = after.left()});
      return;
    }
    place_ = number_text(move);
    place_.append(place_.empty() ? "" : " ").append(after.move_text());
    before.advance();
    after.advance();
  }
}

// Pairs the notes of the same kind that are in only one of the records, in their order.
void LineComparison::compare_notes(std::vector<Note> before, std::vector<Note> after) {
  if (before == after || out_.size() >= most_differences) return;
  if (std::max(before.size(), after.size()) > most_notes) {
    out_.push_back({.kind = Kind::other, .place = place_, .ply = ply_});
    return;
  }
  std::erase_if(before, [&](const Note& note) {
    const auto found = std::ranges::find(after, note);
    if (found == after.end()) return false;
    after.erase(found);
    return true;
  });
  for (const Note& note : before) {
    const auto found = std::ranges::find(after, note.kind, &Note::kind);
    Difference difference{.kind = note.kind, .place = place_, .ply = ply_, .before = note.text};
    if (found != after.end()) {
      difference.after = found->text;
      after.erase(found);
    }
    out_.push_back(std::move(difference));
  }
  for (const Note& note : after)
    out_.push_back({.kind = note.kind, .place = place_, .ply = ply_, .after = note.text});
}

}  // namespace

std::string_view name(Difference::Kind kind) {
  constexpr auto names =
      std::to_array<std::string_view>({"tag", "result", "move", "comment", "glyph", "variation", "other"});
  return names[static_cast<std::size_t>(kind)];
}

std::vector<Difference> differences(const Record& before, const Record& after, bool white_first) {
  std::vector<Difference> out = LineComparison(before, after, white_first).run();
  if (out.empty()) out.push_back({});
  return out;
}

}  // namespace mt
