#include "movetext/archive/core/other_text.hpp"

#include "movetext/archive/core/format_look.hpp"
#include "movetext/archive/core/table_text.hpp"
#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/games/table/foreign_files.hpp"
#include "movetext/text/any_case.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

// Number of bytes at the beginning of a file that are searched for the words by which a program names its
// format or game.
constexpr std::size_t words_window = std::size_t{16} << 10;

bool has_tag_line(std::string_view text) {
  return pgn::find_tag_line(text, 0, text.size()) < text.size();
}

OtherText of_foreign_files(std::string_view text) {
  const ForeignFile* file = find_foreign_file(
      [&](const ForeignFile& kind) { return kind.is_text != nullptr && kind.is_text(text); });
  return file == nullptr ? OtherText{} : OtherText{std::string(file->what), file->advice};
}

// Returns the format that can only be written and whose files all begin like this text, or nullptr if there
// is no such format.
const Format* only_written(std::string_view text) {
  for (const Format* format : all_formats())
    if (!format->reads() && !format->frame.before.empty() && text.starts_with(format->frame.before))
      return format;
  return nullptr;
}

// Skips the comments of an HTML page, "<!-- ... -->", and the blanks around them.
std::string_view without_comments(std::string_view text) {
  while (text.starts_with("<!--")) {
    const std::size_t end = text.find("-->");
    if (end == std::string_view::npos) return text;
    text.remove_prefix(std::min(pgn::skip_blanks(text, end + 3), text.size()));
  }
  return text;
}

// Returns whether the text begins with an HTML element.
bool begins_page(std::string_view text) {
  text = without_comments(text);
  if (text::begins_in_any_case(text, "<!DOCTYPE HTML")) return true;
  if (!text.starts_with('<')) return false;
  const std::string_view name = text.substr(1, text.find_first_of(" \t\r\n/>") - 1);
  return text::is_one_of(
      name, {"html",    "head", "body",    "meta", "title", "link", "script", "style", "table", "div", "span",
             "section", "main", "article", "h1",   "h2",    "h3",   "p",      "pre",   "br",    "a"});
}

// Returns whether the page has preformatted text.
bool has_plain_part(std::string_view page) {
  constexpr std::string_view element = "<pre";
  for (std::size_t at = page.find('<'); at < page.size(); at = page.find('<', at + 1))
    if (text::begins_in_any_case(page.substr(at), element)) return true;
  return false;
}

// Identifies documents. A document that contains moves is read as movetext, but an HTML page only if it has
// preformatted text.
OtherText of_documents(std::string_view text) {
  const bool is_page = begins_page(text);
  if ((!is_page || has_plain_part(text)) && look_at_movetext(text).game.family != nullptr) return {};
  if (is_page) return {"an HTML page", "save the records themselves"};
  if (text.starts_with("<?xml")) return {"an XML document", "save the records themselves"};
  return {};
}

// Identifies unsupported games by the notation of their moves. If tags name the game, nothing is returned,
// because each record is then reported.
OtherText of_unplayed_games(std::string_view text) {
  const MovetextLook look = look_at_movetext(text);
  const UnplayedGame* game = look.by_tags ? nullptr : look.game.unplayed;
  if (game == nullptr) return {};
  return {"a text of " + std::string(game->title), game->readers};
}

}  // namespace

OtherText find_other_text(std::string_view first_bytes) {
  const std::size_t first = pgn::skip_blanks(first_bytes, 0);
  if (first >= first_bytes.size()) return {};
  const std::string_view text = first_bytes.substr(first);
  const std::string_view begin = text.substr(0, words_window);
  if (format_by_opening(text) != nullptr) return {};
  // A tag pair begins a record, whatever text surrounds it.
  if (!has_tag_line(begin)) {
    for (const auto find : {of_foreign_files, of_documents})
      if (OtherText found = find(begin); !found.what.empty()) return found;
    if (const Format* const written = only_written(begin))
      return {std::string(written->title) + " (" + std::string(written->extension) + ")",
              "this format can only be written; use the same games as .ndjson"};
    if (is_table(begin)) return {"a table", "save the records themselves as .pgn or .pdn"};
  }
  return of_unplayed_games(text);
}

}  // namespace mt::archive
