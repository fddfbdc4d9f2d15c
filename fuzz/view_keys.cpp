// Presses any keys on any file. Nothing in the file may control the terminal, wide characters must stay in
// their columns, and the start of a game must look the same before and after the keys. The first line of the
// input contains the keys; the rest is the file.
#include "archive/temporary_directory.hpp"
#include "movetext/cli/view/viewer.hpp"
#include "movetext/text/columns.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace mt;
using namespace mt::cli::view;

void check(bool holds) {
  if (!holds) std::abort();
}

void check_canvas(const Canvas& canvas) {
  const Size size = canvas.size();
  for (int row = 0; row < size.rows; ++row) {
    for (int column = 0; column < size.columns;) {
      const Cell& cell = canvas.at({row, column});
      const int width = text::columns_of(cell.sign);
      check(!cell.covered && (width == 1 || width == 2));
      check(canvas.signs() == Signs::unicode || (cell.sign >= 0x20 && cell.sign < 0x7F));
      for (const char32_t accent : cell.accents) check(accent == 0 || text::columns_of(accent) == 0);
      check(width == 1 || (column + 1 < size.columns && canvas.at({row, column + 1}).covered));
      column += width;
    }
  }
}

std::string screen(Viewer& viewer, Size size, Signs signs) {
  Canvas canvas(size, signs);
  viewer.draw(canvas);
  check_canvas(canvas);
  std::string text;
  for (int row = 0; row + 1 < size.rows; ++row) text += canvas.row(row) + '\n';
  return text;
}

void work(Viewer& viewer) {
  for (int i = 0; i < 1000 && viewer.has_work(); ++i) viewer.work();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const test::TemporaryDirectory directory;
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::string_view keys = input.substr(0, std::min(input.find('\n'), input.size()));
  const std::string path = directory.file("input");
  test::put(path, std::string(input.substr(std::min(keys.size() + 1, input.size()))));

  static const std::atomic<bool> never = false;
  archive::Job job;
  job.task.files = {path};
  GameFiles files(job, never);
  while (files.read_on()) {
  }
  if (files.count() == 0) return 0;
  Viewer viewer(files, {});
  constexpr std::size_t most_keys = 64;
  for (const char c : keys.substr(0, most_keys)) {
    const auto byte = static_cast<unsigned char>(c);
    const Binding& binding = bindings()[byte % bindings().size()];
    viewer.press(binding.key);
    work(viewer);
    if (viewer.is_over()) return 0;
    screen(viewer, {byte % 50, 20 + byte % 90}, byte % 3 == 0 ? Signs::ascii : Signs::unicode);
  }
  if (!viewer.is_game_open()) return 0;
  viewer.press({Key::Kind::escape});  // leaves a prompt, a help page or the game
  work(viewer);
  if (viewer.is_over() || !viewer.is_game_open()) return 0;
  constexpr Size usual{24, 80};
  viewer.press({Key::Kind::home});
  const std::string start = screen(viewer, usual, Signs::unicode);
  viewer.press({Key::Kind::end});
  screen(viewer, usual, Signs::unicode);
  viewer.press({Key::Kind::home});
  check(screen(viewer, usual, Signs::unicode) == start);
  return 0;
}
