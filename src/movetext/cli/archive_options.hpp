// Describes and reads the options of the commands that work on archives.
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/cli/invocation.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

enum class OnError : std::uint8_t { reject, keep, stop };
enum class ProgressWhen : std::uint8_t { automatic, always, never };

// Holds the user's options as plain values. Empty texts mean "not given".
struct ArchiveOptions {
  std::vector<std::string> files;           // at least one; "-" is standard input
  archive::OpenContainer open_container{};  // opens databases among the files
  std::string game;
  bool losing = false;
  std::string notation = "canonical";
  std::string from;  // format of the input
  std::string to;    // format of the output
  std::string output;
  std::string rejects;
  std::vector<std::string> select;
  bool in_variations = false;      // filters look into variations
  bool found = false;              // only the position that a filter has found
  std::string encoding = "utf-8";  // encoding of the output
  std::string input_encoding;
  std::string translit;
  std::string lang;           // language of the piece letters in the input
  std::string piece_letters;  // language of the piece letters in the output
  std::string policy;
  bool outcomes = false;
  bool fix_ambiguous = false;
  bool fix_result = false;
  bool fix_ply_count = false;
  std::optional<std::uint32_t> truncate;  // number of plies to keep
  std::optional<std::uint32_t> add_fen;   // number of plies between two added positions
  bool nested_comments = false;
  bool full_game_type = false;
  FenForm fen;
  bool star_terminator = false;
  bool suffixes = false;
  bool tag_openings = false;
  bool renew_openings = false;
  bool sort = false;
  std::string sort_keys;  // empty for the collating sequence
  bool unique = false;
  std::string repeats;  // kind of repeats; empty for exact repeats
  std::string keep;     // which copy of a repeated game to keep
  bool symmetric = false;
  std::string duplicates;  // the file for dropped records
  std::string names;       // the file with a table of names
  bool reduced = false;
  bool reduced_strict = false;
  bool loose_numbers = false;
  bool comments_apart = false;
  bool comments = true;
  bool variations = true;
  bool nags = true;
  std::string by;             // names of the values to count by
  bool splits_lines = false;  // write a record for each line
  std::string split;          // number of records per file, or names of the values that decide the file
  std::string columns;        // columns of a table; empty for the usual columns
  std::uint64_t frame = 0;    // bytes of records in a frame of a .zst file; 0 for a file with one frame
  std::uint64_t line_width = 79;
  OnError on_error = OnError::reject;
  unsigned threads = 1;
  bool json = false;
  bool quiet = false;
  ProgressWhen progress = ProgressWhen::automatic;
};

ArchiveOptions read_archive_options(const Invocation& invocation);

// Returns the options of "check": those for reading the input, and --outcomes.
std::span<const Option> reading_options();
// Returns the options of "count": --by, the options that select records and add facts to them, and the
// options for reading the input.
std::span<const Option> count_options();
// Returns the options of "crosstable": the form of the tables, the options that select records, and the
// options for reading the input.
std::span<const Option> crosstable_options();
// Returns the options of "tree": those for the tree, and all of "count" except --by.
std::span<const Option> tree_options();
// Returns the options of "merge": those for merging, and those of "export" that concern records one by one.
std::span<const Option> merge_options();
// Returns the options of "diff".
std::span<const Option> diff_options();
// Returns the options of "export": those for reading the input, for selecting records and for the output.
std::span<const Option> export_options();
// Returns the options of "convert": --to, --columns and the options of "export".
std::span<const Option> convert_options();

}  // namespace mt::cli
