#include "movetext/games/othello/position_text.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mt::othello {
namespace {

// "0" and "o" mean White, not an empty square.
constexpr std::string_view black_signs = "X*Bbx1";
constexpr std::string_view white_signs = "OoWw02";
constexpr std::string_view empty_signs = "-._e";

struct Square {
  std::optional<Side> disc{};  // nullopt: the square is empty
  bool known = true;
};

constexpr bool has_sign(std::string_view signs, char c) {
  return signs.find(c) != std::string_view::npos;
}

Square read_sign(char c) {
  if (has_sign(black_signs, c)) return {Side::first};
  if (has_sign(white_signs, c)) return {Side::second};
  return {std::nullopt, has_sign(empty_signs, c)};
}

// Reads a character of a row between slashes. A digit means empty squares. The letters of pawns have the
// meaning that Fairy-Stockfish gives them.
Square read_row_sign(char c) {
  if (c == 'P') return {Side::first};
  if (c == 'p') return {Side::second};
  return text::is_digit(c) ? Square{std::nullopt, false} : read_sign(c);
}

bool refuse(std::string_view text, std::string message, std::vector<Diagnostic>& notes) {
  notes.push_back(
      {Code::bad_fen, Severity::error, 0, static_cast<std::uint32_t>(text.size()), std::move(message), {}});
  return false;
}

// Reads the squares one after another.
template <class Set>
class SquareReader {
 public:
  SquareReader(const Board<Set>& board, std::string_view text, Position<Set>& out)
      : board_(board), text_(text), out_(out) {}

  // Reads the squares of the board. Returns the index after them, or nullopt with the error in `fault`.
  std::optional<std::size_t> read(std::string& fault) {
    const std::size_t squares_end = std::min(text_.find(';'), text_.size());
    rows_ = text_.substr(0, squares_end).find('/') != std::string_view::npos;
    skip_size();
    while (count_ < board_.square_count()) {
      while (at_ < text_.size() && (text::is_blank(text_[at_]) || text_[at_] == '/')) ++at_;
      if (at_ == text_.size() || !take_square()) {
        fault = fault_here();
        return std::nullopt;
      }
    }
    return at_;
  }
  bool has_pawns() const { return pawns_; }

 private:
  // Skips the size of the board, which GGF writes first: "8 -------- ...".
  void skip_size() {
    const std::string size = std::to_string(board_.size) + ' ';
    if (!rows_ && text_.starts_with(size)) at_ = size.size();
  }

  bool take_square() {
    const char c = text_[at_];
    if (rows_ && text::is_digit(c)) return take_run();
    const Square square = rows_ ? read_row_sign(c) : read_sign(c);
    if (!square.known) return false;
    pawns_ = pawns_ || (rows_ && (c == 'P' || c == 'p'));
    if (square.disc) out_.of(*square.disc) |= bit<Set>(count_);
    ++count_;
    ++at_;
    return true;
  }

  // Reads a number of empty squares. Returns false if they do not fit into the row.
  bool take_run() {
    int empty = 0;
    for (int digits = 0; digits < 2 && at_ < text_.size() && text::is_digit(text_[at_]); ++digits)
      empty = empty * 10 + (text_[at_++] - '0');
    if (empty == 0 || count_ % board_.size + empty > board_.size) return false;
    count_ += empty;
    return true;
  }

  std::string fault_here() const {
    const std::string wanted = "the board has " + std::to_string(board_.square_count()) + " squares";
    if (at_ >= text_.size()) return wanted + ", but the text has " + std::to_string(count_);
    return "square " + std::to_string(count_ + 1) + " of " + std::to_string(board_.square_count()) +
           " must be X (black disc), O (white disc) or - (empty), not '" + text::excerpt(text_.substr(at_)) +
           "'";
  }

  const Board<Set>& board_;
  std::string_view text_;
  Position<Set>& out_;
  std::size_t at_ = 0;
  int count_ = 0;
  bool rows_ = false;   // the squares are rows with slashes, as in a FEN
  bool pawns_ = false;  // discs are written as letters of pawns
};

// Returns the word for the side to move, which comes after the squares and the holdings. Ignores the moves of
// a position in OBF.
std::string_view word_of_turn(std::string_view rest) {
  rest = rest.substr(0, rest.find(';'));
  if (rest.starts_with('[')) rest.remove_prefix(std::min(rest.find(']') + 1, rest.size()));
  rest = text::trim(rest);
  return rest.substr(0, std::min(rest.find_first_of(" \t\r\n"), rest.size()));
}

// In a FEN with pawns, "w" is the side that begins, which is Black in Othello.
std::optional<Side> read_turn(std::string_view word, bool pawns) {
  if (word.size() != 1) return std::nullopt;
  if (pawns && (word == "w" || word == "b")) return word == "w" ? Side::first : Side::second;
  const Square sign = read_sign(word[0]);
  return sign.disc;
}

}  // namespace

template <class Set>
bool read_position(const Board<Set>& board, std::string_view text, Position<Set>& out, bool& has_turn,
                   std::vector<Diagnostic>& notes) {
  const std::string_view bare = text::trim(text);
  Position<Set> read;
  SquareReader<Set> squares(board, bare, read);
  std::string fault;
  const auto end = squares.read(fault);
  if (!end) return refuse(text, std::move(fault), notes);
  const std::string_view word = word_of_turn(bare.substr(*end));
  has_turn = !word.empty();
  const auto turn = has_turn ? read_turn(word, squares.has_pawns()) : Side::first;
  if (!turn) return refuse(text, "the side to move must be X or O, not '" + text::excerpt(word) + "'", notes);
  give_turn(board, read, *turn);
  out = read;
  return true;
}

template <class Set>
void write_position(const Board<Set>& board, const Position<Set>& position, std::string& out) {
  for (int square = 0; square < board.square_count(); ++square) {
    const bool black = has(position.of(Side::first), square);
    const bool white = has(position.of(Side::second), square);
    out += black ? 'X' : white ? 'O' : '-';
  }
  out += position.turn == Side::first ? " X" : " O";
}

bool begins_with_board(std::string_view text, int size) {
  const auto squares = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
  const std::string_view first = text.substr(0, squares);
  const std::string_view rest = text.substr(first.size());
  return first.size() == squares &&
         std::all_of(first.begin(), first.end(), [](char c) { return read_sign(c).known; }) &&
         std::any_of(first.begin(), first.end(), [](char c) { return read_sign(c).disc.has_value(); }) &&
         (rest.empty() || text::is_blank(rest[0]));
}

template bool read_position(const Board<Set64>&, std::string_view, Position<Set64>&, bool&,
                            std::vector<Diagnostic>&);
template bool read_position(const Board<Set128>&, std::string_view, Position<Set128>&, bool&,
                            std::vector<Diagnostic>&);
template void write_position(const Board<Set64>&, const Position<Set64>&, std::string&);
template void write_position(const Board<Set128>&, const Position<Set128>&, std::string&);

}  // namespace mt::othello
