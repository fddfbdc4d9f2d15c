// A viewer of files without a terminal, for tests.
#pragma once
#include "archive/temporary_directory.hpp"
#include "movetext/cli/view/viewer.hpp"
#include "movetext/text/columns.hpp"
#include "movetext/text/utf8.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli::view {

// Fails if a canvas cannot be shown: it must contain no control characters, and each wide character must have
// two columns.
inline void check_canvas(const Canvas& canvas) {
  const Size size = canvas.size();
  for (int row = 0; row < size.rows; ++row) {
    int column = 0;
    while (column < size.columns) {
      const Cell& cell = canvas.at({row, column});
      const int width = text::columns_of(cell.sign);
      ASSERT_FALSE(cell.covered) << row << "," << column;
      ASSERT_TRUE(width == 1 || width == 2)
          << row << "," << column << ": " << static_cast<unsigned>(cell.sign);
      if (canvas.signs() == Signs::ascii) {
        ASSERT_TRUE(cell.sign >= 0x20 && cell.sign < 0x7F) << static_cast<unsigned>(cell.sign);
      }
      for (const char32_t accent : cell.accents) ASSERT_TRUE(accent == 0 || text::columns_of(accent) == 0);
      if (width == 2) {
        ASSERT_LT(column + 1, size.columns);
        ASSERT_TRUE(canvas.at({row, column + 1}).covered);
      }
      column += width;
    }
  }
}

class Shown {
 public:
  explicit Shown(archive::Job job, Look look = {})
      : job_(std::move(job)), files(job_, never_), viewer(files, look) {
    while (files.read_on()) {
    }
  }
  explicit Shown(const std::string& path) : Shown(task_of({path})) {}

  static archive::Job task_of(std::vector<std::string> paths) {
    archive::Job job;
    job.task.files = std::move(paths);
    return job;
  }

  // Returns the rows of the screen.
  std::vector<std::string> rows(Size size = {24, 80}, Signs signs = Signs::unicode) {
    Canvas canvas(size, signs);
    viewer.draw(canvas);
    check_canvas(canvas);
    std::vector<std::string> rows;
    for (int row = 0; row < size.rows; ++row) rows.push_back(canvas.row(row));
    return rows;
  }
  // Returns the rows of the screen without the last row, which shows messages about the last key.
  std::vector<std::string> screen(Size size = {24, 80}) {
    std::vector<std::string> all = rows(size);
    all.pop_back();
    return all;
  }
  std::string text(Size size = {24, 80}) {
    std::string out;
    for (const std::string& row : rows(size)) out.append(row).append("\n");
    return out;
  }
  bool shows(std::string_view words) { return text().find(words) != std::string::npos; }

  void press(Key key) {
    viewer.press(key);
    for (int i = 0; i < 100'000 && viewer.has_work(); ++i) viewer.work();
  }
  void press(Key::Kind kind) { press(Key{kind}); }
  void type(std::string_view keys) {
    for (std::size_t at = 0; at < keys.size();) {
      const text::Scalar scalar = text::read_scalar(keys, at);
      at += scalar.size;
      press(sign_key(scalar.value));
    }
  }

 private:
  std::atomic<bool> never_ = false;
  archive::Job job_;

 public:
  GameFiles files;
  Viewer viewer;
};

// A viewer of one file with these bytes.
class ShownText : private test::TemporaryDirectory, public Shown {
 public:
  explicit ShownText(const std::string& bytes, const std::string& name = "a.pgn", Look look = {})
      : Shown(task_of({written(*this, name, bytes)}), look) {}

 private:
  static std::string written(const TemporaryDirectory& directory, const std::string& name,
                             const std::string& bytes) {
    test::put(directory.file(name), bytes);
    return directory.file(name);
  }
};

}  // namespace mt::cli::view
