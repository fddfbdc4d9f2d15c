#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

// Removes the backslash of `\"` and `\\`; other backslashes are kept.
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

// Replaces each line end by a space.
std::string in_one_line(std::string_view value) {
  std::string line;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value.compare(i, 2, "\r\n") == 0) continue;
    line += text::is_line_end(value[i]) ? ' ' : value[i];
  }
  return line;
}

}  // namespace

// Reads tag pairs of the usual form, one per line and with names that the record does not have yet, until
// something else follows. Most headers consist mostly of such tag pairs. `limit`: the largest value of at_ at
// which a tag pair is read.
void RecordReader::read_plain_tags(std::size_t limit) {
  Bracket tag;
  while (at_ <= limit && at_ < text_.size() && text_[at_] == '[' && odd_result_.empty() &&
         record_.tags.size() <= options_.limits.tags && read_usual_tag(text_, at_, tag)) {
    const std::string_view name = text_.substr(tag.name_begin, tag.name_end - tag.name_begin);
    const TagName known = tag_name_of(name);
    if (known != TagName::unknown ? record_.find_tag(known) != nullptr
                                  : record_.find_tag(name) != nullptr || !is_tag_name(name))
      return;
    game_seen_ = true;
    record_.push_tag(span(tag.name_begin, tag.name_end), span(tag.value_begin, tag.value_end), known);
    at_ = tags_end_ = last_end_ = tag.end;
    if (known == TagName::result) note_result(text_.substr(tag.value_begin, tag.value_end - tag.value_begin));
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
    // the word in brackets is a move: "[Bb5]"
    if (in_movetext_ && shapes_->scan(word, 0).end == word.size()) {
      add_move(EventKind::ply, bracket.end, damaged_move);
      return Step::on;
    }
  }
  if (!read_foreign_tag()) read_stray_bracket(bracket);
  return Step::on;
}

// Keeps a text in brackets that is not a tag and not a move as a comment. Before the moves, it is reported as
// a damaged tag.
void RecordReader::read_stray_bracket(const Bracket& bracket) {
  const std::size_t end = text_[bracket.end - 1] == ']' ? bracket.end : at_ + 1;
  if (bracket.fault == TagFault::no_name && !in_movetext_)
    add_stray(at_, end, fault_words(bracket.fault), Code::tag_syntax);
  else if (bracket.kind == Bracket::Kind::word && !in_movetext_ && opens_line(at_))
    add_stray(at_, end, "a tag pair without a value; it is kept as a comment", Code::tag_syntax);
  else
    add_stray(at_, end);
}

// Before the moves, keeps a line such as `[\u00DCber "value"]` as a comment. Reports the character that the
// name of a tag cannot have.
bool RecordReader::read_foreign_tag() {
  if (in_movetext_ || !opens_line(at_)) return false;
  const std::string_view line = text::trim_wide(text_.substr(at_, line_end(text_, at_) - at_));
  const std::size_t name = skip_spaces(line, 1);
  if (name >= line.size() || static_cast<unsigned char>(line[name]) < 0x80 || line.back() != ']')
    return false;
  const std::size_t quote = line.find('"');
  if (quote == std::string_view::npos || line.find('"', quote + 1) == std::string_view::npos) return false;
  add_stray(at_, at_ + line.size(),
            "the name of a tag must have only ASCII letters and digits, not " +
                text::quoted_sign(text::read_scalar(line, name).value) + "; this line is kept as a comment",
            Code::tag_syntax);
  return true;
}

// Keeps a line such as `Name "value"]` as a comment, so that nothing in it is read as a move.
bool RecordReader::read_unopened_tag() {
  if (!text::is_letter(text_[at_])) return false;
  const std::size_t end = line_end(text_, at_);
  const std::string_view line = text::trim(text_.substr(at_, end - at_));
  std::size_t name = 0;
  while (name < line.size() && (text::is_letter(line[name]) || text::is_digit(line[name]))) ++name;
  const std::size_t quote = skip_spaces(line, name);
  if (quote == name || quote >= line.size() || line[quote] != '"') return false;
  if (quote + 2 >= line.size() || !line.ends_with("\"]")) return false;
  add_stray(at_, at_ + line.size(), "a tag pair without its opening bracket; it is kept as a comment",
            Code::tag_syntax);
  return true;
}

