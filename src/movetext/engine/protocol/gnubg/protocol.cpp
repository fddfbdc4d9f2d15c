#include "movetext/engine/protocol/gnubg/protocol.hpp"

#include "movetext/engine/protocol/gnubg/match_terms.hpp"
#include "movetext/engine/protocol/gnubg/script.hpp"

#include <array>

namespace mt::engine::gnubg {
namespace {

constexpr std::array files{ProgramFile{.name = "serve.py", .text = script}};
// No window, no welcome, no file of settings; settings are kept in the directory of the script.
constexpr auto arguments = std::to_array<NeededArgument>({{"-t", "--tty"},
                                                          {"-q", "--quiet"},
                                                          {"-r", "--no-rc"},
                                                          {"-s", "--prefsdir", "@"},
                                                          {"-p", "--python", "@/serve.py"}});
constexpr auto refused = std::to_array<std::string_view>({"-c", "--commands", "-w", "--window-system-only"});
constexpr auto leftovers = std::to_array<std::string_view>({"backup", "position.sgf"});

}  // namespace

const Protocol protocol{
    .name = "gnubg",
    .title = "Script in GNU Backgammon",
    .greeting = "hello",
    .startup = {.files = files, .arguments = arguments, .refused = refused, .leftovers = leftovers},
    .usual_game = "backgammon",
    .has = has_game,
    .client = make_client,
};

}  // namespace mt::engine::gnubg
