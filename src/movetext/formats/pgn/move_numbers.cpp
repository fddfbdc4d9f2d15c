#include "movetext/formats/pgn/move_numbers.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

// Returns the square at the end of a move text.
std::string_view last_square(std::string_view move) {
  std::size_t begin = move.size();
  while (begin > 0 &&
         (text::is_digit(move[begin - 1]) || (text::is_letter(move[begin - 1]) && move[begin - 1] != 'x')))
    --begin;
  return move.substr(begin);
}

bool goes_on_with(std::string_view move, std::string_view next) {
  const std::string_view square = last_square(move);
  return !square.empty() && next.substr(0, square.size()) == square && next.size() > square.size() &&
         !text::is_digit(next[square.size()]);
}

// Counts the moves from index `since` on the tape that start on the square where the previous move ended.
// They may be one capture that is written as several moves.
std::int64_t count_joined(const Record& record, std::uint32_t since) {
  std::int64_t joined = 0;
  const Event* before = nullptr;
  for (std::size_t i = since; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::open) i = event.value > i ? event.value : i;
    if (event.kind != EventKind::ply) continue;
    const bool captures = (event.flags & written_capture) != 0 && before != nullptr;
    if (captures && goes_on_with(record.text(*before), record.text(event))) ++joined;
    before = &event;
  }
  return joined;
}

}  // namespace

void MoveNumbers::clear() {
  plies_ = 0;
  line_ = {};
  outer_.clear();
  depth_ = 0;
  pending_ = false;
  pending_second_ = false;
  last_error_ = 0;
  missing_ = 0;
  is_new_fault_ = false;
}

bool MoveNumbers::can_follow(std::int64_t number) const {
  if (pending_) return false;
  if (!line_.known) return plies_ == 0 || number == plies_ / 2 + 1 || number == plies_ + 1;
  const std::int64_t offset = 2 * number - plies_;  // computed as in ply()
  return offset == line_.offset || offset == line_.offset - 1 || offset == line_.offset + 1;
}

bool MoveNumbers::agrees(const Record& record, std::int64_t offset) const {
  if (!line_.known) return true;
  if (line_.has_previous && offset == line_.previous) return true;
  const std::int64_t missing = line_.offset - offset;
  return missing > 0 && missing <= count_joined(record, line_.since);
}

bool MoveNumbers::check(const Record& record, std::int64_t offset) {
  pending_ = pending_second_ = false;
  missing_ = 0;
  is_new_fault_ = false;
  ++plies_;
  if (depth_ > deepest) return true;
  constexpr std::int64_t first_half_move = 2;
  if (!line_.known && plies_ == 1 && depth_ == 0)
    missing_ = std::max<std::int64_t>(0, offset - first_half_move);
  const bool after_pass =
      // numbers after a pass may be irregular: "1. - - 2. - -"
      !record.tape.empty() && record.tape.back().kind == EventKind::null_ply;
  if (!after_pass && !agrees(record, offset)) {
    missing_ = offset - line_.offset;
    // if every number counts half-moves, only the first one is reported
    is_new_fault_ = missing_ != last_error_;
    last_error_ = missing_;
    line_.previous = line_.offset;
    line_.has_previous = true;
  }
  line_.offset = offset;
  line_.known = true;
  line_.since = static_cast<std::uint32_t>(record.tape.size());
  return missing_ == 0;
}

void MoveNumbers::restart() {
  line_.known = false;
  line_.has_previous = false;
  pending_ = false;
}

void MoveNumbers::open() {
  pending_ = false;
  if (depth_ < deepest) {
    outer_.push_back(line_);
    outer_.back().plies = plies_;
  }
  ++depth_;
  --plies_;
}

void MoveNumbers::close() {
  pending_ = false;
  if (depth_ == 0) return;
  --depth_;
  if (depth_ < deepest) {
    line_ = outer_.back();
    outer_.pop_back();
    plies_ = line_.plies;
  }
}

}  // namespace mt::pgn
