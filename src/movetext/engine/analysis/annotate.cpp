// Remarks on a tape.
#include "movetext/engine/analysis/remarks.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::engine {
namespace {

constexpr auto commands = std::to_array<std::string_view>({"[%eval ", "[%lost ", "[%cube "});

// Says whether the event belongs to the move before it.
bool is_attached(EventKind kind) {
  return kind == EventKind::comment || kind == EventKind::nag || kind == EventKind::properties ||
         kind == EventKind::removed;
}

// The events that follow a move of the main line and belong to it.
struct Attached {
  std::size_t end = 0;         // of comments and glyphs directly after it
  std::size_t comment = 0;     // that the commands are written into; 0: none
  std::size_t place = 0;       // of a comment of ours: before all others, as within one comment
  bool has_glyph = false;      // one of $1 to $6
  bool has_variation = false;  // that begins with the same move
};

bool has_command(std::string_view comment) {
  return std::any_of(commands.begin(), commands.end(), [&](std::string_view command) {
    return comment.find(command) != std::string_view::npos;
  });
}

Attached attached_to(const Record& record, std::size_t move, const Remark& remark) {
  Attached found;
  std::size_t first_comment = 0;
  std::size_t at = move + 1;
  bool begins = true;
  for (; at < record.tape.size(); ++at) {
    const Event& event = record.tape[at];
    const bool opens = event.kind == EventKind::open;
    if (!opens && !is_attached(event.kind)) break;
    if (opens && begins) found.end = at;
    begins = begins && !opens;
    if (opens) {
      const Event& first = record.tape[at + 1];
      found.has_variation =
          found.has_variation || (!remark.variation.empty() && first.kind == EventKind::ply &&
                                  record.text(first) == remark.variation.front());
      at = event.value;
    } else if (event.kind == EventKind::nag) {
      found.has_glyph = found.has_glyph || (event.value >= 1 && event.value <= 6);
    } else if (event.kind == EventKind::comment) {
      const auto style = static_cast<CommentStyle>(event.arg);
      const bool has_words = style == CommentStyle::brace || style == CommentStyle::line;
      if (begins && has_words && first_comment == 0) first_comment = at;
      if (begins && found.place == 0) found.place = at;
      if (found.comment == 0 && has_command(record.text(event))) found.comment = at;
    }
  }
  if (begins) found.end = at;
  if (found.place == 0) found.place = found.end;
  if (found.comment == 0) found.comment = first_comment;
  return found;
}

// Takes a command and the blanks after it out of a comment.
void remove_command(std::string_view command, std::string& comment) {
  for (std::size_t at = 0; (at = comment.find(command, at)) != std::string::npos;) {
    const std::size_t close = comment.find(']', at);
    if (close == std::string::npos) return;
    std::size_t end = close + 1;
    while (end < comment.size() && text::is_blank(comment[end])) ++end;
    comment.erase(at, end - at);
  }
}

// Makes a new tape.
class Annotator {
 public:
  Annotator(Record& record, const Room& room) : record_(record), room_(room) {}

  void run(std::span<const Remark> remarks) {
    tape_.reserve(record_.tape.size() + 3 * remarks.size());
    std::size_t at = 0;
    for (const Remark& remark : remarks) {
      for (; at <= remark.event; ++at) tape_.push_back(record_.tape[at]);
      const Attached attached = attached_to(record_, remark.event, remark);
      if (room_.glyphs && remark.nag != 0 && !attached.has_glyph)
        tape_.push_back({.kind = EventKind::nag, .text = {}, .value = remark.nag});
      if (attached.comment != 0) rewrite(record_.tape[attached.comment], remark);
      for (; at < attached.place; ++at) tape_.push_back(record_.tape[at]);
      if (attached.comment == 0) add_comment(remark);
      for (; at < attached.end; ++at) tape_.push_back(record_.tape[at]);
      if (room_.variations && !remark.variation.empty() && !attached.has_variation) add_variation(remark);
    }
    for (; at < record_.tape.size(); ++at) tape_.push_back(record_.tape[at]);
    join_parentheses();
    record_.tape = std::move(tape_);
  }

 private:
  void rewrite(Event& comment, const Remark& remark) {
    const std::string before(record_.text(comment));
    std::string after = with_commands(before, remark);
    if (after == before) return;
    comment.text = record_.keep(after);
    comment.flags = 0;
  }
  void add_comment(const Remark& remark) {
    const std::string words = with_commands({}, remark);
    if (!words.empty()) tape_.push_back({.kind = EventKind::comment, .text = record_.keep(words)});
  }
  void add_variation(const Remark& remark) {
    tape_.push_back({.kind = EventKind::open, .text = {}});
    for (std::size_t i = 0; i < remark.variation.size(); ++i)
      tape_.push_back(
          {.kind = EventKind::ply, .text = record_.keep(remark.variation[i]), .value = remark.numbers[i]});
    tape_.push_back({.kind = EventKind::close, .text = {}});
  }
  // Tells each end of a variation where the other one is.
  void join_parentheses() {
    std::vector<std::uint32_t> open;
    for (std::uint32_t i = 0; i < tape_.size(); ++i) {
      if (tape_[i].kind == EventKind::open) open.push_back(i);
      if (tape_[i].kind != EventKind::close || open.empty()) continue;
      tape_[i].value = open.back();
      tape_[open.back()].value = i;
      open.pop_back();
    }
  }

  Record& record_;
  const Room& room_;
  std::vector<Event> tape_;
};

}  // namespace

std::string with_commands(std::string_view comment, const Remark& remark) {
  std::string rest(text::trim(comment));
  std::string out;
  const std::array<const std::string*, commands.size()> words{&remark.value, &remark.lost, &remark.cube};
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (i == 0 && words[0]->empty()) continue;  // an older value is better than none
    remove_command(commands[i], rest);
    if (words[i]->empty()) continue;
    if (!out.empty()) out += ' ';
    out.append(commands[i]).append(*words[i]) += ']';
  }
  if (out.empty()) return remark.value.empty() && rest == text::trim(comment) ? std::string(comment) : rest;
  return rest.empty() ? out : out + ' ' + rest;
}

void annotate(Record& record, std::span<const Remark> remarks, const Room& room) {
  Annotator(record, room).run(remarks);
}

}  // namespace mt::engine
