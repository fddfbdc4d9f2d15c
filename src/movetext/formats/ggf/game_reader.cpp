#include "movetext/formats/ggf/game_reader.hpp"

#include "movetext/formats/ggf/move_value.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/lines.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::ggf {
namespace {

bool is_pass(std::string_view move) {
  return text::is_one_of(move, {"pass", "pa", "ps", "--", "@@"});
}

}  // namespace

Found GameReader::run(Pair pair) {
  if (const Found found = find_extent(); found != Found::record) return found;
  add_around(0, start_.begin);
  read_game(start_.open + 2);
  if (exceeds()) return give_up();
  if (!in_moves_) finish_header();
  set_match(pair);
  if (record_.tape.empty() && record_.find_tag(TagName::fen) == nullptr)
    report(Code::empty_game, start_.open, start_.open + 1, "a game without moves");
  return Found::record;
}

// Finds where the record ends: before the next game.
Found GameReader::find_extent() {
  end_ = text_.size();
  const auto start = find_start(text_, 0);
  if (!start) {
    const std::size_t begin = text::skip_blanks(text_, 0, text_.size());
    if (begin == text_.size()) return Found::none;
    report(Code::no_game, begin, text::line_at(text_, begin).end, "no game is in this text");
    return Found::stray;
  }
  start_ = *start;
  if (const auto next = find_start(text_, start_.open + 2)) end_ = next->begin;
  return exceeds() ? give_up() : Found::record;
}

bool GameReader::exceeds() const {
  const ReadLimits& limits = options_.limits;
  return end_ > limits.record_bytes || record_.tape.size() > limits.events ||
         record_.tags.size() > limits.tags;
}

Found GameReader::give_up() {
  const ReadLimits& limits = options_.limits;
  const std::string limit = end_ > limits.record_bytes
                                ? std::to_string(limits.record_bytes >> 20) + " MiB"
                                : std::to_string(limits.events) + " moves and comments, or " +
                                      std::to_string(limits.tags) + " tags";
  record_.clear_content();
  report(Code::record_too_large, 0, 0,
         "a record of " + std::to_string(end_) + " bytes has more than " + limit +
             "; it is passed through unread");
  return Found::oversized;
}

void GameReader::report(Code code, std::size_t begin, std::size_t end, std::string message) {
  record_.report(code, severity(code, options_.policy), static_cast<std::uint32_t>(begin),
                 static_cast<std::uint32_t>(end), std::move(message));
}

// Reads from the first property on.
void GameReader::read_game(std::size_t at) {
  for (;;) {
    at = text::skip_blanks(text_, at, end_);
    if (at >= end_ || exceeds()) break;
    if (text_.substr(at, end_ - at).starts_with(";)")) {
      ended_ = true;
      at += 2;
      break;
    }
    if (!read_property(at)) read_junk(at);
  }
  if (!ended_) report(Code::ggf_syntax, start_.open, start_.open + 2, "the game does not end in \";)\"");
  add_around(at, end_);
}

bool GameReader::read_property(std::size_t& at) {
  std::size_t name = at;
  while (name < end_ && text::is_letter(text_[name])) ++name;
  const std::size_t bracket = text::skip_blanks(text_, name, end_);
  if (name == at || bracket >= end_ || text_[bracket] != '[') return false;
  const std::size_t close = text_.substr(0, end_).find(']', bracket);
  if (close == std::string_view::npos) return false;
  std::size_t begin = text::skip_blanks(text_, bracket + 1, close);
  std::size_t end = close;
  while (end > begin && text::is_blank(text_[end - 1])) --end;
  take({.begin = at, .end = close + 1, .name = text_.substr(at, name - at), .value = span(begin, end)});
  at = close + 1;
  return true;
}

// Reads up to where a property or the end of the game may begin.
void GameReader::read_junk(std::size_t& at) {
  const std::size_t begin = at;
  for (++at; at < end_ && text_[at - 1] != ']' && !text::is_blank(text_[at]) &&
             !text_.substr(at, end_ - at).starts_with(";)");)
    ++at;
  report(Code::ggf_syntax, begin, at,
         text::excerpt(text_.substr(begin, at - begin)) + " is no property; kept as a comment");
  add_comment(begin, at, CommentStyle::stray);
}

// Keeps what stands before or behind the game; a bracket may be of a game whose beginning is damaged.
void GameReader::add_around(std::size_t begin, std::size_t end) {
  begin = text::skip_mark(text_, text::skip_blanks(text_, begin, end));
  begin = text::skip_blanks(text_, std::min(begin, end), end);
  while (end > begin && text::is_blank(text_[end - 1])) --end;
  if (begin == end) return;
  const bool properties = text_.substr(begin, end - begin).find('[') != std::string_view::npos;
  report(properties ? Code::ggf_syntax : Code::junk, begin, end,
         properties ? "properties outside of a game; kept as a comment"
                    : "this does not belong here; kept as a comment");
  add_comment(begin, end, CommentStyle::stray);
}

void GameReader::take(const Property& property) {
  if (view(property.value).find('[') != std::string_view::npos)
    report(Code::ggf_syntax, property.begin, property.end, "a \"[\" in a value: its \"]\" is missing");
  const bool black = text::same_in_any_case(property.name, "B");
  if (black || text::same_in_any_case(property.name, "W")) {
    if (!in_moves_) finish_header();
    return read_move(property, black ? Side::first : Side::second);
  }
  if (in_moves_)
    report(Code::ggf_value, property.begin, property.end,
           text::excerpt(property.name) + " stands among the moves; read as if it stood before them");
  if (!read_header(property)) add_other(property);
}

void GameReader::add_comment(std::size_t begin, std::size_t end, CommentStyle style) {
  record_.tape.push_back(
      {.kind = EventKind::comment, .arg = static_cast<std::uint8_t>(style), .text = span(begin, end)});
}

void GameReader::read_move(const Property& property, Side side) {
  const MoveValue value = split_value(view(property.value));
  const auto begin = static_cast<std::size_t>(value.move.data() - text_.data());
  if (value.move.empty())
    return report(Code::move_syntax, property.begin, property.end, "a move without a square");
  // A pass that no property says is that of the side whose turn it was; the replay finds out whether it had
  // to.
  if (side != mover()) add_turn(EventKind::null_ply, span(property.begin, property.end));
  add_turn_of(value.move, span(begin, begin + value.move.size()));
  for (const std::string_view number : {value.evaluation, value.time})
    if (!number.empty() && !is_decimal(number))
      report(Code::ggf_value, property.begin, property.end,
             text::excerpt(number) + " is no number; kept as it is");
  const std::string comment = comment_of(value, side);
  if (comment.empty()) return;
  record_.tape.push_back({.kind = EventKind::comment, .text = record_.keep(comment)});
}

// Adds a move or a pass of the side whose turn it is.
void GameReader::add_turn(EventKind kind, Span text) {
  record_.tape.push_back({.kind = kind, .text = text, .value = turn_++});
}

void GameReader::add_turn_of(std::string_view move, Span place) {
  if (std::none_of(move.begin(), move.end(), text::is_blank))
    return add_turn(is_pass(move) ? EventKind::null_ply : EventKind::ply, place);
  std::string joined(move);
  std::erase_if(joined, text::is_blank);
  report(Code::ggf_value, place.begin, place.end, "blanks inside of a move; read as " + text::excerpt(joined));
  add_turn(is_pass(joined) ? EventKind::null_ply : EventKind::ply, record_.keep(joined));
}

}  // namespace mt::ggf
