// Draws a game; game_view.cpp moves through it.
#include "movetext/cli/diagram.hpp"
#include "movetext/cli/record_diagrams.hpp"
#include "movetext/cli/view/annotation.hpp"
#include "movetext/cli/view/game_view.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/match_games.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/columns.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace mt::cli::view {
namespace {

constexpr int usual_moves = 24;      // columns for the moves beside a board
constexpr int narrowest_moves = 14;  // columns for the moves in a small window
constexpr int fewest_moves = 3;      // lines for the moves below a board
constexpr int other_rows = 3;        // lines for the title, the state and the keys

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

int width_of(const std::vector<std::string>& lines) {
  std::size_t width = 0;
  for (const std::string& line : lines) width = std::max(width, text::count_columns(line));
  return static_cast<int>(width);
}

// Returns a board without the text beside it; lines of this text that have words are added below the board. A
// board of points has the players and the cube at its side; the cube is also named in a line below the board.
// The width of the board is the most frequent width of a line.
std::vector<std::string> narrowed(const std::vector<std::string>& lines) {
  std::map<std::size_t, int> widths;
  for (const std::string& line : lines) ++widths[line.size()];
  const auto usual = std::max_element(widths.begin(), widths.end(),
                                      [](const auto& a, const auto& b) { return a.second < b.second; });
  std::vector<std::string> out;
  std::vector<std::string> beside;
  for (const std::string& line : lines) {
    const bool is_wide = usual != widths.end() && line.size() > usual->first && line[usual->first] == ' ';
    out.push_back(is_wide ? line.substr(0, usual->first) : line);
    if (!is_wide) continue;
    const std::string_view rest = text::trim(std::string_view(line).substr(usual->first));
    if (std::any_of(rest.begin(), rest.end(),
                    [](char c) { return (c >= 'a' && c <= 'z') || (c & 0x80) != 0; }))
      beside.push_back(" " + words_of(rest, rest.size() + 1));
  }
  out.insert(out.end(), beside.begin(), beside.end());
  return out;
}

void add_part(std::string& words, std::string_view part) {
  if (!part.empty()) words.append(words.empty() ? "" : ", ").append(part);
}

}  // namespace

GameView::Board GameView::board_of(Form form, bool with_comments) {
  const AnyGame* rules = game_->rules();
  if (rules == nullptr) return {{"Unknown game: its moves are not replayed."}, 41, false};
  const Steps::Number earlier = at_ == start_ ? start_ : steps()[at_].before;
  const AnyPosition* known = game_->position(earlier);
  const std::optional<AnyPosition> before =
      known != nullptr && at_ != start_ ? std::optional(*known) : std::nullopt;
  const AnyPosition* position = game_->position(at_);
  if (position == nullptr) return {{"The position is unknown here."}, 29, false};
  DiagramStyle style;
  style.size = form == Form::small ? board::PictureSize::small : board::PictureSize::large;
  style.seen = look_.seen;
  style.coordinates = look_.coordinates;
  style.unicode = look_.signs == Signs::unicode;
  std::vector<std::string_view> comments;
  if (with_comments) comments = comments_after(record(), at_ == Steps::none ? 0 : event() + 1);
  const Subject subject{.game = *rules,
                        .position = *position,
                        .before = before ? &*before : nullptr,
                        .comments = comments,
                        .marks = board::Marks::brackets};
  Picture picture = draw_picture(style, subject);
  if (!picture.objection.empty()) {  // the game does not support such coordinates
    style.coordinates = "canonical";
    picture = draw_picture(style, subject);
  }
  Board board{.lines = lines_of(picture.bytes), .has_marks = !rules->family().has_dice};
  if (form != Form::large && rules->family().has_dice) board.lines = narrowed(board.lines);
  board.width = width_of(board.lines);
  return board;
}

