#include "movetext/cli/view/move_flow.hpp"

#include "movetext/cli/view/annotation.hpp"
#include "movetext/record/match.hpp"
#include "movetext/text/columns.hpp"

#include <algorithm>

namespace mt::cli::view {
namespace {

// number of events in the window before the current event, and after it
constexpr std::uint32_t reach = 2048;
// if the current event is closer to an end of the window, a new window is laid out
constexpr std::uint32_t margin = 256;
constexpr std::size_t longest_comment = 8'000;               // bytes
constexpr std::size_t most_bytes = std::size_t{256} << 10U;  // bytes of a window

int width_of(const FlowLine& word) {
  std::size_t width = 0;
  for (const FlowPiece& piece : word) width += text::count_columns(piece.text);
  return static_cast<int>(std::min<std::size_t>(width, 1U << 20U));
}

// Returns the first event of a line, or no_event.
std::uint32_t first_event(const FlowLine& line) {
  for (const FlowPiece& piece : line)
    if (piece.event != FlowPiece::no_event) return piece.event;
  return FlowPiece::no_event;
}

// Returns the number of bytes at the start of the text that fit into the columns, at least one character.
std::size_t fitting(std::string_view text, int columns) {
  std::size_t end = 0;
  while (end < text.size()) {
    std::size_t next = end + 1;
    while (next < text.size() && (text[next] & 0xC0) == 0x80) ++next;
    if (end > 0 && text::count_columns(text.substr(0, next)) > static_cast<std::size_t>(columns)) break;
    end = next;
  }
  return end;
}

}  // namespace

MoveFlow::MoveFlow(const Record& record, const Steps& steps, const std::vector<archive::Remark>& remarks,
                   EventRange extent, Signs signs)
    : record_(record), steps_(steps), extent_(extent), signs_(signs) {
  place_faults(remarks);
}

// A fault belongs to the last event that begins at or before its place.
void MoveFlow::place_faults(const std::vector<archive::Remark>& remarks) {
  for (const archive::Remark& remark : remarks) {
    const Diagnostic& diagnostic = remark.diagnostic;
    std::string words = diagnostic.severity == Severity::error ? "error: " : "warning: ";
    words += diagnostic.message;
    if (!diagnostic.hint.empty()) words.append("; did you mean ").append(diagnostic.hint).append("?");
    faults_.push_back({0, std::move(words), diagnostic.severity == Severity::error});
  }
  std::vector<std::pair<std::uint32_t, std::size_t>> places;
  for (std::size_t i = 0; i < remarks.size(); ++i) places.emplace_back(remarks[i].diagnostic.begin, i);
  std::stable_sort(places.begin(), places.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::size_t next = 0;
  std::uint32_t last = 0;
  for (std::uint32_t i = 0; i < record_.tape.size(); ++i) {
    const Span text = record_.tape[i].text;
    if ((text.begin & Span::side_bit) != 0) continue;
    for (; next < places.size() && places[next].first < text.begin; ++next)
      faults_[places[next].second].event = last;
    last = i;
  }
  for (; next < places.size(); ++next) faults_[places[next].second].event = last;
  std::stable_sort(faults_.begin(), faults_.end(),
                   [](const Fault& a, const Fault& b) { return a.event < b.event; });
}

std::string MoveFlow::fault_at(std::uint32_t event) const {
  for (const Fault& fault : faults_)
    if (fault.event == event) return fault.words;
  return {};
}

std::size_t MoveFlow::line_of(std::uint32_t event) const {
  const auto after = std::upper_bound(places_.begin(), places_.end(), event,
                                      [](std::uint32_t e, const auto& place) { return e < place.first; });
  return after == places_.begin() ? 0 : (after - 1)->second;
}

// Returns the first event of a window around `event`.
std::uint32_t MoveFlow::window_begin(std::uint32_t event) const {
  std::uint32_t begin = event;
  std::size_t bytes = 0;
  while (begin > extent_.begin && event - begin < reach && bytes < most_bytes / 2) {
    --begin;
    bytes += std::min<std::size_t>(record_.tape[begin].text.size(), longest_comment);
  }
  return begin;
}

void MoveFlow::lay_out(std::uint32_t event, int width) {
  event = std::clamp(event, extent_.begin, std::max(extent_.begin, extent_.end));
  const bool near_begin = window_.begin > extent_.begin && event < window_.begin + margin;
  const bool near_end = window_.end < extent_.end && event + margin > window_.end;
  const bool is_outside = event < window_.begin || event > window_.end;
  if (width == width_ && !near_begin && !near_end && !is_outside) return;
  width_ = std::max(width, 4);
  window_.begin = window_begin(event);
  window_.end = std::min(extent_.end, event < UINT32_MAX - reach ? event + reach : event);
  write();
}

void MoveFlow::write() {
  lines_.assign(1, {});
  places_.clear();
  column_ = 0;
  bytes_ = 0;
  needs_number_ = true;
  opens_.clear();
  const Steps::Number step = steps_.at_event(window_.begin);
  depth_ = window_.begin == extent_.begin || step == Steps::none ? 0 : steps_[step].depth;
  auto fault = std::lower_bound(faults_.begin(), faults_.end(), window_.begin,
                                [](const Fault& f, std::uint32_t event) { return f.event < event; });
  for (std::uint32_t i = window_.begin; i < window_.end; ++i) {
    write_event(i);
    for (; fault != faults_.end() && fault->event <= i; ++fault) {
      write_words(fault->words, Style::fault);
      needs_number_ = true;
    }
    if (bytes_ > most_bytes) window_.end = i + 1;
  }
  if (window_.end == extent_.end)  // an empty tape may also have faults
    for (; fault != faults_.end() && extent_.end == record_.tape.size(); ++fault)
      write_words(fault->words, Style::fault);
}

Style MoveFlow::move_style() const {
  return depth_ > 0 ? Style::faint : Style::strong;
}

void MoveFlow::write_event(std::uint32_t index) {
  const Event& event = record_.tape[index];
  const std::string_view text = record_.text(event);
  switch (event.kind) {
    case EventKind::ply:
    case EventKind::roll:
    case EventKind::cube:
    case EventKind::null_ply:
    case EventKind::points:
    case EventKind::game:
      return write_move(index, text);
    case EventKind::setup:
      add_word({{"[" + words_of(text, longest_comment) + "]", move_style(), index}});
      needs_number_ = true;
      return;
    case EventKind::comment: {
      const std::string words = words_of(text, longest_comment);
      write_words(words, Style::comment);
      needs_number_ = needs_number_ || !words.empty();
      return;
    }
    case EventKind::nag: {
      std::string sign;
      append_glyph(event.value, signs_, sign);
      return glue(sign);
    }
    case EventKind::open:
      ++depth_;
      opens_ += '(';
      needs_number_ = true;
      return;
    case EventKind::close:
      if (opens_.empty())
        glue(")");
      else
        add_word({{")", Style::faint}});
      depth_ -= depth_ > 0 ? 1 : 0;
      needs_number_ = true;
      return;
    case EventKind::result:
      add_word({{std::string(text.substr(0, 40)), Style::strong}});
      return;
    case EventKind::properties:
    case EventKind::removed:
      return;
  }
}

// Writes a step: a move with its number, dice, a cube action, or the start or end of a game.
void MoveFlow::write_move(std::uint32_t index, std::string_view text) {
  const Event& event = record_.tape[index];
  FlowLine word;
  const Style style = move_style();
  std::string words = words_of(text, longest_comment);
  if (event.kind == EventKind::null_ply && words.empty()) words = "--";
  const bool has_number =
      event.kind != EventKind::game && event.kind != EventKind::points && event.value >= 2;
  const bool after_roll =
      index > 0 && record_.tape[index - 1].kind == EventKind::roll && event.kind != EventKind::roll;
  const bool first = side_of(event.value) == Side::first;
  if (has_number && !after_roll && (first || needs_number_))
    word.push_back({std::to_string(event.value / 2) + (first ? ". " : "... "), style});
  if (event.kind == EventKind::roll) words += ':';
  word.push_back({std::move(words), event.kind == EventKind::points ? Style::strong : style, index});
  add_word(std::move(word));
  needs_number_ = !has_number;
}

void MoveFlow::write_words(std::string_view text, Style style) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) add_word({{std::string(text.substr(0, end)), style}});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// Adds a sign to the last word. If the line does not have enough space, both the word and the sign move to
// the next line.
void MoveFlow::glue(std::string text) {
  const auto width = static_cast<int>(text::count_columns(text));
  const Style style = move_style();
  if (lines_.back().empty()) return add_word({{std::move(text), style}});
  if (column_ + width > width_) {
    FlowLine& line = lines_.back();
    const auto is_blank = [](const FlowPiece& piece) { return piece.text == " "; };
    const auto blank = std::find_if(line.rbegin(), line.rend(), is_blank).base();
    FlowLine word;
    if (blank != line.begin()) {
      word.assign(std::make_move_iterator(blank), std::make_move_iterator(line.end()));
      line.erase(blank - 1, line.end());
    }
    lines_.push_back(std::move(word));
    column_ = width_of(lines_.back());
    for (auto place = places_.rbegin(); place != places_.rend() && place->first >= first_event(lines_.back());
         ++place)
      place->second = lines_.size() - 1;
  }
  column_ += width;
  bytes_ += text.size();
  lines_.back().push_back({std::move(text), style});
}

// Adds a word to the last line, or to a new one; a word that is longer than a line is broken.
void MoveFlow::add_word(FlowLine word) {
  if (!opens_.empty()) word.insert(word.begin(), {std::exchange(opens_, {}), Style::faint});
  const int width = width_of(word);
  const int blank = column_ > 0 ? 1 : 0;
  if (column_ > 0 && column_ + blank + width > width_) {
    lines_.emplace_back();
    column_ = 0;
  } else if (blank > 0) {
    lines_.back().push_back({" ", word.front().style});
    ++column_;
  }
  for (FlowPiece& piece : word) {
    bytes_ += piece.text.size() + sizeof(FlowPiece);
    if (piece.event != FlowPiece::no_event) places_.emplace_back(piece.event, lines_.size() - 1);
    while (column_ + static_cast<int>(text::count_columns(piece.text)) > width_) {
      if (column_ >= width_) {
        lines_.emplace_back();
        column_ = 0;
        continue;
      }
      const std::size_t end = fitting(piece.text, width_ - column_);
      lines_.back().push_back({piece.text.substr(0, end), piece.style, piece.event});
      piece.text.erase(0, end);
      lines_.emplace_back();
      column_ = 0;
      if (piece.text.empty()) break;
    }
    if (piece.text.empty()) continue;
    column_ += static_cast<int>(text::count_columns(piece.text));
    lines_.back().push_back(std::move(piece));
  }
}

}  // namespace mt::cli::view
