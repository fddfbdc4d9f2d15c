#include "movetext/engine/analysis/cache.hpp"

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <limits>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace mt::engine {
namespace {

constexpr std::string_view first_line = "movetext analysis cache 1";
// Maximum length of a line of the file, in bytes. No finding is that long.
constexpr std::size_t longest_line = std::size_t{1} << 20;
constexpr std::size_t key_digits = 32;
constexpr std::size_t sum_digits = 16;

// FNV-1a, followed by a stronger mixing step.
std::uint64_t hash_of(std::string_view text, std::uint64_t seed) {
  std::uint64_t hash = 0xcbf29ce484222325U ^ seed;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  hash = (hash ^ hash >> 33U) * 0xff51afd7ed558ccdU;
  hash = (hash ^ hash >> 33U) * 0xc4ceb9fe1a85ec53U;
  return hash ^ hash >> 33U;
}

void append_hex(std::uint64_t number, std::string& out) {
  for (int shift = 60; shift >= 0; shift -= 4)
    out += "0123456789abcdef"[number >> static_cast<unsigned>(shift) & 15U];
}

std::optional<std::uint64_t> read_hex(std::string_view text) {
  std::uint64_t number = 0;
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && (c < 'a' || c > 'f')) return std::nullopt;
    number = number << 4U | static_cast<std::uint64_t>(digit ? c - '0' : c - 'a' + 10);
  }
  return number;
}

std::string message_of(const std::string& path) {
  return path + ": " + std::generic_category().message(errno);
}

}  // namespace

CacheKey key_of(std::string_view words) {
  return {hash_of(words, 0), hash_of(words, 0x9e3779b97f4a7c15U)};
}

std::string cache_line(const CacheKey& key, std::string_view text) {
  std::string line;
  for (const std::uint64_t half : key) append_hex(half, line);
  line.append(" ").append(text).append(" ");
  append_hex(hash_of(line, 1), line);
  return line;
}

std::optional<std::string_view> read_cache_line(std::string_view line, CacheKey& key) {
  constexpr std::size_t around = key_digits + 2 + sum_digits;
  if (line.size() < around) return std::nullopt;
  const std::string_view summed = line.substr(0, line.size() - sum_digits);
  const auto sum = read_hex(line.substr(summed.size()));
  const auto first = read_hex(line.substr(0, key_digits / 2));
  const auto second = read_hex(line.substr(key_digits / 2, key_digits / 2));
  if (!sum || !first || !second || *sum != hash_of(summed, 1)) return std::nullopt;
  key = {*first, *second};
  return line.substr(key_digits + 1, line.size() - around);
}

Cache::~Cache() {
  if (file_ >= 0) ::close(file_);
}

bool Cache::open(const std::string& path) {
  path_ = path;
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file_ < 0) {
    error_ = message_of(path);
    return false;
  }
  return load(path);
}

// If the file is not a cache file, reads only its first bytes and does not change it.
bool Cache::load(const std::string& path) {
  struct stat status {};
  if (::fstat(file_, &status) != 0) {
    error_ = message_of(path);
    return false;
  }
  std::ifstream file;
  std::string begin(first_line.size() + 1, '\0');
  if (S_ISREG(status.st_mode)) {
    file.open(path, std::ios::binary);
    file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    begin.resize(static_cast<std::size_t>(file.gcount()));
    // The file is new, or the program was interrupted while it created the file.
    if (file.eof() && first_line.starts_with(begin)) {
      if (::ftruncate(file_, 0) != 0) error_ = message_of(path);
      append(first_line);
      return error_.empty();
    }
  }
  if (begin != std::string(first_line) + '\n') {
    error_ = path + ": not a cache file of movetext analyse";
    return false;
  }
  const bool is_torn = take_lines(file);
  if (file.bad() || !file.eof()) {
    error_ = message_of(path);
    return false;
  }
  if (is_torn) append("");  // so that the next line does not continue the incomplete one
  return error_.empty();
}

// Reads the lines of the file. Returns whether the line end of the last line is missing.
bool Cache::take_lines(std::istream& file) {
  std::string line(longest_line + 1, '\0');
  bool is_torn = false;
  while (file.getline(line.data(), static_cast<std::streamsize>(line.size())) || file.gcount() > 0) {
    is_torn = file.eof();
    if (!file.fail()) {
      // The count includes the line end if there is one.
      const auto size = static_cast<std::size_t>(file.gcount()) - (is_torn ? 0 : 1);
      take(std::string_view(line).substr(0, size));
      continue;
    }
    ++damaged_;
    if (file.eof() || file.bad()) break;
    file.clear();
    file.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    is_torn = file.eof();
  }
  return is_torn;
}

void Cache::take(std::string_view line) {
  CacheKey key;
  const auto text = read_cache_line(line, key);
  if (text)
    findings_.try_emplace(key, *text);
  else
    damaged_ += line.empty() ? 0 : 1;
}

std::optional<std::string> Cache::find(const CacheKey& key) const {
  const std::lock_guard lock(mutex_);
  const auto found = findings_.find(key);
  if (found == findings_.end()) return std::nullopt;
  return found->second;
}

void Cache::add(const CacheKey& key, std::string_view text) {
  const std::lock_guard lock(mutex_);
  if (findings_.try_emplace(key, text).second && file_ >= 0) append(cache_line(key, text));
}

void Cache::append(std::string_view line) {
  const std::string bytes = std::string(line) + '\n';
  for (std::string_view left = bytes; !left.empty() && error_.empty();) {
    const ::ssize_t written = ::write(file_, left.data(), left.size());
    if (written >= 0)
      left.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EINTR)
      error_ = message_of(path_);
  }
}

std::size_t Cache::size() const {
  const std::lock_guard lock(mutex_);
  return findings_.size();
}

std::string Cache::error() const {
  const std::lock_guard lock(mutex_);
  return error_;
}

}  // namespace mt::engine
