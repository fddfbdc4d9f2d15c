// Draws the list, the help page and the line of keys; viewer.cpp handles keys.
#include "movetext/cli/view/viewer.hpp"
#include "movetext/text/columns.hpp"

#include <algorithm>
#include <string_view>

namespace mt::cli::view {
namespace {

constexpr Size least{6, 24};             // smaller screens cannot show anything useful
constexpr std::size_t most_rows = 4096;  // maximum number of cached summaries

// The widths of the columns of the list.
struct Columns {
  int number = 7;
  int player = 0;  // for the name of each player
  int result = 8;
  int date = 0;
  int plies = 0;
  int event = 0;
};

// `greatest`: the largest number that the list shows.
Columns columns_for(int width, std::uint64_t greatest) {
  Columns columns;
  columns.number = std::max(columns.number, static_cast<int>(std::to_string(greatest).size()) + 1);
  if (width >= 60) columns.date = 11;
  if (width >= 70) columns.plies = 6;
  const int rest = width - columns.number - columns.result - columns.date - columns.plies;
  columns.player = width >= 60 ? std::min(rest * 7 / 20, 30) : rest / 2;
  columns.event = rest - 2 * columns.player;
  return columns;
}

}  // namespace

void Viewer::load(std::uint64_t first, std::uint64_t count) {
  if (rows_.size() > most_rows) rows_.clear();
  std::uint64_t end = std::min(first + count, files_.count());
  while (first < end && rows_.contains(first)) ++first;
  while (end > first && rows_.contains(end - 1)) --end;
  if (first >= end) return;
  std::vector<Summary> loaded(end - first);
  files_.summarise(first, loaded);
  for (Summary& summary : loaded) rows_[first++] = std::move(summary);
}

const Summary& Viewer::summary(std::uint64_t index) {
  load(index, 1);
  return rows_[index];
}

std::string Viewer::list_title() {
  const std::uint64_t count = files_.count();
  std::string words = std::to_string(count) + (count == 1 ? " game" : " games");
  if (files_.is_whole()) return words;
  words += " so far";
  if (const unsigned percent = files_.percent(); percent > 0) words += ", " + std::to_string(percent) + " %";
  return words;
}

std::string Viewer::place_words() {
  return std::to_string(at_ + 1) + " of " + std::to_string(files_.count()) + (files_.is_whole() ? "" : "+");
}

void Viewer::draw_row(Canvas& canvas, int row, std::uint64_t index) {
  const Columns columns =
      columns_for(canvas.size().columns, std::max(files_.count(), files_.known_of_last()));
  const Summary& game = summary(index);
  const Style style = index == at_ ? Style::current : Style::plain;
  auto put = [&, column = 0](std::string_view text, int width) mutable {
    if (width > 1) canvas.put_shortened({row, column}, text, style, width - 1);
    column += width;
  };
  canvas.put_right({row, columns.number - 1}, std::to_string(shown_number(index)), style, columns.number - 1);
  put("", columns.number);
  put(game.white.empty() ? "?" : game.white, columns.player);
  put(game.black.empty() ? "?" : game.black, columns.player);
  put(game.result, columns.result);
  put(game.date, columns.date);
  if (columns.plies > 0)
    canvas.put_right(
        {row, columns.number + 2 * columns.player + columns.result + columns.date + columns.plies - 2},
        std::to_string(game.plies), style, columns.plies - 1);
  put("", columns.plies);
  put(game.event, columns.event);
  if (index == at_) canvas.paint(row, Style::current);
}

void Viewer::draw_list(Canvas& canvas) {
  page_ = std::max(1, canvas.size().rows - 3);
  const auto page = static_cast<std::uint64_t>(page_);
  if (at_ < top_) top_ = at_;
  if (at_ >= top_ + page) top_ = at_ - page + 1;
  load(top_, page);
  const int columns = canvas.size().columns;
  const std::size_t file = files_.count() > 0 ? files_.locate(at_).file : 0;
  const std::string title = list_title();
  const int begin = canvas.put_right({0, columns}, title, Style::bar, columns / 2);
  canvas.put_shortened({0, 0}, files_.path(file) == "-" ? "standard input" : files_.path(file), Style::bar,
                       begin - 2);
  canvas.paint(0, Style::bar);
  for (int row = 0; row < page_ && top_ + static_cast<std::uint64_t>(row) < files_.count(); ++row)
    draw_row(canvas, row + 1, top_ + static_cast<std::uint64_t>(row));
  if (!files_.errors().empty())
    canvas.put_shortened({canvas.size().rows - 2, 0}, files_.errors().back(), Style::fault, columns);
}

void Viewer::draw_help(Canvas& canvas) const {
  constexpr int names = 17;
  const int rows = canvas.size().rows - 2;
  std::vector<const Binding*> shown;
  for (const Binding& binding : bindings())
    if (!binding.name.empty()) shown.push_back(&binding);
  const int width = canvas.size().columns;
  const int half = (width - names) * 3 / 5;
  canvas.put({0, 0}, "Key", Style::bar);
  canvas.put({0, names}, "In a game", Style::bar);
  canvas.put({0, names + half}, "In the list", Style::bar);
  canvas.paint(0, Style::bar);
  const int top = std::clamp(help_top_, 0, std::max(0, static_cast<int>(shown.size()) - rows));
  for (int row = 0; row < rows && top + row < static_cast<int>(shown.size()); ++row) {
    const Binding& binding = *shown[static_cast<std::size_t>(top) + static_cast<std::size_t>(row)];
    canvas.put_shortened({row + 1, 0}, binding.name, Style::strong, names - 1);
    canvas.put_shortened({row + 1, names}, binding.in_game, Style::plain, half - 1);
    canvas.put_shortened({row + 1, names + half}, binding.in_list, Style::plain, width - names - half);
  }
}

void Viewer::draw_keys(Canvas& canvas) const {
  const int row = canvas.size().rows - 1;
  const int columns = canvas.size().columns;
  const auto show = [&](std::string_view words) {
    canvas.put_shortened({row, 0}, words, Style::bar, columns);
  };
  if (prompt_ != Prompt::none)
    show((prompt_ == Prompt::search ? "/" : "game number: ") + typed_ + "_");
  else if (search_)
    show("searching " + sought_ + " (any key stops)");
  else if (awaited_)
    show("reading up to game " + std::to_string(awaited_->number) + " (any key stops)");
  else if (!message_.empty())
    show(message_);
  else if (help_)
    show("press any key to go back");
  else if (mode_ == Mode::list)
    show("Enter open  / search  g number  q quit  ? help");
  else
    show("Left Right ply  Up Down ten  Enter variation  n p game  f turn  q list  ? help");
  canvas.paint(row, Style::bar);
}

void Viewer::draw(Canvas& canvas) {
  const Size size = canvas.size();
  if (size.rows < least.rows || size.columns < least.columns) {
    canvas.put({0, 0}, "too small: " + std::to_string(least.columns) + "x" + std::to_string(least.rows),
               Style::fault);
    return;
  }
  if (help_)
    draw_help(canvas);
  else if (mode_ == Mode::list)
    draw_list(canvas);
  else
    game_.draw(canvas, place_words());
  draw_keys(canvas);
}

}  // namespace mt::cli::view
