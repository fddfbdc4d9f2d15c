#include "movetext/formats/points/game.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::points {
namespace {

// Returns the point where a move such as "h2e2" starts. For text of another length the point is outside the
// board.
Point first_point(std::string_view text) {
  if (text.size() != 4) return {};
  return {static_cast<std::uint8_t>(text[0] - 'a'), static_cast<std::uint8_t>(text[1] - '0')};
}

}  // namespace

GameBuilder::GameBuilder(std::string_view source, const ReadOptions& options, Record& record)
    : options_(options), record_(record) {
  record.source = source;
  record.convention = &conventions::pgn_of_red;
  record.source_is_movetext = false;
}

void GameBuilder::report(Code code, std::size_t begin, std::size_t end, std::string message) {
  // if a part is missing at the end of the file, the positions given may be after the end
  const std::size_t size = record_.source.size();
  const Span place = span(std::min(begin, size), std::min(end, size));
  record_.report(code, severity(code, options_.policy), place.begin, place.end, std::move(message));
}

void GameBuilder::report_damage(std::size_t begin, std::size_t end, std::string message) {
  report(Code::damaged_file, begin, end, std::move(message));
}

void GameBuilder::tag(std::string_view name, std::string_view value) {
  value = text::trim(value);
  if (value.empty()) return;
  if (const Tag* const found = record_.find_tag(name); found != nullptr) {
    if (record_.text(found->value) != value) remark(std::string(name) + ": " + std::string(value));
    return;
  }
  const Span kept = record_.keep(name);
  record_.push_tag(kept, record_.keep(value));
}

void GameBuilder::result(std::uint32_t number) {
  constexpr std::array<std::string_view, 4> results{"", "1-0", "0-1", "1/2-1/2"};
  if (number < results.size()) tag("Result", results[number]);
}

void GameBuilder::remark(std::string_view text) {
  if (const Span kept = comment(text); !kept.empty()) remarks_.push_back(kept);
}

MoveTree::Move GameBuilder::move(Point from, Point to, std::size_t begin, std::size_t end,
                                 std::string_view written) {
  const Span place = span(begin, end);
  if (from.is_on_board() && to.is_on_board())
    return {.place = place, .text = record_.keep(move_text(from, to))};
  report_damage(begin, end, std::string(written) + " must be a move between two points of the board");
  return {.place = place, .text = record_.keep(written), .flags = damaged_move};
}

Span GameBuilder::comment(std::string_view text) {
  text = text::trim(text);
  const Span begin = record_.keep({});
  std::string& side = record_.side_text;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool pair = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
    if (!pair) side += text[at] == '\r' ? '\n' : text[at];
  }
  return {begin.begin, static_cast<std::uint32_t>(side.size())};
}

bool GameBuilder::exceeds() const {
  return tree_.events() + remarks_.size() > options_.limits.events ||
         record_.tags.size() > options_.limits.tags;
}

Found GameBuilder::give_up() {
  record_.clear_content();
  report(Code::record_too_large, 0, 0,
         "a record of " + std::to_string(record_.source.size()) + " bytes has more than " +
             std::to_string(options_.limits.events) +
             " moves (each counts twice in a tree), comments and variations, or more than " +
             std::to_string(options_.limits.tags) + " tags; it is passed through unread");
  return Found::oversized;
}

Found GameBuilder::finish(const Board& board, bool second, std::uint32_t number) {
  if (tree_.first() != MoveTree::none) {
    const Point from = first_point(record_.text(tree_.move(tree_.first()).text));
    if (board.man_at(from) != board.man_at({})) second = is_of_second(board, from);
  }
  const std::string fen = board.fen(second, number);
  if (tree_.first() == MoveTree::none && fen == Board::start().fen(false))
    report(Code::empty_game, 0, 0, "the record has no moves and no position");
  tag("FEN", fen);
  return end_record();
}

Found GameBuilder::finish_without_game() {
  report(Code::empty_game, 0, 0, "the record has no moves and no position");
  return end_record();
}

Found GameBuilder::end_record() {
  for (const Span remark : remarks_) record_.tape.push_back({.kind = EventKind::comment, .text = remark});
  tree_.write(record_);
  return Found::record;
}

}  // namespace mt::points
