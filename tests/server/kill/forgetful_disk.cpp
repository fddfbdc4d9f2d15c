// A library that is preloaded into the program. It records which data the program has synced to disk.
//
// LD_PRELOAD=libforgetful_disk.so FORGETFUL_DATA=DIR FORGETFUL_KEPT=DIR FORGETFUL_FAILS=FILE movetext serve
//
// It records the databases and journals in the directory DATA. When a sync of such a file has returned, the
// file of the same name in KEPT contains the bytes that the file had when the sync began. When the directory
// has been synced as well, a file NAME.entry exists in KEPT. While the file FAILS exists, every sync fails
// and records nothing. Syncs are slow, so that much data is not synced at any time.
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace {

constexpr off_t block_size = 4096;
constexpr useconds_t sync_microseconds = 5000;

std::string word(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

struct Block {
  std::uint64_t written = 0;  // number of the last write to this block, counted over the writes to all files
  std::uint64_t kept = 0;
};

// The data that a sync keeps if it starts now.
struct Snapshot {
  struct Piece {
    off_t block;
    std::uint64_t written;
    std::string bytes;
  };
  std::uint64_t taken = 0;
  off_t size = 0;
  std::vector<Piece> pieces;
};

class File {
 public:
  void write(off_t from, off_t until, std::uint64_t at) {
    for (off_t block = from / block_size; block * block_size < until; ++block) blocks_[block].written = at;
  }

  Snapshot look(int fd, std::uint64_t at) const {
    Snapshot snapshot;
    struct stat status {};
    ::fstat(fd, &status);
    snapshot.taken = at;
    snapshot.size = status.st_size;
    for (const auto& [number, block] : blocks_) {
      if (block.written <= block.kept) continue;
      std::string bytes(block_size, '\0');
      const ssize_t got = ::pread(fd, bytes.data(), bytes.size(), number * block_size);
      bytes.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
      snapshot.pieces.push_back({number, block.written, std::move(bytes)});
    }
    return snapshot;
  }

  // If two syncs of a file overlap, the sync that started later decides.
  void keep(const Snapshot& snapshot, const std::string& name) {
    const int fd = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    for (const Snapshot::Piece& piece : snapshot.pieces) {
      Block& block = blocks_[piece.block];
      if (piece.written <= block.kept) continue;
      if (write_real(fd, piece) < 0) std::abort();
      block.kept = piece.written;
    }
    if (snapshot.taken > size_taken_ && truncate_real(fd, snapshot.size) != 0) std::abort();
    if (snapshot.taken > size_taken_) size_taken_ = snapshot.taken;
    ::close(fd);
  }

 private:
  static ssize_t write_real(int fd, const Snapshot::Piece& piece);
  static int truncate_real(int fd, off_t size);

  std::map<off_t, Block> blocks_;
  std::uint64_t size_taken_ = 0;
};

template <class Function>
Function real(const char* name) {
  return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

ssize_t File::write_real(int fd, const Snapshot::Piece& piece) {
  static const auto call = real<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite64");
  return call(fd, piece.bytes.data(), piece.bytes.size(), piece.block * block_size);
}

int File::truncate_real(int fd, off_t size) {
  static const auto call = real<int (*)(int, off_t)>("ftruncate64");
  return call(fd, size);
}

class Disk {
 public:
  static Disk& get() {
    static Disk* const disk = new Disk;  // never destroyed, so that it can be used until the program ends
    return *disk;
  }

  void write(int fd, off_t from, off_t until) {
    const std::string name = name_of(fd);
    if (name.empty()) return;
    const std::lock_guard lock(mutex_);
    files_[name].write(from, until, ++now_);
  }

  int sync(int fd, int (*call)(int)) {
    const std::string path = path_of(fd);
    const std::string name = name_of(fd);
    const bool is_ours = !name.empty() || path == data_;
    if (is_ours && !fails_.empty() && ::access(fails_.c_str(), F_OK) == 0) {
      errno = EIO;
      return -1;
    }
    if (path == data_) return sync_names(fd, call);
    if (name.empty()) return call(fd);
    std::unique_lock lock(mutex_);
    const Snapshot snapshot = files_[name].look(fd, ++now_);
    lock.unlock();
    ::usleep(sync_microseconds);
    if (const int result = call(fd); result != 0) return result;
    lock.lock();
    files_[name].keep(snapshot, kept_ + '/' + name);
    return 0;
  }

 private:
  int sync_names(int fd, int (*call)(int)) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(data_))
      names.push_back(entry.path().filename().string());
    if (const int result = call(fd); result != 0) return result;
    for (const std::string& name : names) std::ofstream(kept_ + '/' + name + ".entry");
    return 0;
  }

  static std::string path_of(int fd) {
    std::array<char, 1024> target{};
    const std::string link = "/proc/self/fd/" + std::to_string(fd);
    const ssize_t size = ::readlink(link.c_str(), target.data(), target.size());
    return size <= 0 ? std::string() : std::string(target.data(), static_cast<std::size_t>(size));
  }
  // Returns the name of the file, or an empty string if the file is not recorded.
  std::string name_of(int fd) const {
    const std::string path = path_of(fd);
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos || path.substr(0, slash) != data_) return {};
    const std::string name = path.substr(slash + 1);
    return name.ends_with(".db") || name.ends_with(".db-wal") ? name : std::string();
  }

  std::string data_ = word("FORGETFUL_DATA");
  std::string kept_ = word("FORGETFUL_KEPT");
  std::string fails_ = word("FORGETFUL_FAILS");
  std::mutex mutex_;  // protects the other members
  std::map<std::string, File> files_;
  std::uint64_t now_ = 0;
};

// Shortens a file. The removed blocks count as written: if the file has grown again before the next sync,
// that sync keeps them.
int cut(int fd, off_t size, const char* name) {
  struct stat status {};
  ::fstat(fd, &status);
  const int result = real<int (*)(int, off_t)>(name)(fd, size);
  if (result == 0) Disk::get().write(fd, size, status.st_size);
  return result;
}

ssize_t write_at(int fd, const void* bytes, size_t size, off_t place, const char* name) {
  const ssize_t written = real<ssize_t (*)(int, const void*, size_t, off_t)>(name)(fd, bytes, size, place);
  if (written > 0) Disk::get().write(fd, place, place + written);
  return written;
}

}  // namespace

extern "C" {

ssize_t pwrite(int fd, const void* bytes, size_t size, off_t place) {
  return write_at(fd, bytes, size, place, "pwrite");
}
ssize_t pwrite64(int fd, const void* bytes, size_t size, off_t place) {
  return write_at(fd, bytes, size, place, "pwrite64");
}
int ftruncate(int fd, off_t size) noexcept {
  return cut(fd, size, "ftruncate");
}
int ftruncate64(int fd, off_t size) noexcept {
  return cut(fd, size, "ftruncate64");
}
int fsync(int fd) {
  return Disk::get().sync(fd, real<int (*)(int)>("fsync"));
}
int fdatasync(int fd) {
  return Disk::get().sync(fd, real<int (*)(int)>("fdatasync"));
}
}
