#include "movetext/games/api/pattern_places.hpp"

#include <algorithm>
#include <utility>

namespace mt {
namespace {

using board::Cell;

constexpr std::size_t most_choices = 1000;       // ways in which a row fits
constexpr std::size_t most_form_parts = 20'000;  // choices of all forms together

// A change of the board.
struct Transformation {
  bool mirror = false;  // left and right
  bool turn = false;    // top and bottom
  int right = 0;
  int up = 0;

  Cell of(Cell cell, const board::Shape& shape) const {
    const int x = (mirror ? shape.width - 1 - cell.x : cell.x) + right;
    const int y = (turn ? shape.height - 1 - cell.y : cell.y) + up;
    if (x < 0 || y < 0 || x >= shape.width || y >= shape.height) return {-1, -1};
    return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
  }
};

class PatternPlacer {
 public:
  PatternPlacer(const PatternText& pattern, const board::Shape& shape, const PieceSigns& signs,
                PlacedPattern& out)
      : pattern_(pattern), shape_(shape), signs_(signs), out_(out) {}

  std::string place() {
    const std::size_t height = static_cast<std::uint8_t>(shape_.height);
    if (pattern_.rows.size() != height)
      return "the pattern has " + std::to_string(pattern_.rows.size()) + " rows, but the board has " +
             std::to_string(height);
    if (pattern_.turn != '-') form_.white_to_move = pattern_.turn == 'w';
    for (std::size_t row = 0; row < height; ++row)
      if (!place_row(pattern_.rows[row], static_cast<std::int8_t>(height - 1 - row))) return fault_;
    if (!add_forms()) return fault_;
    return {};
  }

 private:
  using Cells = std::vector<Cell>;

  bool refuse(std::string words) {
    fault_ = std::move(words);
    return false;
  }

  bool place_row(const std::vector<PatternItem>& items, std::int8_t y) {
    Cells cells;
    for (std::int8_t x = 0; x < shape_.width; ++x)
      if (shape_.playable({x, y})) cells.push_back({x, y});
    std::vector<std::optional<std::size_t>> classes;  // of each item; nullopt: any square
    for (const PatternItem& item : items) {
      std::optional<std::size_t> number;
      if (!number_of(item, number)) return false;
      classes.push_back(number);
    }
    auto& choices = form_.rows.emplace_back();
    RowChoice choice;
    if (!spread(items, classes, cells, 0, 0, choice, choices)) return false;
    if (choices.empty())
      return refuse("row " + std::to_string(form_.rows.size()) + " does not fill the " +
                    std::to_string(cells.size()) + " squares of the board");
    return true;
  }

  // Adds all ways to spread the items from `item` over the cells from `cell`.
  bool spread(const std::vector<PatternItem>& items, const std::vector<std::optional<std::size_t>>& classes,
              const Cells& cells, std::size_t item, std::size_t cell, RowChoice& choice,
              std::vector<RowChoice>& choices) {
    if (item == items.size()) {
      if (cell != cells.size()) return true;
      if (choices.size() == most_choices) return refuse("a row has too many '*'");
      if (std::find_if(choices.begin(), choices.end(),
                       [&](const RowChoice& other) { return same(other, choice); }) == choices.end())
        choices.push_back(choice);
      return true;
    }
    if (++steps_ > most_form_parts) return refuse("a row has too many '*'");
    if (items[item].squares == 0) {
      const std::size_t last = item + 1 == items.size() ? cells.size() : cell;
      for (std::size_t next = last; next <= cells.size(); ++next)
        if (!spread(items, classes, cells, item + 1, next, choice, choices)) return false;
      return true;
    }
    const auto squares = static_cast<std::size_t>(items[item].squares);
    if (squares > cells.size() - cell) return true;
    const RowChoice before = choice;
    if (classes[item])
      for (std::size_t i = 0; i < squares; ++i) add(choice, *classes[item], cells[cell + i]);
    const bool good = spread(items, classes, cells, item + 1, cell + squares, choice, choices);
    choice = before;
    return good;
  }
  static bool same(const RowChoice& a, const RowChoice& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const ClassedSquares& left, const ClassedSquares& right) {
                        return left.number == right.number && left.cells == right.cells;
                      });
  }
  static void add(RowChoice& choice, std::size_t number, Cell cell) {
    const auto at = std::find_if(choice.begin(), choice.end(),
                                 [&](const ClassedSquares& squares) { return squares.number == number; });
    if (at == choice.end())
      choice.push_back({number, {cell}});
    else
      at->cells.push_back(cell);
  }

  bool number_of(const PatternItem& item, std::optional<std::size_t>& number) {
    if (item.squares == 0) return true;
    SquareClass read{.negated = item.what.negated};
    bool any = false;
    for (const PatternSign& sign : item.what.signs)
      if (!add_sign(sign, item.at, read, any)) return false;
    if (any && read.negated) return refuse("[^?] fits no square");
    return any || number_of(read, number);
  }
  bool number_of(const SquareClass& wanted, std::optional<std::size_t>& number) {
    const auto at = std::find(out_.classes.begin(), out_.classes.end(), wanted);
    number = static_cast<std::size_t>(at - out_.classes.begin());
    if (at != out_.classes.end()) return true;
    if (out_.classes.size() == most_classes)
      return refuse("there are more than " + std::to_string(most_classes) + " different classes of squares");
    out_.classes.push_back(wanted);
    return true;
  }

