#include "movetext/toml/settings_file.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace mt {

int read_settings_file(const std::string& path, std::string& text) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return errno;
  std::array<char, 8192> block{};
  ssize_t got = 0;
  while (text.size() <= most_settings_bytes && (got = ::read(file, block.data(), block.size())) > 0)
    text.append(block.data(), static_cast<std::size_t>(got));
  const int fault = got < 0 ? errno : 0;
  ::close(file);
  return fault;
}

std::string shown_setting(std::string_view name) {
  std::string out(name.substr(0, 60));
  for (char& c : out)
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7F') c = '?';
  return out;
}

}  // namespace mt
