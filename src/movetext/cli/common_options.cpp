#include "movetext/cli/command.hpp"

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
     .help = "the losing form of the game: who has no move left wins",
     .synonyms = "misere|reverse|giveaway"},
    {.name = "notation",
     .kind = ValueKind::choice,
     .value = "N",
     .choices = "canonical|numeric|algebraic|diagonal|san|lan|uci|points|expanded|wxf|iccs|chinese|"
                "traditional|point",
     .help = "notation of moves on output; of backgammon points (or point) and expanded, each die by itself"},
    {.letter = 'o',
     .name = "output",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "write results to FILE, whole or not at all; .gz, .bz2, .xz or .zst at its end compresses"},
    {.name = "threads",
     .kind = ValueKind::number,
     .value = "N",
     .help = "threads to use (default: all cores); the output never depends on it"},
    {.name = "json", .help = "results for programs: one JSON object a line on standard output"},
    {.name = "quiet", .help = "no progress and no notes on standard error, only faults"},
    {.name = "progress",
     .kind = ValueKind::choice,
     .value = "WHEN",
     .choices = "auto|always|never",
     .help = "progress on standard error; auto is on a terminal"},
    {.letter = 'h', .name = "help", .help = "this text"},
});

}  // namespace

std::span<const Option> common_options() {
  return options_of_all;
}

}  // namespace mt::cli
