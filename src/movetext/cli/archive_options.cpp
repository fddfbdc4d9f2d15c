#include "movetext/cli/archive_options.hpp"

#include "movetext/cli/fen_form.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/formats/table/formats.hpp"

#include <algorithm>
#include <array>

namespace mt::cli {
namespace {

constexpr std::string_view reading_languages = "en|de|da|no|sv|fr|es|it|nl|pt|pl|cs|hu|ro|ru|et|fi|is";
constexpr std::string_view piece_languages = "en|figurine|de|da|no|sv|fr|es|it|nl|pt|pl|cs|hu|ro|ru|et|fi|is";

// Names of filters whose values can group records, and the variations of a record.
constexpr std::string_view splits =
    "event|player|white|black|site|year|date|round|eco|opening|result|game|ends|variations";

constexpr auto reading = std::to_array<Option>({
    {.name = "from",
     .kind = ValueKind::choice,
     .value = "FORMAT",
     .help = "format of the input (default: detected)",
     .group = "Input"},
    {.name = "policy",
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = "lenient|archive|strict",
     .help = "severity of faults; lenient: most errors become warnings, and most warnings are not shown; "
             "strict: most warnings become errors (default: archive)"},
    {.name = "fix-ambiguous",
     .help = "chess: a move that several pieces can make is read as the move that keeps the rest of the game "
             "legal, if exactly one move does"},
    {.name = "nested-comments", .help = "PGN and PDN: braces may be nested, so {a {b} c} is one comment"},
    {.name = "lang",
     .kind = ValueKind::choice,
     .value = "LANG",
     .choices = reading_languages,
     .help = "language of the piece letters in chess games (default: detected for each game)"},
    {.name = "input-encoding",
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = "utf-8|latin-1|latin-2|windows-1250|windows-1251|windows-1252|gbk|gb18030|big5",
     .help = "encoding of the input (default: detected for each record)"},
});

constexpr auto judging = std::to_array<Option>({
    {.name = "outcomes",
     .help = "print one line for each game: its outcome by the rules, including draws by repetition and by "
             "move counts",
     .group = "Report"},
});

// For --by, there is also the colour of a player.
constexpr std::string_view counted_groups =
    "event|player|colour|white|black|site|year|date|round|eco|opening|result|game|ends";

constexpr auto counting = std::to_array<Option>({
    {.name = "by",
     .kind = ValueKind::text,
     .value = "NAMES",
     .choices = counted_groups,
     .help =
         "count the records for each value of a filter name, such as player, year, eco, opening, game or "
         "tag.NAME, or for each colour of a player; several names are separated by commas: year,result or "
         "player,colour; number, ply and position are the record, the ply and the position that --select has "
         "found",
     .required = true},
});

constexpr auto tabulating = std::to_array<Option>({
    {.name = "event",
     .kind = ValueKind::text,
     .value = "NAME",
     .help = "only events with NAME in their name; letter case and accents do not matter",
     .group = "Tables"},
    {.name = "as",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "text|html|csv|json|trf",
     .help =
         "text: aligned columns (the default); html: a page; csv and json: a line for each player; trf: a "
         "tournament report of FIDE, for one tournament of chess"},
    {.name = "table",
     .kind = ValueKind::choice,
     .value = "KIND",
     .choices = "auto|round-robin|swiss|match",
     .help =
         "round-robin: a column for each opponent; swiss: a column for each round; match: a column for each "
         "game of two players; auto (the default): as the tag EventType states, or else match for two "
         "players, "
         "round-robin if at least half of the pairs have met, and swiss for all others"},
    {.name = "tie-breaks",
     .kind = ValueKind::text,
     .value = "LIST",
     .help =
         "the tie-breaks in their order, separated by commas, as names or as codes of FIDE: "
         "direct-encounter (DE), wins (WIN), games-won (WON), black-games (BPG), black-wins (BWG), "
         "progressive (PS), koya (KS), buchholz (BH), buchholz-cut-1 (BH-C1), buchholz-cut-2, "
         "buchholz-median-1, buchholz-median-2, sonneborn-berger (SB), opponents-rating (ARO), performance "
         "(TPR), game-points, game-difference (default: direct-encounter,wins,sonneborn-berger; for a swiss "
         "table buchholz-cut-1,buchholz,sonneborn-berger)"},
    {.name = "points",
     .kind = ValueKind::text,
     .value = "LIST",
     .help =
         "points for a win, a draw and a loss, such as 3,1,0; numbers: the numbers of the results, such as "
         "discs (default: 1,0.5,0, or 2,1,0 if all results are 2-0, 1-1 or 0-2)"},
    {.name = "teams", .help = "also a table of the teams, by the tags WhiteTeam and BlackTeam"},
    {.name = "team-tag",
     .kind = ValueKind::text,
     .value = "NAME",
     .help = "the tags of the teams are WhiteNAME and BlackNAME, and the teams have a table (default: Team)"},
});

constexpr auto growing = std::to_array<Option>({
    position_option,
    play_option,
    {.name = "plies",
     .kind = ValueKind::number,
     .value = "N",
     .help = "number of plies that are shown after the position (default: 2)"},
    {.name = "min-games",
     .kind = ValueKind::number,
     .value = "N",
     .help = "show only moves of at least N games (default: 1)"},
    {.name = "transpositions",
     .help =
         "join equal positions: the moves of a position count together, whatever moves led to it, and are "
         "shown once"},
    {.name = "variations", .help = "count the moves of variations, too"},
    {.name = "as",
     .kind = ValueKind::choice,
     .value = "FORMAT",
     .choices = "text|json|dot",
     .help = "form of the tree (default: text); json: like --json, an object for each move; dot: a graph for "
             "Graphviz"},
});

constexpr auto merging = std::to_array<Option>({
    {.name = "keep-tags",
     .help = "keep the tags, comments, glyphs and variations of each game apart, with marks in comments, so "
             "that 'movetext export --split variations' gives the same games back"},
    {.name = "prefix",
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = "annotator|file",
     .help =
         "name the source before the words of each comment: the tag Annotator (if it is missing, the name "
         "of the file), or the name of the file"},
});

constexpr auto comparing = std::to_array<Option>({
    {.name = "exit-code", .help = "exit with status 1 if the files differ"},
});

// Options that select records and unify the names of players.
constexpr auto selecting = std::to_array<Option>({
    {.name = "names",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "rename players by the table in FILE, which has one line for each player, the name first and "
             "then its other spellings: NAME = OTHER = OTHER; in OTHER, * stands for any text, and {code} in "
             "NAME for a code of the player: 'Player {code} = *' hides all names"},
    {.name = "select",
     .kind = ValueKind::text,
     .value = "FILTER",
     .help = "only games that match FILTER; it has conditions such as player:NAME, date:2001..2010, "
             "elo>=2400, eco:B90..B99, result:1-0, plies:20..60, number:7, ends:checkmate, position:FEN, "
             "material:KRPvKR, pattern:BOARD, moves:MOVES, comment:TEXT, nag:4, eval<-1.5, clock<60, "
             "variations>0 or tag.NAME~REGEX, joined by 'and', 'or', 'not' and parentheses; if the option is "
             "repeated, a game must match every FILTER; the values of ends: are checkmate, stalemate, "
             "blocked, no-men, "
             "breakthrough, repetition, perpetual, moves (or 50-moves), material and score",
     .repeatable = true},
    {.name = "in-variations",
     .help =
         "the conditions position:, material:, pattern:, moves:, comment:, nag:, eval and clock of --select "
         "look into variations as well"},
});

// Options that add the openings to records.
constexpr auto naming = std::to_array<Option>({
    {.name = "tag-openings",
     .help = "add the tags ECO, Opening and Variation where they are missing, by the last position of the "
             "main line that has a name (for chess, xiangqi and Othello, and for English, international, "
             "Russian, Brazilian, Italian and Czech draughts)"},
    {.name = "renew-openings", .help = "like --tag-openings, but also replace existing values of these tags"},
});

constexpr auto shaping = std::to_array<Option>({
    {.name = "sort",
     .value = "KEYS",
     .help =
         "order games by date, then event, site, round, White, Black, result and moves; or by KEYS, filter "
         "names separated by commas; - before a name means descending order: --sort=-year,eco,white",
     .group = "Games and their order"},
    {.name = "unique",
     .choices = "exact|moves|position|players",
     .help = "drop games that repeat another game; exact (the default): same start, moves and roster; moves: "
             "same start and moves; players: same start, moves and players; position: same last position and "
             "length"},
    {.name = "keep",
     .kind = ValueKind::choice,
     .value = "COPY",
     .choices = "merged|richest|first",
     .help = "which copy --unique keeps; merged (the default): the richest copy, with the tags, comments, "
             "glyphs and variations of the other copies added; richest: the richest copy, unchanged; first: "
             "the first copy; content that is lost with a dropped copy is reported"},
    {.name = "symmetric",
     .help = "with --unique=moves, =players or =position: a game is also a repeat if it is the same on a "
             "turned or mirrored board, if the rules of the game do not distinguish the two"},
    {.name = "duplicates",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "write the games that --unique drops to FILE",
     .writes = true},
    {.name = "reduced",
     .choices = "strict",
     .help = "write only the tags of the seven tag roster and the main line; a start position is kept, but "
             "with =strict it is an error",
     .group = "Content of the output"},
    {.name = "no-comments", .help = "leave out comments"},
    {.name = "keep-comments-apart", .help = "do not join adjacent comments"},
    {.name = "no-variations", .help = "leave out variations"},
    {.name = "no-nags", .help = "leave out annotation glyphs"},
    {.name = "fix",
     .kind = ValueKind::choice,
     .value = "WHAT",
     .choices = "result|plycount",
     .help = "correct what the moves prove wrong, and report each correction; result: the result of a game "
             "that the board has decided; plycount: the tag PlyCount, which is added where it is missing",
     .repeatable = true},
    {.name = "truncate",
     .kind = ValueKind::number,
     .value = "N",
     .help = "keep only the first N plies of each game (N moves of one side); results are kept"},
    {.name = "add-fen",
     .kind = ValueKind::number,
     .value = "N",
     .help = "add a comment with the position after each N plies of the main line"},
    {.name = "split",
     .kind = ValueKind::text,
     .value = "N|NAME",
     .choices = splits,
     .help = "N records per file: OUTPUT-0001.pdn, OUTPUT-0002.pdn ...; or one file for each value of a "
             "filter name: event, player (a game goes to the files of both players), year, eco, result, "
             "opening, game, tag.NAME ...; several names are separated by commas; or, with variations, one "
             "file with a record for each line of a record, or for each game that 'movetext merge "
             "--keep-tags' merged",
     .group = "Output files"},
    {.name = "frame",
     .kind = ValueKind::text,
     .value = "SIZE",
     .help = "divide a .zst file into frames that can be unpacked separately, each with SIZE bytes of "
             "records (64K to 8M), and add a seek table at the end"},
    {.name = "encoding",
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = "utf-8|latin-1|ascii",
     .help = "encoding of the output",
     .group = "Form of the output"},
    {.name = "translit",
     .kind = ValueKind::choice,
     .value = "LANG",
     .choices = "plain|de",
     .help = "how to spell letters that the encoding lacks; plain (the default): without their accents, as "
             "in Muller; de: in German spelling, as in Mueller"},
    {.name = "piece-letters",
     .kind = ValueKind::choice,
     .value = "LANG",
     .choices = piece_languages,
     .help = "language of the piece letters in chess moves, for display; the PGN standard requires English "
             "letters (default: en)"},
    {.name = "numbers",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "strict|loose",
     .help = "move number after a glyph; strict: repeated (1. e4 $1 1... e5; the default); loose: not "
             "repeated (1. e4 $1 e5), as most programs write"},
    {.name = "line-width",
     .kind = ValueKind::number,
     .value = "N",
     .help = "maximum length of a line of movetext (default: 79)"},
    {.name = "gametype",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "number|full",
     .help = "form of the tag GameType; number: 20 (the default); full: 20,W,10,10,N2,0"},
    ep_option,
    fen_option,
    {.name = "terminator",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "result|star",
     .help = "last word of the movetext; result: the result (the default); star: a star, only in PDN, "
             "because a PGN always ends with its result"},
    {.name = "suffix", .help = "write ! and ? after moves instead of $1 and $2"},
    {.name = "on-error",
     .kind = ValueKind::choice,
     .value = "ACTION",
     .choices = "reject|keep|stop",
     .help = "how to handle a record with an error; reject: copy it to the rejects file instead (the "
             "default); keep: write it up to the error, and the rest as a comment; stop: end the run there",
     .group = "Records with an error"},
    {.name = "rejects",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "file for rejected records, which are copied byte for byte (default: OUTPUT.rejects); if no "
             "record is rejected, an older FILE is removed",
     .writes = true},
});

constexpr auto target = std::to_array<Option>({
    {.name = "to", .kind = ValueKind::choice, .value = "FORMAT", .group = "Output"},
    {.name = "found",
     .help = "fen, epd: of each game only the position that --select has found, instead of all positions"},
    {.name = "columns",
     .kind = ValueKind::text,
     .value = "NAMES",
     .help = "columns of a table, such as White,WhiteElo,TimeControl,Plies,Movetext for csv, or "
             "record,ply,move,position,clock,White for csv-moves and ndjson-moves; any tag can be a column; "
             "if a computed column has the same name, write tag.Plies for the tag; 'all', alone or among "
             "other names, means the usual columns and one for each further tag, and needs files that can "
             "be read twice"},
});

template <std::size_t N, std::size_t M>
constexpr std::array<Option, N + M> joined(const std::array<Option, N>& first,
                                           const std::array<Option, M>& second) {
  std::array<Option, N + M> all{};
  std::copy(first.begin(), first.end(), all.begin());
  std::copy(second.begin(), second.end(), all.begin() + N);
  return all;
}

constexpr auto choosing = joined(selecting, naming);
constexpr auto for_check = joined(reading, judging);
constexpr auto for_count = joined(joined(counting, choosing), reading);
constexpr auto for_crosstable = joined(joined(tabulating, selecting), reading);
constexpr auto for_tree = joined(joined(growing, choosing), reading);
constexpr auto for_diff = joined(joined(comparing, choosing), reading);
constexpr auto for_export = joined(reading, joined(choosing, shaping));
constexpr auto for_convert = joined(target, for_export);

// Returns the help text of --to, which lists the formats that can be written.
std::string meanings_of_formats() {
  std::string out = "format of the output (default: by the extension of --output)";
  std::string_view before = ": ";
  for (const Format* format : all_formats()) {
    if (!format->writes()) continue;
    out.append(before).append(format->name).append(" (").append(format->title).append(")");
    before = ", ";
  }
  return out;
}

// Fills in the names of the formats, which come from the table of formats.
template <class Options>
Options with_formats(Options options) {
  static const std::string read = format_names([](const Format& format) { return format.reads(); });
  static const std::string written = format_names([](const Format& format) { return format.writes(); });
  static const std::string meanings = meanings_of_formats();
  for (Option& option : options) {
    if (option.name == "from") option.choices = read;
    if (option.name == "to") option.choices = written;
    if (option.name == "to") option.help = meanings;
  }
  return options;
}

// Returns the options of "export" that also apply to merged records.
std::vector<Option> for_merge() {
  constexpr auto without = std::to_array<std::string_view>(
      {"sort", "unique", "keep", "symmetric", "duplicates", "reduced", "no-variations", "split", "frame"});
  std::vector<Option> options(merging.begin(), merging.end());
  std::string_view group;  // the heading of options that were left out
  for (Option option : for_export) {
    if (std::ranges::find(without, option.name) != without.end()) {
      if (!option.group.empty()) group = option.group;
      continue;
    }
    if (option.group.empty()) option.group = group;
    group = {};
    options.push_back(option);
  }
  return options;
}

}  // namespace

std::span<const Option> reading_options() {
  static const auto options = with_formats(for_check);
  return options;
}
std::span<const Option> count_options() {
  static const auto options = with_formats(for_count);
  return options;
}
std::span<const Option> crosstable_options() {
  static const auto options = with_formats(for_crosstable);
  return options;
}
std::span<const Option> tree_options() {
  static const auto options = with_formats(for_tree);
  return options;
}
std::span<const Option> merge_options() {
  static const auto options = with_formats(for_merge());
  return options;
}
std::span<const Option> diff_options() {
  static const auto options = with_formats(for_diff);
  return options;
}
std::span<const Option> export_options() {
  static const auto options = with_formats(for_export);
  return options;
}
std::span<const Option> convert_options() {
  static const auto options = with_formats(for_convert);
  return options;
}

}  // namespace mt::cli
