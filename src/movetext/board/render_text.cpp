#include "movetext/board/render_text.hpp"

#include "movetext/board/lattice_text.hpp"
#include "movetext/board/text_style.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::board {
namespace {

class TextWriter {
 public:
  TextWriter(const Drawing& drawing, const TextStyle& style, Marks marks)
      : drawing_(drawing), style_(style), marks_(marks) {
    for (const MarginLabel& label : drawing.labels) {
      if (label.margin == Margin::left) indent_ = std::max(indent_, label.text.size() + 1);
      straight_ = straight_ && label.shift == 0;
    }
  }

  std::string write() {
    const Shape shape = drawing_.shape();
    add_columns(Margin::top);
    add_rule(style_.top);
    for (int y = shape.height - 1; y >= 0; --y) {
      add_row(y);
      add_rule(y > 0 ? style_.middle : style_.bottom);
    }
    add_columns(Margin::bottom);
    return std::move(out_);
  }

 private:
  // Letters and row numbers appear on all four sides. Oblique lines have labels only where they end.
  bool stands_at(const MarginLabel& label, Margin margin) const {
    if (label.margin == margin) return true;
    if (!straight_ || !style_.large) return false;
    return (margin == Margin::top && label.margin == Margin::bottom) ||
           (margin == Margin::right && label.margin == Margin::left);
  }

  void end_line() {
    while (!out_.empty() && out_.back() == ' ') out_.pop_back();
    out_ += '\n';
  }

  // Adds a line of column labels, or two lines if a column has two labels.
  void add_columns(Margin margin) {
    std::array<std::string, 2> lines;
    const std::size_t cell_width = style_.large ? 4 : 2;
    for (const MarginLabel& label : drawing_.labels) {
      if (!stands_at(label, margin)) continue;
      const std::size_t column =
          indent_ + (style_.large ? 2 : 0) + static_cast<std::size_t>(label.index) * cell_width;
      std::string& line = lines[lines[0].size() > column && lines[0][column] != ' ' ? 1 : 0];
      line.resize(std::max(line.size(), column + label.text.size()), ' ');
      line.replace(column, label.text.size(), capitals(label));
    }
    if (margin == Margin::top) std::swap(lines[0], lines[1]);  // the second line is farther from the board
    for (const std::string& line : lines)
      if (!line.empty()) out_.append(line).append("\n");
  }

  static std::string capitals(const MarginLabel& label) {
    std::string text = label.text;
    if (label.shift == 0)
      for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
  }

  void add_rule(const TextRule& rule) {
    if (rule.bar.empty()) return;
    out_.append(indent_, ' ').append(rule.begin);
    for (int x = 0; x < drawing_.shape().width; ++x) out_.append(x > 0 ? rule.cross : "").append(rule.bar);
    out_.append(rule.end);
    end_line();
  }

  void add_row(int y) {
    const std::string left = row_label(Margin::left, y);
    if (indent_ > 0) out_.append(indent_ - 1 - left.size(), ' ').append(left);
    // On the small board, the blank after the row number is also the first wall.
    if (indent_ > 0 && (style_.large || !walls_outside())) out_ += ' ';
    const bool walled_in = style_.large || walls_outside();
    for (int x = 0; x < drawing_.shape().width; ++x) {
      if (x > 0 || walled_in) out_ += wall(x, y);
      add_cell(drawing_.seen({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}));
    }
    if (walled_in) out_ += wall(drawing_.shape().width, y);
    out_.append(" ").append(row_label(Margin::right, y));
    end_line();
  }

  // Returns whether the small board has walls at its left and right sides, where brackets can be. Only boards
  // with marks and row numbers have these walls.
  bool walls_outside() const { return marks_ != Marks::none && indent_ > 0; }

  bool is_marked(int x, int y) const {
    if (marks_ == Marks::none || x < 0 || x >= drawing_.shape().width) return false;
    return drawing_.marked(drawing_.seen({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}));
  }

  // Returns the text before the displayed column x.
  std::string_view wall(int x, int y) const {
    const bool left = is_marked(x - 1, y);
    const bool right = is_marked(x, y);
    if (left == right) return style_.wall;
    return left ? "]" : "[";
  }

  std::string row_label(Margin margin, int y) const {
    for (const MarginLabel& label : drawing_.labels)
      if (stands_at(label, margin) && label.index == y) return label.text;
    return {};
  }

  void add_cell(Cell cell) {
    if (const Piece piece = drawing_.piece(cell); !piece.none()) {
      add_piece(piece);
    } else if (drawing_.hinted(cell)) {
      out_ += style_.hint;
    } else if (const std::string& name = drawing_.name(cell);
               style_.large && !name.empty() && name.size() <= 3) {
      out_.append(name.size() == 1 ? " " : "")
          .append(name)
          .append(3 - std::max<std::size_t>(name.size(), 2), ' ');
    } else {
      out_ += empty(cell);
    }
  }

  void add_piece(Piece piece) {
    if (!style_.unicode)
      out_ += piece.sign(style_.large ? &PieceFigure::cells : &PieceFigure::letters);
    else if (style_.large)
      out_.append(" ").append(piece.sign(&PieceFigure::figurines)).append(" ");
    else
      out_ += piece.sign(&PieceFigure::figurines);
  }

  // The small board has no walls; a character on each light square makes the columns countable.
  std::string_view empty(Cell cell) const {
    if (!drawing_.shape().playable(cell)) return style_.blank;
    if (!drawing_.checkered) return style_.empty;
    return style_.large && !is_dark(drawing_.shape(), cell) ? style_.blank : style_.checkered;
  }

  const Drawing& drawing_;
  const TextStyle& style_;
  Marks marks_;
  std::size_t indent_ = 0;  // columns before the board
  bool straight_ = true;
  std::string out_;
};

}  // namespace

std::string render_text(const Drawing& drawing, PictureSize size, Charset charset, Marks marks) {
  if (drawing.lattice != nullptr) return render_lattice_text(drawing, size, charset, marks);
  return TextWriter(drawing, text_style(size, charset), marks).write();
}

}  // namespace mt::board
