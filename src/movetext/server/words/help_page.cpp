#include "movetext/server/words/help_page.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/words/game_page.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mt::server::words {
namespace {

constexpr std::size_t longest_subject = 60;

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
}

std::string_view find_text(std::string_view name, const Language& language) {
  for (const HelpText& known : language.help_pages())
    if (text::same_in_any_case(known.name, name)) return known.text;
  return {};
}

// Wraps lines that are too long, because an address was inserted into them.
std::string refitted(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    if (columns_of(line) <= line_width)
      out.append(line).append("\n");
    else
      add_wrapped(out, text::trim(line), line.find_first_not_of(' '));
    at = end + 1;
  }
  return out;
}

}  // namespace

std::optional<std::string> help_page(std::string_view subject, const HelpContext& context,
                                     const Language& language) {
  subject = text::trim(subject);
  if (subject.size() > longest_subject) return std::nullopt;
  if (subject.empty() || text::same_in_any_case(subject, "help")) subject = "index";
  if (text::same_in_any_case(subject, "games")) return games_page(language);
  if (const auto spec = parse_game(subject))
    return game_page(*spec, find_text(spec->family().name, language), language);
  const std::string_view text = find_text(subject, language);
  if (text.empty()) return std::nullopt;
  std::string page(text);
  replace_all(page, "{host}", harmless(context.host, 100));
  replace_all(page, "{play}", harmless(context.play, 100));
  replace_all(page, "{commands}", context.commands);
  return refitted(page);
}

std::string no_help_page(std::string_view subject, const Language& language) {
  std::vector<std::string_view> names{"games"};
  // The text of a family is not a page of its own, but a part of the pages of its games.
  for (const HelpText& known : language.help_pages())
    if (find_family(known.name) == nullptr && known.name != "index") names.push_back(known.name);
  for (const GameRow& row : game_rows()) names.push_back(row.name);
  const std::string_view near = text::nearest(subject, names);
  std::string out;
  add_wrapped(out, say(language, {"help.no-page"_text,
                                  {{"subject", harmless(subject, longest_subject)}, {"near", near}}}));
  out += say(language, Phrase("help.pages"_text)) + '\n';
  add_in_columns(out, std::vector<std::string>(names.begin(), names.end()));
  return out;
}

}  // namespace mt::server::words
