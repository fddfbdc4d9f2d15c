// Reads the frame of a drawn board and the rows inside the frame.
#include "movetext/games/backgammon/drawn_board.hpp"

#include "movetext/games/backgammon/drawn_pips.hpp"
#include "movetext/games/backgammon/drawn_stack.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace mt::backgammon {
namespace {

constexpr std::size_t columns = 12;
constexpr std::size_t most_rows = 20;  // rows in each half

// The columns of a frame line "+13-14-...-24-+": for each number, the column where it ends, and the number
// itself.
struct Frame {
  std::size_t left = 0;   // column of the first +
  std::size_t right = 0;  // column of the last +
  std::array<std::size_t, columns> column{};
  std::array<int, columns> point{};
};

std::optional<Frame> read_frame(std::string_view line) {
  Frame frame;
  frame.left = line.find('+');
  if (frame.left == std::string_view::npos) return std::nullopt;
  std::size_t found = 0;
  std::size_t at = frame.left + 1;
  for (; at < line.size() && line[at] != '+'; ++at) {
    if (line[at] == '-') continue;
    std::size_t end = at;
    while (end < line.size() && text::is_digit(line[end])) ++end;
    const std::int64_t point = text::parse_number(line.substr(at, end - at), point_count);
    if (point < 1 || found == columns) return std::nullopt;
    frame.column[found] = end - 1;
    frame.point[found++] = static_cast<int>(point);
    at = end - 1;
  }
  frame.right = at;
  // There must be space for the bar in the middle and for numbers of two digits.
  if (found != columns || at == line.size() || frame.column[0] < 2) return std::nullopt;
  for (std::size_t i = 1; i < columns; ++i)
    if (frame.column[i] < frame.column[i - 1] + (i == 6 ? 5 : 2)) return std::nullopt;
  return frame;
}

class BoardReader {
 public:
  BoardReader(std::string_view text, DrawnBoard& board, Draft& draft)
      : text_(text), board_(board), draft_(draft) {}

  PositionMisread read() {
    for (std::size_t at = 0; at < text_.size();) {
      const std::size_t end = std::min(text_.find_first_of("\r\n", at), text_.size());
      if (const PositionMisread fault = read_line(text_.substr(at, end - at)); fault) return fault;
      at = end + 1;
    }
    if (part_ != Part::below || rows_ == 0)
      return {PositionFault::drawing, 0, static_cast<std::uint32_t>(text_.size())};
    return place();
  }

 private:
  enum class Part : std::uint8_t { above, top, bottom, below };

  PositionMisread blame(PositionFault fault, std::string_view part) const {
    return misread(fault, bytes_of(text_, part));
  }
  void caption(Caption::Place where, std::size_t row, std::string_view words) {
    words = text::trim(words);
    if (!words.empty()) board_.captions.push_back({where, static_cast<std::uint8_t>(row), words});
  }

  PositionMisread read_line(std::string_view line) {
    if (part_ == Part::above || part_ == Part::bottom) {
      if (const auto frame = read_frame(line)) return read_frame_line(*frame, line);
    }
    if (part_ == Part::above || part_ == Part::below) {
      caption(Caption::Place::outside, 0, line);
      return {};
    }
    if (text::trim(line).empty()) return {};
    return read_row(line);
  }

  PositionMisread read_frame_line(const Frame& frame, std::string_view line) {
    const bool top = part_ == Part::above;
    if (!top && (frame.left != top_.left || frame.column != top_.column))
      return blame(PositionFault::drawing, line);
    (top ? top_ : bottom_) = frame;
    begin_ = top ? bytes_of(text_, line).begin : begin_;
    draft_.checkers_at = {begin_, bytes_of(text_, line).end};
    const std::string_view words = text::trim(line.substr(frame.right + 1));
    caption(top ? Caption::Place::top : Caption::Place::bottom, 0, words);
    if (words.starts_with(top ? "X:" : "O:")) board_.white_below = true;
    part_ = top ? Part::top : Part::below;
    return {};
  }

  PositionMisread read_row(std::string_view line) {
    const Frame& frame = top_;
    if (line.size() <= frame.right || line[frame.left] != '|' || rows_ == 2 * most_rows)
      return blame(PositionFault::drawing, line);
    ++rows_;
    const std::size_t bar_begin = frame.column[5] + 2;
    const std::string_view middle = line.substr(bar_begin + 1, frame.column[6] - bar_begin - 3);
    const std::string_view beside = line.substr(frame.right + 1);
    if (part_ == Part::top && text::trim(middle) == "BAR") {
      const std::string_view before = text::trim(line.substr(0, frame.left));
      const std::string_view behind = text::trim(beside);
      if (before == "v" || before == "^") board_.arrow = before[0];
      // Boards with clockwise numbers have the arrow on the right.
      if (behind.starts_with('v') || behind.starts_with('^')) board_.arrow = behind[0];
      caption(Caption::Place::middle, 0, board_.arrow != '\0' && before.empty() ? behind.substr(1) : behind);
      part_ = Part::bottom;
      half_row_ = 0;
      return {};
    }
    const bool top = part_ == Part::top;
    auto& stacks = top ? upper_ : lower_;
    for (std::size_t i = 0; i < columns; ++i) {
      const std::string_view cell = line.substr(frame.column[i] - 1, 3);
      if (!stacks[i].add(cell)) return blame(PositionFault::placement, cell);
    }
    if (!(top ? upper_bar_ : lower_bar_).add(middle)) return blame(PositionFault::placement, middle);
    ++half_row_;
    caption(top ? Caption::Place::top : Caption::Place::bottom, half_row_, without_tray(beside));
    return {};
  }
  // Removes the letters of borne-off checkers, which come before the words of the caption.
  static std::string_view without_tray(std::string_view words) {
    words = text::trim(words);
    const std::size_t end = std::min(words.find_first_not_of("XO"), words.size());
    return end <= 3 && (end == words.size() || words[end] == ' ') ? words.substr(end) : words;
  }

