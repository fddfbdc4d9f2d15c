// Describes "movetext engine".
#include "movetext/cli/engine_commands/engine_commands.hpp"
#include "movetext/cli/engine_commands/engine_options.hpp"
#include "movetext/cli/engine_commands/peer_options.hpp"
#include "movetext/cli/one_game.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto engine_options = std::to_array<Option>({
    {.name = "protocol",
     .kind = ValueKind::text,
     .value = "P",
     .help = "the protocol to speak: uci, ucci, hub, dxp, nboard, ubgi (default: that of the first line); "
             "for test, the one to test"},
    {.name = "from",
     .kind = ValueKind::text,
     .value = "P",
     .help = "for bridge: the protocol of the engine (default: found out)"},
    {.name = "to",
     .kind = ValueKind::text,
     .value = "P",
     .help = "for bridge: the protocol to speak (default: that of the first line)"},
    set_option,
    listen_option,
    connect_option,
    as_option,
    position_option,
    minutes_option,
    moves_option,
    patience_option,
});

constexpr auto engine_examples = std::to_array<Example>({
    {"movetext engine", "an engine for any interface: the protocol is that of its first line"},
    {"movetext engine --game russian --protocol hub", "an engine for Russian draughts"},
    {"movetext engine --protocol dxp --listen :27531", "an engine that other programs play draughts with"},
    {"movetext engine test --protocol ubgi \"./my-engine\"", "whether an engine keeps to UBGI"},
    {"movetext engine bridge \"gnubg -t -q -r\" --to ubgi", "GNU Backgammon for interfaces of UBGI"},
});

}  // namespace

const Command engine_command{
    .name = "engine",
    .summary = "be an engine for any interface, test one, or translate between protocols",
    .operands = "[test COMMAND|bridge COMMAND]",
    .takes = Operands::text,
    .shares = "game|losing|output|json",
    .description =
        "Without operands it is an engine on standard input and output for every game that is known here: it "
        "speaks UCI for chess and xiangqi, UCCI for xiangqi, Hub for draughts, DXP for international "
        "draughts, NBoard for Othello and UBGI for backgammon. "
        "Who plays is built in, plain and sound. At the end of its input it answers a search that has a "
        "limit, and "
        "ends; when nobody can read its output, it ends at once.\n"
        "'test' runs the conformance tests of a protocol on the engine of COMMAND. Each test is passed, "
        "failed, or "
        "not offered by the engine; of one that failed the conversation is shown.\n"
        "'bridge' puts the engine of COMMAND behind another protocol of the same game.\n"
        "DXP is a protocol of equals: with --listen the engine waits for programs that want to play with it, "
        "one after the other; with --connect it goes to one that waits. Either side may invite the other to "
        "a "
        "game; with --as the engine does, and leaves after that game.",
    .options = engine_options,
    .examples = engine_examples,
    .program = "movetext-engine",
};

}  // namespace mt::cli