  bool add_sign(const PatternSign& sign, std::size_t at, SquareClass& out, bool& any) {
    if (sign.sign == '?') return any = true;
    if (sign.sign == '.') return out.empty = true;
    if (sign.least > signs_.most || sign.most > signs_.most)
      return refuse("a square has at most " + std::to_string(signs_.most) +
                    (signs_.most == 1 ? " piece" : " pieces") + ", at character " + std::to_string(at + 1));
    const std::size_t white = signs_.white.find(sign.sign);
    const std::size_t black = signs_.black.find(sign.sign);
    const bool named = white != std::string_view::npos || black != std::string_view::npos;
    const bool all_white = sign.sign == '+' || sign.sign == '!' || (sign.sign == 'A' && !named);
    const bool all_black = sign.sign == '-' || sign.sign == '!' || (sign.sign == 'a' && !named);
    if (!named && !all_white && !all_black)
      return refuse("unknown sign '" + std::string(1, sign.sign) + "' at character " +
                    std::to_string(at + 1) + "; signs of pieces are " + std::string(signs_.white) + " and " +
                    std::string(signs_.black));
    for (std::size_t kind = 0; kind < signs_.kinds.size(); ++kind) {
      if (all_white || kind == white) out.pieces.push_back({true, kind, sign.least, sign.most});
      if (all_black || kind == black) out.pieces.push_back({false, kind, sign.least, sign.most});
    }
    return true;
  }

  bool add_forms() {
    for (const bool swap : {false, true}) {
      if (swap && !pattern_.swap) continue;
      PatternForm swapped = form_;
      if (swap && !swap_colours(swapped)) return false;
      for (const bool mirror : {false, true})
        if ((!mirror || pattern_.mirror) && !add_form(swapped, mirror, swap)) return false;
    }
    return true;
  }
  bool add_form(const PatternForm& form, bool mirror, bool swap) {
    // On a board with every second square in play, the other side's view is a half turn.
    const board::Cell top_left{0, static_cast<std::int8_t>(shape_.height - 1)};
    const bool half_turn = swap && shape_.playable(top_left) != shape_.playable({0, 0});
    const int far = pattern_.shift ? std::max(shape_.width, shape_.height) : 0;
    const std::size_t before = out_.forms.size();
    for (int up = -far; up <= far; ++up)
      for (int right = -far; right <= far; ++right)
        if (!add_moved(form, {mirror != half_turn, swap, right, up})) return false;
    return out_.forms.size() > before ||
           refuse("the mirrored pattern needs squares that are not in play; add the word shift");
  }

  bool swap_colours(PatternForm& form) {
    if (form.white_to_move) form.white_to_move = !*form.white_to_move;
    for (auto& row : form.rows)
      for (RowChoice& choice : row)
        for (ClassedSquares& squares : choice) {
          SquareClass other = out_.classes[squares.number];
          for (PatternPieces& pieces : other.pieces) pieces.white = !pieces.white;
          std::optional<std::size_t> number;
          if (!number_of(other, number)) return false;
          squares.number = *number;
        }
    return true;
  }

  // Adds the form, changed, if all its squares are in play.
  bool add_moved(const PatternForm& form, const Transformation& change) {
    PatternForm moved{.rows = {}, .white_to_move = form.white_to_move};
    for (const auto& row : form.rows) {
      std::vector<RowChoice> choices;
      for (const RowChoice& choice : row)
        if (auto out = moved_choice(choice, change)) choices.push_back(std::move(*out));
      if (choices.empty()) return true;
      parts_ += choices.size();
      moved.rows.push_back(std::move(choices));
    }
    if (parts_ > most_form_parts) return refuse("the pattern has too many forms; use fewer '*' or no shift");
    out_.forms.push_back(std::move(moved));
    return true;
  }
  std::optional<RowChoice> moved_choice(RowChoice choice, const Transformation& change) const {
    for (ClassedSquares& squares : choice)
      for (Cell& cell : squares.cells) {
        cell = change.of(cell, shape_);
        if (!shape_.playable(cell)) return std::nullopt;
      }
    return choice;
  }

  const PatternText& pattern_;
  const board::Shape& shape_;
  const PieceSigns& signs_;
  PlacedPattern& out_;
  PatternForm form_;
  std::string fault_;
  std::size_t parts_ = 0;
  std::size_t steps_ = 0;
};

}  // namespace

std::string place_pattern(const PatternText& pattern, const board::Shape& shape, const PieceSigns& signs,
                          PlacedPattern& out) {
  out = {};
  return PatternPlacer(pattern, shape, signs, out).place();
}

}  // namespace mt
