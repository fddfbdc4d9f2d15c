#include "movetext/record/match_builder.hpp"

#include "movetext/text/blank.hpp"

#include <algorithm>

namespace mt {

void MatchBuilder::report_error(Code code, std::size_t begin, std::size_t end, std::string message) {
  record_.report(code, Severity::error, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end),
                 std::move(message));
}

void MatchBuilder::skip_byte_order_mark() {
  const std::size_t behind = text::skip_mark(text_, at_);
  if (behind > at_) report(Code::bom, at_, behind, "byte order mark skipped");
  at_ = behind;
}

std::string MatchBuilder::exceeded() const {
  const ReadLimits& limits = options_.limits;
  if (at_ > limits.record_bytes) return most_bytes();
  if (record_.tape.size() > limits.events)
    return std::to_string(limits.events) + " rolls, plays and turns of the cube";
  return std::to_string(limits.tags) + " tags";
}

void MatchBuilder::push_players() {
  record_.push_tag(record_.keep("White"), first_name_);
  record_.push_tag(record_.keep("Black"), second_name_);
}

void MatchBuilder::ask_gate() {
  asked_gate_ = true;
  // While the length is unknown, some tags have not been read.
  if (options_.gate.refuses == nullptr || !has_length_) return;
  push_players();
  refused_ = options_.gate.refuses(options_.gate.context, record_);
  if (refused_) return;
  record_.remove_tag("White");
  record_.remove_tag("Black");
}

Found MatchBuilder::finish() {
  if (!begun_) {
    std::size_t begin = 0;
    while (begin < text_.size() && text::is_blank(text_[begin])) ++begin;
    record_.clear_content();
    if (begin >= text_.size()) return Found::none;
    report(Code::no_game, begin, text::line_at(text_, begin).end, "this text contains no match");
    return Found::stray;
  }
  push_players();
  if (!has_length_) {
    report(Code::no_match_length, 0, 0, "the match length is missing; read as money play");
    record_.set_tag(match_length_tag, "0");
  }
  const bool empty = std::none_of(record_.tape.begin(), record_.tape.end(),
                                  [](const Event& event) { return event.kind == EventKind::game; });
  if (empty) report(Code::empty_game, 0, 0, "the match has no games");
  return Found::record;
}

void MatchBuilder::add_instead(EventKind kind, std::size_t begin, std::size_t end, std::string_view words,
                               std::uint32_t value) {
  add(EventKind::removed, begin, end);  // keeps the original offsets for messages (Record::place_of)
  record_.tape.push_back({.kind = kind, .text = record_.keep(words), .value = value});
}

void MatchBuilder::add_unread(std::size_t begin, std::size_t end, std::string_view dice,
                              std::string_view play, std::uint32_t turn) {
  std::string words(dice);
  words.append(":").append(play.empty() ? "" : " ").append(play);
  add_instead(EventKind::ply, begin, end, words, turn);
}

void MatchBuilder::add_comment(std::size_t begin, std::size_t end, CommentStyle style) {
  while (begin < end && text::is_blank(text_[begin])) ++begin;
  while (end > begin && text::is_blank(text_[end - 1])) --end;
  add(EventKind::comment, begin, end, static_cast<std::uint8_t>(style));
}

void MatchBuilder::add_stray(std::size_t begin, std::size_t end) {
  add_comment(begin, end, CommentStyle::stray);
  const Span kept = record_.tape.back().text;
  report(Code::junk, kept.begin, kept.end, "unexpected text; kept as a comment");
}

void MatchBuilder::add_tag(Span name, Span value, std::size_t begin, std::size_t end) {
  if (record_.find_tag(record_.text(name)) == nullptr) {
    record_.push_tag(name, value);
    return;
  }
  report(Code::tag_duplicate, begin, end,
         "second " + std::string(record_.text(name)) + "; kept as a comment");
  add_comment(begin, end);
}

void MatchBuilder::set_length(std::uint32_t length, std::size_t begin, std::size_t end) {
  begun_ = has_length_ = true;
  if (length == no_length) {
    report_error(Code::bad_match, begin, end,
                 "a match has at most " + std::to_string(max_match_points) + " points");
    add_comment(begin, end);
  }
  const Span value = record_.keep(std::to_string(length == no_length ? 0 : length));
  record_.push_tag(record_.keep(match_length_tag), value);
}

MatchBuilder::Players MatchBuilder::meet_players(Span first, Span second) {
  if (first_name_.end == 0) {
    first_name_ = first;
    second_name_ = second;
    return Players::same;
  }
  const auto are = [&](Span one, Span other) {
    return record_.text(first) == record_.text(one) && record_.text(second) == record_.text(other);
  };
  if (are(first_name_, second_name_)) return Players::same;
  return are(second_name_, first_name_) ? Players::turned : Players::other;
}

void MatchBuilder::tell_other_players(std::size_t begin, std::size_t names_end, std::size_t end) {
  report(Code::player_name, begin, names_end,
         "the names differ from those in the first game; kept as a comment");
  add_comment(begin, end);
}

std::uint32_t MatchBuilder::next_turn(std::uint32_t side) {
  if (turns_ == 0 || side == 0 || second_filled_) ++turns_;
  second_filled_ = side == 1;
  return 2 * turns_ + side;
}

void MatchBuilder::resign(std::size_t begin, std::size_t end, std::uint32_t side) {
  withdraw_resignation();
  resigned_ = record_.tape.size();
  add(EventKind::cube, begin, end, static_cast<std::uint8_t>(CubeAction::resign), side);
}

bool MatchBuilder::answers_resignation(CubeAction action, std::size_t begin, std::size_t end) {
  if (!has_resigned() || (action != CubeAction::take && action != CubeAction::drop)) return false;
  if (action == CubeAction::drop) withdraw_resignation();
  add_comment(begin, end);
  return true;
}

// Turns a resignation into a comment because the game goes on.
void MatchBuilder::withdraw_resignation() {
  if (!has_resigned()) return;
  Event& event = record_.tape[resigned_];
  event.kind = EventKind::comment;
  event.arg = static_cast<std::uint8_t>(CommentStyle::line);
  event.value = 0;
  resigned_ = none;
}

}  // namespace mt
