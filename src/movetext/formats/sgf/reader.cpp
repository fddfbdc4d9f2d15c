#include "movetext/formats/sgf/reader.hpp"

#include "movetext/formats/sgf/disc_reader.hpp"
#include "movetext/formats/sgf/match_reader.hpp"
#include "movetext/record/text_reading.hpp"
#include "movetext/text/lines.hpp"

#include <algorithm>
#include <optional>

namespace mt::sgf {
namespace {

// The first tree of a text. `end`: where the next tree starts if the tree is a game of discs, else the end of
// the text.
struct FirstTree {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::uint32_t kind = no_number;
};

// Returns the first tree, or nullopt if the text has no tree or begins with other text.
std::optional<FirstTree> first_tree(std::string_view text, const ReadOptions& options) {
  TreeScanner scanner;
  const std::size_t begin = scanner.next(text, true);
  if (begin == npos || skip_blanks(text, text::skip_mark(text, 0)) != begin) return std::nullopt;
  const std::uint32_t kind = head_at(text, begin, options.limits.lookahead).kind;
  if (kind != disc_kind) return FirstTree{begin, text.size(), kind};
  return FirstTree{begin, std::min(scanner.next(text, true), text.size()), kind};
}

}  // namespace

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    const auto tree = first_tree(text, options);
    if (tree && tree->kind == disc_kind)
      return read_text<DiscReader>(text, conventions::pdn, record, options, tree->begin, tree->end);
    return read_text<MatchReader>(text, conventions::match, record, options);
  });
  reading.end += begin;
  return reading;
}

bool holds_tree(std::string_view first_bytes) {
  const std::size_t first = skip_blanks(first_bytes, 0);
  if (first >= first_bytes.size() || first_bytes[first] != '(' ||
      begins_root(first_bytes, first) != Answer::yes)
    return false;
  constexpr std::size_t reach = 4096;
  return head_at(first_bytes, first, reach).kind != 0;
}

}  // namespace mt::sgf
