// Says what a run over an archive is to do, in plain values.
#pragma once
#include "movetext/archive/core/selection.hpp"
#include "movetext/archive/core/visitor.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/board/notation.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/openings/tagger.hpp"
#include "movetext/record/collate.hpp"
#include "movetext/record/grouping.hpp"
#include "movetext/record/name_table.hpp"
#include "movetext/record/sort_key.hpp"
#include "movetext/text/charset.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

// Says what becomes of a record with an error.
enum class OnError : std::uint8_t {
  reject,  // its bytes go to the rejects, as they are
  keep,    // it is written up to the error, the rest in a comment
  stop,    // the run ends before it, and no file is written
};

// Which copy of a game stays when repeats are dropped.
enum class Keep : std::uint8_t {
  merged,   // the richest, with the annotations and tags of the others
  richest,  // the one that says most beside its moves
  first,    // the first in the input
};

// Computes a digest; texts that differ have different ones.
using Digest = std::array<std::uint8_t, 32> (*)(std::string_view bytes);

// Finds the companions of a file, in the order of Format::companions; empty: they cannot be had.
using FindCompanions = std::vector<CompanionFile> (*)(const Format& format, std::string_view path);

struct Task {
  std::vector<std::string> files;               // "-": standard input
  const Format* from = nullptr;                 // nullptr: by content, then by extension
  const Format* to = nullptr;                   // nullptr: nothing is written, records are only checked
  bool own_format = false;                      // each record in a form of its game; `to` may be nullptr:
                                                // the canonical form of the first file
  std::string output;                           // name of the file of records, which the canonical form must
                                                // fit (output_name.hpp); empty: it has none
  std::optional<GameSpec> game;                 // overrides the tags
  bool losing = false;                          // the losing form of whatever game a record has
  std::optional<board::Notation> notation;      // of the moves; else the game's own
  std::optional<PieceLetters> reading_letters;  // of chessmen in the input; else found out for each game
  PieceLetters letters{};                       // ... and in the output
  bool refuse_setups = false;                   // a game from a set-up position is an error
  bool fix_ambiguous = false;                   // replay::ReplayOptions
  bool fix_result = false;                      // the same
  bool as_it_comes = false;                     // do not wait for a slow pipe to fill a chunk
  bool nested_comments = false;                 // ReadOptions
  bool outcomes = false;                        // report how each game stands by its rules
  bool full_game_type = false;                  // write all fields of GameType
  FenForm fen;                                  // of chess positions in the output
  std::shared_ptr<const openings::Shelf> openings;  // nullptr: no tags for openings
  openings::Renew renew_openings = openings::Renew::no;
  bool openings_for_groups = false;  // openings are found only for records that `groups` need them of, and
                                     // after the selection
  WritingOptions writer;
  std::optional<text::Charset> charset;  // of the input; else decided for each record
  Selection selection;                   // of the records that are written
  Policy policy = Policy::archive;       // how bad each kind of fault is
  OnError on_error = OnError::reject;
  bool sort = false;                                 // by the collating sequence
  std::vector<SortKey> sort_keys{};                  // ... or by these
  bool unique = false;                               // drop repeats ...
  Repeats repeats = Repeats::exact;                  // ... of this kind
  Keep keep = Keep::merged;                          // ... but for this copy
  bool symmetric = false;                            // ... also those on a turned or mirrored board
  std::shared_ptr<const NameTable> names = nullptr;  // of players, who get the names that it has
  std::vector<GroupKey> groups{};                    // a file for the records of each, or they are counted
  Digest digest = nullptr;  // stands for what is long when repeats are looked for; run() has one
  FindCompanions find_companions = nullptr;  // nullptr: there are no files; run() has one
  Visit visit{};  // sees each record that the selection takes; with several threads they all call it,
                  // in any order
  Edit edit{};    // changes each record of a known game that is written and can be played from its start
  replay::LineFollower* lines = nullptr;  // hears of the positions of each record before `visit` sees it;
                                          // for one thread
  unsigned threads = 1;
  std::size_t chunk_bytes = std::size_t{512} << 10;

  // run() finds these out from the name of the output: whether it has the extension of `to`, and whether a
  // record with moves is refused, since a list of positions would lose them.
  bool is_named = false;
  bool positions_alone = false;
};

}  // namespace mt::archive
