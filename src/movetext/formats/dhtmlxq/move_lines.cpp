#include "movetext/formats/dhtmlxq/move_lines.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <array>
#include <string>

namespace mt::dhtmlxq {
namespace {

// Returns the point for two digits: the file counted from the left, then the rank counted from the top of the
// screen.
points::Point point_of(char file, char rank) {
  return {static_cast<std::uint8_t>(file - '0'), static_cast<std::uint8_t>('9' - rank)};
}

}  // namespace

void MoveLines::add(const MoveLine& line) {
  const auto [place, is_new] = places_.try_emplace(line.number, lines_.size());
  if (is_new) return lines_.push_back({.written = line});
  const MoveLine& other = lines_[place->second].written;
  const auto digits = [&](const MoveLine& one) { return text_.substr(one.begin, one.end - one.begin); };
  const bool same = digits(line) == digits(other) && line.parent == other.parent && line.ply == other.ply;
  if (!same) refuse({.written = line}, "a different line has the same number");
}

// Reports a line that cannot be inserted into the tree, and keeps its digits as a comment.
void MoveLines::refuse(const Line& line, const std::string& why) {
  const std::string name = "line " + std::to_string(line.written.number);
  game_.report_damage(line.written.begin, line.written.end, name + ": " + why);
  game_.remark(name + ": " +
               std::string(text_.substr(line.written.begin, line.written.end - line.written.begin)));
}

// Returns the move of the line that is half-move `ply` of the game, or none if the line does not have that
// half-move.
MoveTree::Number MoveLines::find(const Line& line, std::uint32_t ply) {
  if (line.first == MoveTree::none || ply < line.written.ply || ply - line.written.ply >= line.moves)
    return MoveTree::none;
  return line.first + (ply - line.written.ply);
}

bool MoveLines::build() {
  std::vector<std::size_t> entered;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    // A line may be written before its parent line; parents are inserted first.
    for (std::size_t at = i; lines_[at].state == State::waiting;) {
      lines_[at].state = State::entered;
      entered.push_back(at);
      const auto parent = places_.find(lines_[at].written.parent);
      if (parent != places_.end()) at = parent->second;
    }
    for (; !entered.empty(); entered.pop_back())
      if (!put(lines_[entered.back()])) return false;
  }
  return true;
}

// Inserts a line into the tree. Returns false if the record exceeds a limit.
bool MoveLines::put(Line& line) {
  line.state = State::done;
  if (line.written.number == 0) return put_moves(line, MoveTree::none);
  const auto parent = places_.find(line.written.parent);
  const MoveTree::Number replaced =
      parent == places_.end() ? MoveTree::none : find(lines_[parent->second], line.written.ply);
  if (replaced != MoveTree::none) return put_moves(line, replaced);
  refuse(line, "the variation is an alternative to half-move " + std::to_string(line.written.ply) +
                   " of variation " + std::to_string(line.written.parent) + ", which has no such half-move");
  return true;
}

bool MoveLines::put_moves(Line& line, MoveTree::Number instead_of) {
  MoveTree& tree = game_.tree();
  MoveTree::Number at = MoveTree::root;
  std::array<char, 4> digits{};
  std::size_t count = 0;
  std::size_t begin = 0;
  for (std::size_t i = line.written.begin; i < line.written.end; ++i) {
    const char c = text_[i];
    if (text::is_blank(c)) continue;
    if (!text::is_digit(c)) {
      game_.report_damage(i, line.written.end,
                          "a move must have four digits; the rest of the line is kept as a comment");
      game_.remark(text_.substr(i, line.written.end - i));
      return true;
    }
    if (count == 0) begin = i;
    digits[count++] = c;
    if (count < digits.size()) continue;
    count = 0;
    const MoveTree::Move move = game_.move(point_of(digits[0], digits[1]), point_of(digits[2], digits[3]),
                                           begin, i + 1, std::string(digits.begin(), digits.end()));
    const bool first = line.moves == 0;
    at = first && instead_of != MoveTree::none ? tree.instead(instead_of, move) : tree.follow(at, move);
    if (first) line.first = at;
    ++line.moves;
    if (game_.exceeds()) return false;
  }
  if (count > 0) {
    game_.report_damage(begin, line.written.end, "the last move has fewer than four digits");
    game_.remark(text_.substr(begin, line.written.end - begin));
  }
  return true;
}

bool MoveLines::has_moves(std::uint32_t count) const {
  const auto main = places_.find(0);
  const std::uint32_t in_main = main == places_.end() ? 0 : lines_[main->second].moves;
  return count == in_main || count + 1 == game_.tree().size();
}

void MoveLines::comment(std::uint32_t line, std::uint32_t ply, std::string_view words, std::size_t begin,
                        std::size_t end) {
  const Span text = game_.comment(words);
  if (text.empty()) return;
  MoveTree& tree = game_.tree();
  const auto place = places_.find(line);
  MoveTree::Number move = place == places_.end() ? MoveTree::none : find(lines_[place->second], ply);
  if (line == 0 && ply == 0) move = MoveTree::root;
  if (move != MoveTree::none && tree.move(move).comment.empty()) return tree.comment(move, text);
  if (move == MoveTree::none)
    game_.report(Code::junk, begin, end,
                 "line " + std::to_string(line) + " does not have the half-move " + std::to_string(ply) +
                     ": its comment is kept before the first move");
  game_.remark(words);
}

}  // namespace mt::dhtmlxq
