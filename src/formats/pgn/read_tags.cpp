#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

// `\"` and `\\` lose their backslash, any other keeps it.
std::string unescape(std::string_view value) {
  std::string plain;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escape =
        value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    if (escape) ++i;
    plain += value[i];
  }
  return plain;
}

// What is wrong with a date that was read so; empty: nothing.
std::string_view date_fault(std::string_view value, const text::DateReading& reading) {
  if (reading.form != text::DateForm::text)
    return value.substr(0, 4) == "0000" ? "there was no year 0: the year is unknown" : std::string_view();
  const bool numbers = value.size() == 10 && value[4] == '.' && value[7] == '.' &&
                       value.find_first_not_of("0123456789.?") == std::string_view::npos;
  return numbers ? "no calendar has this day; kept as it stands"
                 : "a date is written YYYY.MM.DD; kept as it stands";
}

}  // namespace

// Usual tag pairs with names that are new, a line each, as long as nothing else comes: most of most headers.
// `limit`: of at_.
void RecordReader::read_plain_tags(std::size_t limit) {
  Bracket tag;
  while (at_ <= limit && at_ < text_.size() && text_[at_] == '[' && odd_result_.empty() &&
         record_.tags.size() <= options_.limits.tags && read_usual_tag(text_, at_, tag)) {
    const std::string_view name = text_.substr(tag.name_begin, tag.name_end - tag.name_begin);
    const std::uint64_t mark = name_mark(name);
    if ((name_marks_ & mark) != 0 || !is_tag_name(name)) return;
    name_marks_ |= mark;
    game_seen_ = true;
    record_.tags.push_back({span(tag.name_begin, tag.name_end), span(tag.value_begin, tag.value_end)});
    at_ = tags_end_ = last_end_ = tag.end;
    if (name == "Result") note_result(text_.substr(tag.value_begin, tag.value_end - tag.value_begin));
    if (at_ < text_.size() && text_[at_] == '\n') ++at_;
  }
}

RecordReader::Step RecordReader::read_bracket_part() {
  const Bracket bracket = read_bracket(text_, at_);
  if (bracket.kind == Bracket::Kind::tag) {
    if (!in_movetext_) return read_tag(bracket);
    if (opens_line(at_)) return Step::ended;
  }
  if (bracket.kind == Bracket::Kind::word) {
    const std::string_view word = text_.substr(bracket.name_begin, bracket.name_end - bracket.name_begin);
    const auto is_wrapper = [&](std::string_view wrapper) { return text::same_in_any_case(wrapper, word); };
    if (std::any_of(dialect_.wrappers.begin(), dialect_.wrappers.end(), is_wrapper)) {
      at_ = bracket.end;
      return Step::on;
    }
  }
  add_stray(at_, bracket.end);
  return Step::on;
}

// Whether a tag of the roster that the record has already follows at `at`: a second header, not a second
// Event.
bool RecordReader::repeats_roster(std::size_t at) const {
  at = skip_blanks(text_, at);
  if (at >= text_.size() || text_[at] != '[') return false;
  const Bracket next = read_bracket(text_, at);
  if (next.kind != Bracket::Kind::tag) return false;
  const std::string_view name = text_.substr(next.name_begin, next.name_end - next.name_begin);
  return find_tag(name) != nullptr &&
         std::find(roster_names.begin(), roster_names.end(), name) != roster_names.end();
}

bool RecordReader::opens_next_record(const Bracket& bracket) const {
  const std::string_view name = text_.substr(bracket.name_begin, bracket.name_end - bracket.name_begin);
  const bool event = name == "Event" && dialect_.event_opens_game;
  if (record_.tags.empty() || (at_ - tags_end_ < 2 && name != "FEN" && !event)) return false;
  const Tag* earlier = find_tag(name);
  if (earlier == nullptr || !opens_line(at_)) return false;
  if (event && repeats_roster(bracket.end)) return true;
  if (name == "FEN")
    return record_.text(earlier->value) !=
           text_.substr(bracket.value_begin, bracket.value_end - bracket.value_begin);
  if (std::find(roster_names.begin(), roster_names.end(), name) == roster_names.end()) return false;
  if (at_ - tags_end_ < 2) return false;
  const std::string_view between = text_.substr(tags_end_, at_ - tags_end_);
  const auto lines = std::count(between.begin(), between.end(), '\n');
  return std::max(lines, std::count(between.begin(), between.end(), '\r')) >= 2;
}

