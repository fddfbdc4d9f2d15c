#include "movetext/cli/make_job.hpp"

#include "movetext/archive/digest.hpp"
#include "movetext/cli/check_searches.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/cli/pattern.hpp"
#include "movetext/cli/words.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace mt::cli {
namespace {

text::OutputEncoding encoding_of(std::string_view name) {
  if (name == "latin-1") return text::OutputEncoding::latin_1;
  return name == "ascii" ? text::OutputEncoding::ascii : text::OutputEncoding::utf8;
}

std::optional<text::Charset> charset_of(std::string_view name) {
  if (name == "utf-8") return text::Charset::utf8;
  if (name == "latin-1") return text::Charset::latin_1;
  if (name == "latin-2") return text::Charset::latin_2;
  if (name == "windows-1250") return text::Charset::windows_1250;
  if (name == "windows-1251") return text::Charset::windows_1251;
  if (name == "gbk" || name == "gb18030") return text::Charset::gbk;
  if (name == "big5") return text::Charset::big5;
  if (name == "windows-1252") return text::Charset::windows_1252;
  return std::nullopt;
}

Policy policy_of(std::string_view name) {
  if (name == "lenient") return Policy::lenient;
  return name == "strict" ? Policy::strict : Policy::archive;
}

archive::OnError action_of(OnError on_error) {
  switch (on_error) {
    case OnError::reject:
      return archive::OnError::reject;
    case OnError::keep:
      return archive::OnError::keep;
    case OnError::stop:
      break;
  }
  return archive::OnError::stop;
}

bool set_game(const ArchiveOptions& options, archive::Job& job) {
  job.terms.losing = options.losing;
  if (options.game.empty()) return true;
  job.task.game = parse_game(options.game);
  if (!job.task.game) return false;  // not reached: the parser has checked the name
  if (options.losing) job.task.game = losing(*job.task.game);
  return true;
}

// Sets the notation of moves. Returns false, after reporting it, if the game of --game does not support the
// notation. Without --game, games that do not support the notation are written in their own notation.
bool set_notation(const ArchiveOptions& options, archive::Job& job) {
  job.terms.notation = board::notation_named(options.notation);
  return !job.task.game || require_notation(*make_game(*job.task.game), options.notation);
}

Repeats repeats_of(std::string_view name) {
  if (name == "moves") return Repeats::moves;
  if (name == "players") return Repeats::players;
  return name == "position" ? Repeats::position : Repeats::exact;
}

archive::Keep keep_of(std::string_view name) {
  if (name == "first") return archive::Keep::first;
  return name == "richest" ? archive::Keep::richest : archive::Keep::merged;
}

// Returns a text in UTF-8. `charset`: the character set that the user has given for the records, if any.
std::string in_utf8(std::string_view bytes, std::optional<text::Charset> charset) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  std::string out;
  if (const text::Utf16 order = text::guess_utf16(bytes); order != text::Utf16::none)
    text::decode_utf16(bytes, order, out);
  else if (text::is_utf8(bytes))
    out = bytes;
  else
    text::decode(bytes, charset.value_or(text::guess_charset(bytes)), out);
  if (out.starts_with(mark)) out.erase(0, mark.size());
  return out;
}

bool set_names(const ArchiveOptions& options, archive::Job& job) {
  if (options.names.empty()) return true;
  if (std::error_code unknown; std::filesystem::is_directory(options.names, unknown)) {
    complain("--names: " + options.names + " is a directory, not a table of names");
    return false;
  }
  std::ifstream file(options.names, std::ios::binary);
  if (!file) {
    complain("--names: " + options.names + ": " + std::generic_category().message(errno));
    return false;
  }
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  auto table = std::make_shared<NameTable>(archive::digest_of);
  const std::string fault = table->read(in_utf8(bytes, job.task.charset));
  if (!fault.empty()) complain("--names: " + options.names + ": " + fault);
  job.names = std::move(table);
  return fault.empty();
}

bool set_order(const ArchiveOptions& options, archive::Job& job) {
  job.keys.sort = options.sort;
  if (options.sort_keys.empty()) return true;
  const std::string fault = read_sort_keys(options.sort_keys, job.keys.sort_keys);
  if (!fault.empty()) complain("--sort: " + fault);
  return fault.empty();
}

// Returns an error message if a group is a place that a filter has to find, but there is none, or an empty
// string.
std::string objection_to_places(const ArchiveOptions& options, const archive::Job& job) {
  const auto key = std::ranges::find_if(job.groups, [](const GroupKey& each) {
    return each.name == FilterName::ply || each.name == FilterName::position;
  });
  if (key == job.groups.end()) return {};
  const std::string name = key->name == FilterName::ply ? "'ply'" : "'position'";
  if (options.by.empty()) return "records are not split by " + name + "; 'count --by' lists the places";
  return options.select.empty() ? name + " needs --select with a search, such as material:KRvK" : "";
}

