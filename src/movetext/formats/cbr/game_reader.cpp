#include "movetext/formats/cbr/game_reader.hpp"

#include "movetext/text/charset.hpp"
#include "movetext/text/fields.hpp"

#include <string>

namespace mt::cbr {
namespace {

// The flags of a move.
constexpr std::uint8_t ends_line = 1;
constexpr std::uint8_t has_alternative = 2;  // an alternative to the move comes after the end of the line
constexpr std::uint8_t has_comment = 4;
constexpr std::uint8_t all_signs = 7;

constexpr std::string_view no_character = "\uFFFD";

std::string utf8(std::string_view wide) {
  std::string text;
  const std::size_t used = text::decode_utf16(wide, text::Utf16::little, text);
  if (used < wide.size()) text += no_character;  // an odd number of bytes: the last character is incomplete
  return text;
}

}  // namespace

GameReader::GameReader(std::string_view source, const Library* library, const ReadOptions& options,
                       Record& record)
    : source_(source), library_(library), game_(source, options, record) {}

Found GameReader::run() {
  begin_ = next_record(source_, 0);
  end_ = next_record(source_, begin_ + 1);
  if (begin_ > 0) add_library();
  while (is_heading(part()) && begin_ < source_.size()) {
    read_heading();
    begin_ = end_;
    end_ = next_record(source_, begin_ + 1);
  }
  if (begin_ >= source_.size()) return game_.finish_without_game();
  if (!check_version()) return Found::stray;
  add_tags();
  if (!read_tree()) return game_.give_up();
  std::size_t unknown = 0;
  const points::Board board = board_of(part(), unknown);
  if (unknown > 0) game_.report_damage(begin_ + unknown, begin_ + unknown + 1, "unknown number for a man");
  const text::Fields fields(part());
  const Layout layout = layout_of(version_);
  const auto number = static_cast<std::uint32_t>(fields.number(layout.number, 2));
  return game_.finish(board, fields.u8(layout.side) == 2, number == 0 ? 1 : number);
}

// Adds the library's name and other data to the library's first record.
void GameReader::add_library() {
  if (library_ == nullptr) return;
  for (const std::string& remark : library_->remarks()) game_.remark(remark);
}

bool GameReader::check_version() {
  version_ = version_of(part());
  if (version_ < 1 || version_ > 2) {
    game_.report_damage(begin_ + version_at, begin_ + version_at + 1,
                        "unknown version " + std::to_string(version_) + " of the format");
    return false;
  }
  if (part().size() >= layout_of(version_).tree) return true;
  game_.report_damage(end_, end_, "the record ends before its moves");
  return false;
}

// Keeps all texts of a heading as tags and comments.
void GameReader::read_heading() {
  if (library_ != nullptr && library_->has_deleted(identity_of(part())))
    return game_.report(Code::left_out, begin_, begin_,
                        "a heading that is deleted in the library is skipped");
  version_ = version_of(part());
  for (const TextField& field : text_fields()) {
    const std::string text = text_at(part(), field);
    if (text.empty()) continue;
    if (field.tag == "Title")
      game_.tag("Section", text);
    else
      game_.remark(std::string(field.tag) + ": " + text);
  }
  Step step;
  if (read_step(begin_ + layout_of(version_).tree, step))
    game_.remark(utf8(source_.substr(step.comment, step.end - step.comment)));
}

void GameReader::add_tags() {
  for (const TextField& field : text_fields()) game_.tag(field.tag, text_at(part(), field));
  if (library_ != nullptr) game_.tag("Library", library_->name());
  const std::size_t at = layout_of(version_).result;
  const std::uint8_t result = text::Fields(part()).u8(at);
  game_.result(result);
  if (result == 4)
    game_.tag("Termination", "several results");
  else if (result > 4)
    game_.report_damage(begin_ + at, begin_ + at + 1, "unknown result " + std::to_string(result));
}

// Reads the move and comment at `at` of the source. Returns false if they are incomplete.
bool GameReader::read_step(std::size_t at, Step& step) const {
  const text::Fields fields(source_.substr(0, end_));
  if (at + 4 > end_) return false;
  const std::uint8_t signs = fields.u8(at);
  step = {.begin = at,
          .comment = at + 4,
          .end = at + 4,
          .from = fields.u8(at + 2),
          .to = fields.u8(at + 3),
          .goes_on = (signs & ends_line) == 0,
          .has_other = (signs & has_alternative) != 0,
          .is_odd = (signs & ~all_signs) != 0};  // the next byte does not affect the moves
  if ((signs & has_comment) == 0) return true;
  if (at + 8 > end_) return false;
  const std::uint32_t size = fields.u32(at + 4);
  step.comment = at + 8;
  if (size > end_ - step.comment) return false;
  step.end = step.comment + size;
  return true;
}

Span GameReader::comment_of(const Step& step) {
  if (step.is_odd) game_.report_damage(step.begin, step.begin + 1, "a move has unknown flags");
  if (step.end == step.comment) return {};
  const std::string text = utf8(source_.substr(step.comment, step.end - step.comment));
  if (text.find(no_character) != std::string::npos)
    game_.report(Code::encoding, step.comment, step.end, "invalid UTF-16 in a comment");
  return game_.comment(text);
}

MoveTree::Move GameReader::move_of(const Step& step) {
  MoveTree::Move move = game_.move(point_of(step.from, version_), point_of(step.to, version_), step.begin,
                                   step.begin + 4, std::to_string(step.from) + '-' + std::to_string(step.to));
  move.comment = comment_of(step);
  return move;
}

// Reads all moves. Returns false if the record exceeds a limit.
bool GameReader::read_tree() {
  TreeInOrder order(game_.tree());
  Step step;
  std::size_t at = begin_ + layout_of(version_).tree;
  // The first step is not a move; its comment is on the start position.
  for (bool first = true; first || !order.is_complete(); first = false) {
    if (!read_step(at, step)) {
      game_.report_damage(at, end_, "the record ends within a move or its comment");
      return true;
    }
    at = step.end;
    if (first)
      game_.tree().comment_root(comment_of(step));
    else
      order.add(move_of(step), step.goes_on, step.has_other);
    if (first && !step.goes_on) break;
    if (game_.exceeds()) return false;
  }
  check_end(at);
  return true;
}

// Checks the bytes after the last move. In a library, unrelated bytes may follow a record, but the index
// contains the length of the record. In a file with a single record, nothing may follow it.
void GameReader::check_end(std::size_t end) {
  if (library_ == nullptr) {
    if (end < end_) game_.report_damage(end, end_, "unexpected bytes follow the last move");
    return;
  }
  const Library::Entry* const entry = library_->find(identity_of(part()));
  if (entry != nullptr && entry->bytes != end - begin_)
    game_.report_damage(end, end,
                        "the moves have " + std::to_string(end - begin_) + " bytes, but " +
                            std::to_string(entry->bytes) + " according to the library's index");
}

}  // namespace mt::cbr
