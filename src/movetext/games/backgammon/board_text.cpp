// Draws a board with characters.
#include "movetext/games/backgammon/board_text.hpp"

#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/backgammon/settle.hpp"

#include <algorithm>
#include <array>

namespace mt::backgammon {
namespace {

constexpr int half_rows = 5;
constexpr int bar_row = half_rows;
constexpr int row_count = 2 * half_rows + 1;

constexpr std::string_view top_frame = " +13-14-15-16-17-18------19-20-21-22-23-24-+";
constexpr std::string_view bottom_frame = " +12-11-10--9--8--7-------6--5--4--3--2--1-+";

// Returns the left half of an edge, without the blank at its start.
constexpr std::string_view left_half(std::string_view frame) {
  return frame.substr(1, std::string_view("+13-14-15-16-17-18-").size());
}
// The last edge is for boards on which the home of the other side is at the bottom.
constexpr auto edges =
    std::to_array<std::string_view>({left_half(top_frame), left_half(bottom_frame), "+24-23-22-21-20-19-"});

char letter(Side side) {
  return side == Side::first ? 'O' : 'X';
}

// Returns one cell of a stack, three characters wide. `height` is counted from the foot of the stack.
std::string stack_cell(char sign, int checkers, int height) {
  if (height == half_rows - 1 && checkers > half_rows) {
    const std::string number = std::to_string(checkers);
    return std::string(2 - number.size(), ' ') + number + ' ';
  }
  return {' ', height < checkers ? sign : ' ', ' '};
}

class BoardWriter {
 public:
  BoardWriter(const Rules& rules, const Position& position, BoardTextStyle style, std::string& out)
      : rules_(rules), position_(position), bottom_(style.flip ? Side::first : Side::second), out_(out) {}

  void write() {
    add_frame(top_frame, other(bottom_));
    for (int row = 0; row < row_count; ++row) add_row(row);
    add_frame(bottom_frame, bottom_);
    add_match();
    add_cube();
    add_turn();
  }

 private:
  void end_line() {
    while (!out_.empty() && out_.back() == ' ') out_.pop_back();
    out_ += '\n';
  }
  void add(std::string_view text) { out_ += text; }
  void add(std::uint32_t number) { out_ += std::to_string(number); }

  void add_frame(std::string_view frame, Side side) {
    add(frame);
    add("   ");
    out_ += letter(side);
    out_.append(": ").append(colour_name(side));
    out_.append("  score ").append(std::to_string(position_.score[index(side)]));
    out_.append("  pips ").append(std::to_string(pips(position_.board, side)));
    out_.append("  off ").append(std::to_string(position_.borne_off(side)));
    end_line();
  }

  void add_row(int row) {
    const bool top = row < bar_row;
    const int height = top ? row : row_count - 1 - row;
    out_ += row != bar_row ? ' ' : position_.on_roll == bottom_ ? 'v' : '^';
    for (const bool right : {false, true}) {
      if (!right) out_ += '|';
      for (int column = 0; column < 6; ++column) {
        const int place = column + (right ? 6 : 0);
        add(row == bar_row ? "   " : point_cell(top ? 13 + place : 12 - place, height));
      }
      if (!right) add(row == bar_row ? "|BAR|" : "|" + bar_cell(top, height) + "|");
    }
    out_ += '|';
    add_cube_box(row);
    end_line();
  }
  // `point`: the number of the point as the side at the bottom counts.
  std::string point_cell(int point, int height) const {
    const int own = position_.board.count(bottom_, point);
    if (own > 0) return stack_cell(letter(bottom_), own, height);
    return stack_cell(letter(other(bottom_)), position_.board.count(other(bottom_), across(point)), height);
  }
  // Checkers on the bar are drawn in the half of their own side.
  std::string bar_cell(bool top, int height) const {
    const Side side = top ? other(bottom_) : bottom_;
    return stack_cell(letter(side), position_.board.count(side, bar), height);
  }

  // Adds one row of the cube's box, which has three rows. The box is at the top, in the middle or at the
  // bottom. A cube on offer shows its value after acceptance, and is on the side that must answer.
  void add_cube_box(int row) {
    if (position_.cube.state == CubeState::disabled) return;
    const bool offered = position_.double_offered;
    const CubeOwner holder = offered ? owner(position_.to_decide) : position_.cube.owner;
    const int first = holder == CubeOwner::none ? bar_row - 1 : holder == owner(bottom_) ? row_count - 3 : 0;
    if (row < first || row > first + 2) return;
    const std::string value = std::to_string(position_.cube.value() << (offered ? 1U : 0U));
    if (row == first + 1)
      out_.append(" | ").append(value).append(" |");
    else
      out_.append(" +").append(value.size() + 2, '-').append("+");
  }

  void add_match() {
    out_ += ' ';
    if (rules_.name != rows::backgammon.name) out_.append(rules_.name).append(", ");
    if (position_.is_money()) {
      add("money game");
      add_rule(position_.jacoby, "Jacoby rule");
      add_rule(position_.beavers, "beavers");
    } else {
      add(position_.match_length);
      add(" point match");
      if (position_.crawford == Flag::yes) add(", Crawford game");
      if (position_.crawford == Flag::no && may_be_crawford(position_)) add(", post-Crawford");
    }
    end_line();
  }
  void add_rule(Flag rule, std::string_view words) {
    if (rule == Flag::unknown) return;
    out_.append(rule == Flag::yes ? ", " : ", no ").append(words);
  }

  void add_cube() {
    add(" Cube: ");
    if (position_.cube.state == CubeState::disabled && position_.match_length != 1) {
      add("none");
    } else {
      add(position_.cube.value());
      const CubeOwner holder = position_.cube.owner;
      if (holder != CubeOwner::none)
        out_.append(", ")
            .append(1, letter(holder == CubeOwner::first ? Side::first : Side::second))
            .append(" owns it");
      if (position_.max_cube != 0 && position_.max_cube != Cube::usual_limit)
        out_.append(", at most ").append(std::to_string(1U << position_.max_cube));
    }
    end_line();
  }

  void add_turn() {
    const Side roller = position_.on_roll;
    out_ += ' ';
    out_ += letter(roller);
    if (position_.double_offered) {
      add(" doubles");
      for (int turn = 1; turn <= position_.animals; ++turn) {
        const bool beaver = turn % 2 != 0;
        out_.append(", ").append(1, letter(beaver ? other(roller) : roller));
        add(beaver ? " beavers" : " raccoons");
      }
      add(" to ");
      add(position_.cube.value() << 1U);
    } else if (position_.dice.rolled()) {
      add(" to play ");
      add(static_cast<std::uint32_t>(position_.dice.larger() * 10 + position_.dice.smaller()));
    } else {
      add(" on roll");
    }
    end_line();
    if (position_.resignation == 0) return;
    constexpr std::array<std::string_view, 3> levels{"a single game", "a gammon", "a backgammon"};
    out_.append(" ").append(1, letter(other(position_.to_decide))).append(" offers to resign ");
    add(levels[std::min<std::size_t>(position_.resignation, levels.size()) - 1]);
    end_line();
  }

  const Rules& rules_;
  const Position& position_;
  Side bottom_;
  std::string& out_;
};

}  // namespace

void write_board_text(const Rules& rules, const Position& position, BoardTextStyle style, std::string& out) {
  BoardWriter(rules, position, style, out).write();
}

bool is_board_edge(std::string_view line) {
  return std::any_of(edges.begin(), edges.end(),
                     [&](std::string_view edge) { return line.starts_with(edge); });
}

}  // namespace mt::backgammon
