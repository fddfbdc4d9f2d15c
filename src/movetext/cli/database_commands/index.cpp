// Describes "movetext index".
#include "movetext/cli/database_commands/database_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr auto index_options = std::to_array<Option>({
    {.name = "add",
     .help =
         "add the files to a database that exists; of a file that has grown since it was added, only the new "
         "records",
     .group = "What is done"},
    {.name = "remove",
     .kind = ValueKind::text,
     .value = "FILE",
     .help = "remove the games of a file from the database, by the name under which it was added",
     .repeatable = true},
    {.name = "remove-game",
     .kind = ValueKind::number,
     .value = "ID",
     .help = "remove one game from the database, by its id in the view games",
     .repeatable = true},
    {.name = "verify", .help = "check databases: the files, all blocks, and that tables and records agree"},
    {.name = "compact",
     .help = "make databases smaller: join small blocks, remove unused names, and give free space back"},
    {.name = "unique",
     .kind = ValueKind::none,
     .value = "KIND",
     .choices = "exact|moves|position|players",
     .help = "do not add games that the database already has: with the same roster and moves (exact, the "
             "default), the same moves, the same final position and length, or the same moves and players",
     .group = "Records"},
    {.name = "names",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "a table of names of players; the database keeps the preferred name of each player beside the "
             "name in "
             "the record"},
});

constexpr auto index_examples = std::to_array<Example>({
    {"movetext index season/*.pgn.zst -o season.mtdb", "a database of all games"},
    {"movetext index --add league.pgn -o season.mtdb", "more games, or those that league.pgn has got since"},
    {"movetext index autumn.mtdb spring.mtdb -o year.mtdb", "one database of two"},
    {"movetext index --remove league.pgn -o season.mtdb", "the games of a file are removed"},
    {"movetext index --verify season.mtdb", "is the database undamaged?"},
    {"movetext export season.mtdb --select player:Carlsen -o carlsen.pgn", "a database is read like a file"},
});

constexpr auto index_exits = std::to_array<ExitMeaning>({
    {Status::ok, "all well"},
    {Status::faults, "a record has an error, or --verify has found damage"},
    {Status::usage, "the command line is wrong, or a file is not a database"},
    {Status::io, "reading or writing failed, or another process writes to the database"},
});

}  // namespace

const Command index_command{
    .name = "index",
    .summary = "make a database of records, or change one",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "output|threads|json|quiet|progress|color",
    .description =
        "Puts the records of the files into one database, --output. A database is an ordinary SQLite file, "
        "which any "
        "SQLite tool opens, with tables of games, players, events, openings and files "
        "(docs/database.md). All commands that read records also read a database, in place of the files that "
        "were "
        "put into it: they give the same records in the same order, and their messages name the same files "
        "and "
        "lines.\n"
        "The records are stored without loss, records with errors too; 'movetext check' on the database "
        "lists "
        "what it lists on the files. The operands may be databases: the new database then has all their "
        "games.\n"
        "With --add the files are added to a database that exists. A file that the database has in full is "
        "skipped. If a file has changed otherwise than by records at its end, it is refused: --remove it "
        "first. Only one process at a time may write to a database. Others can read it meanwhile: they see "
        "the "
        "games that were there when they began. If the process is killed, the database has all games of "
        "its last commit, and the same command continues.\n"
        "A new database appears under its name when it is complete.",
    .options = index_options,
    .examples = index_examples,
    .exits = index_exits,
    .program = "movetext-database",
};

}  // namespace mt::cli
