#include "movetext/formats/xqf/game_reader.hpp"

#include "movetext/text/double_byte.hpp"
#include "movetext/text/fields.hpp"

#include <array>

namespace mt::xqf {
namespace {

// In the file, these numbers are added to the points of a move, in all versions; the numbers of the cipher
// are added too.
constexpr std::uint8_t from_added = 0x18;
constexpr std::uint8_t to_added = 0x20;

constexpr points::Point point_of(std::uint8_t number) {
  return {static_cast<std::uint8_t>(number / 10), static_cast<std::uint8_t>(number % 10)};
}

}  // namespace

GameReader::GameReader(std::string_view file, const ReadOptions& options, Record& record)
    : file_(file), options_(options), game_(file, options, record) {}

Found GameReader::run() {
  if (!check_header()) return Found::stray;
  cipher_ = cipher_of(header());
  decipher();
  choose_charset();
  add_tags();
  if (!read_tree()) return game_.give_up();
  const auto board = board_of(header(), cipher_);
  if (!board) game_.report_damage(16, 48, "two men are on the same point");
  return game_.finish(board.value_or(points::Board()), facts_.second_begins, facts_.first_step / 2 + 1);
}

// Checks whether the file can be read. Returns false, after reporting why, if it cannot.
bool GameReader::check_header() {
  if (!begins_file(file_)) {
    game_.report(Code::no_game, 0, 0, "this is not an XQStudio file");
    return false;
  }
  facts_ = facts_of(header());
  if (file_.size() < header_bytes) {
    game_.report_damage(file_.size(), file_.size(), "the file ends within its header");
    return false;
  }
  if (facts_.version > last_version) {
    game_.report_damage(2, 3, "unknown version " + std::to_string(facts_.version) + " of the format");
    return false;
  }
  if (!has_sound_keys(header()))
    game_.report_damage(12, 16, "the sum of the keys is wrong: one of them is damaged");
  return true;
}

void GameReader::decipher() {
  bytes_ = file_.substr(header_bytes);
  for (std::size_t i = 0; i < bytes_.size(); ++i)
    bytes_[i] = static_cast<char>(static_cast<unsigned char>(bytes_[i]) - cipher_.stream[i % 32]);
}

// Chooses GBK, the usual encoding of the program, unless all texts of the file together look like Big5.
void GameReader::choose_charset() {
  if (options_.charset) {
    charset_ = *options_.charset;
    return;
  }
  std::string texts;
  for (const TextField& field : text_fields()) texts += text_at(header(), field);
  std::size_t at = 0;
  Step step;
  for (std::size_t steps = 0; steps < options_.limits.events && read_step(at, step); ++steps) {
    texts.append(bytes_, step.comment, step.end - step.comment);
    at = step.end;
  }
  if (text::guess_double_byte(texts) != text::Charset::big5) return;
  charset_ = text::Charset::big5;
  game_.report(Code::encoding, 0, 0, "the texts are read as Big5");
}

// Returns a text in UTF-8; `at`: the text's position in the file.
std::string GameReader::decoded(std::string_view bytes, std::size_t at) {
  constexpr std::string_view unknown = "\uFFFD";
  std::string text;
  text::decode(bytes, charset_, text);
  if (text.find(unknown) != std::string::npos)
    game_.report(Code::encoding, at, at + bytes.size(),
                 "invalid " + std::string(text::name(charset_)) + " in a text");
  return text;
}

void GameReader::add_tags() {
  for (const TextField& field : text_fields()) {
    const std::string_view bytes = text_at(header(), field);
    game_.tag(field.tag, decoded(bytes, field.at + 1));
    if (bytes.size() < text::Fields(header()).u8(field.at))
      game_.report_damage(
          field.at, field.at + 1,
          "the text " + std::string(field.tag) + " is cut off: its length is larger than its field");
  }
  game_.result(facts_.result);
  constexpr std::array<std::string_view, 4> kinds{"", "opening", "middle game", "endgame"};
  if (facts_.kind < kinds.size()) game_.tag("Kind", kinds[facts_.kind]);
  if (facts_.result > 3) game_.report_damage(0x33, 0x34, "unknown result " + std::to_string(facts_.result));
}

// Reads the move and comment at `at` of the tree. Returns false if they are incomplete.
bool GameReader::read_step(std::size_t at, Step& step) {
  const text::Fields fields(bytes_);
  if (at + 4 > bytes_.size()) return false;
  const bool plain = facts_.version <= last_plain_version;
  const std::uint8_t tag = fields.u8(at + 2);
  step = {.from = static_cast<std::uint8_t>(fields.u8(at) - from_added - cipher_.from),
          .to = static_cast<std::uint8_t>(fields.u8(at + 1) - to_added - cipher_.to),
          .goes_on = (tag & (plain ? 0xF0U : 0x80U)) != 0,
          .has_other = (tag & (plain ? 0x0FU : 0x40U)) != 0,
          .begin = at,
          .end = at + 4,
          .comment = at + 4};
  if (!plain && (tag & 0x20U) == 0) return true;
  if (at + 8 > bytes_.size()) return false;
  const std::uint32_t size = fields.u32(at + 4) - cipher_.comment;
  step.comment = at + 8;
  if (size > bytes_.size() - step.comment) return false;
  step.end = step.comment + size;
  return true;
}

Span GameReader::comment_of(const Step& step) {
  const std::string_view bytes = std::string_view(bytes_).substr(step.comment, step.end - step.comment);
  return bytes.empty() ? Span{} : game_.comment(decoded(bytes, header_bytes + step.comment));
}

MoveTree::Move GameReader::move_of(const Step& step) {
  MoveTree::Move move =
      game_.move(point_of(step.from), point_of(step.to), header_bytes + step.begin,
                 header_bytes + step.begin + 4, std::to_string(step.from) + '-' + std::to_string(step.to));
  move.comment = comment_of(step);
  return move;
}

// Reads all moves. Returns false if the record exceeds a limit.
bool GameReader::read_tree() {
  TreeInOrder order(game_.tree());
  Step step;
  std::size_t at = 0;
  // The first step is not a move; its comment is on the start position.
  for (bool first = true; first || !order.is_complete(); first = false) {
    if (!read_step(at, step)) {
      game_.report_damage(header_bytes + at, file_.size(), "the file ends within a move or its comment");
      return true;
    }
    if (first) {
      game_.tree().comment_root(comment_of(step));
      at = step.end;
      if (!step.goes_on) break;
      continue;
    }
    order.add(move_of(step), step.goes_on, step.has_other);
    at = step.end;
    if (game_.exceeds()) return false;
  }
  if (at < bytes_.size())
    game_.report_damage(header_bytes + at, file_.size(), "unexpected bytes follow the last move");
  return true;
}

}  // namespace mt::xqf
