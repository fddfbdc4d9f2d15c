// Finds the games of one file, or of all files in a container, by number. They are counted as by `movetext
// check`: from 1, each game of a match separately.
//
//   NumberedGames games(job, stop);                 // job.task.files: one file
//   while (games.known() < 17 && games.read_on()) {}
//   FoundGame found;
//   if (games.play(17, found)) show(found.record);
//   else complain(games.error());                   // empty if the file has only games.known() games
#pragma once
#include "movetext/archive/chunk_reader.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/finding_reporter.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/archive/jobs/job.hpp"
#include "movetext/archive/read_again.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/replay/searcher.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mt::archive {

// A fault of a record and its place in the file.
struct Remark {
  Place place;  // contains views of FoundGame::chunk
  Diagnostic diagnostic;
};

// A record that was read and replayed, with everything that it refers to.
struct FoundGame {
  std::uint64_t number = 0;  // number of the requested game
  std::uint64_t first = 0;   // number of the first game of its record
  std::uint32_t games = 0;   // number of games in the record; a match may have 0
  Chunk chunk;               // the bytes from which the record was read
  // The moves of the record are canonical, in the notation for people. If a main line cannot be replayed to
  // its end, the rest of it is a comment. Empty if the record was too large to be read.
  Record record;
  std::unique_ptr<const AnyGame> game;  // nullptr if the game is not known; the moves are then not replayed
  replay::Replayed replayed;
  // What the selection has found in the record. Empty if the selection does not take the record.
  std::optional<replay::FoundPlace> place;
  std::vector<Remark> remarks;  // faults and warnings, in the order of the file
};

// The numbers count all games of the file. While games are counted, the selection of the job is applied to
// them. The file is read once, in parts, only as far as needed. It is not held in memory: a part is read
// again when one of its games is requested. Input that cannot be read twice is copied to a temporary file.
class NumberedGames final : private Listener {
 public:
  NumberedGames(const Job& job, const std::atomic<bool>& stop);
  NumberedGames(const NumberedGames&) = delete;
  NumberedGames& operator=(const NumberedGames&) = delete;
  ~NumberedGames() override;

  // Reads the next part of the file and counts its games. Returns false at the end of the file.
  bool read_on();
  // Returns whether read_on() would return without waiting for input, which may take long with a pipe.
  bool is_ready();
  // Returns the number of games counted so far. These are all games of the file if is_whole().
  std::uint64_t known() const { return known_; }
  bool is_whole() const { return whole_; }
  // Returns how many of the games counted so far the selection takes.
  std::uint64_t selected() const { return selection_.takes_all() ? known_ : selected_.size(); }
  // Returns the game number of the selected game with this index, 0 <= index < selected().
  std::uint64_t number_of(std::uint64_t index) const {
    return selection_.takes_all() ? index + 1 : selected_[index];
  }
  // Returns how much of the file has been read, in percent; 0 for a pipe.
  unsigned percent() const { return percent_; }
  // Returns the error message if the file could not be read to its end, else an empty string.
  const std::string& error() const { return error_; }
  // Returns whether the file could be read but has an unsupported format.
  bool is_of_other_kind() const { return file_ != nullptr && file_->other.has_value(); }

  // Reads and replays the record that contains the game `number`, 1 <= number <= known(). `lines` receives
  // the positions of its lines. Returns false if the part of the file cannot be read again; see error().
  bool play(std::uint64_t number, FoundGame& found, replay::LineFollower* lines = nullptr);
  // Reads records without replaying them: from the record that contains the game `number` to the end of its
  // part of the file, or until `visit` returns false. Returns the number of the first game after the last
  // record visited.
  using Visit = std::function<bool(const Record& record, std::uint64_t first, std::uint32_t games)>;
  std::uint64_t scan(std::uint64_t number, const Visit& visit);

 private:
  // A part of a file.
  struct Part {
    std::shared_ptr<SourceFile> file;
    std::uint64_t first = 0;   // number of the first game in the part
    std::uint64_t offset = 0;  // offset in the file
    std::uint64_t before = 0;  // bytes of all parts before it, also of other files of a container
    std::size_t size = 0;
    std::uint64_t line = 1;  // line at which the part begins; see FindingReporter
    std::uint64_t column = 0;
    bool last_of_file = false;
    bool oversized = false;
    bool goes_on = false;
  };
  // What to do with the records of a part that is read again.
  struct Wish {
    std::uint64_t next = 1;      // number of the first game in the next record
    FoundGame* found = nullptr;  // receives the record that contains the game found->number; may be nullptr
    replay::LineFollower* lines = nullptr;
    const Visit* visit = nullptr;  // called for each record, starting with the record of the game `from`
    std::uint64_t from = 0;
    // If not nullptr, receives the numbers of the games that the selection takes.
    std::vector<std::uint64_t>* selected = nullptr;
  };
  // Counts the records that the worker reads, and returns or visits the requested records.
  class Picker final : public Stage {
   public:
    Picker(const Selection& selection, Wish& wish) : selection_(selection), wish_(wish) {}
    Wants wants() const override { return {.all_lines = true}; }
    void prepare(Handling& handling) override { handling.writes_moves = handling.is_for_people = true; }
    Next before(Passing& passing) override { return is_wanted(passing.record) ? Next::go_on : Next::skip; }
    void begin_replay(const AnyGame& game, const Record& record) override;
    void line_position(std::uint32_t event, const AnyPosition& position) override;
    void line_open() override;
    void line_close() override;
    Next after(Passing& passing) override;

   private:
    bool is_wanted(const Record& record);
    bool is_wanted_for_selection(const Record& record);
    Selection::Played facts(const Played& played);
    void select(const Record& record, const Played& played);

    const Selection& selection_;
    Wish& wish_;
    replay::Searcher searcher_;
    std::uint64_t records_ = 0;  // records counted so far
    std::uint64_t first_ = 0;    // number of the first game in the last record
  };

  bool found(const Place& place, const Diagnostic& diagnostic) override;
  bool verdict(const Place& /*place*/, const Verdict& /*verdict*/) override { return true; }
  void unreadable(std::string_view error) override { read_error_ = error; }
  void progress(std::string_view file, std::uint64_t read, std::uint64_t size) override;

  void read_ahead();
  bool take_part();
  bool keep(const Chunk& chunk);
  std::size_t part_of(std::uint64_t number) const;
  bool load(const Part& part, Chunk& chunk);
  void process(Chunk& chunk);

  StageList stages(const Job& job);

  Selection selection_;
  Wish wish_;
  Task task_;
  const std::atomic<bool>& stop_;
  std::atomic<bool> leaves_ = false;  // ends the reading thread
  ChunkReader reader_;
  ReadAgain again_;
  Worker worker_;
  FindingReporter reporter_;
  Chunk reading_;                     // filled by the reader, which has its own thread while next_ is valid
  std::future<bool> next_;            // result of the thread of the reader: whether it has read a chunk
  std::string read_error_;            // error of the reader
  std::shared_ptr<SourceFile> file_;  // the file of the last part
  std::uint64_t kept_ = 0;            // bytes of all parts
  std::vector<Part> parts_;           // the parts with games
  std::vector<Remark>* remarks_ = nullptr;
  std::vector<std::uint64_t> selected_;
  std::uint64_t known_ = 0;
  std::atomic<unsigned> percent_ = 0;
  bool whole_ = false;
  std::string error_;
};

}  // namespace mt::archive
