#include "movetext/board/lattice_text.hpp"

#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::board {
namespace {

// The characters for lines, in one charset.
struct Strokes {
  std::string_view along, up, falling, rising;
};
constexpr Strokes ascii_strokes{"-", "|", "\\", "/"};
constexpr Strokes unicode_strokes{"\u2500", "\u2502", "\u2572", "\u2571"};

// Characters for crossings, indexed by the sum of the directions in which lines leave the crossing: up 1,
// right 2, down 4, left 8.
constexpr std::array<std::string_view, 16> crossings{
    "\u00B7", "\u2575", "\u2576", "\u2514", "\u2577", "\u2502", "\u250C", "\u251C",
    "\u2574", "\u2518", "\u2500", "\u2534", "\u2510", "\u2524", "\u252C", "\u253C"};

// Chinese characters take two columns.
bool is_wide(std::string_view sign) {
  const char32_t value = text::read_scalar(sign, 0).value;
  return value >= 0x2E80 && value < 0xA000;
}

class LatticeWriter {
 public:
  LatticeWriter(const Drawing& drawing, PictureSize size, Charset charset, Marks marks)
      : drawing_(drawing),
        large_(size == PictureSize::large),
        unicode_(charset == Charset::unicode),
        marks_(marks != Marks::none),
        strokes_(unicode_ ? unicode_strokes : ascii_strokes),
        gap_(large_     ? 3
             : unicode_ ? 2
                        : 1) {
    for (const MarginLabel& label : drawing.labels)
      if (label.margin == Margin::left) indent_ = std::max(indent_, label.text.size() + 1);
  }

  std::string write() {
    const bool both = !label_at(Margin::top, 0).empty();
    if (large_ || both) add_files(both ? Margin::top : Margin::bottom);
    for (int y = drawing_.shape().height - 1; y >= 0; --y) {
      add_rank(y);
      if (large_ && y > 0) add_lines_below(y);
    }
    add_files(Margin::bottom);
    return std::move(out_);
  }

 private:
  Cell cell(int x, int y) const {
    return drawing_.seen({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
  }
  // Returns whether a line connects a crossing with its neighbour in a direction, both as displayed.
  bool leads(int x, int y, int dx, int dy) const {
    const int turn = drawing_.flip ? -1 : 1;
    return drawing_.lattice->leads(cell(x, y), dx * turn, dy * turn);
  }
  bool is_marked(int x, int y) const {
    return marks_ && x >= 0 && x < drawing_.shape().width && drawing_.marked(cell(x, y));
  }

  void end_line() {
    while (!out_.empty() && out_.back() == ' ') out_.pop_back();
    out_ += '\n';
  }
  // Leaves room for a bracket before the first file.
  void begin_line(std::string_view label) {
    const std::size_t width = indent_ + (marks_ ? 1 : 0);
    out_.append(label).append(width - std::min(width, label.size()), ' ');
  }
  std::string_view label_at(Margin margin, int index) const {
    for (const MarginLabel& label : drawing_.labels)
      if (label.margin == margin && label.index == index) return label.text;
    return {};
  }

  void add_files(Margin margin) {
    if (label_at(margin, 0).empty()) return;
    begin_line({});
    for (int x = 0; x < drawing_.shape().width; ++x) {
      for (const char c : label_at(margin, x))
        out_ += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
      out_.append(gap_, ' ');
    }
    end_line();
  }

  void add_rank(int y) {
    const std::string_view label = label_at(Margin::left, y);
    begin_line(label);
    if (is_marked(0, y)) out_.back() = '[';
    for (int x = 0; x < drawing_.shape().width; ++x) add_crossing(x, y);
    if (large_ && !label.empty()) out_.append(" ").append(label);
    end_line();
  }

  void add_crossing(int x, int y) {
    const bool last = x + 1 == drawing_.shape().width;
    const std::string_view sign = sign_at(x, y);
    out_ += sign;
    std::size_t gap = gap_ - (is_wide(sign) && !last ? 1 : 0);
    const bool closes = is_marked(x, y);
    const bool opens = is_marked(x + 1, y);
    if (last) gap = closes ? 1 : 0;
    const bool joined = large_ && !last && leads(x, y, 1, 0);
    for (std::size_t i = 0; i < gap; ++i) {
      const bool first_column = i == 0;
      const bool last_column = i + 1 == gap;
      if (closes && first_column)
        out_ += ']';
      else if (opens && last_column)
        out_ += '[';
      else
        out_ += joined ? strokes_.along : std::string_view(" ");
    }
  }

  std::string_view sign_at(int x, int y) const {
    if (const Piece piece = drawing_.piece(cell(x, y)); !piece.none())
      return piece.sign(unicode_ ? &PieceFigure::figurines : &PieceFigure::letters);
    if (!unicode_) return large_ ? "+" : ".";
    const auto bit = [&](int dx, int dy, unsigned value) { return leads(x, y, dx, dy) ? value : 0U; };
    return crossings[large_ ? bit(0, 1, 1) + bit(1, 0, 2) + bit(0, -1, 4) + bit(-1, 0, 8) : 0];
  }

  void add_lines_below(int y) {
    begin_line({});
    for (int x = 0; x < drawing_.shape().width; ++x) {
      out_ += leads(x, y, 0, -1) ? strokes_.up : std::string_view(" ");
      if (x + 1 == drawing_.shape().width) break;
      const bool falls = leads(x, y, 1, -1);
      const bool rises = leads(x + 1, y, -1, -1);
      out_.append(" ").append(falls ? strokes_.falling : rises ? strokes_.rising : " ").append(" ");
    }
    end_line();
  }

  const Drawing& drawing_;
  bool large_;
  bool unicode_;
  bool marks_;
  Strokes strokes_;
  std::size_t gap_;         // columns between two crossings
  std::size_t indent_ = 0;  // columns before the board
  std::string out_;
};

}  // namespace

std::string render_lattice_text(const Drawing& drawing, PictureSize size, Charset charset, Marks marks) {
  return LatticeWriter(drawing, size, charset, marks).write();
}

}  // namespace mt::board
