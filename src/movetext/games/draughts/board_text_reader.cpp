#include "movetext/board/labels.hpp"
#include "movetext/games/draughts/board_text.hpp"
#include "movetext/games/draughts/drawn_rows.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <vector>

namespace mt::draughts {
namespace {

using board::Cell;
using board::Notation;

// The limit in bytes. A row of a board is shorter: it has at most four columns per square and three bytes per
// column.
constexpr std::size_t longest_line = 512;

// Returns the offset of a word in the line, in either case, or npos if the line does not have it. `word` is
// in lower case.
std::size_t find_word(std::string_view line, std::string_view word) {
  const auto same = [](char a, char b) { return text::to_lower(a) == b; };
  const auto found = std::search(line.begin(), line.end(), word.begin(), word.end(), same) - line.begin();
  return found == std::ssize(line) ? std::string_view::npos : static_cast<std::size_t>(found);
}

template <class Set>
class BoardReader {
 public:
  BoardReader(const Variant<Set>& variant, std::string_view text, PositionNotes& notes)
      : variant_(variant), text_(text), notes_(notes) {}

  Result<Position<Set>> read() {
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = std::min(text_.find('\n', at), text_.size());
      if (const Fault bad = read_line(text::trim(text_.substr(at, end - at))); bad.code != Code::none)
        return bad;
      at = end + 1;
    }
    if (static_cast<int>(rows_.size()) != height())
      return fault(text_, Code::bad_fen,
                   "the drawing has " + std::to_string(rows_.size()) + " rows, but the board has " +
                       std::to_string(height()));
    const bool flip = flip_named_ || is_flipped();
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
    if (line.empty()) return {};
    if (line.size() > longest_line) return fault(line, Code::bad_fen, "this line is too long for a board");
    DrawnRow row;
    switch (read_drawn_line(line, row)) {
      case DrawnLine::frame:
        return {};
      case DrawnLine::other:
        read_other(line);
        return {};
      case DrawnLine::row:
        break;
    }
    // A line such as "b c" has the column letters below a narrow board; it is not a row.
    if (!row.large && static_cast<int>(row.squares.size()) < width() / 2) return {};
    if (static_cast<int>(rows_.size()) == height())
      return fault(line, Code::bad_fen, "the board has only " + std::to_string(height()) + " rows");
    rows_.push_back(std::move(row));
    return {};
  }

  // Reads a line with column labels or the side to move. Any other line is reported.
  void read_other(std::string_view line) {
    const std::size_t white = find_word(line, "white");
    const std::size_t black = find_word(line, "black");
    if (white != black) {
      position_.to_move = white < black ? Colour::white : Colour::black;
      mover_known_ = true;
      flip_named_ = find_word(line, "black at the bottom") != std::string_view::npos;
      return;
    }
    const auto two_letters = std::adjacent_find(
        line.begin(), line.end(), [](char a, char b) { return text::is_letter(a) && text::is_letter(b); });
    if (junk_ || two_letters == line.end()) return;
    junk_ = true;
    const auto begin = static_cast<std::uint32_t>(line.data() - text_.data());
    notes_.push_back({Code::junk,
                      Severity::note,
                      begin,
                      begin + static_cast<std::uint32_t>(line.size()),
                      "this line does not belong to the board and is ignored",
                      {}});
  }

  // Returns whether more labels fit with Black at the bottom than with White at the bottom.
  bool is_flipped() const {
    int best = 0;
    bool flipped = false;
    for (const Notation notation : {Notation::algebraic, Notation::numeric, Notation::diagonal}) {
      for (const bool flip : {false, true}) {
        board::Drawing expected(variant_.rules.shape);
        expected.flip = flip;
        board::add_labels(expected, variant_.names.coordinates(), notation);
        const int score = matching_labels(expected) + matching_names(expected);
        if (score <= best) continue;
        best = score;
        flipped = flip;
      }
    }
    return flipped;
  }

  // Returns row `y` of the drawing; row 0 is at the bottom.
  const DrawnRow& row_seen(int y) const { return rows_[static_cast<std::size_t>(height() - 1 - y)]; }

  int matching_labels(const board::Drawing& expected) const {
    int score = 0;
    for (const board::MarginLabel& label : expected.labels) {
      if (label.margin == board::Margin::left && row_seen(label.index).left == label.text) ++score;
      if (label.margin == board::Margin::right && row_seen(label.index).right == label.text) ++score;
    }
    return score;
  }

  int matching_names(const board::Drawing& expected) const {
    int score = 0;
    for (int y = 0; y < height(); ++y) {
      const auto& squares = row_seen(y).squares;
      for (int x = 0; x < width() && squares.size() == static_cast<std::size_t>(width()); ++x) {
        const Cell cell{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
        const std::string& name = expected.name(expected.seen(cell));
        if (!name.empty() && squares[static_cast<std::size_t>(x)].text == name) ++score;
      }
    }
    return score;
  }

  Fault place_row(const DrawnRow& row, int index, bool flip) {
    const auto y = static_cast<std::int8_t>(flip ? index : height() - 1 - index);
    const auto cell = [&](int i) { return Cell{static_cast<std::int8_t>(flip ? width() - 1 - i : i), y}; };
    const int drawn = static_cast<int>(row.squares.size());
    int playing = 0;
    for (int i = 0; i < width(); ++i) playing += variant_.rules.shape.playable(cell(i)) ? 1 : 0;
    // At an end of a small row, the label b looks like a man.
    const bool label = !row.large && (drawn == playing + 1 || drawn == width() + 1) &&
                       (flip ? row.squares.back() : row.squares.front()).text == "b";
    const int squares = drawn - (label ? 1 : 0);
    const bool all = squares == width();
    if (!all && (row.large || squares != playing))
      return fault(row.squares.front().text, Code::bad_fen,
                   "this row has " + std::to_string(drawn) + " squares, but a row of the board has " +
                       std::to_string(width()));
    std::size_t next = label && !flip ? 1 : 0;
    for (int i = 0; i < width(); ++i) {
      if (!all && !variant_.rules.shape.playable(cell(i))) continue;
      if (const Fault bad = place(row.squares[next++], cell(i)); bad.code != Code::none) return bad;
    }
    return {};
  }

  Fault place(const DrawnSquare& drawn, Cell cell) {
    if (drawn.kind == DrawnSquare::Kind::unknown)
      return fault(drawn.text, Code::bad_fen, "this is neither a piece nor an empty square");
    if (drawn.kind == DrawnSquare::Kind::empty) return {};
    const int square = variant_.geometry.bit_of(cell);
    if (square < 0) return fault(drawn.text, Code::fen_range, "a piece on a square that is not in play");
    auto& pieces = drawn.kind == DrawnSquare::Kind::king ? position_.kings : position_.men;
    pieces[static_cast<unsigned>(drawn.colour)] |= bit<Set>(square);
    return {};
  }

  void note_mover() {
    position_.to_move = variant_.rules.first;
    notes_.push_back({Code::odd_position,
                      Severity::note,
                      0,
                      static_cast<std::uint32_t>(text_.size()),
                      std::string("the drawing does not name the side to move: assumed to be ") +
                          std::string(colour_name(position_.to_move)) + ", who moves first",
                      {}});
  }

  const Variant<Set>& variant_;
  std::string_view text_;
  PositionNotes& notes_;
  std::vector<DrawnRow> rows_;
  Position<Set> position_{};
  bool mover_known_ = false;
  bool flip_named_ = false;
  bool junk_ = false;  // a line that cannot be read was reported; later such lines are not reported
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
