#include "movetext/formats/mat/match_reader.hpp"

#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::mat {
namespace {

// " : 12" at the end of [begin, end): where the name before it ends, and the score; npos: no such thing.
struct Scored {
  std::size_t name_end = std::string_view::npos;
  std::uint32_t score = 0;
};
Scored score_at_end(std::string_view text, std::size_t begin, std::size_t end) {
  while (end > begin && text::is_blank(text[end - 1])) --end;
  std::size_t digits = end;
  while (digits > begin && text::is_digit(text[digits - 1])) --digits;
  std::size_t colon = digits;
  while (colon > begin && text::is_blank(text[colon - 1])) --colon;
  if (digits == end || colon == begin || text[colon - 1] != ':') return {};
  const std::int64_t score = text::parse_number(text.substr(digits, end - digits), max_match_points);
  if (score < 0) return {};
  std::size_t name_end = colon - 1;
  while (name_end > begin && text::is_blank(text[name_end - 1])) --name_end;
  return {name_end, static_cast<std::uint32_t>(score)};
}

// Behind the first name and its score: " : 1" with two blanks behind it, or with one where there is none;
// npos: nowhere.  A name may hold such a thing itself.
std::size_t first_score_end(std::string_view text, std::size_t begin, std::size_t end) {
  std::size_t found = std::string_view::npos;
  for (std::size_t at = begin; at < end; ++at) {
    if (text[at] != ':') continue;
    std::size_t digits = at + 1;
    while (digits < end && text::is_blank(text[digits])) ++digits;
    std::size_t behind = digits;
    while (behind < end && text::is_digit(text[behind])) ++behind;
    if (behind == digits || behind >= end || !text::is_blank(text[behind])) continue;
    if (score_at_end(text, begin, behind).name_end == std::string_view::npos) continue;
    found = behind;
    if (behind + 1 < end && text::is_blank(text[behind + 1])) return behind;
  }
  return found;
}

}  // namespace

void MatchReader::report(Code code, std::size_t begin, std::size_t end, std::string message) {
  record_.report(code, severity(code, options_.policy), static_cast<std::uint32_t>(begin),
                 static_cast<std::uint32_t>(end), std::move(message));
}

Found MatchReader::run() {
  if (text_.starts_with("\uFEFF")) {
    report(Code::bom, 0, 3, "byte order mark skipped");
    at_ = 3;
  }
  while (at_ < text_.size()) {
    const Line line = line_at(text_, at_);
    const LineStart start = classify(text_, line);
    if (begun_ && ends_before(start)) break;
    read_line(line, start);
    after_blank_ = start.kind == LineKind::blank;
    at_ = line.next;
    if (at_ > options_.limits.record_bytes)
      return give_up(std::to_string(options_.limits.record_bytes >> 20) + " MiB");
    if (record_.tape.size() > options_.limits.events)
      return give_up(std::to_string(options_.limits.events) + " rolls, plays and turns of the cube");
    if (record_.tags.size() > options_.limits.tags)
      return give_up(std::to_string(options_.limits.tags) + " tags");
  }
  return finish();
}

// A match has begun: whether the line at at_ belongs to the next one.
bool MatchReader::ends_before(LineStart start) {
  if (start.kind == LineKind::length) return true;
  if (start.kind != LineKind::comment || at_ < not_a_match_) return false;
  if (!may_open_match(text_, start, after_blank_)) return false;
  return leads_to_match(text_, at_, options_.limits.lookahead, not_a_match_);
}

void MatchReader::read_line(const Line& line, const LineStart& start) {
  switch (start.kind) {
    case LineKind::blank:
      return;
    case LineKind::comment:
      return read_comment(line, start);
    case LineKind::length:
      return read_length(line, start);
    case LineKind::game:
      return read_game(line, start);
    case LineKind::moves:
    case LineKind::other:
      break;
  }
  if (wants_players_ && read_players(line, start.first)) return;
  if (!in_game_) return add_stray(start.first, line.end);
  const bool numbered = start.kind == LineKind::moves;
  if (numbered && start.number != expected_ && start.number + 1 != expected_)
    report(Code::move_number, start.first, start.body,
           "this is line " + std::to_string(expected_) + " of the game");
  if (numbered) expected_ = (start.number == no_number ? expected_ : start.number) + 1;
  read_cells(line, numbered ? start.body : start.first, expected_ - 1);
}

void MatchReader::read_comment(const Line& line, const LineStart& start) {
  std::size_t end = line.end;
  while (end > start.body && text::is_blank(text_[end - 1])) --end;
  if (!begun_ && start.number == 1 && read_tag(start.body, end)) return;
  add_comment(CommentStyle::line, start.body, end);
}

// Without the blanks around it.
void MatchReader::add_comment(CommentStyle style, std::size_t begin, std::size_t end) {
  while (begin < end && text::is_blank(text_[begin])) ++begin;
  while (end > begin && text::is_blank(text_[end - 1])) --end;
  record_.tape.push_back(
      {.kind = EventKind::comment, .arg = static_cast<std::uint8_t>(style), .text = span(begin, end)});
}

