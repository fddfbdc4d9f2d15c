// Keeps the findings of engines in memory, and in a file for later runs.
//
//   Cache cache;
//   if (!cache.open("games.cache")) return fail(cache.error());
//   const CacheKey key = key_of("chess ... depth 12");
//   if (!cache.find(key)) cache.add(key, text_of(finding));
//
// The file has one line for each finding: the key, the text and a checksum. Each line is appended in a single
// write, so that several processes can share one file. A process that is killed leaves at most one incomplete
// line. Damaged lines are skipped.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace mt::engine {

using CacheKey = std::array<std::uint64_t, 2>;

// Returns a digest of everything that a finding depends on.
CacheKey key_of(std::string_view words);

struct CacheKeyHash {
  std::size_t operator()(const CacheKey& key) const { return static_cast<std::size_t>(key[0]); }
};

// May be shared by threads.
class Cache {
 public:
  Cache() = default;
  Cache(const Cache&) = delete;
  Cache& operator=(const Cache&) = delete;
  ~Cache();

  // Reads the file, or creates it. After that, add() also appends each text to the file. Returns false, with
  // the reason in error(), if the file cannot be used.
  bool open(const std::string& path);
  std::optional<std::string> find(const CacheKey& key) const;
  // Adds a text, which must not contain a line feed. If the key already has a text, nothing changes.
  void add(const CacheKey& key, std::string_view text);

  std::size_t size() const;
  // Returns the number of lines that were skipped.
  std::size_t damaged() const { return damaged_; }
  // Returns why the file could not be read, or why a line could not be written to it. Returns an empty string
  // if there was no such error.
  std::string error() const;

 private:
  bool load(const std::string& path);
  bool take_lines(std::istream& file);
  void take(std::string_view line);
  void append(std::string_view line);

  mutable std::mutex mutex_;
  std::unordered_map<CacheKey, std::string, CacheKeyHash> findings_;
  std::string path_;
  std::string error_;
  std::size_t damaged_ = 0;
  int file_ = -1;
};

// Returns the line of the file for a key and its text, without line feed.
std::string cache_line(const CacheKey& key, std::string_view text);
// Reads a line. Returns its text, which points into the line, or nullopt if the line is damaged.
std::optional<std::string_view> read_cache_line(std::string_view line, CacheKey& key);

}  // namespace mt::engine