// Tries three arrangements in order: the board beside the moves, above the moves, and beside a narrow column
// of moves. In the first arrangement that fits, the board has the largest size that fits. The smallest
// windows show only moves.
GameView::Layout GameView::lay_out(Size screen) {
  constexpr std::array<Arrangement, 3> ways{{{true, usual_moves}, {false, 0}, {true, narrowest_moves}}};
  for (const Arrangement& way : ways)
    for (const Form form : {Form::large, Form::narrow, Form::small})
      if (Layout layout = lay_out(screen, way, form); layout.fits) return layout;
  return {.board = {.lines = {"too small for the board"}, .width = screen.columns},
          .moves = {2, 0},
          .pane = {std::max(1, screen.rows - other_rows - 1), screen.columns}};
}

GameView::Layout GameView::lay_out(Size screen, const Arrangement& way, Form form) {
  constexpr int gap = 2;
  const int height = screen.rows - other_rows;
  const Board usual = board_of(form, false);
  const auto rows = static_cast<int>(usual.lines.size());
  const bool fits = way.beside ? rows <= height && usual.width + gap + way.moves <= screen.columns
                               : rows + fewest_moves <= height && usual.width <= screen.columns;
  if (!fits) return {};
  Layout layout{.board = board_of(form, true), .fits = true};
  layout.board.width = usual.width;
  layout.board.lines.resize(
      std::min(layout.board.lines.size(), static_cast<std::size_t>(way.beside ? height : rows)));
  const int column = usual.width + gap;
  layout.moves = way.beside ? Spot{1, column} : Spot{rows + 1, 0};
  layout.pane = way.beside ? Size{height, screen.columns - column} : Size{height - rows, screen.columns};
  return layout;
}

void GameView::draw_board(Canvas& canvas, const Board& board) {
  int row = 1;
  for (const std::string& line : board.lines) {
    std::size_t at = 0;
    Spot spot{row++, 0};
    while (at < line.size()) {
      const bool marked = board.has_marks && line[at] == '[';
      const std::size_t end = std::min(line.find(marked ? ']' : '[', at + 1), line.size());
      const std::size_t size =
          (board.has_marks ? end + (marked && end < line.size() ? 1 : 0) : line.size()) - at;
      spot.column = canvas.put(spot, std::string_view(line).substr(at, size),
                               marked ? Style::marked : Style::plain, board.width - spot.column);
      at += size;
    }
  }
}

void GameView::draw_moves(Canvas& canvas, const Layout& layout) {
  flow_->lay_out(event(), layout.pane.columns);
  page_ = layout.pane.rows;
  const auto size = static_cast<int>(flow_->size());
  const int last_top = std::max(0, size - layout.pane.rows);
  const auto here = static_cast<int>(flow_->line_of(event()));
  const int usual = std::clamp(here - layout.pane.rows / 2, 0, last_top);
  scroll_ = std::clamp(scroll_, -usual, last_top - usual);
  const int top = usual + scroll_;
  for (int row = 0; row < layout.pane.rows && top + row < size; ++row) {
    Spot spot{layout.moves.row + row, layout.moves.column};
    for (const FlowPiece& piece :
         flow_->line(static_cast<std::size_t>(top) + static_cast<std::size_t>(row))) {
      const bool current = at_ != Steps::none && piece.event == event();
      spot.column = canvas.put(spot, piece.text, current ? Style::current : piece.style,
                               layout.moves.column + layout.pane.columns - spot.column);
    }
  }
}

void GameView::draw_title(Canvas& canvas, std::string_view place) const {
  const int columns = canvas.size().columns;
  std::string right = summary_.result;
  right.append(right.empty() ? "" : "  ").append(place);
  const int begin = canvas.put_right({0, columns}, right, Style::bar, columns / 2);
  std::string left = summary_.white + " - " + summary_.black;
  add_part(left, summary_.event);
  add_part(left, summary_.date);
  canvas.put_shortened({0, 0}, left, Style::bar, begin - 2);
  canvas.paint(0, Style::bar);
}

