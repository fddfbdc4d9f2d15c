// The file that the records of a match are added to as its games end: a record that was added is on the disk,
// and is there after whatever happens to this program.
#pragma once
#include "movetext/engine/match/finished.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::match {

// What a file has of a match that was broken off.
struct Resumed {
  std::vector<FinishedGame> games;
  std::uint64_t bytes = 0;  // of whole records
  std::string rest{};       // what the last of them still lacks: the blank line behind it
  // Why the file is not of this match; empty: it is, or there is no such file.
  std::string problem;
};
// Reads the records of a file; `terms`: the value of their tag MatchTerms.  A last record that is not whole
// is left out, and taken away where it is read as a part of the one before.
Resumed read_records(const std::string& path, const GameSpec& game, std::string_view terms);

// Says why records cannot be added one by one to a file of that name; empty: they can.
std::string_view obstacle_of_name(std::string_view path);

class RecordLog {
 public:
  RecordLog() = default;
  ~RecordLog();
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  // Takes the file for itself, so that no other match writes into it; false: problem() says why not.
  bool open(const std::string& path);
  // Keeps only the first bytes.
  bool cut(std::uint64_t bytes);
  // Adds a record and waits until it is on the disk.
  bool add(std::string_view record);
  bool is_open() const { return file_ >= 0; }
  const std::string& problem() const { return problem_; }

 private:
  bool fail(std::string_view what);
  std::string path_;
  std::string problem_;
  int file_ = -1;
};

}  // namespace mt::engine::match
