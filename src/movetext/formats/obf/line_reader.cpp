#include "movetext/formats/obf/line_reader.hpp"

#include "movetext/formats/ggf/move_value.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace mt::obf {
namespace {

// Reads a whole number of discs with an optional sign. Returns nullopt if the text has a different form.
std::optional<int> discs_of(std::string_view score) {
  constexpr std::int64_t most = 1000;
  const bool negative = score.starts_with('-');
  if (negative || score.starts_with('+')) score.remove_prefix(1);
  const std::int64_t discs = text::parse_number(score, most);
  if (discs < 0) return std::nullopt;
  return static_cast<int>(negative ? -discs : discs);
}

}  // namespace

Found LineReader::run() {
  std::size_t first_aside = text_.size();
  while (end_ < text_.size()) {
    Line line = line_at(text_, end_);
    const bool aside = is_aside(text_, line);
    line.begin = std::min(text::skip_mark(text_, line.begin), line.end);
    end_ = line.next;
    while (line.begin < line.end && text::is_blank(text_[line.begin])) ++line.begin;
    while (line.begin < line.end && text::is_blank(text_[line.end - 1])) --line.end;
    if (!aside) {
      read_position(line.begin, line.end);
      return finish();
    }
    if (line.begin == line.end) continue;
    first_aside = std::min(first_aside, line.begin);
    add_comment(line.begin + 1, line.end);
  }
  if (first_aside == text_.size()) return Found::none;
  if (end_ > options_.limits.record_bytes) return give_up(end_, most_bytes());
  record_.clear_content();
  report(Code::junk, first_aside, text_.size(), "a position must follow this comment");
  return Found::stray;
}

Found LineReader::finish() {
  const ReadLimits& limits = options_.limits;
  if (end_ > limits.record_bytes) return give_up(end_, most_bytes());
  if (record_.tape.size() > limits.events)
    return give_up(end_, std::to_string(limits.events) + " moves, comments and parentheses");
  return is_position_ ? Found::record : Found::stray;
}

void LineReader::read_position(std::size_t begin, std::size_t end) {
  const std::size_t size = board_of_line(text_.substr(begin, end - begin));
  is_position_ = size != 0;
  if (!is_position_) {
    record_.clear_content();
    return report(Code::no_game, begin, end,
                  "an OBF line must begin with the squares of a board (X, O or - for each square) and the "
                  "side to move");
  }
  const std::size_t comment = std::min(text_.find('%', begin), end);
  const std::size_t moves = std::min(text_.find(';', begin), comment);
  std::size_t last = moves;
  while (text::is_blank(text_[last - 1])) --last;
  constexpr std::string_view black_signs = "X*Bbx1";
  const bool is_black = black_signs.find(text_[last - 1]) != std::string_view::npos;
  side_flag_ = is_black ? names_first : names_second;
  record_.push_tag(record_.keep("FEN"), span(begin, last));
  const std::string side = std::to_string(size);
  record_.push_tag(record_.keep("GameType"), record_.keep("50,B," + side + ',' + side + ",A2,0"));
  read_moves(moves, comment);
  if (comment < end) add_comment(comment + 1, end);
}

void LineReader::read_moves(std::size_t begin, std::size_t end) {
  while (begin < end && record_.tape.size() <= options_.limits.events) {
    const std::size_t next = std::min(text_.find(';', begin), end);
    const std::string_view item = text::trim(text_.substr(begin, next - begin));
    if (!item.empty()) read_move(static_cast<std::size_t>(item.data() - text_.data()), item);
    begin = next + 1;
  }
}

void LineReader::read_move(std::size_t begin, std::string_view item) {
  const std::size_t colon = std::min(item.find(':'), item.size());
  const std::string_view move = text::trim(item.substr(0, colon));
  const std::string_view score = text::trim(item.substr(std::min(colon + 1, item.size())));
  const auto discs = discs_of(score);
  const bool scored = colon < item.size();
  if (move.empty() || std::any_of(move.begin(), move.end(), text::is_blank) || (scored && !discs)) {
    report(Code::move_syntax, begin, begin + item.size(),
           '\'' + text::excerpt(item) + "' must be a move with its score in discs, such as \"G8:+18\"");
    return add_comment(begin, begin + item.size());
  }
  if (discs && last_score_ && *discs > *last_score_)
    report(Code::score_mismatch, begin, begin + item.size(),
           text::excerpt(item) +
               " has a higher score than the move before it, but the best move must come first");
  if (discs) last_score_ = discs;
  add_move(begin, move, score);
}

// Adds the first move to the main line, and each other move as a variation.
void LineReader::add_move(std::size_t begin, std::string_view move, std::string_view score) {
  const bool varies = std::exchange(has_moves_, true);
  const std::size_t open = record_.tape.size();
  if (varies) record_.tape.push_back({.kind = EventKind::open, .text = span(begin, begin)});
  record_.tape.push_back({.kind = ggf::is_pass(move) ? EventKind::null_ply : EventKind::ply,
                          .flags = side_flag_,
                          .text = span(begin, begin + move.size())});
  if (!score.empty())
    record_.tape.push_back(
        {.kind = EventKind::comment, .text = record_.keep("[%eval " + std::string(score) + ']')});
  if (!varies) return;
  record_.tape[open].value = static_cast<std::uint32_t>(record_.tape.size());
  const std::size_t end = begin + move.size();
  record_.tape.push_back(
      {.kind = EventKind::close, .text = span(end, end), .value = static_cast<std::uint32_t>(open)});
}

void LineReader::add_comment(std::size_t begin, std::size_t end) {
  const std::string_view words = text::trim(text_.substr(begin, end - begin));
  if (words.empty()) return;
  const auto first = static_cast<std::size_t>(words.data() - text_.data());
  record_.tape.push_back({.kind = EventKind::comment, .text = span(first, first + words.size())});
}

}  // namespace mt::obf