bool set_groups(const ArchiveOptions& options, archive::Job& job) {
  const bool counts = !options.by.empty();
  if (!counts && (options.split.empty() || splits_by_number(options))) return true;
  std::string fault = read_group_keys(counts ? options.by : options.split, job.groups);
  if (fault.empty()) fault = objection_to_places(options, job);
  if (!fault.empty()) complain((counts ? "--by: " : "--split: ") + fault);
  const bool by_openings = std::any_of(job.groups.begin(), job.groups.end(), [](const GroupKey& key) {
    return key.name == FilterName::opening || key.name == FilterName::eco;
  });
  if (counts && by_openings && !job.openings.cache) {
    job.openings.cache = std::make_shared<const openings::BookCache>();
    job.openings.only_for_groups = true;
  }
  return fault.empty();
}

// Returns the text of a file, or nullopt if there is no such file.
std::optional<std::string> read_text_file(const std::string& name) {
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(name, unknown)) return std::nullopt;
  std::ifstream file(name, std::ios::binary);
  if (!file) return std::nullopt;
  return in_utf8(std::string{std::istreambuf_iterator<char>(file), {}}, std::nullopt);
}

bool add_filter(const std::string& filter, archive::Job& job) {
  const std::string fault = job.selection.require(filter, make_pattern, read_text_file);
  if (!fault.empty()) complain("--select: " + fault);
  return fault.empty();
}

WritingOptions writer_of(const ArchiveOptions& options) {
  return {.line_width = options.line_width,
          .encoding = encoding_of(options.encoding),
          .spelling = options.translit == "de" ? text::Spelling::german : text::Spelling::plain,
          .reduced = options.reduced,
          .no_comments = !options.comments,
          .no_variations = !options.variations,
          .no_nags = !options.nags,
          .comments_apart = options.comments_apart,
          .loose_numbers = options.loose_numbers,
          .star_terminator = options.star_terminator,
          .suffix_glyphs = options.suffixes};
}

}  // namespace

bool splits_by_number(const ArchiveOptions& options) {
  return text::parse_number(options.split) >= 0;
}

std::optional<archive::Job> make_job(const ArchiveOptions& options) {
  archive::Job job;
  job.task.files = options.files;
  job.task.open_container = options.open_container;
  job.task.from = find_format(options.from);
  job.output.to = find_format(options.to);
  job.task.policy = policy_of(options.policy);
  job.outcomes = options.outcomes;
  job.terms.fix_ambiguous = options.fix_ambiguous;
  job.terms.fix_result = options.fix_result;
  job.plies = options.truncate;
  job.position_plies = options.add_fen.value_or(0);
  job.ply_counts = options.fix_ply_count        ? archive::PlyCounts::renew
                   : options.policy == "strict" ? archive::PlyCounts::check
                                                : archive::PlyCounts::ignore;
  job.task.nested_comments = options.nested_comments;
  job.output.found_positions = options.found;
  job.output.refuse_setups = options.reduced_strict;
  job.terms.reading_letters = parse_piece_letters(options.lang);
  job.terms.letters = parse_piece_letters(options.piece_letters).value_or(PieceLetters{});
  job.terms.fen = options.fen;
  job.output.full_game_type = options.full_game_type;
  job.output.writer = writer_of(options);
  if (options.tag_openings) job.openings.cache = std::make_shared<const openings::BookCache>();
  if (options.renew_openings) job.openings.renew = openings::Renew::yes;
  job.task.charset = charset_of(options.input_encoding);
  job.output.on_error = action_of(options.on_error);
  job.splits_lines = options.splits_lines;
  job.keys.unique = options.unique;
  job.keys.repeats = repeats_of(options.repeats);
  job.keys.keep = keep_of(options.keep);
  job.keys.symmetric = options.symmetric;
  job.task.threads = options.threads;
  if (!set_game(options, job) || !set_notation(options, job)) return std::nullopt;
  if (!set_order(options, job) || !set_groups(options, job) || !set_names(options, job)) return std::nullopt;
  if (!add_filters(options.select, job)) return std::nullopt;
  if (job.openings.cache && !job.openings.only_for_groups)
    job.selection.wait_for_openings(job.openings.renew);
  if (options.in_variations) job.selection.look_into_variations();
  return job;
}

bool add_filters(const std::vector<std::string>& filters, archive::Job& job) {
  for (const std::string& filter : filters)
    if (!add_filter(filter, job)) return false;
  const std::string fault = objection_to_searches(job);
  if (!fault.empty()) complain("--select: " + fault);
  return fault.empty();
}

}  // namespace mt::cli
