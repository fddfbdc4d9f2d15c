#include "movetext/cli/picture_files.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

namespace mt::cli {

PictureFiles::PictureFiles(std::string path, std::string_view extension)
    : path_(std::move(path)),
      numbered_(path_.ends_with('/') ? path_ + "game" + std::string(extension) : path_),
      files_(numbered_) {}

bool PictureFiles::open() {
  if (!path_.ends_with('/')) {
    archive::AtomicFile trial;  // before many games are read
    if (trial.open(path_)) return true;
    error_ = trial.error();
    return false;
  }
  std::error_code fault;
  std::filesystem::create_directories(path_, fault);
  if (fault) error_ = path_ + ": " + fault.message();
  return !fault;
}

std::string PictureFiles::path_of(std::uint64_t number) const {
  std::string digits = std::to_string(number);
  if (digits.size() < 4) digits.insert(0, 4 - digits.size(), '0');
  const std::size_t slash = numbered_.rfind('/');
  const std::size_t begin = slash == std::string::npos ? 0 : slash + 1;
  const std::size_t dot = numbered_.find('.', begin + 1);
  std::string path = numbered_;
  return path.insert(dot == std::string::npos ? path.size() : dot, "-" + digits);
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
  if (first_ && !write_file(path_of(1), *std::exchange(first_, std::nullopt))) return false;
  return write_file(path_of(count_), picture);
}

bool PictureFiles::finish() {
  if (first_ && !write_file(path_, *std::exchange(first_, std::nullopt))) return false;
  if (files_.commit()) return true;
  error_ = files_.error();
  return false;
}

}  // namespace mt::cli
