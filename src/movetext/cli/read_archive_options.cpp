#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/fen_form.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::cli {
namespace {

constexpr std::string_view variations_word = "variations";

OnError on_error_of(std::string_view word) {
  if (word == "keep") return OnError::keep;
  return word == "stop" ? OnError::stop : OnError::reject;
}

// Returns the number of bytes for a text such as "4M", "512K" or "100000", or 0 if the text is not a size.
std::uint64_t parse_size(std::string_view text) {
  constexpr std::int64_t largest = std::int64_t{1} << 32;
  unsigned shift = 0;
  if (text.ends_with('K')) shift = 10;
  if (text.ends_with('M')) shift = 20;
  if (shift > 0) text.remove_suffix(1);
  const std::int64_t number = text::parse_number(text, largest);
  return number < 0 ? 0 : static_cast<std::uint64_t>(number) << shift;
}

// Returns the number of plies that the user has given for an option.
std::optional<std::uint32_t> plies_of(const Invocation& invocation, std::string_view option) {
  if (!invocation.has(option)) return std::nullopt;
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(invocation.number_or(option, 0), UINT32_MAX));
}

ProgressWhen progress_of(std::string_view word) {
  if (word == "always") return ProgressWhen::always;
  return word == "never" ? ProgressWhen::never : ProgressWhen::automatic;
}

}  // namespace

ArchiveOptions read_archive_options(const Invocation& invocation) {
  ArchiveOptions options;
  const auto text = [&](std::string_view name) { return std::string(invocation.value_or(name, "")); };
  options.files = invocation.operands();
  options.open_container = invocation.open_container();
  if (options.files.empty()) options.files.emplace_back("-");
  options.game = text("game");
  options.losing = invocation.has("losing");
  options.notation = invocation.value_or("notation", options.notation);
  options.from = text("from");
  options.to = text("to");
  options.output = text("output");
  options.rejects = text("rejects");
  options.select = invocation.values("select");
  options.in_variations = invocation.has("in-variations");
  options.found = invocation.has("found");
  options.encoding = invocation.value_or("encoding", options.encoding);
  options.policy = text("policy");
  options.input_encoding = text("input-encoding");
  options.outcomes = invocation.has("outcomes");
  options.fix_ambiguous = invocation.has("fix-ambiguous");
  const std::vector<std::string> fixes = invocation.values("fix");
  options.fix_result = std::ranges::find(fixes, "result") != fixes.end();
  options.fix_ply_count = std::ranges::find(fixes, "plycount") != fixes.end();
  options.truncate = plies_of(invocation, "truncate");
  options.add_fen = plies_of(invocation, "add-fen");
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
  options.splits_lines = options.split == variations_word;
  if (options.splits_lines) options.split.clear();
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
