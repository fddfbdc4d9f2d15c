#include "movetext/record/line_records.hpp"

#include "movetext/record/roster.hpp"

#include <algorithm>
#include <utility>

namespace mt {

LineRecords::LineRecords(const Record& record) : record_(record) {
  ends_before_.reserve(record.tape.size() + 1);
  ends_before_.push_back(0);
  for (const Event& event : record.tape) {
    const bool ends = event.kind == EventKind::comment && has_end_mark(record.text(event));
    ends_before_.push_back(ends_before_.back() + (ends ? 1 : 0));
  }
  is_marked_ = ends_before_.back() > 0;
  find_steps();
  find_ends();
}

void LineRecords::find_steps() {
  struct Line {
    Number before;        // the step before the last one
    Number last;          // none if the line has no steps yet
    std::uint32_t begin;  // the first event of the line
  };
  const TapeRange all = main_line(record_);
  std::vector<Line> lines{{none, none, 0}};
  const auto finish = [&](std::uint32_t end) {
    const Line& line = lines.back();
    if (line.last != none) steps_[line.last].end = end;
    if (line.last != none || lines.size() == 1) lines_.emplace_back(line.begin, line.last);
  };
  first_end_ = slot_end(record_, 0, all.end);
  for (std::uint32_t at = 0; at < all.end; ++at) {
    const Event& event = record_.tape[at];
    Line& line = lines.back();
    if (event.kind == EventKind::open) {
      lines.push_back({line.last == none ? line.before : steps_[line.last].before, none, at + 1});
    } else if (event.kind == EventKind::close && lines.size() > 1) {
      finish(at);
      lines.pop_back();
    } else if (is_in_line(event.kind)) {
      const Number before = line.last == none ? line.before : line.last;
      Step step{.event = at, .before = before, .plies = before == none ? 1 : steps_[before].plies + 1};
      if (line.last != none)
        steps_[line.last].end = at;
      else if (lines.size() > 1)
        step.lead = {line.begin, at};
      line.last = static_cast<Number>(steps_.size());
      steps_.push_back(step);
    }
  }
  finish(all.end);
}

void LineRecords::find_ends() {
  if (is_marked_) {
    find_marked_ends({0, first_end_}, none);
    for (Number step = 0; step < steps_.size(); ++step) find_marked_ends(slot_after(step), step);
    std::ranges::stable_sort(ends_, {}, [](const End& end) { return end.mark.number; });
  } else {
    std::ranges::sort(lines_);
    for (const auto& [begin, step] : lines_) ends_.push_back({.step = step, .is_main = begin == 0});
  }
  for (const End& end : ends_) moves_ += end.step == none ? 0 : steps_[end.step].plies;
}

// Finds the marks of games that end after a step.
void LineRecords::find_marked_ends(TapeRange slot, Number step) {
  for (std::uint32_t at = slot.begin; at < slot.end; ++at) {
    const Event& event = record_.tape[at];
    if (event.kind == EventKind::open) {
      at = event.value;
    } else if (ends_before_[at + 1] > ends_before_[at]) {
      for (MarkedPart& part : read_marks(record_.text(event)))
        if (part.kind == MarkedPart::Kind::end) ends_.push_back({.step = step, .mark = std::move(part)});
    }
  }
}

TapeRange LineRecords::slot_after(Number step) const {
  return {steps_[step].event + 1, steps_[step].end};
}

void LineRecords::copy(const Event& event, std::string_view text, Record& out) {
  Event copied = event;
  copied.text = out.keep(text);
  if (event.kind == EventKind::ply) copied.arg = 0;  // the shape belongs to the text in the source
  if (event.kind == EventKind::comment) copied.flags = 0;
  out.tape.push_back(copied);
}

LineRecords::Slot LineRecords::read_slot(TapeRange range) const {
  Slot slot;
  for (std::uint32_t at = range.begin; at < range.end; ++at) {
    const Event& event = record_.tape[at];
    if (event.kind == EventKind::open) at = event.value;
    if (event.kind != EventKind::comment || !may_have_marks(record_.text(event))) continue;
    const std::vector<MarkedPart>& parts =
        slot.comments.emplace(at, read_marks(record_.text(event))).first->second;
    for (const MarkedPart& part : parts)
      for (const std::uint32_t glyph : part.glyphs) slot.glyphs[glyph].push_back(part.games);
  }
  return slot;
}

// Copies those notes of a slot that belong to the game.
void LineRecords::copy_slot(TapeRange range, std::uint32_t game, Record& out) const {
  if (range.begin >= range.end) return;
  auto found = slots_.find(range.begin);
  if (found == slots_.end()) found = slots_.emplace(range.begin, read_slot(range)).first;
  const Slot& slot = found->second;
  for (std::uint32_t at = range.begin; at < range.end; ++at) {
    const Event& event = record_.tape[at];
    switch (event.kind) {
      case EventKind::open:
        if (ends_before_[at] == ends_before_[event.value]) copy_variation(at, game, out);
        at = event.value;
        break;
      case EventKind::nag: {
        const auto owners = slot.glyphs.find(event.value);
        const bool is_own = owners == slot.glyphs.end() ||
                            std::ranges::any_of(owners->second, [game](const GameNumbers& games) {
                              return games.contains(game);
                            });
        if (is_own) copy(event, {}, out);
        break;
      }
      case EventKind::comment: {
        const auto parts = slot.comments.find(at);
        if (parts == slot.comments.end()) {
          copy(event, record_.text(event), out);
          break;
        }
        for (const MarkedPart& part : parts->second)
          if (part.kind == MarkedPart::Kind::words && !part.words.empty() && part.games.contains(game))
            copy(event, part.words, out);
        break;
      }
      case EventKind::properties:
        copy(event, record_.text(event), out);
        break;
      default:
        break;
    }
  }
}

// Copies a variation of the annotator if it belongs to the game. The mark is in its first comment.
void LineRecords::copy_variation(std::uint32_t open, std::uint32_t game, Record& out) const {
  const std::uint32_t close = record_.tape[open].value;
  std::vector<std::uint32_t> opened;
  for (std::uint32_t at = open; at <= close; ++at) {
    const Event& event = record_.tape[at];
    if (event.kind == EventKind::comment && may_have_marks(record_.text(event))) {
      const std::vector<MarkedPart> parts = read_marks(record_.text(event));
      const bool is_own =
          std::ranges::all_of(parts, [game](const MarkedPart& part) { return part.games.contains(game); });
      if (at == open + 1 && !is_own) {
        out.tape.pop_back();
        return;
      }
      for (const MarkedPart& part : parts)
        if (!part.words.empty()) copy(event, part.words, out);
      continue;
    }
    const auto place = static_cast<std::uint32_t>(out.tape.size());
    copy(event, record_.text(event), out);
    if (event.kind == EventKind::open) {
      opened.push_back(place);
    } else if (event.kind == EventKind::close) {
      out.tape[place].value = opened.back();
      out.tape[opened.back()].value = place;
      opened.pop_back();
    }
  }
}

void LineRecords::copy_lead(TapeRange lead, Record& out) const {
  for (std::uint32_t at = lead.begin; at < lead.end; ++at) {
    const Event& event = record_.tape[at];
    if (event.kind == EventKind::open)
      at = event.value;
    else if (event.kind == EventKind::comment || event.kind == EventKind::nag)
      copy(event, record_.text(event), out);
  }
}

void LineRecords::make(std::size_t index, Record& out) const {
  const End& end = ends_[index];
  out.clear();
  out.source_is_movetext = false;
  out.convention = record_.convention;
  if (end.mark.tags.empty()) {
    for (const Tag& tag : record_.tags)
      out.push_tag(out.keep(record_.text(tag.name)), out.keep(record_.text(tag.value)), tag.known);
  } else {
    for (const TagText& tag : end.mark.tags) out.push_tag(out.keep(tag.name), out.keep(tag.value));
  }
  std::vector<Number> path;
  for (Number step = end.step; step != none; step = steps_[step].before) path.push_back(step);
  std::ranges::reverse(path);
  const auto copy_notes = [&](TapeRange slot) {
    if (is_marked_)
      copy_slot(slot, end.mark.number, out);
    else
      copy_lead(slot, out);
  };
  copy_notes({0, first_end_});
  for (const Number number : path) {
    const Step& step = steps_[number];
    if (!is_marked_) copy_lead(step.lead, out);
    copy(record_.tape[step.event], record_.text(record_.tape[step.event]), out);
    copy_notes(slot_after(number));
  }
  if (!is_marked_ && !end.is_main) out.set_tag("Result", "*");
  const std::string_view result = !end.mark.result.empty()     ? std::string_view(end.mark.result)
                                  : is_marked_ || !end.is_main ? record_result(out)
                                                               : record_result(record_);
  const std::string last(result);
  out.add(EventKind::result, last);
}

}  // namespace mt
