// Compares two archives: which games are new, gone or changed.
//
//   ArchiveDiff diff(job.output.writer);
//   run(job_of_first, {diff.side(0), nullptr}, {}, listener, stop);
//   run(job_of_second, {diff.side(1), nullptr}, {}, listener, stop);
//   diff.finish(show, stop);
//
// Games are paired in several rounds. In each, games of the first archive are paired with games of the second
// one that have the same key, both in their order; what remains goes to the next round:
//   1. the same canonical form: these games are the same
//   2. the same players, event, date, round and moves
//   3. the same players, event, date and round
//   4. the same start and moves
// The games paired in the rounds 2 to 4 have changed. Games wait on the disk, so memory does not depend on
// the size of the archives.
#pragma once
#include "movetext/archive/external_sort.hpp"
#include "movetext/archive/image_sink.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mt::archive {

// The place of a game in its archive.
struct GamePlace {
  std::uint64_t line = 0;    // 0 in a binary file
  std::uint64_t offset = 0;  // offset in a binary file
  bool white_first = true;   // White is the first side
  std::string game{};        // the name of its game; empty if it is not known
};

// A game that is not the same in both archives. The record is nullptr in the archive that does not have it.
struct GameChange {
  std::array<const Record*, 2> records{};
  std::array<GamePlace, 2> places{};
};

struct DiffCounts {
  std::array<std::uint64_t, 2> games{};  // records in each archive
  std::uint64_t same = 0;
  std::uint64_t changed = 0;
  std::uint64_t gone = 0;   // only in the first archive
  std::uint64_t added = 0;  // only in the second archive
};

class ArchiveDiff {
 public:
  // Receives a change. Returns whether to continue.
  using Show = std::function<bool(const GameChange& change)>;

  ArchiveDiff();

  // Returns the sink for the records of an archive, 0 or 1. The first archive must be read first.
  ImageSink& side(std::size_t index) { return sides_.at(index); }
  // Pairs the games and shows the changes: changed games and those that are gone in the order of the first
  // archive, then new games in the order of the second one. Returns false if the disk has failed (see
  // error()) or `show` has stopped it.
  [[nodiscard]] bool finish(const Show& show, const std::atomic<bool>& stop);

  const DiffCounts& counts() const { return counts_; }
  const std::string& error() const { return error_; }

 private:
  class Side final : public ImageSink {
   public:
    Side(ArchiveDiff& diff, std::uint8_t number) : diff_(diff), number_(number) {}
    bool add(const Chunk& chunk, std::uint64_t line) override;

   private:
    ArchiveDiff& diff_;
    std::uint8_t number_;
  };

  static ExternalSortOptions with_whole_items();
  bool add(std::uint8_t side, const Chunk& chunk, const Copy& copy, std::uint64_t line);
  std::string canonical_key(const Record& record, bool white_first);
  bool pair(ExternalSort& from, std::size_t round, const std::atomic<bool>& stop);
  bool fail(const ExternalSort& sort);

  Writers writers_;
  std::array<Side, 2> sides_;
  std::optional<ExternalSort> items_;    // the games that are not paired yet, by the keys of the next round
  std::optional<ExternalSort> changes_;  // in the order in which they are shown
  Record record_;
  Record other_;
  DiffCounts counts_;
  std::string error_;
};

}  // namespace mt::archive
