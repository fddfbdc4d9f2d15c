// A run of whole records on its way through the pipeline, and what became of it.
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

// Holds what is known of an input file before its records are handled; its chunks share it, and do not change
// it after that.
struct SourceFile {
  std::string path;                              // as given; "-" for standard input
  const Format* format = nullptr;                // nullptr: the worker of the only chunk decides it
  std::shared_ptr<const FileContext> context{};  // the context that the format keeps, if any
  std::string header{};                          // the bytes that belong to no record (Format::header_bytes)
  text::Utf16 utf16 = text::Utf16::none;         // the UTF-16 of the file, if it had to be decoded as a whole
  std::optional<OtherKind> other{};  // set for a kind of file that is not read: nothing of the file is
  replay::FileGame game{};
  std::uint64_t records = 0;  // handled so far, where a selection asks for their numbers: one after the other
  bool is_over = false;       // a selection wants nothing more of it
  bool game_decided = false;  // else the worker of the first chunk decides it
  FindCompanions find_companions = nullptr;  // nullptr: it has none, or is not a file
};

// A part of the chunk's bytes.
struct Extent {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// The line of a place in the chunk's bytes, without its end.
struct LineExtent {
  std::uint64_t before = 0;  // line ends of the chunk before it
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

// What a record does not say itself, and its groups depend on (record/grouping.hpp).
struct RecordContext {
  bool white_first = true;  // the first side is White
  std::string game{};       // the name of the game; empty: it is not known
  std::string_view end{};   // how it ended by its rules, as filters name it; empty: it did not
};

// What has to be known of a record to compare it with its repeats, and to merge it with them.
struct Copy {
  std::size_t offset = 0;  // of the record in the chunk's bytes
  std::uint64_t size = 0;  // annotation_size()
  RecordContext context{};
  std::string image{};  // append_image(); empty if the record is too long for that
  LineExtent line{};    // set by locate_findings()
};

// The number of different messages about losses that are reported of one file.
inline constexpr std::size_t most_losses = 10000;

// Describes one written record where the run must tell records apart.
struct Item {
  std::size_t end = 0;           // in Chunk::out; it begins where the one before ended
  bool goes_on = false;          // the first item of the chunk's next part continues this one
  std::string key;               // collating key, when sorting
  std::string identity;          // when dropping repeats
  std::size_t groups = 0;        // how many of Chunk::groups are its own, after those of the items before
  std::unique_ptr<Copy> copy{};  // when dropping repeats
};

// Says how a game stands by its rules, at the place of its record.
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
  std::uint64_t replaced = 0;  // characters that the output's encoding does not have

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
  bool oversized = false;  // a part of one record beyond the size limit: passed through unread
  text::Bytes bytes;
  std::uint64_t offset = 0;   // of the first of the bytes in the file
  std::u16string replaced;    // of a file in UTF-16: the units that U+FFFD stands for
  bool ends_in_half = false;  // ... the last of which is a byte

  // The worker fills these fields for the part of `bytes` before `handled`.  The results of small records can
  // be a hundred times as large as the records, so a chunk may be handled and committed in several parts.
  std::size_t handled = 0;
  std::string out;                   // records in the output format
  std::vector<Extent> rejects;       // records with errors
  std::vector<Item> items;           // of `out`
  std::vector<std::string> groups;   // of the items, one item after the other; when they are grouped
  std::vector<PlayerResult> scores;  // of the groups, when records are counted
  std::vector<Finding> findings;     // in the order of their records
  std::vector<Verdict> verdicts;     // the same; only with keep_verdicts()
  std::optional<Finding>
      other_notation;           // the first record whose game does not know the notation that was asked for
  std::vector<Finding> losses;  // what an output format has no place for, each message once
  std::set<std::string> losses_kept;  // ... their messages
  std::uint64_t lines = 0;            // line ends in `bytes`; counted with the last part
  Counts counts;
  std::size_t key_bytes = 0;  // of `items` and `groups`
  bool begun = false;         // a part of it has been handled
  bool stopped = false;       // by a stage: nothing after this chunk counts

  // Returns the place of a record that begins at `begin`, for the reader of the format.
  RecordPlace place(std::size_t begin) const {
    return {bytes, begin, offset, file->context.get(), last_of_file};
  }
  bool is_handled() const { return handled == bytes.size(); }
  // Returns about how many bytes of memory the results take.
  std::size_t results() const {
    constexpr std::size_t words = 100;  // of a message
    return out.size() + rejects.size() * sizeof(Extent) + findings.size() * (sizeof(Finding) + words) +
           verdicts.size() * sizeof(Verdict) + items.size() * sizeof(Item) +
           groups.size() * sizeof(std::string) + key_bytes;
  }

  // These serve run_ordered(): a chunk of one large record counts for many.
  static constexpr std::size_t usual_weight = std::size_t{512} << 10;
  std::size_t weight() const { return bytes.size(); }
  // Keeps the memory that a usual chunk needs for the next one, and gives back more.
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
