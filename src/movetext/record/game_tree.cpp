#include "movetext/record/game_tree.hpp"

#include "movetext/record/tape.hpp"
#include "movetext/record/tree_marks.hpp"

#include <algorithm>
#include <utility>

namespace mt {
namespace {

void append_number(std::uint32_t number, std::string& key) {
  for (int byte = 0; byte < 4; ++byte) key += static_cast<char>(number >> 8 * byte & 0xFFU);
}

// Appends a key of an event. Events of the same place have the same key if they are equal.
void append_event(const Record& record, const Event& event, std::string& key) {
  key += static_cast<char>(event.kind);
  if (event.kind == EventKind::nag) append_number(event.value, key);
  if (event.kind == EventKind::open || event.kind == EventKind::close || event.kind == EventKind::null_ply)
    return;
  const std::string_view text = record.text(event);
  append_number(static_cast<std::uint32_t>(text.size()), key);
  key += text;
}

std::uint32_t size_of(const std::vector<Event>& tape) {
  return static_cast<std::uint32_t>(tape.size());
}

}  // namespace

GameTree::Number GameTree::child(Number before, const Record& game, const Event& move) {
  std::string key;
  append_number(before, key);
  append_event(game, move, key);
  const auto added = static_cast<Number>(nodes_.size());
  const auto [found, is_new] = children_.try_emplace(std::move(key), added);
  if (!is_new) return found->second;
  Event event = move;
  event.text = tree_.keep(game.text(move));
  if (event.kind == EventKind::ply) event.arg = 0;  // the shape belonged to the text in the other source
  nodes_.push_back({.move = event});
  Node& parent = nodes_[before];
  events_ += parent.first == none ? 1 : 3;  // a branch also has `open` and `close`
  (parent.first == none ? parent.first : nodes_[parent.last].next) = added;
  parent.last = added;
  return added;
}

void GameTree::add(const Record& game, bool white_first) {
  if (games_ == 0) {
    tree_.convention = game.convention;
    white_first_ = white_first;
  }
  ++games_;
  sheet_.fill(game, {.white_first = white_first});
  End end{.game = games_, .roster = tags_.add(sheet_)};
  Number last = root;
  if (keep_ == Keep::games) {
    end.mark = end_mark(game, sheet_);
    notes_size_ += end.mark.size();
    ++events_;
    last = add_main_line(game);
  } else {
    for_each_main_line(game, [&](const Event& move) {
      last = child(last, game, move);
      return true;
    });
    add_lines(game);
  }
  if (first_end_ == none) first_end_ = last;
  one_line_ = one_line_ && last == first_end_;
  nodes_[last].ends.push_back(std::move(end));
}

std::string GameTree::end_mark(const Record& game, const TagSheet& sheet) const {
  const std::string_view last = terminator(game);
  const bool differs =
      !last.empty() && last != record_result(game) && last.find_first_of("] ") == std::string::npos;
  std::string mark;
  append_end_mark(games_, differs ? last : std::string_view(), sheet.tags(), mark);
  return mark;
}

// Adds the moves and the notes of all lines. The notes before the first move of a variation become notes of
// that move.
void GameTree::add_lines(const Record& game) {
  struct Line {
    Number before;  // the move before the last one
    Number last;
    std::vector<std::uint32_t> lead{};  // the notes before the first move of a variation
  };
  std::vector<Line> lines{{root, root, {}}};
  for (std::uint32_t at = 0; at < game.tape.size(); ++at) {
    const Event& event = game.tape[at];
    Line& line = lines.back();
    const auto note = [&](std::uint32_t index) {
      TreeNotes& notes = plain_notes_[line.last];
      const std::size_t before = notes.text_size();
      const std::size_t count = notes.size();
      notes.add(game, game.tape[index]);
      notes_size_ += notes.text_size() - before;
      events_ += notes.size() - count;
    };
    if (event.kind == EventKind::open) {
      lines.push_back({line.before, none, {}});
    } else if (event.kind == EventKind::close) {
      if (lines.size() > 1) lines.pop_back();
    } else if (is_in_line(event.kind)) {
      line.before = line.last == none ? line.before : line.last;
      line.last = child(line.before, game, event);
      for (const std::uint32_t lead : std::exchange(line.lead, {})) note(lead);
    } else if (event.kind != EventKind::comment && event.kind != EventKind::nag &&
               event.kind != EventKind::properties) {
      continue;
    } else if (line.last == none) {
      line.lead.push_back(at);
    } else {
      note(at);
    }
  }
}

// Returns the last move.
GameTree::Number GameTree::add_main_line(const Record& game) {
  const TapeRange line = main_line(game);
  Number node = root;
  for (std::uint32_t at = line.begin;; ++at) {
    const std::uint32_t end = slot_end(game, at, line.end);
    ++nodes_[node].games;
    add_notes(node, game, {at, end});
    if (end == line.end) return node;
    node = child(node, game, game.tape[end]);
    at = end;
  }
}

void GameTree::add_notes(Number node, const Record& game, TapeRange slot) {
  std::size_t least = 0;  // the notes of a game keep their order
  for (std::uint32_t at = slot.begin; at < slot.end; ++at) {
    const Event& event = game.tape[at];
    if (event.kind == EventKind::removed) continue;
    const std::uint32_t end = event.kind == EventKind::open ? event.value + 1 : at + 1;
    least = add_note(node, game, {at, end}, least) + 1;
    at = end - 1;
  }
}

// Adds the game to the first equal note with an index of at least `least`, or adds the note. Returns its
// index.
std::size_t GameTree::add_note(Number node, const Record& game, TapeRange note, std::size_t least) {
  std::string key;
  append_number(node, key);
  for (std::uint32_t at = note.begin; at < note.end; ++at) append_event(game, game.tape[at], key);
  std::vector<std::size_t>& places = note_places_[std::move(key)];
  const auto known = std::ranges::lower_bound(places, least);
  std::vector<Note>& notes = nodes_[node].notes;
  if (known != places.end()) {
    notes[*known].games.push_back(games_);
    return *known;
  }
  Note added;
  std::string words;
  for (std::uint32_t at = note.begin; at < note.end; ++at) {
    Event event = game.tape[at];
    std::string_view text = game.text(event);
    if (event.kind == EventKind::comment) {
      words.clear();
      append_unmarked(text, words);
      text = words;
      event.flags = 0;
    }
    if (event.kind == EventKind::ply) event.arg = 0;
    event.text = tree_.keep(text);
    added.events.push_back(event);
  }
  events_ += added.events.size() + 1;  // perhaps with a mark
  added.games.push_back(games_);
  places.push_back(notes.size());
  notes.push_back(std::move(added));
  return notes.size() - 1;
}

void GameTree::emit_comment(std::string_view text) {
  tree_.tape.push_back({.kind = EventKind::comment, .text = tree_.keep(text)});
}

// `has_marks`: a comment of the move has a mark, so that all have one.
void GameTree::emit_note(const Note& note, bool is_of_all, bool has_marks) {
  const Event& first = note.events.front();
  GameNumbers games = GameNumbers::all();
  if (!is_of_all) games = {};
  for (const std::uint32_t game : note.games)
    if (!is_of_all) games.add(game);
  std::string mark;
  if (first.kind == EventKind::nag)
    append_game_mark(games, std::span(&first.value, 1), mark);
  else
    append_game_mark(games, {}, mark);
  if (first.kind == EventKind::comment) {
    if (!has_marks) return tree_.tape.push_back(first);
    return emit_comment(mark.append(" ").append(tree_.text(first)));
  }
  const std::uint32_t begin = size_of(tree_.tape);
  for (const Event& event : note.events) {
    tree_.tape.push_back(event);
    if (&event == &first && !is_of_all) emit_comment(mark);
  }
  if (first.kind != EventKind::open) return;
  // The variation has moved on the tape.
  std::vector<std::uint32_t> open;
  for (std::uint32_t at = begin; at < size_of(tree_.tape); ++at) {
    Event& event = tree_.tape[at];
    if (event.kind == EventKind::open) open.push_back(at);
    if (event.kind != EventKind::close) continue;
    event.value = open.back();
    tree_.tape[open.back()].value = at;
    open.pop_back();
  }
}

void GameTree::emit_marked_notes(const Node& node) {
  const auto is_of_all = [&](const Note& note) { return note.games.size() == node.games; };
  const bool has_marks = std::ranges::any_of(node.notes, [&](const Note& note) {
    return !is_of_all(note) && note.events.front().kind != EventKind::open;
  });
  for (const Note& note : node.notes) emit_note(note, is_of_all(note), has_marks);
  for (const End& end : node.ends) emit_comment(end.mark);
}

void GameTree::emit_plain_notes(Number number) {
  const Node& node = nodes_[number];
  for (const End& end : node.ends)
    if (const std::string name = tags_.name_of(end.roster, is_one_game()); !name.empty())
      plain_notes_[number].add_words('(' + name + ')');
  const auto found = plain_notes_.find(number);
  if (found != plain_notes_.end()) found->second.append_to(tree_);
}

void GameTree::emit(Number number) {
  if (number != root) tree_.tape.push_back(nodes_[number].move);
  if (keep_ == Keep::games)
    emit_marked_notes(nodes_[number]);
  else
    emit_plain_notes(number);
}

void GameTree::emit_lines() {
  struct Line {
    Number last;           // the last move that was written
    Number other;          // the next alternative to that move
    std::uint32_t opened;  // index of the `open` event of the line; unused for the main line
  };
  emit(root);
  std::vector<Line> lines{{root, none, none}};
  while (!lines.empty()) {
    Line& line = lines.back();
    if (line.other != none) {
      const Number other = line.other;
      line.other = nodes_[other].next;
      const std::uint32_t opened = size_of(tree_.tape);
      tree_.tape.push_back({.kind = EventKind::open, .text = {}});
      emit(other);
      lines.push_back({other, none, opened});
    } else if (const Number first = nodes_[line.last].first; first != none) {
      emit(first);
      line.last = first;
      line.other = nodes_[first].next;
    } else {
      if (line.opened != none) {
        tree_.tape[line.opened].value = size_of(tree_.tape);
        tree_.tape.push_back({.kind = EventKind::close, .text = {}, .value = line.opened});
      }
      lines.pop_back();
    }
  }
}

const Record& GameTree::write() {
  tags_.set_common(tree_, is_one_game());
  emit_lines();
  tree_.tape.push_back({.kind = EventKind::result, .text = tree_.keep(tags_.result(is_one_game()))});
  return tree_;
}

}  // namespace mt