  PositionMisread place() {
    for (Caption& words : board_.captions)  // rows of the lower half are also counted from the frame
      if (words.place == Caption::Place::bottom && words.row > 0)
        words.row = static_cast<std::uint8_t>(half_row_ + 1 - words.row);
    board_.numbered_below = bottom_.point[0] <= 12;
    std::uint32_t seen = 0;
    for (const Frame* const frame : {&top_, &bottom_}) {
      const bool low = (frame == &bottom_) == board_.numbered_below;
      for (const int point : frame->point) {
        if ((point <= 12) != low) return misread(PositionFault::drawing, draft_.checkers_at);
        seen |= 1U << point;
      }
    }
    if (seen != 0x01FF'FFFE) return misread(PositionFault::drawing, draft_.checkers_at);
    const StatedPips stated = stated_pips(board_);
    const auto fits = [&](TipNumber counts) { return !put_all(counts) && !disagreement(stated); };
    bool counts_rest = false;
    visit([&](const DrawnStack& stack, int) { counts_rest = counts_rest || stack.counts_rest(); });
    const bool all = !counts_rest && fits(TipNumber::all);
    if (all || fits(TipNumber::rest)) return {};
    const PositionMisread fault = put_all(counts_rest ? TipNumber::rest : TipNumber::all);
    if (fault || has_too_many()) return fault;  // complete() reports too many checkers
    return blame(PositionFault::pips, stated.words[index(*disagreement(stated))]);
  }
  bool has_too_many() const {
    return std::any_of(draft_.counts.begin(), draft_.counts.end(), [&](const auto& counts) {
      return std::accumulate(counts.begin(), counts.end(), 0) > draft_.rules->checkers;
    });
  }
  // Visits all stacks, with the point numbers of the frame.
  template <class Visit>
  void visit(Visit&& visit) const {
    for (std::size_t i = 0; i < columns; ++i) {
      visit(upper_[i], top_.point[i]);
      visit(lower_[i], bottom_.point[i]);
    }
    visit(upper_bar_, bar);
    visit(lower_bar_, bar);
  }
  PositionMisread put_all(TipNumber counts) {
    draft_.counts = {};
    PositionMisread fault;
    visit([&](const DrawnStack& stack, int point) {
      if (!fault) fault = put(stack, point, counts);
    });
    return fault;
  }
  PositionMisread put(const DrawnStack& stack, int point, TipNumber counts) {
    if (stack.is_empty()) return {};
    if (stack.is_mixed()) return misread(PositionFault::both, draft_.checkers_at);
    if (!stack.has_letter()) return misread(PositionFault::drawing, draft_.checkers_at);
    const Side side = stack.side();
    const Side numbered = board_.numbered_below != board_.white_below ? Side::second : Side::first;
    draft_.put(side, point == bar || side == numbered ? point : across(point), stack.checkers(counts));
    return {};
  }
  // Returns the first side whose pips differ from the pip count in the captions.
  std::optional<Side> disagreement(const StatedPips& stated) const {
    for (const Side side : {Side::first, Side::second}) {
      std::int64_t sum = 0;
      for (int point = 1; point <= bar; ++point)
        sum += std::int64_t{point} * draft_.counts[index(side)][static_cast<std::size_t>(point)];
      if (stated.of[index(side)].value_or(sum) != sum) return side;
    }
    return std::nullopt;
  }

  std::string_view text_;
  DrawnBoard& board_;
  Draft& draft_;
  Part part_ = Part::above;
  Frame top_{};
  Frame bottom_{};
  std::array<DrawnStack, columns> upper_{};
  std::array<DrawnStack, columns> lower_{};
  DrawnStack upper_bar_{};
  DrawnStack lower_bar_{};
  std::size_t rows_ = 0;
  std::size_t half_row_ = 0;
  std::uint32_t begin_ = 0;
};

}  // namespace

PositionMisread read_drawn_board(std::string_view text, DrawnBoard& board, Draft& draft) {
  return BoardReader(text, board, draft).read();
}

}  // namespace mt::backgammon
