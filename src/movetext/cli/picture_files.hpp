// Writes pictures to files, one per picture. In a directory "boards/" the files are boards/game-0001.svg and
// so on. For a path "game.svg" they are game-0001.svg and so on; a single picture is game.svg itself.
//
//   PictureFiles files("boards/", ".svg");
//   for (picture : pictures) if (!files.write(std::move(picture))) return fail(files.error());
//   files.finish();
#pragma once
#include "movetext/archive/atomic_files.hpp"
#include "movetext/archive/output.hpp"
#include "movetext/archive/own_directory.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::cli {

// The files appear together, once all of them are written.
class PictureFiles {
 public:
  // `extension`: extension of the files in a directory, with the dot.
  PictureFiles(std::string path, std::string_view extension);

  // Creates the directory if it is missing (and removes it again if it gets no picture), and checks whether a
  // file can be opened. Each call returns false on failure; error() then has the reason.
  [[nodiscard]] bool open();
  [[nodiscard]] bool write(std::string picture);
  [[nodiscard]] bool finish();

  std::uint64_t count() const { return count_; }
  const std::string& error() const { return error_; }

 private:
  bool write_file(const std::string& path, std::string_view picture);

  std::string path_;
  std::string numbered_;              // the name into which numbers are inserted
  std::optional<std::string> first_;  // the first picture, until there is a second one
  archive::OwnDirectory directory_;
  archive::AtomicFiles files_;
  std::uint64_t count_ = 0;
  std::string error_;
};

}  // namespace mt::cli
