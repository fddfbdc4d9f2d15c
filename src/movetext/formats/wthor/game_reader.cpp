#include "movetext/formats/wthor/game_reader.hpp"

#include "movetext/base/severity.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace mt::wthor {
namespace {

constexpr std::size_t signs = 4;  // characters in the source of the record for each byte of the file
constexpr std::size_t first_move = 8;
using Cell = std::array<char, signs>;
using Cells = std::array<Cell, 256>;

// Returns a number as text, with the letter before it. If the letter is a blank, the text is only the number.
constexpr Cell cell(char letter, unsigned number) {
  Cell cell{letter, ' ', ' ', ' '};
  std::size_t at = letter == ' ' ? 0 : 1;
  if (number >= 100) cell[at++] = static_cast<char>('0' + number / 100);
  if (number >= 10) cell[at++] = static_cast<char>('0' + number / 10 % 10);
  cell[at] = static_cast<char>('0' + number % 10);
  return cell;
}

// Returns the texts for all bytes: the square on the board, or the number if the byte is not a square.
constexpr Cells cells_of(const Board& board) {
  Cells cells{};
  for (unsigned byte = 0; byte < cells.size(); ++byte) {
    const Square square = square_of(board, static_cast<std::uint8_t>(byte));
    cells[byte] =
        square.outside ? cell(' ', byte) : cell(static_cast<char>('a' + square.column), square.row + 1);
  }
  return cells;
}

constexpr Board no_board{0, 1, 0, {}};
constexpr Cells numbers = cells_of(no_board);
constexpr Cells squares_of_8 = cells_of(board_8);
constexpr Cells squares_of_10 = cells_of(board_10);

std::size_t size_of(const Cell& cell) {
  return static_cast<std::size_t>(std::find(cell.begin(), cell.end(), ' ') - cell.begin());
}

const Cells& squares_of(const File& file) {
  return file.board().size == board_10.size ? squares_of_10 : squares_of_8;
}

}  // namespace

GameReader::GameReader(const File& file, std::string_view bytes, std::size_t begin,
                       const ReadOptions& options, Record& record)
    : file_(file), bytes_(bytes), begin_(begin), options_(options), record_(record) {
  const Cells& squares = squares_of(file);
  // more than a string can hold internally, so that moving the string does not move its text
  constexpr std::size_t least_room = 64;
  record.decoded.reserve(least_room);
  record.decoded.resize(signs * bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const Cells& cells = i < begin + first_move ? numbers : squares;
    std::memcpy(record.decoded.data() + signs * i, cells[static_cast<std::uint8_t>(bytes[i])].data(), signs);
  }
  record.source = record.decoded;
  record.signs_a_byte = signs;
}

void GameReader::run() {
  read_tags();
  read_moves();
}

Span GameReader::span(std::size_t at) const {
  const auto begin = static_cast<std::uint32_t>(signs * (begin_ + at));
  const Cells& cells = at < first_move ? numbers : squares_of(file_);
  return {begin, begin + static_cast<std::uint32_t>(size_of(cells[byte(at)]))};
}

void GameReader::report(Code code, std::size_t at, std::string words) {
  const Span place = span(at);
  record_.report(code, severity(code, options_.policy), place.begin, place.end, std::move(words));
}

void GameReader::add_tag(std::string_view name, std::string_view value) {
  const Span kept = record_.keep(name);
  record_.push_tag(kept, record_.keep(value));
}

// Adds the name for a number as a tag. If a table has several equal names, each of them except the first also
// gets a tag with its number. If the table has no name for the number, or only "?", the number is used as the
// name.
void GameReader::add_name(std::string_view tag, std::string_view number_tag, std::size_t at,
                          const NameTable& table) {
  const std::size_t number = this->number(at);
  const bool known = number < table.size();
  const std::string_view told = known ? table.name(number) : std::string_view();
  if (!told.empty() && told != "?") {
    add_tag(tag, told);
    if (table.find(told) != number) add_tag(number_tag, std::to_string(number));
    return;
  }
  const std::string words = numbered(number);
  if (!known && table.size() > 0)
    report(Code::name_table, at,
           "the table does not contain the " + std::string(table.kind().what) + ' ' + words + "; it has " +
               std::to_string(table.size()) + " names");
  add_tag(tag, words);
}

void GameReader::add_score(std::string_view tag, std::size_t at, Code code) {
  const unsigned discs = file_.board().size * file_.board().size;
  const unsigned black = byte(at);
  if (black <= discs)
    add_tag(tag, std::to_string(black) + '-' + std::to_string(discs - black));
  else
    report(code, at,
           std::to_string(black) + " discs of Black on " + std::to_string(discs) +
               " squares cannot be a score; the score is left out");
}

void GameReader::read_tags() {
  const Header& header = file_.header;
  std::string text;
  add_name("Event", "EventId", 0, file_.tournaments);
  if (header.year > 0 && header.year <= 9999) {
    text::write_date({static_cast<std::int16_t>(header.year), 4, 0, 0}, text);
    add_tag("Date", text);
  }
  add_name("White", "WhiteId", 4, file_.players);
  add_name("Black", "BlackId", 2, file_.players);
  add_score("Result", 6, Code::bad_result);
  add_tag("GameType", "50");
  if (!file_.board().variant.empty()) add_tag("Variant", file_.board().variant);
  add_score("TheoreticalScore", 7, Code::tag_value);
  if (header.depth > 0) add_tag("TheoreticalDepth", std::to_string(header.depth));
  if (!header.dated) return;
  text.clear();
  text::write_date(header.created, text);
  add_tag("SourceDate", text);
}

void GameReader::read_moves() {
  const Board& board = file_.board();
  std::size_t end = board.record_bytes();
  while (end > first_move && byte(end - 1) == 0) --end;
  if (end == first_move) report(Code::empty_game, first_move, "a game without moves");
  for (std::size_t at = first_move; at < end; ++at) {
    if (square_of(board, byte(at)).outside) return keep_rest(at, end);
    record_.tape.push_back({.kind = EventKind::ply, .text = span(at)});
  }
}

// Keeps the bytes from the first one that is not a square as a comment, because their meaning is unknown.
void GameReader::keep_rest(std::size_t from, std::size_t end) {
  const Board& board = file_.board();
  const unsigned last = board.size * (board.row + 1);
  if (byte(from) == 0)
    report(Code::move_syntax, from,
           "0 ends the moves, but after it come " + std::to_string(end - from - 1) + " more bytes");
  else
    report(Code::square_range, from,
           std::to_string(byte(from)) + " is not a square; squares are " + std::to_string(board.row + 1) +
               " (a1) to " + std::to_string(last) + " (" +
               std::string(1, static_cast<char>('a' + board.size - 1)) + std::to_string(board.size) +
               "), the column plus " + std::to_string(board.row) + " times the row");
  std::string words;
  for (std::size_t at = from; at < end; ++at) {
    if (!words.empty()) words += ' ';
    words += record_.text(span(at));
  }
  record_.tape.push_back({.kind = EventKind::comment,
                          .arg = static_cast<std::uint8_t>(CommentStyle::stray),
                          .text = record_.keep(words)});
}

}  // namespace mt::wthor
