// The file to which the records of a match are appended as games end. Each record is on the disk when add()
// returns, and survives a crash of this program.
#pragma once
#include "movetext/engine/match/finished.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::match {

// The contents of the file of an interrupted match.
struct Resumed {
  std::vector<FinishedGame> games;
  std::uint64_t bytes = 0;  // number of bytes of the whole records
  // The text that is missing after the last whole record: a line end if the blank line after the record is
  // missing, else empty.
  std::string rest{};
  // Why the file does not belong to this match. Empty if it does, or if the file does not exist.
  std::string problem;
};
// Reads the records of a file; `terms` is the value of their tag MatchTerms. An incomplete last record is
// left out. If it would be read as a part of the record before it, it is first removed from the file.
Resumed read_records(const std::string& path, const GameSpec& game, std::string_view terms);

// Returns why records cannot be appended one by one to a file with that name, or an empty text if they can.
std::string_view obstacle_of_name(std::string_view path);

class RecordLog {
 public:
  RecordLog() = default;
  ~RecordLog();
  RecordLog(const RecordLog&) = delete;
  RecordLog& operator=(const RecordLog&) = delete;

  // Opens the file, and locks it so that no other match writes to it. Returns false, with the reason in
  // problem(), if that fails.
  bool open(const std::string& path);
  // Cuts the file to its first `bytes` bytes.
  bool cut(std::uint64_t bytes);
  // Appends a record and waits until it is on the disk.
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
