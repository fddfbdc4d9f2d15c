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
     .help = "protocol to speak: uci, ucci, hub, dxp, nboard, ubgi (default: detected from the first line of "
             "input); for test, the protocol to test"},
    {.name = "from",
     .kind = ValueKind::text,
     .value = "P",
     .help = "for bridge: protocol of the engine (default: detected)"},
    {.name = "to",
     .kind = ValueKind::text,
     .value = "P",
     .help = "for bridge: protocol to speak (default: detected from the first line of input)"},
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
    {"movetext engine", "an engine for any interface; the first line of input decides the protocol"},
    {"movetext engine --game russian --protocol hub", "an engine for Russian draughts"},
    {"movetext engine --protocol dxp --listen :27531",
     "an engine that other draughts programs can play against"},
    {"movetext engine test --protocol ubgi \"./my-engine\"", "test whether an engine conforms to UBGI"},
    {"movetext engine bridge gnubg --to ubgi", "GNU Backgammon as an engine for UBGI interfaces"},
});

}  // namespace

const Command engine_command{
    .name = "engine",
    .summary = "act as an engine for any interface, test an engine, or translate between protocols",
    .operands = "[test COMMAND|bridge COMMAND]",
    .takes = Operands::text,
    .shares = "game|losing|output|json",
    .description =
        "Without operands, the built-in player acts as an engine on standard input and output, for every "
        "game of movetext: it speaks UCI for chess and xiangqi, UCCI for xiangqi, Hub for draughts, DXP for "
        "international draughts, NBoard for Othello and UBGI for backgammon. At the end of its input it "
        "finishes a search that has a limit, and exits; if its output is closed, it exits at once.\n"
        "'test' runs the conformance tests of a protocol on the engine that COMMAND starts. Each test is "
        "passed, failed, or not offered by the engine; for a failed test, the dialogue is shown.\n"
        "'bridge' lets the engine that COMMAND starts speak another protocol of the same game.\n"
        "DXP connects two programs directly: with --listen, the engine waits for opponents, one at a time; "
        "with --connect, it connects to a program that waits. Either side may invite the other to a game. "
        "With --as, the engine sends the invitation, and exits after that game.",
    .options = engine_options,
    .examples = engine_examples,
    .program = "movetext-engine",
};

}  // namespace mt::cli
