#include "movetext/cli/picture_files.hpp"

#include "movetext/archive/numbered_path.hpp"

#include <utility>

namespace mt::cli {

PictureFiles::PictureFiles(std::string path, std::string_view extension)
    : path_(std::move(path)),
      numbered_(archive::names_directory(path_) ? path_ + "game" + std::string(extension) : path_),
      files_(numbered_) {}

bool PictureFiles::open() {
  if (!archive::names_directory(path_)) {
    archive::AtomicFile trial;  // if files cannot be written, fails before many games are read
    if (trial.open(path_)) return true;
    error_ = trial.error();
    return false;
  }
  if (directory_.make(path_)) return true;
  error_ = directory_.error();
  return false;
}

bool PictureFiles::write_file(const std::string& path, std::string_view picture) {
  archive::Output output;
  if (output.open(path, 0, files_.size()) && output.write(picture) && output.finish_into(files_)) return true;
  error_ = output.error().empty() ? files_.error() : output.error();
  return false;
}

bool PictureFiles::write(std::string picture) {
  ++count_;
  if (count_ == 1 && numbered_ == path_) {
    first_ = std::move(picture);
    return true;
  }
  if (first_ && !write_file(archive::numbered_path(numbered_, 1), *std::exchange(first_, std::nullopt)))
    return false;
  return write_file(archive::numbered_path(numbered_, count_), picture);
}

bool PictureFiles::finish() {
  if (first_ && !write_file(path_, *std::exchange(first_, std::nullopt))) return false;
  if (files_.commit()) return true;
  error_ = files_.error();
  return false;
}

}  // namespace mt::cli