// [Name "value"]; a quote inside the value ends nothing.
bool MatchReader::read_tag(std::size_t begin, std::size_t end) {
  const std::string_view line = text_.substr(begin, end - begin);
  const std::size_t quote = line.find('"');
  if (!line.starts_with('[') || quote == std::string_view::npos) return false;
  const std::string_view name = text::trim(line.substr(1, quote - 1));
  const std::size_t close = line.rfind('"');
  if (name.empty() || close <= quote || text::trim(line.substr(close + 1)) != "]") return false;
  if (is_match_tag(name)) return false;
  const std::size_t name_begin = begin + static_cast<std::size_t>(name.data() - line.data());
  const Span value = span(begin + quote + 1, begin + close);
  if (record_.find_tag(name) != nullptr) {
    report(Code::tag_duplicate, begin, end, std::string(name) + " for the second time: kept as a comment");
    return false;
  }
  record_.tags.push_back({span(name_begin, name_begin + name.size()), value});
  return true;
}

void MatchReader::read_length(const Line& line, const LineStart& start) {
  begun_ = has_length_ = true;
  if (start.number == no_number)
    report(Code::bad_match, start.first, line.end,
           "a match is to at most " + std::to_string(max_match_points) + " points");
  const std::uint32_t length = start.number == no_number ? 0 : start.number;
  const Span value = record_.keep(std::to_string(length));
  record_.tags.push_back({record_.keep(match_length_tag), value});
  if (start.body < line.end) add_stray(start.body, line.end);
}

void MatchReader::read_game(const Line& line, const LineStart& start) {
  begun_ = in_game_ = wants_players_ = true;
  game_event_ = record_.tape.size();
  expected_ = 1;
  record_.tape.push_back(
      {.kind = EventKind::game, .text = span(start.first, start.body), .value = unknown_score});
  const std::string_view rest = text::trim(text_.substr(start.body, line.end - start.body));
  if (!rest.empty()) add_stray(start.body, line.end);
}

// " name : 0      name : 2"
bool MatchReader::read_players(const Line& line, std::size_t first) {
  wants_players_ = false;
  const Scored second = score_at_end(text_, first, line.end);
  if (second.name_end == std::string_view::npos) return false;
  const std::size_t end = first_score_end(text_, first, second.name_end);
  if (end == std::string_view::npos) return false;
  const Scored one = score_at_end(text_, first, end);
  std::size_t name = end;
  while (name < second.name_end && text::is_blank(text_[name])) ++name;
  second_column_ = name - line.begin;
  record_.tape[game_event_].value = pack_score(one.score, second.score);
  name_players(span(first, one.name_end), span(name, second.name_end), line);
  return true;
}

// The players of a match are those of its first game.
void MatchReader::name_players(Span first, Span second, const Line& line) {
  if (first_name_.end == 0) {
    first_name_ = first;
    second_name_ = second;
    return;
  }
  if (record_.text(first) == record_.text(first_name_) && record_.text(second) == record_.text(second_name_))
    return;
  report(Code::player_name, first.begin, second.end, "other names than in the first game; kept as a comment");
  add_comment(CommentStyle::line, first.begin, line.end);
}

void MatchReader::add_stray(std::size_t begin, std::size_t end) {
  add_comment(CommentStyle::stray, begin, end);
  const Span kept = record_.tape.back().text;
  report(Code::junk, kept.begin, kept.end, "this does not belong here; kept as a comment");
}

Found MatchReader::finish() {
  if (!begun_) {
    const std::size_t begin = classify(text_, {0, text_.size(), text_.size()}).first;
    record_.clear_content();
    if (begin >= text_.size()) return Found::none;
    report(Code::no_game, begin, line_at(text_, begin).end, "no match is in this text");
    return Found::stray;
  }
  record_.tags.push_back({record_.keep("White"), first_name_});
  record_.tags.push_back({record_.keep("Black"), second_name_});
  if (!has_length_) {
    report(Code::no_match_length, 0, 0, "no line says to how many points the match is; read as money play");
    record_.set_tag(match_length_tag, "0");
  }
  const bool empty = std::none_of(record_.tape.begin(), record_.tape.end(),
                                  [](const Event& event) { return event.kind == EventKind::game; });
  if (empty) report(Code::empty_game, 0, 0, "a match without any game");
  return Found::record;
}

// The record ends where it would have ended.
Found MatchReader::give_up(const std::string& limit) {
  while (at_ < text_.size()) {
    const Line line = line_at(text_, at_);
    const LineStart start = classify(text_, line);
    if (begun_ && ends_before(start)) break;
    begun_ = begun_ || start.kind == LineKind::length || start.kind == LineKind::game;
    after_blank_ = start.kind == LineKind::blank;
    at_ = line.next;
  }
  record_.clear_content();
  report(Code::record_too_large, 0, 0, "a record of more than " + limit + " is passed through unread");
  return Found::oversized;
}

}  // namespace mt::mat
