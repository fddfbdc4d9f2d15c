// Writes remarks onto a tape.
#include "movetext/engine/analysis/remarks.hpp"
#include "movetext/record/link_variations.hpp"
#include "movetext/record/properties.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::engine {
namespace {

constexpr auto commands = std::to_array<std::string_view>(
    {"[%eval ", "[%lost ", "[%cube ", "[%loss ", "[%double ", "[%luck ", "[%spread "});
// The properties of SGF that mark a play or an action, or the decision not to double before a play.
constexpr auto mark_names = std::to_array<std::string_view>({"BM", "DO", "IT", "TE", "BC", "DC"});

// Returns whether an event of this kind belongs to the move before it.
bool is_attached(EventKind kind) {
  return kind == EventKind::comment || kind == EventKind::nag || kind == EventKind::properties ||
         kind == EventKind::removed;
}

// The events that belong to a move of the main line and follow it.
struct Attached {
  std::size_t end = 0;      // index after the comments and glyphs that directly follow the move
  std::size_t comment = 0;  // index of the comment that receives the commands; 0 if there is none
  // Index at which a new comment is inserted. This is before all other comments of the move, because commands
  // must come before other words.
  std::size_t place = 0;
  bool has_glyph = false;  // the move has a glyph from $1 to $6
  // There already is a variation with the same first move as the new one.
  bool has_variation = false;
  std::vector<std::size_t> commanded{};   // indexes of the comments that contain commands
  std::vector<std::size_t> properties{};  // indexes of properties
};

bool has_command(std::string_view comment) {
  return std::any_of(commands.begin(), commands.end(), [&](std::string_view command) {
    return comment.find(command) != std::string_view::npos;
  });
}

Attached attached_to(const Record& record, std::size_t move, const Remark& remark) {
  Attached found;
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
      if (begins && found.place == 0) {
        found.place = at;
        if (has_words) found.comment = at;
      }
      if (has_command(record.text(event))) found.commanded.push_back(at);
    } else if (event.kind == EventKind::properties) {
      found.properties.push_back(at);
    }
  }
  if (begins) found.end = at;
  if (found.place == 0) {
    found.place = found.end;
    if (!found.commanded.empty()) found.comment = found.commanded.front();
  }
  return found;
}

// Removes a command and the blanks after it from a comment.
void remove_command(std::string_view command, std::string& comment) {
  for (std::size_t at = 0; (at = comment.find(command, at)) != std::string::npos;) {
    const std::size_t close = comment.find(']', at);
    if (close == std::string::npos) return;
    std::size_t end = close + 1;
    while (end < comment.size() && text::is_blank(comment[end])) ++end;
    comment.erase(at, end - at);
  }
}

// Returns properties without those that are marks.
std::string without_marks(std::string_view properties) {
  std::string out;
  const char* kept = properties.data();
  const char* const end = kept + properties.size();
  for_each_property(properties, [&](std::string_view name, const PropertyValues& values) {
    if (std::find(mark_names.begin(), mark_names.end(), name) == mark_names.end()) return;
    out.append(text::trim({kept, static_cast<std::size_t>(name.data() - kept)}));
    kept = std::min(end, values.back().data() + values.back().size() + 1);
  });
  return out.append(text::trim({kept, static_cast<std::size_t>(end - kept)}));
}

// Builds the annotated tape.
class Annotator {
 public:
  Annotator(Record& record, const Room& room)
      : record_(record), room_(room), is_dropped_(record.tape.size()) {}

  void run(std::span<const Remark> remarks) {
    tape_.reserve(record_.tape.size() + 3 * remarks.size());
    std::size_t at = 0;
    for (const Remark& remark : remarks) {
      for (; at <= remark.event; ++at) keep(at);
      const Attached attached = attached_to(record_, remark.event, remark);
      if (room_.glyphs && remark.nag != 0 && !attached.has_glyph)
        tape_.push_back({.kind = EventKind::nag, .text = {}, .value = remark.nag});
      if (room_.properties && !remark.value.empty()) mark(attached, remark);
      if (attached.comment != 0) rewrite(record_.tape[attached.comment], remark);
      if (!remark.value.empty())
        for (const std::size_t other : attached.commanded)
          if (other != attached.comment) clean(other);
      for (; at < attached.place; ++at) keep(at);
      if (attached.comment == 0) add_comment(remark);
      for (; at < attached.end; ++at) keep(at);
      if (room_.variations && !remark.variation.empty() && !attached.has_variation) add_variation(remark);
    }
    for (; at < record_.tape.size(); ++at) keep(at);
    link_variations(tape_);
    record_.tape = std::move(tape_);
  }

 private:
  void keep(std::size_t at) {
    if (!is_dropped_[at]) tape_.push_back(record_.tape[at]);
  }
  // Removes the old commands from a comment of the move. The new commands are written in another comment of
  // the same move.
  void clean(std::size_t at) {
    std::string text(record_.text(record_.tape[at]));
    for (const std::string_view command : commands) remove_command(command, text);
    is_dropped_[at] = text::trim(text).empty();
    record_.tape[at].text = record_.keep(text);
    record_.tape[at].flags = 0;
  }
  // Replaces the properties that are marks. New ones come after all other properties of the move.
  void mark(const Attached& attached, const Remark& remark) {
    for (const std::size_t at : attached.properties) {
      Event& event = record_.tape[at];
      std::string rest = without_marks(record_.text(event));
      if (at == attached.properties.back()) rest += remark.properties;
      is_dropped_[at] = rest.empty();
      if (rest != record_.text(event)) event.text = record_.keep(rest);
    }
    if (attached.properties.empty() && !remark.properties.empty())
      tape_.push_back({.kind = EventKind::properties, .text = record_.keep(remark.properties)});
  }
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

  Record& record_;
  const Room& room_;
  std::vector<Event> tape_;
  std::vector<bool> is_dropped_;  // by index in the old tape
};

}  // namespace

std::string with_commands(std::string_view comment, const Remark& remark) {
  std::string rest(text::trim(comment));
  std::string out;
  const std::array<const std::string*, commands.size()> words{
      &remark.value, &remark.lost, &remark.cube, &remark.loss, &remark.doubled, &remark.luck, &remark.spread};
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (i == 0 && words[0]->empty()) continue;  // if no new value is known, the old %eval stays
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
