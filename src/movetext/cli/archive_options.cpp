#include "movetext/cli/archive_options.hpp"

#include "movetext/cli/fen_form.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::cli {
namespace {

constexpr std::string_view reading_languages = "en|de|da|no|sv|fr|es|it|nl|pt|pl|cs|hu|ro|ru|et|fi|is";
constexpr std::string_view piece_languages = "en|figurine|de|da|no|sv|fr|es|it|nl|pt|pl|cs|hu|ro|ru|et|fi|is";

// Names of filters by which records can be grouped.
constexpr std::string_view groups =
    "event|player|white|black|site|year|date|round|eco|opening|result|game|ends";

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
     .help = "severity of faults: lenient only warns about what damages a record, strict reports repairs as "
             "errors (default: archive)"},
    {.name = "fix-ambiguous",
     .help = "chess: resolve a move that several pieces can make to the only one with which the rest of the "
             "game is legal"},
    {.name = "nested-comments", .help = "PGN, PDN: read nested braces: {a {b} c} is one comment"},
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
     .help = "print one line for each game: its outcome by the rules of its game, including draws by "
             "repetition and by move counts",
     .group = "Report"},
});

constexpr auto counting = std::to_array<Option>({
    {.name = "by",
     .kind = ValueKind::text,
     .value = "NAMES",
     .choices = groups,
     .help = "what to count by: filter names separated by commas, such as player, year,result, eco, opening, "
             "game, tag.NAME",
     .required = true},
});

// Options that choose records and supply facts about them.
constexpr auto choosing = std::to_array<Option>({
    {.name = "names",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "rename players by a table, one line for each player: NAME = OTHER = OTHER"},
    {.name = "select",
     .kind = ValueKind::text,
     .value = "FILTER",
     .help =
         "only games that match: conditions such as player:NAME, date:2001..2010, elo>=2400, eco:B90..B99, "
         "result:1-0, plies:20..60, number:7, ends:checkmate, position:FEN, tag.NAME~REGEX, joined by and, "
         "or, not and parentheses; may be repeated, and all must match; ends: takes checkmate, stalemate, "
         "blocked, no-men, breakthrough, repetition, perpetual, moves (or 50-moves), material, score",
     .repeatable = true},
    {.name = "tag-openings",
     .help = "add ECO, Opening and Variation where they are missing, from the last position of the main line "
             "that has a name (chess, xiangqi, Othello; English, international, Russian, Brazilian, Italian "
             "and Czech draughts)"},
    {.name = "renew-openings", .help = "the same, and replace existing values"},
});

constexpr auto shaping = std::to_array<Option>({
    {.name = "sort",
     .value = "KEYS",
     .help = "order games by date, event, site, round, White, Black, result, moves; or by KEYS: filter names "
             "separated by commas, with - before a name for descending order: --sort=-year,eco,white",
     .group = "Games and their order"},
    {.name = "unique",
     .choices = "exact|moves|position|players",
     .help = "drop repeats of a game: same start, same moves, same roster; =moves: any roster, =players: "
             "same players, =position: same last position and length"},
    {.name = "keep",
     .kind = ValueKind::choice,
     .value = "COPY",
     .choices = "merged|richest|first",
     .help = "which copy --unique keeps: the richest with the tags, comments, glyphs and variations of the "
             "others added (merged, the default), the richest unchanged, or the first; anything lost from "
             "the others is reported"},
    {.name = "symmetric",
     .help = "with --unique=moves, =players or =position: also treat games as repeats that differ only by "
             "turning or mirroring the board, if the rules allow it (Othello)"},
    {.name = "duplicates",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "write the games that --unique drops to FILE",
     .writes = true},
    {.name = "reduced",
     .choices = "strict",
     .help = "write only the seven tag roster and the main line; a start position is kept, or is an error "
             "with =strict",
     .group = "Content of the output"},
    {.name = "no-comments", .help = "leave out comments"},
    {.name = "keep-comments-apart", .help = "do not join adjacent comments"},
    {.name = "no-variations", .help = "leave out variations"},
    {.name = "no-nags", .help = "leave out annotation glyphs"},
    {.name = "fix",
     .kind = ValueKind::choice,
     .value = "WHAT",
     .choices = "result",
     .help = "repair what the moves prove, and report it; result: the result of a game that the board has "
             "decided"},
    {.name = "split",
     .kind = ValueKind::text,
     .value = "N|NAME",
     .choices = groups,
     .help = "N records per file: OUTPUT-0001.pdn, OUTPUT-0002.pdn ...; or one file for each value of a "
             "filter name: event, player (a game goes to the files of both), year, eco, result, opening, "
             "game, tag.NAME ...; several names are separated by commas",
     .group = "Output files"},
    {.name = "frame",
     .kind = ValueKind::text,
     .value = "SIZE",
     .help = "write a .zst file in frames of SIZE bytes of records (64K to 8M) that can be unpacked "
             "independently, with a seek table at the end"},
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
     .help = "how to spell letters that the encoding lacks: Muller, or Mueller with de"},
    {.name = "piece-letters",
     .kind = ValueKind::choice,
     .value = "LANG",
     .choices = piece_languages,
     .help = "letters of the chessmen, for display; the standard requires English ones (default: en)"},
    {.name = "numbers",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "strict|loose",
     .help = "loose: no new move number after a glyph (1. e4 $1 e5), as most programs write"},
    {.name = "line-width",
     .kind = ValueKind::number,
     .value = "N",
     .help = "maximum length of a line of movetext (default: 79)"},
    {.name = "gametype",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "number|full",
     .help = "form of the tag GameType"},
    ep_option,
    fen_option,
    {.name = "terminator",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "result|star",
     .help = "end of the movetext; star: only in PDN, a PGN always ends with its result"},
    {.name = "suffix", .help = "write ! and ? after moves instead of $1 and $2"},
    {.name = "on-error",
     .kind = ValueKind::choice,
     .value = "ACTION",
     .choices = "reject|keep|stop",
     .help = "how to handle a record with an error (default: reject)",
     .group = "Records with an error"},
    {.name = "rejects",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "file for rejected records, byte for byte (default: OUTPUT.rejects); if there are none, an "
             "older FILE is removed",
     .writes = true},
});

