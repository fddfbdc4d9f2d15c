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
     .help = "format of the input, instead of finding it out",
     .group = "Input"},
    {.name = "policy",
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = "lenient|archive|strict",
     .help = "how bad faults are: lenient warns of what damages a record, strict makes errors of what was "
             "repaired "
             "(default: archive)"},
    {.name = "fix-ambiguous",
     .help = "chess: a move that several pieces can make is that of the only one with which the rest of the "
             "game is legal"},
    {.name = "nested-comments",
     .help = "PGN, PDN: a comment in braces may hold others: {a {b} c} is one comment"},
    {.name = "lang",
     .kind = ValueKind::choice,
     .value = "LANG",
     .choices = reading_languages,
     .help = "language of the piece letters in chess games, instead of finding it out for each game"},
    {.name = "input-encoding",
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = "utf-8|latin-1|latin-2|windows-1250|windows-1251|windows-1252|gbk|gb18030|big5",
     .help = "encoding of the input, instead of finding it out for each record"},
});

constexpr auto judging = std::to_array<Option>({
    {.name = "outcomes",
     .help =
         "one line for each game: how it stands by the rules of its game, draws by repetition and by counted "
         "moves among them",
     .group = "Report"},
});

constexpr auto counting = std::to_array<Option>({
    {.name = "by",
     .kind = ValueKind::text,
     .value = "NAMES",
     .choices = groups,
     .help = "what to count by: names of filters with a comma between them, as player, year,result, eco, "
             "opening, game, tag.NAME",
     .required = true},
});

// Options that choose records and supply facts about them.
constexpr auto choosing = std::to_array<Option>({
    {.name = "names",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "give players the names of a table, a line for each: NAME = OTHER = OTHER"},
    {.name = "select",
     .kind = ValueKind::text,
     .value = "FILTER",
     .help =
         "only games that fit: conditions as player:NAME, date:2001..2010, elo>=2400, eco:B90..B99, "
         "result:1-0, plies:20..60, number:7, ends:checkmate, position:FEN, tag.NAME~REGEX, joined by "
         "and, or, "
         "not and parentheses; may be repeated, and all must fit; ends: takes checkmate, stalemate, blocked, "
         "no-men, breakthrough, repetition, perpetual, moves (or 50-moves), material, score",
     .repeatable = true},
    {.name = "tag-openings",
     .help =
         "add ECO, Opening and Variation where they are missing, by the last position of the main line that "
         "has a name (chess, xiangqi, Othello; English, international, Russian, Brazilian, Italian and Czech "
         "draughts)"},
    {.name = "renew-openings", .help = "the same, and replace what stands there"},
});

constexpr auto shaping = std::to_array<Option>({
    {.name = "sort",
     .value = "KEYS",
     .help =
         "order games by date, event, site, round, White, Black, result, moves; or by KEYS, names of filters "
         "with a comma between them and - before those that descend: --sort=-year,eco,white",
     .group = "Games and their order"},
    {.name = "unique",
     .choices = "exact|moves|position|players",
     .help = "drop repeats of a game: same start, same moves, same roster; =moves: whatever the roster, "
             "=players: "
             "of the same players, =position: with the same last position and length"},
    {.name = "keep",
     .kind = ValueKind::choice,
     .value = "COPY",
     .choices = "merged|richest|first",
     .help =
         "which copy --unique keeps: the richest with the tags, comments, glyphs and variations of the "
         "others "
         "(merged, the default), the richest as it is, or the first; what is lost of the others is reported"},
    {.name = "symmetric",
     .help =
         "--unique=moves, =players and =position: games are also repeats if one is the other on a turned or "
         "mirrored board, where the rules do not tell them apart (Othello)"},
    {.name = "duplicates",
     .kind = ValueKind::file,
     .value = "FILE",
     .help = "write what --unique drops there",
     .writes = true},
    {.name = "reduced",
     .choices = "strict",
     .help = "only the seven tag roster and the main line; a start position stays, and with =strict it is an "
             "error",
     .group = "What is written of a game"},
    {.name = "no-comments", .help = "leave out comments"},
    {.name = "keep-comments-apart", .help = "do not join comments that stand beside each other"},
    {.name = "no-variations", .help = "leave out variations"},
    {.name = "no-nags", .help = "leave out annotation glyphs"},
    {.name = "fix",
     .kind = ValueKind::choice,
     .value = "WHAT",
     .choices = "result",
     .help = "repair what the moves prove, and say so; result: of a game that the board has decided"},
    {.name = "split",
     .kind = ValueKind::text,
     .value = "N|NAME",
     .choices = groups,
     .help = "N records a file: OUTPUT-0001.pdn, OUTPUT-0002.pdn ...; or a file for each value of a name of "
             "filters: event, player (a game goes to the files of both), year, eco, result, opening, game, "
             "tag.NAME ...; several with a comma between them",
     .group = "Output files"},
    {.name = "frame",
     .kind = ValueKind::text,
     .value = "SIZE",
     .help =
         "a .zst file is written in frames of SIZE bytes of records (64K to 8M), which can be unpacked each "
         "for itself, with a seek table at the end"},
    {.name = "encoding",
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = "utf-8|latin-1|ascii",
     .help = "encoding of the output",
     .group = "How it is written"},
    {.name = "translit",
     .kind = ValueKind::choice,
     .value = "LANG",
     .choices = "plain|de",
     .help = "how letters are spelled that the encoding does not have: Muller, or Mueller with de"},
    {.name = "piece-letters",
     .kind = ValueKind::choice,
     .value = "LANG",
     .choices = piece_languages,
     .help = "letters of the chessmen, for display; the standard has English ones (default: en)"},
    {.name = "numbers",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "strict|loose",
     .help = "loose: no new move number behind a glyph (1. e4 $1 e5), as most programs write"},
    {.name = "line-width",
     .kind = ValueKind::number,
     .value = "N",
     .help = "longest line of movetext (default: 79)"},
    {.name = "gametype",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "number|full",
     .help = "how the tag GameType is written"},
    ep_option,
    fen_option,
    {.name = "terminator",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "result|star",
     .help = "what ends the movetext; star: PDN alone, a PGN ends with its result"},
    {.name = "suffix", .help = "write ! and ? behind moves instead of $1 and $2"},
    {.name = "on-error",
     .kind = ValueKind::choice,
     .value = "ACTION",
     .choices = "reject|keep|stop",
     .help = "what becomes of a record with an error (default: reject)",
     .group = "Records with an error"},
    {.name = "rejects",
     .kind = ValueKind::file,
     .value = "FILE",
     .help =
         "rejected records, byte for byte (default: OUTPUT.rejects); without any, an older FILE is removed",
     .writes = true},
});

constexpr auto target = std::to_array<Option>({
    {.name = "to", .kind = ValueKind::choice, .value = "FORMAT", .group = "Output"},
    {.name = "columns",
     .kind = ValueKind::text,
     .value = "NAMES",
     .help = "csv: the columns of the table, as Event,White,WhiteElo,TimeControl,Plies,Movetext; any tag can "
             "be one, tag.Plies if its name is that of a computed column; 'all', alone or among names: all "
             "others, the usual ones and one for each further tag, for files that can be read twice"},
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
  std::string out = "format of the output (default: what the extension of --output names)";
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
