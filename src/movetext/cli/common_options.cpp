#include "movetext/cli/command.hpp"
#include "movetext/cli/words.hpp"

#include <algorithm>
#include <array>

namespace mt::cli {
namespace {

constexpr auto options_of_all = std::to_array<Option>({
    {.name = "game",
     .kind = ValueKind::game,
     .value = "NAME",
     .help = "the game: a name, an alias or a GameType number ('movetext games' lists them); overrides the "
             "tags of the records"},
    {.name = "losing",
     .help = "the losing form of the game: the side that has no move left wins",
     .synonyms = "misere|reverse|giveaway"},
    {.name = "notation",
     .kind = ValueKind::choice,
     .value = "N",
     .choices = "canonical|numeric|algebraic|short|diagonal|san|lan|uci|points|expanded|wxf|iccs|chinese|"
                "traditional|point",
     .help = "notation of moves in the output; canonical is the game's own; backgammon has points (the same "
             "as point), and expanded, which writes each die separately"},
    {.letter = 'o',
     .name = "output",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "write results to FILE, completely or not at all; if the name ends in .gz, .bz2, .xz or .zst, "
             "the file is compressed; if it ends in /, it is a directory for games or diagrams",
     .writes = true},
    {.name = "threads",
     .kind = ValueKind::number,
     .value = "N",
     .help = "number of threads (default: one per core); the output does not depend on it",
     .vacuous = true},
    {.name = "json", .help = "write results for programs: one JSON object per line, on standard output"},
    {.letter = 'q',
     .name = "quiet",
     .help = "show only errors and warnings on standard error, no progress and no notes",
     .vacuous = true},
    {.name = "progress",
     .kind = ValueKind::choice,
     .value = "WHEN",
     .choices = "auto|always|never",
     .help = "show progress on standard error; auto: if it is a terminal",
     .vacuous = true},
    {.name = "color",
     .choices = "auto|always|never",
     .help = "use colours in messages and help; auto (the default): on a terminal that supports them, unless "
             "NO_COLOR is set; always, or --color alone: everywhere, and messages show the line of the input "
             "as on a terminal; never: no colours",
     .synonyms = "colour",
     .vacuous = true},
    {.letter = 'h', .name = "help", .help = "show this help"},
});

// The option --output of commands that append to their output.
constexpr Option growing_output{.letter = 'o',
                                .name = "output",
                                .kind = ValueKind::file,
                                .value = "FILE",
                                .help = "add the record of each game to FILE as soon as the game ends",
                                .writes = true};

}  // namespace

std::span<const Option> common_options() {
  return options_of_all;
}

bool has_use_for(const Command& command, const Option& common) {
  const std::vector<std::string_view> names = split_words(command.shares);
  return common.name == "help" || std::find(names.begin(), names.end(), common.name) != names.end();
}

std::vector<const Option*> shared_options(const Command& command) {
  std::vector<const Option*> shared;
  for (const Option& option : common_options())
    if (has_use_for(command, option))
      shared.push_back(command.appends && option.name == growing_output.name ? &growing_output : &option);
  return shared;
}

std::vector<const Option*> offered_options(const Command& command) {
  std::vector<const Option*> offered;
  for (const Option& option : command.options) offered.push_back(&option);
  const std::vector<const Option*> shared = shared_options(command);
  offered.insert(offered.end(), shared.begin(), shared.end());
  return offered;
}

}  // namespace mt::cli