constexpr auto target = std::to_array<Option>({
    {.name = "to", .kind = ValueKind::choice, .value = "FORMAT", .group = "Output"},
    {.name = "columns",
     .kind = ValueKind::text,
     .value = "NAMES",
     .help =
         "csv: columns of the table, such as Event,White,WhiteElo,TimeControl,Plies,Movetext; any tag can be "
         "a column (tag.Plies if a computed column has the same name); 'all', alone or among names, "
         "stands for the usual columns and one for each further tag, and needs files that can be read twice"},
});

template <std::size_t N, std::size_t M>
constexpr std::array<Option, N + M> joined(const std::array<Option, N>& first,
                                           const std::array<Option, M>& second) {
  std::array<Option, N + M> all{};
  std::copy(first.begin(), first.end(), all.begin());
  std::copy(second.begin(), second.end(), all.begin() + N);
  return all;
}

constexpr auto for_check = joined(reading, judging);
constexpr auto for_count = joined(joined(counting, choosing), reading);
constexpr auto for_export = joined(reading, joined(choosing, shaping));
constexpr auto for_convert = joined(target, for_export);

// Returns the list of formats that can be written.
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

// The names of the formats come from their table.
template <std::size_t N>
std::array<Option, N> with_formats(std::array<Option, N> options) {
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

OnError on_error_of(std::string_view word) {
  if (word == "keep") return OnError::keep;
  return word == "stop" ? OnError::stop : OnError::reject;
}

// Returns the bytes of "4M", "512K" or "100000"; 0 if the text is not a size.
std::uint64_t parse_size(std::string_view text) {
  constexpr std::int64_t largest = std::int64_t{1} << 32;
  unsigned shift = 0;
  if (text.ends_with('K')) shift = 10;
  if (text.ends_with('M')) shift = 20;
  if (shift > 0) text.remove_suffix(1);
  const std::int64_t number = text::parse_number(text, largest);
  return number < 0 ? 0 : static_cast<std::uint64_t>(number) << shift;
}

ProgressWhen progress_of(std::string_view word) {
  if (word == "always") return ProgressWhen::always;
  return word == "never" ? ProgressWhen::never : ProgressWhen::automatic;
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
std::span<const Option> export_options() {
  static const auto options = with_formats(for_export);
  return options;
}
std::span<const Option> convert_options() {
  static const auto options = with_formats(for_convert);
  return options;
}

ArchiveOptions read_archive_options(const Invocation& invocation) {
  ArchiveOptions options;
  const auto text = [&](std::string_view name) { return std::string(invocation.value_or(name, "")); };
  options.files = invocation.operands();
  if (options.files.empty()) options.files.emplace_back("-");
  options.game = text("game");
  options.losing = invocation.has("losing");
  options.notation = invocation.value_or("notation", options.notation);
  options.from = text("from");
  options.to = text("to");
  options.output = text("output");
  options.rejects = text("rejects");
  options.select = invocation.values("select");
  options.encoding = invocation.value_or("encoding", options.encoding);
  options.policy = text("policy");
  options.input_encoding = text("input-encoding");
  options.outcomes = invocation.has("outcomes");
  options.fix_ambiguous = invocation.has("fix-ambiguous");
  options.fix_result = text("fix") == "result";
  options.nested_comments = invocation.has("nested-comments");
  options.fen = fen_form_of(invocation);
  options.full_game_type = text("gametype") == "full";
  options.star_terminator = text("terminator") == "star";
  options.suffixes = invocation.has("suffix");
  options.renew_openings = invocation.has("renew-openings");
  options.tag_openings = invocation.has("tag-openings") || options.renew_openings;
  options.sort = invocation.has("sort");
  options.sort_keys = text("sort");
  options.unique = invocation.has("unique");
  options.repeats = text("unique");
  options.keep = text("keep");
  options.symmetric = invocation.has("symmetric");
  options.duplicates = text("duplicates");
  options.names = text("names");
  options.reduced = invocation.has("reduced");
  options.reduced_strict = text("reduced") == "strict";
  options.loose_numbers = text("numbers") == "loose";
  options.comments_apart = invocation.has("keep-comments-apart");
  options.translit = text("translit");
  options.lang = text("lang");
  options.piece_letters = text("piece-letters");
  options.comments = !invocation.has("no-comments");
  options.variations = !invocation.has("no-variations");
  options.nags = !invocation.has("no-nags");
  options.by = text("by");
  options.split = text("split");
  options.columns = text("columns");
  options.frame = parse_size(text("frame"));
  options.line_width = invocation.number_or("line-width", options.line_width);
  options.on_error = on_error_of(text("on-error"));
  options.threads = invocation.threads();
  options.json = invocation.has("json");
  options.quiet = invocation.has("quiet");
  options.progress = progress_of(text("progress"));
  return options;
}

}  // namespace mt::cli
