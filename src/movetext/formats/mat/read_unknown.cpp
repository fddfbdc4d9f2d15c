// Reads rare or damaged cells. A damaged turn is kept on the tape, so that the replay reports it; words that
// do not belong to a turn become comments. A result that is given in both columns is combined into one.
#include "movetext/formats/mat/cell_text.hpp"
#include "movetext/formats/mat/match_reader.hpp"
#include "movetext/record/play_words.hpp"
#include "movetext/text/nearest.hpp"

#include <array>
#include <utility>

namespace mt::mat {
namespace {

std::string_view word_at(std::string_view text, std::size_t at, std::size_t end) {
  return text.substr(at, word_end(text, at, end) - at);
}

// Returns whether the words may be a damaged result: "Wns 2 points".
bool may_be_result(std::string_view words) {
  constexpr auto results = std::to_array<std::string_view>({"Wins", "Losses", "Loses"});
  const std::string_view first = words.substr(0, letters_end(words, 0, words.size()));
  return first.size() >= 3 && !text::nearest(first, results).empty() &&
         words.find_first_of("0123456789") != std::string_view::npos &&
         words.find("point") != std::string_view::npos;
}

}  // namespace

// Returns whether one of the cells since `first_event` is a position without a roll. A line may have one such
// cell in addition to its two turns, so the first one in each line is not counted as a turn. `second_event`
// receives the start of the second turn.
bool MatchReader::puts_position_aside(std::size_t first_event, std::size_t& second_event) {
  if (std::exchange(position_aside_, true)) return false;
  for (std::size_t i = first_event; i < record_.tape.size(); ++i) {
    const bool rolled = i > first_event && record_.tape[i - 1].kind == EventKind::roll;
    if (record_.tape[i].kind != EventKind::setup || rolled) continue;
    if (i == first_event) second_event = record_.tape.size();
    return true;
  }
  return false;
}

// Returns the end of "Resigned Game" or "Resign gammon", or `at` if no such second word follows. `at` is the
// end of the first word.
std::size_t MatchReader::resigned_end(std::size_t at, std::size_t end) const {
  const std::size_t next = skip_blanks(text_, at, end);
  // A cell never begins with one of these words.
  for (const std::string_view word : {"game", "match", "normal", "single", "gammon", "backgammon"})
    if (is_word(text_, next, end, word)) return next + word.size();
  return at;
}

// Returns whether the word at `at` continues the turn before it. A word such as "4l:" starts another turn.
bool MatchReader::goes_on_as_turn(std::size_t at, std::size_t end) const {
  const std::string_view word = word_at(text_, at, end);
  if (word.size() > 1 && word.back() == ':') return false;
  return !begins_cell(at, end) && (begins_as_play(word) || may_be_of_turn(word) || word == "=>");
}

// Returns the end of the turn that continues at at_, and moves at_ to the next cell.
std::size_t MatchReader::turn_end(std::size_t end) {
  std::size_t stop;  // set by the first pass of the loop
  do {
    stop = word_end(text_, at_, end);
    at_ = skip_blanks(text_, stop, end);
  } while (at_ < end && !is_gap(between(stop, at_)) && goes_on_as_turn(at_, end));
  return stop;
}

// Keeps the text as a play without dice; the replay will report the fault.
void MatchReader::read_damaged(std::size_t end) {
  const std::size_t begin = at_;
  std::size_t stop = turn_end(end);
  if (at_ < end && !is_gap(between(stop, at_)) && is_question(text_, at_, end)) {  // the text is "??: ??"
    stop = word_end(text_, at_, end);
    at_ = stop;
  }
  add(EventKind::ply, begin, stop);
  if (start_.kind != LineKind::moves) record_.tape.back().flags |= rest_of_turn;
}

// Returns whether a damaged turn starts at `at`. On a line with a line number, a number alone may be a
// damaged turn. On a line without a line number, all words must be words that occur in turns. A number
// directly before a cell is part of the line number.
bool MatchReader::is_damaged_turn(std::size_t at, std::size_t end, int cells) const {
  if (begins_cell(at, end)) return true;
  const std::string_view word = word_at(text_, at, end);
  const bool number = text::digits_end(word, 0, word.size()) == word.size();
  const std::size_t next = skip_blanks(text_, at + word.size(), end);
  const bool beside = next < end && !is_gap(between(at + word.size(), next)) && begins_cell(next, end);
  if (number && beside) return false;
  if (start_.kind != LineKind::moves) return are_words_of_turn(between(at, end));
  return may_be_of_turn(word) || (number && cells <= 2);
}

// Reads up to the next cell or to a wide gap. A third cell on a line is an error: there are only two columns.
MatchReader::Unknown MatchReader::read_unknown(const Line& line, std::size_t from, int cells) {
  if (!is_damaged_turn(at_, line.end, cells)) return read_stray(line, from, cells);
  if (cells <= 2) {
    read_damaged(line.end);
    return Unknown::cell;
  }
  report(Code::move_syntax, at_, line.end,
         "a line must have at most two turns; this one is kept as a comment");
  add_comment(at_, line.end, CommentStyle::stray);
  at_ = line.end;
  return Unknown::no_cell;
}

// Keeps words that do not belong to a turn as a comment. They may be a damaged result.
MatchReader::Unknown MatchReader::read_stray(const Line& line, std::size_t from, int cells) {
  const std::size_t begin = at_;
  const bool numbered = start_.kind == LineKind::moves;
  std::size_t stop;  // set by the first pass of the loop
  do {
    stop = word_end(text_, at_, line.end);
    at_ = skip_blanks(text_, stop, line.end);
  } while (at_ < line.end && !is_gap(between(stop, at_)) && !begins_cell(at_, line.end) &&
           !(numbered && may_be_of_turn(word_at(text_, at_, line.end))));
  if (may_be_result(between(begin, stop))) {
    report_error(Code::bad_match, begin, stop, "this looks like a result; write it as \"Wins 2 points\"");
    add_comment(begin, stop, CommentStyle::stray);
  } else {
    add_stray(begin, stop);
  }
  // Words directly beside a cell belong to that cell; other words count as a cell.
  std::size_t gap = begin;
  while (gap > line.begin && text::is_blank(text_[gap - 1])) --gap;
  const bool beside = (gap > from && !is_gap(text_.substr(gap, begin - gap))) ||
                      (at_ < line.end && !is_gap(between(stop, at_)));
  return beside || cells > 2 ? Unknown::no_cell : Unknown::cell;
}

// Combines "Losses 1 point      Wins 1 point" into one result. In an event for points, `arg` is not 0 for a
// loss. If both sides win, or if the points differ, one of the two results is reported and becomes a comment.
void MatchReader::settle_results(std::size_t first_event) {
  Event* before = nullptr;
  bool before_lost = false;
  for (std::size_t i = first_event; i < record_.tape.size(); ++i) {
    Event& event = record_.tape[i];
    if (event.kind != EventKind::points) continue;
    const bool lost = std::exchange(event.arg, std::uint8_t{0}) != 0;
    event.value ^= lost ? 1U : 0U;
    if (before == nullptr) {
      before = &event;
      before_lost = lost;
      if (lost) event.flags |= told_twice;
      continue;
    }
    const bool turned = before_lost && !lost;
    Event& spare = turned ? *before : event;
    Event& kept = turned ? event : *before;
    const bool agree = lost != before_lost && event.value == before->value;
    if (lost || before_lost) kept.flags |= told_twice;
    if (!agree)
      report_error(Code::points_mismatch, spare.text.begin, spare.text.end,
                   "the two columns have different results; this one is kept as a comment");
    spare.kind = agree ? EventKind::removed : EventKind::comment;
    spare.arg = static_cast<std::uint8_t>(CommentStyle::stray);
    spare.value = 0;
    return;
  }
}

}  // namespace mt::mat
