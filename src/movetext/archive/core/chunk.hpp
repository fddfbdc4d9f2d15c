// A sequence of whole records on its way through the pipeline, and the results for them.
#pragma once
#include "movetext/archive/core/other_kind.hpp"
#include "movetext/base/diagnostic.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/record/grouping.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/text/bytes.hpp"
#include "movetext/text/charset.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace mt::archive {

// Finds the companions of a file, in the order of Format::companions.
using FindCompanions = std::vector<CompanionFile> (*)(const Format& format, std::string_view path);

// Facts about an input file that are known before its records are handled. The chunks of the file share it
// and do not change it afterwards, except as noted.
struct SourceFile {
  std::string path;                              // as given; "-" for standard input
  const Format* format = nullptr;                // if nullptr, the worker of the only chunk decides it
  std::shared_ptr<const FileContext> context{};  // the context that the format stores, if any
  std::string header{};                          // the bytes before the first record (Format::header_bytes)
  text::Utf16 utf16 = text::Utf16::none;         // the UTF-16 of the file, if it had to be decoded as a whole
  std::optional<OtherKind> other{};  // set for an unsupported kind of file, of which nothing is read
  replay::FileGame game{};
  std::uint64_t records = 0;                 // records handled so far, if a selection asks for record numbers
  bool is_over = false;                      // a selection needs no further record of the file
  bool game_decided = false;                 // if false, the worker of the first chunk decides the game
  FindCompanions find_companions = nullptr;  // nullptr without companions, or if the input is not a file
};

// A part of the chunk's bytes.
struct Extent {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// The line of a place in the chunk's bytes, without its line end.
struct LineExtent {
  std::uint64_t before = 0;  // number of line ends in the chunk before it
  std::size_t begin = 0;
  std::size_t end = 0;
};

// A diagnostic at its place in the chunk's bytes.
struct Finding {
  std::size_t offset = 0;
  std::size_t length = 0;
  Diagnostic diagnostic;
  LineExtent line{};  // set by locate_findings()
};

// Facts that are not in a record itself but determine its groups (record/grouping.hpp).
struct RecordContext {
  bool white_first = true;  // the first side is White
  std::string game{};       // the name of the game; empty if it is not known
  std::string_view end{};   // how it ended by its rules, as filters name it; empty if it did not end
};

// The data of a record for comparing and merging it with its repeats.
struct Copy {
  std::size_t offset = 0;  // offset of the record in the chunk's bytes
  std::uint64_t size = 0;  // annotation_size()
  RecordContext context{};
  std::string image{};  // append_image(); empty if the record is too long to be merged
  LineExtent line{};    // set by locate_findings()
};

// The maximum number of different messages about losses reported for one file.
inline constexpr std::size_t most_losses = 10000;

// One written record, where the run must distinguish records.
struct Item {
  std::size_t end = 0;           // end in Chunk::out; it begins where the previous item ends
  bool goes_on = false;          // the first item of the chunk's next part continues this one
  std::string key;               // collating key, when sorting
  std::string identity;          // key for finding repeats
  std::size_t groups = 0;        // number of its groups in Chunk::groups, after those of the previous items
  std::unique_ptr<Copy> copy{};  // set when dropping repeats
};

// The state of a game by its rules, at the place of its record.
struct Verdict {
  std::size_t offset = 0;
  std::string game;         // "international"
  std::string result;       // as recorded
  std::string_view winner;  // "White" or "Black"; empty unless won
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

struct Chunk {
  std::shared_ptr<SourceFile> file;
  bool first_of_file = false;
  bool last_of_file = false;
  bool goes_on = false;    // continues the oversized record of the chunk before
  bool oversized = false;  // part of a record beyond the size limit, which is passed through unread
  text::Bytes bytes;
  std::uint64_t offset = 0;   // offset in the file of the first byte
  std::u16string replaced;    // for a file in UTF-16: the units that U+FFFD replaces
  bool ends_in_half = false;  // ... the last of which is a single byte

  // The worker fills these fields for the part of `bytes` before `handled`. The results of small records can
  // be a hundred times as large as the records, so a chunk may be handled and committed in several parts.
  std::size_t handled = 0;
  std::string out;                   // records in the output format
  std::vector<Extent> rejects;       // records with errors
  std::vector<Item> items;           // items of `out`
  std::vector<std::string> groups;   // groups of all items, in sequence, if records are grouped
  std::vector<PlayerResult> scores;  // results for each group, if records are counted
  std::vector<Finding> findings;     // in the order of their records
  std::vector<Verdict> verdicts;     // likewise; only with keep_verdicts()
  std::optional<Finding>
      other_notation;           // set at the first record whose game does not support the requested notation
  std::vector<Finding> losses;  // data that the output format cannot hold, each message once
  std::set<std::string> losses_kept;  // ... their messages
  std::uint64_t lines = 0;            // line ends in `bytes`; counted with the last part
  Counts counts;
  std::size_t key_bytes = 0;  // bytes of `items` and `groups`
  bool begun = false;         // a part of the chunk has been handled
  bool stopped = false;       // stopped by a stage: all later chunks are ignored

  // Returns the place of a record that begins at `begin`, for the reader of the format.
  RecordPlace place(std::size_t begin) const {
    return {bytes, begin, offset, file->context.get(), last_of_file};
  }
  bool is_handled() const { return handled == bytes.size(); }
  // Returns the approximate memory in bytes that the results take.
  std::size_t results() const {
    constexpr std::size_t words = 100;  // bytes of a message
    return out.size() + rejects.size() * sizeof(Extent) + findings.size() * (sizeof(Finding) + words) +
           verdicts.size() * sizeof(Verdict) + items.size() * sizeof(Item) +
           groups.size() * sizeof(std::string) + key_bytes;
  }

  // Used by run_ordered(): a chunk with one large record counts as several.
  static constexpr std::size_t usual_weight = std::size_t{512} << 10;
  std::size_t weight() const { return bytes.size(); }
  // Keeps the memory that a usual chunk needs, and frees the memory if it is more than that.
  void recycle() {
    constexpr std::size_t kept = 2 * usual_weight;
    const auto shed = [](auto& container, std::size_t most) {
      using Container = std::remove_reference_t<decltype(container)>;
      if (container.capacity() * sizeof(typename Container::value_type) > most)
        Container().swap(container);  // an assignment would keep the memory
    };
    shed(bytes, kept);
    shed(replaced, kept);
    shed(out, kept);
    shed(findings, kept / 8);
    shed(items, kept / 8);
    shed(groups, kept / 8);
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
    key_bytes = 0;
    findings.clear();
    verdicts.clear();
    other_notation.reset();
    losses.clear();
    losses_kept.clear();
    lines = 0;
    counts = {};
    stopped = false;
  }
};

}  // namespace mt::archive
