// The games of several files in one list, which grows while the files are read.
//
//   GameFiles files(job, stop);                        // the files of the job, with its selection
//   while (files.read_on()) {}
//   const GameFiles::Where where = files.locate(16);   // the seventeenth game of the list
//   files.open(where.file)->play(where.number, found);
#pragma once
#include "movetext/archive/numbered_games.hpp"
#include "movetext/cli/view/summary.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mt::cli::view {

// Memory depends only on the number of selected games. Some files stay open; any other file is read again
// when one of its games is requested.
class GameFiles {
 public:
  // A game by its number in its file.
  struct Where {
    std::size_t file = 0;
    std::uint64_t number = 1;
  };

  GameFiles(const archive::Job& job, const std::atomic<bool>& stop);

  // Reads the next part of the files. Returns false if all files have been read.
  bool read_on();
  // Returns whether read_on() would not have to wait for a file.
  bool is_ready();
  bool is_whole() const { return reading_ == files_.size(); }
  // Returns the number of games in the list so far.
  std::uint64_t count() const { return count_; }
  // Returns the number of games in the current or last read file, selected or not.
  std::uint64_t known_of_last() const;
  // Returns how much of the current file has been read, in percent; 0 for a pipe.
  unsigned percent();
  std::size_t file_count() const { return files_.size(); }
  const std::string& path(std::size_t file) const { return files_[file].path; }
  // Returns why files could not be read, one line for each.
  const std::vector<std::string>& errors() const { return errors_; }
  // Returns whether a file could not be read for a reason other than its unsupported kind.
  bool has_failed() const { return has_failed_; }

  // Returns the place of a game, 0 <= index < count().
  Where locate(std::uint64_t index);
  // Opens a file and reads as much of it as had been read before. The file stays open as long as the pointer
  // is held.
  std::shared_ptr<archive::NumberedGames> open(std::size_t file);

  // Fills `out` with the summaries of the games from `first`, as far as the list has games.
  void summarise(std::uint64_t first, std::vector<Summary>& out);
  // Searches one part of a file for a game, beginning with game `index`. Returns whether it was found.
  // `index` becomes the index of that game, or else of the first game that was not examined.
  bool find(const std::function<bool(const Summary&)>& is_it, std::uint64_t& index);

 private:
  struct File {
    std::string path;
    std::shared_ptr<archive::NumberedGames> games{};  // nullptr if the file is not open
    std::uint64_t first = 0;                          // index in the list of the file's first game
    std::uint64_t count = 0;                          // number of the file's games in the list
    std::uint64_t known = 0;                          // number of all games of the file read so far
    std::uint64_t used = 0;                           // when the file was used last
  };
  // Receives a row of the list during a scan. Returns whether to continue.
  using SeeRow = std::function<bool(std::uint64_t index, const Record& record, std::uint32_t game)>;

  void finish_file();
  void close_others();
  std::uint64_t scan(std::uint64_t index, const SeeRow& see);

  const archive::Job& job_;
  const std::atomic<bool>& stop_;
  std::vector<File> files_;
  std::size_t reading_ = 0;  // the file that is read
  std::uint64_t count_ = 0;
  std::uint64_t now_ = 0;
  std::vector<std::string> errors_;
  bool has_failed_ = false;
};

}  // namespace mt::cli::view
