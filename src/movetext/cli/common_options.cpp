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
     .help = "the game: a name, an alias or a GameType number ('movetext games'); overrides the tags of a "
             "record"},
    {.name = "losing",
     .help = "the losing form of the game: the side that has no move left wins",
     .synonyms = "misere|reverse|giveaway"},
    {.name = "notation",
     .kind = ValueKind::choice,
     .value = "N",
     .choices = "canonical|numeric|algebraic|short|diagonal|san|lan|uci|points|expanded|wxf|iccs|chinese|"
                "traditional|point",
     .help = "notation of moves in the output; for backgammon, points (or point), or expanded, which writes "
             "each die separately"},
    {.letter = 'o',
     .name = "output",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "write results to FILE, completely or not at all; a name that ends in .gz, .bz2, .xz or .zst "
             "compresses them, and one that ends in / is a directory for games or diagrams",
     .writes = true},
    {.name = "threads",
     .kind = ValueKind::number,
     .value = "N",
     .help = "number of threads (default: all cores); it never changes the output",
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
     .help = "use colours in messages and help; auto: on a terminal that supports them, unless NO_COLOR is "
             "set; --color alone means always, which also shows the lines of the input as on a terminal",
     .synonyms = "colour",
     .vacuous = true},
    {.letter = 'h', .name = "help", .help = "show this help"},
});

// The same option for commands that append to their output.
constexpr Option growing_output{.letter = 'o',
                                .name = "output",
                                .kind = ValueKind::file,
                                .value = "FILE",
                                .help = "add the record of each game to FILE as soon as it ends",
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
