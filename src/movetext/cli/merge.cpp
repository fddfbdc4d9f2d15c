// movetext merge: merges games into one record with variations.
#include "movetext/cli/archive_jobs.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"

#include <array>
#include <string_view>

namespace mt::cli {
namespace {

constexpr auto merge_examples = std::to_array<Example>({
    {"movetext merge french-*.pgn -o french.pgn", "a repertoire: one record with all lines"},
    {"movetext merge --prefix annotator anna.pgn bram.pgn -o both.pgn",
     "the comments of two annotators of one game"},
    {"movetext merge --keep-tags club.pdn | movetext export --split variations", "and back again"},
});

Status merge_records(const Invocation& invocation) {
  constexpr auto clashes = std::to_array<std::array<std::string_view, 2>>({
      {"prefix", "--prefix changes comments, but --keep-tags keeps them unchanged"},
      {"no-comments", "--keep-tags writes its marks in comments, but --no-comments leaves all comments out"},
      {"no-nags", "--keep-tags keeps all glyphs, but --no-nags leaves them out"},
  });
  for (const auto& [option, reason] : clashes)
    if (invocation.has("keep-tags") && invocation.has(option)) return complain(reason), Status::usage;
  const std::string_view prefix = invocation.value_or("prefix", "");
  return run_merge(invocation, read_archive_options(invocation),
                   {.keep = invocation.has("keep-tags") ? GameTree::Keep::games : GameTree::Keep::moves,
                    .speaker = prefix == "annotator" ? archive::Speaker::annotator
                               : prefix == "file"    ? archive::Speaker::file
                                                     : archive::Speaker::none});
}

}  // namespace

const Command merge_command{
    .name = "merge",
    .summary = "merge games into one record with variations",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|notation|output|threads|json|quiet|progress|color",
    .description =
        "Merges the games of the files into one record for each game (chess, russian ...) and start "
        "position. "
        "The first game is the main line; games that deviate from it become variations, in the order of the "
        "files. Comments, embedded commands, glyphs and variations of all games are kept, each once. The "
        "record "
        "has the tags on which all games agree; if the games differ, the end of each game has a comment with "
        "the players, the event and the result, as far as they differ. So annotated copies of one game "
        "become "
        "one record of this game with all annotations.\n"
        "With --keep-tags nothing is lost: marks in comments show which notes and tags belong to which game "
        "([%game 2] and [%end 2]), and 'movetext export --split variations' gives the same games back, in "
        "their order.\n"
        "Matches with dice do not become variations, because their rolls differ: copies of a match become "
        "one "
        "record, and other matches stay unchanged.\n"
        "Records with an error are handled as by 'movetext export'. A merged record has at most 400,000 "
        "moves "
        "and notes, and 8 MiB, so that it can be read again; all merged records together have at most ten "
        "times "
        "as many moves, and 128 MiB.",
    .options = merge_options(),
    .examples = merge_examples,
    .run = merge_records,
};

}  // namespace mt::cli
