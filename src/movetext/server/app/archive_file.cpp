#include "movetext/server/app/archive_file.hpp"

#include "movetext/server/crypto/random.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace mt::server::app {
namespace {

constexpr mode_t file_mode = 0640;

[[noreturn]] void fail(const std::string& path) {
  throw std::system_error(errno, std::generic_category(), path);
}

class File {
 public:
  File(const std::string& path, int flags)
      : path_(path), descriptor_(open(path.c_str(), flags | O_CLOEXEC, file_mode)) {
    if (descriptor_ < 0) fail(path_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() { close(descriptor_); }

  std::int64_t size() const {
    struct stat status {};
    if (fstat(descriptor_, &status) != 0) fail(path_);
    return status.st_size;
  }
  void cut(std::int64_t size) const {
    if (ftruncate(descriptor_, size) != 0) fail(path_);
  }
  // Reads as many bytes as the buffer can hold, or fewer at the end of the file. Returns the number of bytes;
  // 0 at the end.
  std::size_t read_at(std::int64_t place, std::array<char, 65536>& buffer) const {
    const ssize_t got = pread(descriptor_, buffer.data(), buffer.size(), place);
    if (got < 0) fail(path_);
    return static_cast<std::size_t>(got);
  }
  void write_at(std::int64_t place, std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = pwrite(descriptor_, bytes.data(), bytes.size(), place);
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) fail(path_);
      place += written;
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  void settle() const {
    if (fsync(descriptor_) != 0) fail(path_);
  }

 private:
  std::string path_;
  int descriptor_;
};

void settle_directory(const std::string& of_file) {
  File(std::filesystem::path(of_file).parent_path().string(), O_RDONLY | O_DIRECTORY).settle();
}

void move_away(const File& file, std::int64_t from, const std::string& path) {
  const File away(path, O_WRONLY | O_CREAT);
  std::array<char, 65536> buffer{};
  while (const std::size_t got = file.read_at(from, buffer)) {
    away.write_at(away.size(), {buffer.data(), got});
    from += static_cast<std::int64_t>(got);
  }
  away.settle();
}

}  // namespace

std::int64_t append_behind(const std::string& path, std::int64_t size, std::string_view bytes,
                           Surplus surplus) {
  const File file(path, O_RDWR | O_CREAT);
  const std::int64_t there = file.size();
  if (there > size) {
    if (surplus == Surplus::moved) move_away(file, size, path + ".cut");
    file.cut(size);
  }
  const std::int64_t end = std::min(size, there);
  file.write_at(end, bytes);
  file.settle();
  settle_directory(path);
  return end + static_cast<std::int64_t>(bytes.size());
}

std::string identity_of(const std::string& directory) {
  namespace fs = std::filesystem;
  fs::create_directories(directory);
  const std::string path = (fs::path(directory) / "id").string();
  if (!fs::exists(path)) {
    const std::string word = crypto::random_code();
    const std::string whole = path + "." + word;
    {
      const File file(whole, O_WRONLY | O_CREAT | O_EXCL);
      file.write_at(0, word + '\n');
      file.settle();
    }
    // If two processes create the word at the same time, both use the word that was linked first.
    if (link(whole.c_str(), path.c_str()) != 0 && errno != EEXIST) fail(path);
    fs::remove(whole);
    settle_directory(path);
  }
  std::string word;
  std::ifstream(path) >> word;
  if (word.empty()) throw std::system_error(EIO, std::generic_category(), path);
  return word;
}

}  // namespace mt::server::app
