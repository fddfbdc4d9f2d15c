#include "movetext/archive/format_guess.hpp"

#include "movetext/archive/encoder.hpp"
#include "movetext/archive/format_look.hpp"
#include "movetext/formats/bgammon/reader.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/oldmoves/reader.hpp"
#include "movetext/formats/sgf/reader.hpp"
#include "movetext/formats/sgg/reader.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::archive {
namespace {

// A match that begins behind other lines does so within so many bytes.
constexpr std::size_t match_window = std::size_t{16} << 10;

std::string_view without_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

char next_sign(std::string_view text, std::size_t from) {
  const std::size_t at = text.find_first_not_of(" \t\r\n", from);
  return at == std::string_view::npos ? '\0' : text[at];
}

// Of a text without blanks and a mark before it.
const Format* by_opening(std::string_view text) {
  // An object is a record of NDJSON; an array of objects is JSON.  A tag pair is a bracket and a letter.
  if (text.starts_with('{') && (next_sign(text, 1) == '"' || next_sign(text, 1) == '}'))
    return find_format("ndjson");
  if (text.starts_with('[') && (next_sign(text, 1) == '{' || next_sign(text, 1) == ']'))
    return find_format("json");
  if (sgf::holds_tree(text)) return find_format("sgf");
  if (bgammon::holds_match(text)) return find_format("bgammon");
  if (sgg::holds_match(text)) return find_format("sgg");
  if (mat::holds_match(text)) return find_format("mat");
  return oldmoves::holds_match(text.substr(0, match_window)) ? find_format("oldmoves") : nullptr;
}

const Format* by_extension(std::string_view path) {
  for (const Format& format : formats())
    if (format.reads && has_extension(path, format.extension)) return &format;
  return nullptr;
}

// A movetext that shows nothing of its game: its results, then its name, then what its tags are.
const Format& by_the_rest(const MovetextLook& look, const Format* named) {
  if (look.two_points && !look.has_moves) return *find_format("pdn");
  const bool other_text = named != nullptr && !is_movetext(*named) && look.has_tags;
  if (named != nullptr && !other_text) return *named;
  return *find_format(look.has_tags && !look.has_moves ? "pgn" : "pdn");
}

}  // namespace

bool has_extension(std::string_view path, std::string_view extension) {
  const std::string_view name = without_compression(path);
  return name.size() > extension.size() &&
         text::same_in_any_case(name.substr(name.size() - extension.size()), extension);
}

const Format* format_by_opening(std::string_view first_bytes) {
  return by_opening(without_mark(first_bytes));
}

const Format& guess_format(std::string_view first_bytes, std::string_view path) {
  const std::string_view text = without_mark(first_bytes);
  if (const Format* const opened = by_opening(text)) return *opened;
  const MovetextLook look = look_at_movetext(text);
  switch (look.game) {
    case LookedLike::chess:
    case LookedLike::xiangqi:  // its records have the tags of chess
      return *find_format("pgn");
    case LookedLike::draughts:
    case LookedLike::othello:
      return *find_format("pdn");
    case LookedLike::unknown:
      break;
  }
  return by_the_rest(look, by_extension(path));
}

}  // namespace mt::archive