// Returns the clocks of both sides: "clock 1:05:00 - 0:58:12".
std::string GameView::clock_words() const {
  constexpr int farthest = 40;  // maximum number of steps back
  std::array<std::string, 2> clocks;
  Steps::Number step = at_;
  for (int i = 0; i < farthest && step != Steps::none && step != start_; ++i) {
    const Event& move = record().tape[steps()[step].event];
    std::string& clock = clocks[move.value % 2];
    if (clock.empty() && move.kind == EventKind::ply)
      for (const std::string_view comment : comments_after(record(), steps()[step].event + 1))
        clock = command_value(comment, "clk").substr(0, 12);
    step = steps()[step].before;
  }
  if (clocks[0].empty() && clocks[1].empty()) return {};
  for (std::string& clock : clocks)
    if (clock.empty()) clock = "?";
  const bool white_first = game_->rules() == nullptr || game_->rules()->is_white(Side::first);
  return "clock " + clocks[white_first ? 0 : 1] + " - " + clocks[white_first ? 1 : 0];
}

// Returns the first moves of the variations that Enter leads to.
std::string GameView::variation_words() const {
  constexpr int most = 3;
  const Steps::Number following = next();
  const bool replaces_this = at_ != start_ && steps()[at_].variation != Steps::none;
  Steps::Number step = Steps::none;
  if (at_ != start_ && steps()[at_].other != Steps::none)
    step = steps()[at_].other;
  else if (replaces_this)
    step = steps()[at_].variation;
  else if (following != Steps::none)
    step = steps()[following].variation;
  std::string words;
  for (int i = 0; i < most && step != Steps::none; ++i, step = steps()[step].other)
    add_part(words, words_of(numbered_move(record(), steps()[step].event), 24));
  return words.empty() ? words : "Enter: " + words;
}

std::string GameView::score_words() const {
  if (!line_.start) return {};
  const std::vector<GameOfMatch> games = mt::games_of(record());
  if (number_in_record_ >= games.size()) return {};
  const GameOfMatch& game = games[number_in_record_];
  const std::uint32_t length = length_of_match(record());
  std::string words = length > 0 ? std::to_string(length) + "-point match" : "money game";
  if (game.score)
    add_part(words, "score " + std::to_string((*game.score)[0]) + "-" + std::to_string((*game.score)[1]));
  if (game.is_crawford) add_part(words, "Crawford");
  return words;
}

std::string GameView::state_words() {
  std::string words;
  const AnyGame* rules = game_->rules();
  const AnyPosition* position = rules == nullptr ? nullptr : game_->position(at_);
  if (position != nullptr) {
    const bool open = rules->outcome(*position).kind == Outcome::Kind::open;
    words = open ? std::string(rules->side_name(rules->to_move(*position))) + " to move" : "the game is over";
  }
  add_part(words, score_words());
  add_part(words, clock_words());
  for (const std::string_view comment : comments_after(record(), at_ == Steps::none ? 0 : event() + 1))
    if (const std::string_view eval = command_value(comment, "eval"); !eval.empty())
      add_part(words, "eval " + words_of(eval, 16));
  add_part(words, variation_words());
  return words;
}

void GameView::draw_state(Canvas& canvas) {
  const int row = canvas.size().rows - 2;
  const std::string fault = flow_->fault_at(event());
  if (fault.empty()) {
    canvas.put_shortened({row, 0}, state_words(), Style::plain, canvas.size().columns);
    return;
  }
  canvas.put_shortened({row, 0}, fault, Style::fault, canvas.size().columns);
}

void GameView::draw(Canvas& canvas, std::string_view place) {
  draw_title(canvas, place);
  const Layout layout = lay_out(canvas.size());
  draw_board(canvas, layout.board);
  draw_moves(canvas, layout);
  draw_state(canvas);
}

}  // namespace mt::cli::view
