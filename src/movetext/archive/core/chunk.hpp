// A sequence of whole records on its way through the pipeline, and the results of handling them.
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/archive/core/other_kind.hpp"
#include "movetext/base/diagnostic.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/record/grouping.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/text/bytes.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/tournament/pairing.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace mt::archive {

// Finds the companions of a file; returns them in the order of Format::companions.
using FindCompanions = std::function<std::vector<CompanionFile>(const Format& format, std::string_view path)>;

// Facts about an input file that are known before its records are handled. All chunks of the file share this
// object. While records are handled, only `records` and `is_over` change.
struct SourceFile {
  std::string path;  // as given by the user; "-" for standard input
  // If nullptr, the file has a single chunk, and the worker of this chunk decides the format.
  const Format* format = nullptr;
  // The context that the format stores; nullptr if it stores none.
  std::shared_ptr<const FileContext> context{};
  std::string header{};                   // the bytes before the first record (Format::header_bytes)
  text::Utf16 utf16 = text::Utf16::none;  // byte order of the file, if it was UTF-16 and was decoded
  std::optional<OtherKind> other{};  // set if the kind of file is not supported; then nothing is read from it
  replay::FileGame game{};
  // Number of records handled so far. Only counted if a selection asks for record numbers.
  std::uint64_t records = 0;
  bool is_over = false;              // no further record of the file is needed for the selection
  bool game_decided = false;         // if false, the worker that handles the first chunk decides the game
  FindCompanions find_companions{};  // if empty, companions are not searched for
  std::vector<CompanionFile> companions{};  // the companions that were found
};

// A part of the chunk's bytes.
struct Extent {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// The line that contains a place in the chunk's bytes, without the line end.
struct LineExtent {
  std::uint64_t before = 0;  // number of line ends in the chunk before the line
  std::size_t begin = 0;
  std::size_t end = 0;
};

// A diagnostic and its place in the chunk's bytes.
struct Finding {
  std::size_t offset = 0;
  std::size_t length = 0;
  Diagnostic diagnostic;
  LineExtent line{};  // set by locate_findings()
};

// Facts that determine the groups of a record but are not in the record itself (record/grouping.hpp).
struct RecordContext {
  bool white_first = true;  // White is the first side to move
  std::string game{};       // the name of the record's game; empty if the game is not known
  // How the game ended by its rules, in the words of filters; empty if it did not end.
  std::string_view end{};
};

// The data of a record that are needed to compare and merge it with its repeats.
struct Copy {
  std::size_t offset = 0;  // offset of the record in the chunk's bytes
  std::uint64_t size = 0;  // annotation_size()
  RecordContext context{};
  std::string image{};  // result of append_image(); empty if the record is too long to be merged
  LineExtent line{};    // set by locate_findings()
};

// The maximum number of different messages about losses that are reported for one file.
inline constexpr std::size_t most_losses = 10000;

// One written record. Items exist only if the run needs the borders or the keys of records.
struct Item {
  std::size_t end = 0;   // end of the item in Chunk::out; the item begins where the previous one ends
  bool goes_on = false;  // the item is a piece of a record that continues in the next part of the chunk
  std::string key;       // collating key; empty if records are not sorted
  std::string identity;  // key by which repeats are found; empty if the run does not look for repeats
  // Number of groups of the record. In Chunk::groups they follow the groups of the previous items.
  std::size_t groups = 0;
  std::unique_ptr<Copy> copy{};  // set if repeats are dropped
};

// The state of a game by its rules, and the place of its record.
struct Verdict {
  std::size_t offset = 0;
  std::string game;         // "international"
  std::string result;       // the result as recorded
  std::string_view winner;  // "White" or "Black"; empty if no side has won
  std::uint32_t plies = 0;
  Outcome outcome;
  std::vector<Outcome> claims;
  LineExtent line{};  // set by locate_findings()
};

struct Counts {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;  // legal plies of the main lines
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;
  std::uint64_t written = 0;
  std::uint64_t rejected = 0;
  std::uint64_t replaced = 0;  // characters that the output's encoding cannot represent

