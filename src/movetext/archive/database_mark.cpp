#include "movetext/archive/database_mark.hpp"

#include <array>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace mt::archive {

bool is_database(const std::string& path) {
  constexpr std::string_view magic("SQLite format 3\0", 16);
  constexpr std::size_t id_offset = 68;
  std::array<char, id_offset + 4> head{};
  struct stat file {};
  if (path == "-" || ::stat(path.c_str(), &file) != 0 || !S_ISREG(file.st_mode)) return false;
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  const ssize_t size = ::read(fd, head.data(), head.size());
  ::close(fd);
  const std::string_view bytes(head.data(), head.size());
  if (size != static_cast<ssize_t>(head.size()) || !bytes.starts_with(magic)) return false;
  std::uint32_t id = 0;
  for (const char byte : bytes.substr(id_offset)) id = id << 8 | static_cast<unsigned char>(byte);
  return id == static_cast<std::uint32_t>(database_id);
}

}  // namespace mt::archive
