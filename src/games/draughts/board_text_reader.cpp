#include "movetext/games/draughts/board_text.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mt::draughts {
namespace {

using board::Cell;
using board::Notation;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return text.substr(text.size());
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool consists_of(std::string_view text, std::string_view signs) {
  return text.find_first_not_of(signs) == std::string_view::npos;
}

bool same_letters(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (text::to_lower(a[i]) != text::to_lower(b[i])) return false;
  return true;
}

bool contains_word(std::string_view line, std::string_view word) {
  for (std::size_t at = 0; at + word.size() <= line.size(); ++at)
    if (same_letters(line.substr(at, word.size()), word)) return true;
  return false;
}

struct Drawn {
  enum Kind : std::uint8_t { empty, man, king, unknown };
  Kind kind = unknown;
  Colour colour = Colour::white;
};

// A square of the large form, without the blanks around it; a number in it is an empty square with its name.
Drawn large_square(std::string_view sign) {
  if (sign.empty() || sign == ":::" || consists_of(sign, "0123456789")) return {Drawn::empty};
  if (sign.size() != 3 || sign[0] != sign[2] || (sign[0] != '*' && sign[0] != ':')) return {};
  const Colour colour = sign[0] == ':' ? Colour::white : Colour::black;
  switch (text::to_lower(sign[1])) {
    case 'c':
      return {Drawn::man, colour};
    case 'k':
      return {Drawn::king, colour};
    default:
      return {};
  }
}

// Wider than any board drawn with five characters a square.
constexpr std::size_t longest_line = 256;

constexpr std::string_view small_signs = "bwBW.";

Drawn small_square(std::string_view sign) {
  switch (sign[0]) {
    case 'b':
      return {Drawn::man, Colour::black};
    case 'w':
      return {Drawn::man, Colour::white};
    case 'B':
      return {Drawn::king, Colour::black};
    case 'W':
      return {Drawn::king, Colour::white};
    default:
      return {Drawn::empty};
  }
}

struct Row {
  std::string_view left;   // label
  std::string_view right;  // label
  std::vector<std::string_view> squares;
  bool large = false;
};

// 10 |   |*C*|   |*C*| 10, also with the blanks run together
Row large_row(std::string_view line) {
  Row row;
  row.large = true;
  const std::size_t first = line.find('|');
  const std::size_t last = line.rfind('|');
  row.left = trimmed(line.substr(0, first));
  row.right = trimmed(line.substr(last + 1));
  for (std::size_t at = first; at < last;) {
    const std::size_t next = line.find('|', at + 1);
    row.squares.push_back(trimmed(line.substr(at + 1, next - at - 1)));
    at = next;
  }
  return row;
}

void add_small_squares(std::string_view part, Row& row) {
  for (std::size_t i = 0; i < part.size(); ++i)
    if (small_signs.find(part[i]) != std::string_view::npos) row.squares.push_back(part.substr(i, 1));
}

// 10|  b   b|10, or the same without bars and labels, or with numbers as labels; false if the line is no row.
bool small_row(std::string_view line, Row& row) {
  const std::size_t first = line.find('|');
  const std::size_t last = line.rfind('|');
  std::string_view inside = line;
  if (first != last) {
    row.left = trimmed(line.substr(0, first));
    row.right = trimmed(line.substr(last + 1));
    inside = line.substr(first + 1, last - first - 1);
  } else {
    constexpr std::string_view digits = "0123456789";
    const std::size_t begin = line.find_first_not_of(digits);
    if (begin == std::string_view::npos) return false;
    row.left = line.substr(0, begin);
    const std::size_t end = line.find_last_not_of(digits) + 1;
    row.right = line.substr(end);
    inside = line.substr(begin, end - begin);
  }
  if (!consists_of(inside, "bwBW. \t")) return false;
  add_small_squares(inside, row);
  return !row.squares.empty();
}

template <class Set>
class BoardReader {
 public:
  BoardReader(const Variant<Set>& variant, std::string_view text, PositionNotes& notes)
      : variant_(variant), text_(text), notes_(notes) {}

  Result<Position<Set>> read() {
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      if (const Fault fault = read_line(trimmed(text_.substr(at, end - at))); fault.code != Code::none)
        return fault;
      at = end + 1;
    }
    if (static_cast<int>(rows_.size()) != height())
      return fault(
          text_, Code::bad_fen,
          "the drawing has " + std::to_string(rows_.size()) + " rows, the board " + std::to_string(height()));
    const bool flip = is_flipped();
    for (std::size_t i = 0; i < rows_.size(); ++i)
      if (const Fault bad = place_row(rows_[i], static_cast<int>(i), flip); bad.code != Code::none)
        return bad;
    if (!mover_known_) note_mover();
    note_oddities(variant_, position_, text_, notes_);
    return position_;
  }

 private:
  int width() const { return variant_.rules.shape.width; }
  int height() const { return variant_.rules.shape.height; }

  Fault fault(std::string_view part, Code code, std::string message) {
    const auto begin = static_cast<std::uint32_t>(part.data() - text_.data());
    const auto end = begin + static_cast<std::uint32_t>(part.size());
    notes_.push_back({code, Severity::error, begin, end, std::move(message), {}});
    return {code, begin, end};
  }

