#include "movetext/record/merge_tree.hpp"

#include "movetext/record/line_slots.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace mt {
namespace {

bool is_variation(const Event& event) {
  return event.kind == EventKind::open;
}

}  // namespace

MergeTree::MergeTree(Record& record) : record_(record), nodes_(1), lines_(1), spots_(1) {
  struct Open {
    Number line;
    Number last;  // last move of the line; none if the line has no moves yet
  };
  std::vector<Open> open{{main_line, root}};
  for (const Event& event : record.tape) {
    Open& here = open.back();
    if (event.kind == EventKind::open) {
      const Number before = here.last == none   ? lines_[here.line].before
                            : here.last == root ? root
                                                : nodes_[here.last].before;
      const Number line = add_line(slot_at(here.line, here.last), before);
      open.push_back({line, none});
    } else if (event.kind == EventKind::close) {
      if (open.size() > 1) open.pop_back();
    } else if (is_in_line(event.kind)) {
      here.last = add_node(here.line, here.last, event);
    } else if (event.kind != EventKind::removed && event.kind != EventKind::result) {
      Slot& slot = slot_at(here.line, here.last);
      (slot.rest.empty() ? slot.notes : slot.rest).push_back(add_item(event));
    }
  }
}

// Returns a key of a move after a spot. Keys are equal if the moves are the same (is_same_move).
std::string MergeTree::key_of(Number spot, const Record& record, const Event& move) {
  std::string key;
  const auto add = [&](std::uint32_t number) {
    for (int byte = 0; byte < 4; ++byte) key += static_cast<char>(number >> 8 * byte & 0xFFU);
  };
  add(spot);
  key += static_cast<char>(move.kind);
  switch (move.kind) {
    case EventKind::null_ply:
    case EventKind::game:
      break;
    case EventKind::points:
      add(move.value);
      break;
    case EventKind::cube:
      add(move.arg);
      break;
    default:
      key += record.text(move);
  }
  return key;
}

MergeTree::Number MergeTree::find(Number spot, const Record& other, std::uint32_t at) const {
  const auto found = spots_by_move_.find(key_of(spot, other, other.tape[at]));
  return found == spots_by_move_.end() ? none : found->second;
}

MergeTree::Number MergeTree::add_item(const Event& event) {
  items_.push_back(event);
  return static_cast<Number>(items_.size() - 1);
}

// Adds a line to the end of a slot.
MergeTree::Number MergeTree::add_line(Slot& slot, Number before) {
  const auto line = static_cast<Number>(lines_.size());
  Event event;
  event.kind = EventKind::open;
  event.value = line;
  slot.rest.push_back(add_item(event));
  lines_.push_back({.before = before});
  return line;
}

MergeTree::Number MergeTree::add_node(Number line, Number last, const Event& move) {
  const auto added = static_cast<Number>(nodes_.size());
  const Number before = last == none ? lines_[line].before : last;
  auto spot = static_cast<Number>(spots_.size());
  if (line != main_line)
    spot = spots_by_move_.try_emplace(key_of(nodes_[before].spot, record_, move), spot).first->second;
  if (spot == spots_.size()) spots_.emplace_back();
  spots_[spot].nodes.push_back(added);
  if (last == none) spots_[spot].lines.push_back(line);
  if (last != none) nodes_[last].next = added;
  if (lines_[line].first == none) lines_[line].first = added;
  nodes_.push_back({.move = move, .before = before, .line = line, .spot = spot});
  return added;
}

MergeTree::Number MergeTree::add_move(Number after, const Record& other, std::uint32_t at) {
  Event move = other.tape[at];
  move.text = record_.keep(other.text(move));
  if (move.kind == EventKind::ply) move.arg = 0;  // the shape belonged to the text in the other source
  const Number next = nodes_[after].next;
  if (next == none && nodes_[after].line != main_line) return add_node(nodes_[after].line, after, move);
  const Number line = add_line(nodes_[next == none ? after : next].slot, after);
  return add_node(line, none, move);
}

MergeTree::Number MergeTree::add_note(Slot& slot, const Record& other, const Event& event) {
  Event copied = event;
  copied.text = record_.keep(other.text(event));
  const Number added = add_item(copied);
  const auto is_glyph = [&](Number number) { return items_[number].kind == EventKind::nag; };
  const auto place =
      event.kind == EventKind::nag ? std::ranges::find_if_not(slot.notes, is_glyph) : slot.notes.end();
  slot.notes.insert(place, added);
  return added;
}

MergeTree::Number MergeTree::add_comment(Slot& slot, std::string_view text, std::uint8_t style) {
  slot.notes.push_back(add_item({.kind = EventKind::comment, .arg = style, .text = record_.keep(text)}));
  return slot.notes.back();
}

void MergeTree::set_comment(Number item, std::string_view text) {
  Event& event = items_[item];
  event.flags = 0;
  event.text = record_.keep(text);
  if (text.empty()) event.kind = EventKind::removed;
}

void MergeTree::write() {
  struct Frame {
    const Slot* slot;
    std::size_t at;        // index of the next item of the slot
    Number next;           // the move after the slot
    std::uint32_t opened;  // index of the `open` event of the line on the tape; unused for the main line
  };
  std::vector<Event> tape;
  tape.reserve(events() + lines_.size());
  std::vector<Frame> frames{{&nodes_[root].slot, 0, nodes_[root].next, none}};
  while (!frames.empty()) {
    Frame& frame = frames.back();
    const std::size_t notes = frame.slot->notes.size();
    if (frame.at < notes + frame.slot->rest.size()) {
      const std::size_t at = frame.at++;
      const Event& event = items_[at < notes ? frame.slot->notes[at] : frame.slot->rest[at - notes]];
      if (event.kind != EventKind::removed) tape.push_back(event);
      if (!is_variation(event)) continue;
      const Line& line = lines_[event.value];
      frames.push_back({&line.lead, 0, line.first, static_cast<std::uint32_t>(tape.size() - 1)});
    } else if (frame.next != none) {
      const Node& node = nodes_[frame.next];
      tape.push_back(node.move);
      frame = {&node.slot, 0, node.next, frame.opened};
    } else {
      if (frame.opened != none) {
        tape[frame.opened].value = static_cast<std::uint32_t>(tape.size());
        Event close;
        close.kind = EventKind::close;
        close.value = frame.opened;
        tape.push_back(close);
      }
      frames.pop_back();
    }
  }
  if (!record_.tape.empty() && record_.tape.back().kind == EventKind::result)
    tape.push_back(record_.tape.back());
  record_.tape = std::move(tape);
}

}  // namespace mt