  Counts& operator+=(const Counts& other) {
    games += other.games;
    moves += other.moves;
    errors += other.errors;
    warnings += other.warnings;
    written += other.written;
    rejected += other.rejected;
    replaced += other.replaced;
    return *this;
  }
};

// What the stages of a caller have found in a part of a chunk, for the caller's ChunkSink.
class OwnResults {
 public:
  OwnResults() = default;
  OwnResults(const OwnResults&) = delete;
  OwnResults& operator=(const OwnResults&) = delete;
  virtual ~OwnResults() = default;
};

struct Chunk {
  std::shared_ptr<SourceFile> file;
  bool first_of_file = false;
  bool last_of_file = false;
  bool goes_on = false;  // the chunk continues the oversized record of the previous chunk
  // The chunk is a part of a record beyond the size limit and is passed through unread.
  bool oversized = false;
  text::Bytes bytes;
  std::uint64_t offset = 0;  // offset of the first byte in the file
  // Set if the records before the chunk were left out.
  std::optional<Resumption> resumes{};
  std::u16string replaced;    // the UTF-16 units that were replaced by U+FFFD, if the file was UTF-16
  bool ends_in_half = false;  // the last unit of `replaced` is a single byte

  // The worker fills these fields for the part of `bytes` before `handled`. The results of small records can
  // be a hundred times as large as the records, so a chunk may be handled and committed in several parts.
  std::size_t handled = 0;
  std::size_t begin_of_part = 0;    // where the part begins whose results are below
  std::string out;                  // records in the output format
  std::vector<Extent> rejects;      // records with errors
  std::vector<Item> items;          // the records in `out`; empty if the run needs no items
  std::vector<std::string> groups;  // groups of all items, in sequence; empty if records are not grouped
  std::vector<PlayerGame> scores;   // the game for each group; empty if records are not counted
  std::vector<tournament::Pairing> pairings;  // empty without the stage list_pairings()
  std::vector<Finding> findings;              // in the order of their records
  std::vector<Verdict> verdicts;  // in the order of their records; empty without the stage keep_verdicts()
  // Set at the first record whose game does not support the requested notation.
  std::optional<Finding> other_notation;
  std::vector<Finding> losses;        // data that the output format cannot hold, each message once
  std::set<std::string> losses_kept;  // the messages of `losses`
  std::uint64_t lines = 0;            // number of line ends in `bytes`; counted with the last part
  Counts counts;
  std::unique_ptr<OwnResults> own{};  // nullptr unless a stage of the caller sets it
  std::size_t key_bytes = 0;          // bytes of `items` and `groups`
  bool begun = false;                 // a part of the chunk has already been handled
  bool stopped = false;  // a stage has stopped the run in this chunk: all later chunks are ignored

  // Returns where a record begins, in the form needed by the reader of the format. `begin`: offset in
  // `bytes`.
  RecordPlace place(std::size_t begin) const {
    return {bytes, begin, offset, file->context.get(), last_of_file};
  }
  bool is_handled() const { return handled == bytes.size(); }
  // Returns the approximate size in bytes of the results in memory.
  std::size_t results() const {
    constexpr std::size_t words = 100;  // assumed size of a message in bytes
    return out.size() + rejects.size() * sizeof(Extent) + findings.size() * (sizeof(Finding) + words) +
           verdicts.size() * sizeof(Verdict) + items.size() * sizeof(Item) +
           groups.size() * sizeof(std::string) + pairings.size() * sizeof(tournament::Pairing) + key_bytes;
  }

  // Used by run_ordered(): a chunk with one large record counts as several chunks.
  static constexpr std::size_t usual_weight = std::size_t{512} << 10;
  std::size_t weight() const { return bytes.size(); }
  // Keeps as much memory as a usual chunk needs, and frees the rest.
  void recycle() {
    constexpr std::size_t kept = 2 * usual_weight;
    const auto shed = [](auto& container, std::size_t most) {
      using Kept = std::remove_reference_t<decltype(container)>;
      if (container.capacity() * sizeof(typename Kept::value_type) > most)
        Kept().swap(container);  // an assignment would keep the memory
    };
    shed(bytes, kept);
    shed(replaced, kept);
    shed(out, kept);
    shed(findings, kept / 8);
    shed(items, kept / 8);
    shed(groups, kept / 8);
    shed(pairings, kept / 8);
    shed(rejects, kept / 8);
    shed(verdicts, kept / 8);
    handled = 0;
    begun = false;
  }

  void clear_results() {
    out.clear();
    rejects.clear();
    items.clear();
    groups.clear();
    scores.clear();
    pairings.clear();
    key_bytes = 0;
    findings.clear();
    verdicts.clear();
    own.reset();
    other_notation.reset();
    losses.clear();
    losses_kept.clear();
    lines = 0;
    counts = {};
    stopped = false;
  }
};

}  // namespace mt::archive