RecordReader::Step RecordReader::read_tag(const Bracket& bracket) {
  if (opens_next_record(bracket)) return Step::ended;
  const std::size_t begin = at_;
  game_seen_ = true;
  if (!bracket.sound) report(Code::tag_syntax, begin, bracket.end, "a tag pair is written [Name \"value\"]");
  const Span name = tag_name(bracket);
  const Span value = tag_value(bracket);
  at_ = tags_end_ = last_end_ = bracket.end;
  const std::string_view word = record_.text(name);
  if (find_tag(word) != nullptr) {
    report(Code::tag_duplicate, begin, bracket.end,
           std::string(word) + " for the second time: the first one counts");
    if (record_.tag(word) == record_.text(value)) return Step::on;
    const std::string kept = std::string(word) + " \"" + std::string(record_.text(value)) + '"';
    record_.tape.push_back({.kind = EventKind::comment, .text = record_.keep(kept)});
    return Step::on;
  }
  record_.tags.push_back({name, value});
  name_marks_ |= name_mark(word);
  if (word == "Result") note_result(record_.text(value));
  return Step::on;
}

// Most names that are asked for are not there: their marks tell.
const Tag* RecordReader::find_tag(std::string_view name) const {
  return (name_marks_ & name_mark(name)) != 0 ? record_.find_tag(name) : nullptr;
}

// A result that is none of the usual words will be looked for at the end of the movetext, unless it would
// hide there what the splitter sees.
void RecordReader::note_result(std::string_view value) {
  const std::string_view result = text::trim(value);
  if (result.empty() || result == "?" || !can_end_movetext(result)) return;
  if (match_result(dialect_, result, 0).size() != result.size()) odd_result_ = result;
}

Span RecordReader::tag_name(const Bracket& bracket) {
  const std::string_view written = text_.substr(bracket.name_begin, bracket.name_end - bracket.name_begin);
  if (is_tag_name(written)) return span(bracket.name_begin, bracket.name_end);
  std::string name;
  append_tag_name(written, name);
  if (!text::same_in_any_case(name, written))
    report(Code::tag_name, bracket.name_begin, bracket.name_end,
           "a tag name has letters, digits and _ only: read as " + name);
  return record_.keep(name);
}

Span RecordReader::tag_value(const Bracket& bracket) {
  if (!bracket.escaped) return span(bracket.value_begin, bracket.value_end);
  return record_.keep(unescape(text_.substr(bracket.value_begin, bracket.value_end - bracket.value_begin)));
}

void RecordReader::check_tags() {
  for (const std::string_view name : {"Date", "Anno"}) check_date(name);
  const bool strict = options_.policy == Policy::strict;  // what only report_form() would tell
  if (strict)
    for (const std::string_view name : {"EventDate", "UTCDate"}) check_date(name);
  if (record_.convention != Convention::pgn) return;
  if (strict) check_roster();
  check_setup();
}

void RecordReader::check_date(std::string_view name) {
  const Tag* tag = find_tag(name);
  if (tag == nullptr) return;
  const std::string_view value = text::trim(record_.text(tag->value));
  const bool in_source = (tag->value.begin & Span::side_bit) == 0;
  const std::size_t begin = in_source ? tag->value.begin : 0;
  const std::size_t end = in_source ? tag->value.end : 0;
  const bool of_the_game = name == "Date" || name == "Anno";
  const text::DateReading reading = text::read_date(value);
  if (const std::string_view fault = date_fault(value, reading); of_the_game && !fault.empty())
    report(Code::bad_date, begin, end, std::string(fault));
  else if (reading.form == text::DateForm::spelled)
    report_form(Code::date_form, begin, end, "a date is written YYYY.MM.DD");
}

void RecordReader::check_roster() {
  std::string missing;
  for (const std::string_view name : roster_names)
    if (find_tag(name) == nullptr) missing.append(missing.empty() ? "" : ", ").append(name);
  if (!missing.empty()) report_form(Code::roster_tag, 0, 0, "tags of the roster are missing: " + missing);
}

// PGN 9.7: the two tags go together.
void RecordReader::check_setup() {
  const Tag* fen = find_tag("FEN");
  const Tag* setup = find_tag("SetUp");
  const bool announced = setup != nullptr && text::trim(record_.text(setup->value)) == "1";
  if (fen != nullptr && !announced) {
    const std::uint32_t begin = record_.place_of(fen->name);
    report_form(Code::no_setup, begin, begin + 3, "a FEN comes with [SetUp \"1\"]");
  } else if (fen == nullptr && announced) {
    const std::uint32_t begin = record_.place_of(setup->name);
    report(Code::setup_without_fen, begin, begin + 5, "SetUp announces a FEN, and there is none");
  }
}

}  // namespace mt::pgn