  Fault read_line(std::string_view line) {
    if (line.empty() || consists_of(line, "+-= ")) return {};
    if (line.size() > longest_line) return fault(line, Code::bad_fen, "this line is too long for a board");
    Row row;
    const auto bars = std::count(line.begin(), line.end(), '|');
    if (bars > 2) {
      row = large_row(line);
    } else if (!small_row(line, row)) {
      read_other(line);
      return {};
    }
    if (static_cast<int>(rows_.size()) == height())
      return fault(line, Code::bad_fen, "the board has only " + std::to_string(height()) + " rows");
    rows_.push_back(std::move(row));
    return {};
  }

  // Column labels, the mover, or something that is not understood.
  void read_other(std::string_view line) {
    const bool white = contains_word(line, "white");
    if (white || contains_word(line, "black")) {
      position_.to_move = white ? Colour::white : Colour::black;
      mover_known_ = true;
      return;
    }
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      if (junk_ || !text::is_letter(line[i]) || !text::is_letter(line[i + 1])) continue;
      junk_ = true;
      const auto begin = static_cast<std::uint32_t>(line.data() - text_.data());
      notes_.push_back({Code::junk,
                        Severity::note,
                        begin,
                        begin + static_cast<std::uint32_t>(line.size()),
                        "a line beside the board is not understood",
                        {}});
      return;
    }
  }

  // Whether the labels beside the rows fit the board seen by Black better than seen by White.
  bool is_flipped() const {
    int best = 0;
    bool flipped = false;
    for (const Notation notation : {Notation::algebraic, Notation::numeric, Notation::diagonal}) {
      const EdgeLabels labels = edge_labels(variant_.names, notation);
      for (const bool flip : {false, true}) {
        const int score = matching_labels(labels, flip);
        if (score <= best) continue;
        best = score;
        flipped = flip;
      }
    }
    return flipped;
  }

  int matching_labels(const EdgeLabels& labels, bool flip) const {
    int score = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const std::size_t y = flip ? i : rows_.size() - 1 - i;
      const auto& left = flip ? labels.right[y] : labels.left[y];
      const auto& right = flip ? labels.left[y] : labels.right[y];
      score += left.size != 0 && same_letters(left.view(), rows_[i].left) ? 1 : 0;
      score += right.size != 0 && same_letters(right.view(), rows_[i].right) ? 1 : 0;
    }
    return score;
  }

  Fault place_row(const Row& row, int index, bool flip) {
    const auto y = static_cast<std::int8_t>(flip ? index : height() - 1 - index);
    const auto cell = [&](int i) { return Cell{static_cast<std::int8_t>(flip ? width() - 1 - i : i), y}; };
    const int drawn = static_cast<int>(row.squares.size());
    int playing = 0;
    for (int i = 0; i < width(); ++i) playing += variant_.rules.shape.playable(cell(i)) ? 1 : 0;
    const bool all = drawn == width();
    if (!all && (row.large || drawn != playing))
      return fault(
          row.squares.front(), Code::bad_fen,
          "this row has " + std::to_string(drawn) + " squares, the board " + std::to_string(width()));
    std::size_t next = 0;
    for (int i = 0; i < width(); ++i) {
      if (!all && !variant_.rules.shape.playable(cell(i))) continue;
      const std::string_view sign = row.squares[next++];
      const Drawn square = row.large ? large_square(sign) : small_square(sign);
      if (const Fault bad = place(square, cell(i), sign); bad.code != Code::none) return bad;
    }
    return {};
  }

  Fault place(Drawn drawn, Cell cell, std::string_view sign) {
    if (drawn.kind == Drawn::unknown)
      return fault(sign, Code::bad_fen, "this is neither a piece nor an empty square");
    if (drawn.kind == Drawn::empty) return {};
    const int square = variant_.geometry.bit_of(cell);
    if (square < 0) return fault(sign, Code::fen_range, "a piece on a square that is not played on");
    auto& pieces = drawn.kind == Drawn::king ? position_.kings : position_.men;
    pieces[static_cast<unsigned>(drawn.colour)] |= bit<Set>(square);
    return {};
  }

  void note_mover() {
    position_.to_move = variant_.rules.first;
    notes_.push_back({Code::odd_position,
                      Severity::note,
                      0,
                      static_cast<std::uint32_t>(text_.size()),
                      std::string("the drawing does not say who is to move: ") +
                          (position_.to_move == Colour::white ? "White" : "Black") +
                          ", who begins the game, is taken",
                      {}});
  }

  const Variant<Set>& variant_;
  std::string_view text_;
  PositionNotes& notes_;
  std::vector<Row> rows_;
  Position<Set> position_{};
  bool mover_known_ = false;
  bool junk_ = false;  // noted; one note will do
};

}  // namespace

template <class Set>
Result<Position<Set>> read_board_text(const Variant<Set>& variant, std::string_view text,
                                      PositionNotes& notes) {
  return BoardReader<Set>(variant, text, notes).read();
}

template Result<Position<Set64>> read_board_text(const Variant<Set64>&, std::string_view, PositionNotes&);
template Result<Position<Set128>> read_board_text(const Variant<Set128>&, std::string_view, PositionNotes&);
template Result<Position<Set256>> read_board_text(const Variant<Set256>&, std::string_view, PositionNotes&);

}  // namespace mt::draughts