// Returns whether the tag at `at` is a tag of the roster that the record already has. If so, a second header
// begins.
bool RecordReader::repeats_roster(std::size_t at) const {
  at = skip_blanks(text_, at);
  if (at >= text_.size() || text_[at] != '[') return false;
  const Bracket next = read_bracket(text_, at);
  if (next.kind != Bracket::Kind::tag) return false;
  const std::string_view name = text_.substr(next.name_begin, next.name_end - next.name_begin);
  return record_.find_tag(name) != nullptr &&
         std::find(roster_names.begin(), roster_names.end(), name) != roster_names.end();
}

bool RecordReader::opens_next_record(const Bracket& bracket) const {
  const std::string_view name = text_.substr(bracket.name_begin, bracket.name_end - bracket.name_begin);
  const bool event = name == "Event" && dialect_.event_opens_game;
  if (record_.tags.empty() || (at_ - tags_end_ < 2 && name != "FEN" && !event)) return false;
  const Tag* earlier = record_.find_tag(name);
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
  if (bracket.fault != TagFault::none)
    report(Code::tag_syntax, begin, bracket.end, std::string(fault_words(bracket.fault)));
  const Span name = tag_name(bracket);
  const Span value = tag_value(bracket);
  at_ = tags_end_ = last_end_ = bracket.end;
  const std::string_view word = record_.text(name);
  if (record_.find_tag(word) != nullptr) {
    report(Code::tag_duplicate, begin, bracket.end,
           std::string(word) + " is given twice; the first value counts");
    if (record_.tag(word) == record_.text(value)) return Step::on;
    const std::string kept = std::string(word) + " \"" + std::string(record_.text(value)) + '"';
    record_.tape.push_back({.kind = EventKind::comment, .text = record_.keep(kept)});
    return Step::on;
  }
  record_.push_tag(name, value);
  if (word == "Result") note_result(record_.text(value));
  return Step::on;
}

// Handles the value of the tag Result. An impossible result is kept as a comment, because another result will
// be written in the tag. An unusual result is stored, so that it is recognised at the end of the movetext,
// unless the splitter would then find other records than the reader.
void RecordReader::note_result(std::string_view value) {
  const std::string_view result = text::trim(value);
  if (result.empty() || result == "?") return;
  const bool has_meaning = read_score(result) != Score::other && can_be_of_one_game(result);
  if (dialect_.convention->four_results && !has_meaning) {
    const std::string kept = "Result \"" + std::string(result) + '"';
    record_.tape.push_back({.kind = EventKind::comment, .text = record_.keep(kept)});
  }
  if (!can_end_movetext(result)) return;
  if (!is_usual_spelling(result)) odd_result_ = result;
}

Span RecordReader::tag_name(const Bracket& bracket) {
  const std::string_view written = text_.substr(bracket.name_begin, bracket.name_end - bracket.name_begin);
  if (is_tag_name(written)) return span(bracket.name_begin, bracket.name_end);
  std::string name;
  append_tag_name(written, name);
  if (!text::same_in_any_case(name, written))
    report(Code::tag_name, bracket.name_begin, bracket.name_end,
           "a tag name may contain only letters, digits and _; read as " + name);
  return record_.keep(name);
}

Span RecordReader::tag_value(const Bracket& bracket) {
  const std::string_view written = text_.substr(bracket.value_begin, bracket.value_end - bracket.value_begin);
  const bool broken = bracket.fault == TagFault::two_lines;
  if (!bracket.escaped && !broken) return span(bracket.value_begin, bracket.value_end);
  std::string value = bracket.escaped ? unescape(written) : std::string(written);
  if (broken) value = in_one_line(value);
  return record_.keep(value);
}

}  // namespace mt::pgn
