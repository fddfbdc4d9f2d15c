#include "movetext/server/protocol/mail/evidence.hpp"

#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::server::protocol {
namespace {

using text::is_digit;

// Words that mean "wrote" or "forwarded", in lowercase.
constexpr auto writing_verbs =
    std::to_array<std::string_view>({"wrote",
                                     "writes",
                                     "schrieb",
                                     "geschrieben",
                                     "\u00e9crit",
                                     "ecrit",
                                     "scritto",
                                     "scrisse",
                                     "schreef",
                                     "geschreven",
                                     "\u043d\u0430\u043f\u0438\u0441\u0430",
                                     "\u043f\u0438\u0448\u0435",
                                     "\u043f\u0438\u0441\u0430\u043b",
                                     "escribi\u00f3",
                                     "escribio",
                                     "escreveu",
                                     "napisa",
                                     "napsal",
                                     "nap\u00edsal",
                                     "skrev",
                                     "kirjoitti",
                                     "yazd\u0131",
                                     "\u00edrta",
                                     "a scris",
                                     "\u03ad\u03b3\u03c1\u03b1\u03c8\u03b5",
                                     "forwarded message",
                                     "weitergeleitete",
                                     "transf\u00e9r\u00e9",
                                     "inoltrato",
                                     "doorgestuurd",
                                     "\u043f\u0435\u0440\u0435\u0430\u0434\u0440\u0435\u0441",
                                     "\u043f\u0435\u0440\u0435\u0441\u043b\u0430\u043d",
                                     "reenviado",
                                     "encaminhada",
                                     "przekazan",
                                     "p\u0159eposlan",
                                     "vidarebefordra",
                                     "videresend"});

// Returns whether a time begins at the position `at`: "10:00", "10.00", "10h00".
bool is_time(std::string_view text, std::size_t at) {
  if (!is_digit(text[at]) || (at > 0 && is_digit(text[at - 1]))) return false;
  std::size_t end = at + 1;
  if (end < text.size() && is_digit(text[end])) ++end;
  if (end + 2 >= text.size() || std::string_view(":.h").find(text[end]) == std::string_view::npos)
    return false;
  const bool minutes = is_digit(text[end + 1]) && is_digit(text[end + 2]);
  return minutes && (end + 3 >= text.size() || !is_digit(text[end + 3]));
}

// Returns whether a year begins at the position `at`: "2026", or the last number of "2.3.26".
bool is_year(std::string_view text, std::size_t at) {
  if (!is_digit(text[at]) || (at > 0 && is_digit(text[at - 1]))) return false;
  std::size_t end = at;
  while (end < text.size() && is_digit(text[end])) ++end;
  if (end - at == 4) return text.substr(at, 2) == "20";
  if (end - at != 2 || at < 4) return false;
  const char mark = text[at - 1];
  return (mark == '.' || mark == '/' || mark == '-') && is_digit(text[at - 2]) &&
         (text[at - 3] == mark || text[at - 4] == mark);
}

}  // namespace

HeadEvidence marks_of(std::string_view text) {
  HeadEvidence found;
  found.address = text.find('@') != std::string_view::npos;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_digit(text[at])) continue;
    found.time = found.time || is_time(text, at);
    found.year = found.year || is_year(text, at);
  }
  return found;
}

HeadEvidence evidence_of(std::string_view text) {
  const std::string small = text::small_letters(text);
  HeadEvidence found = marks_of(text);
  found.verb = std::any_of(writing_verbs.begin(), writing_verbs.end(),
                           [&](std::string_view verb) { return small.find(verb) != std::string::npos; });
  return found;
}

bool leads_on(std::string_view line) {
  constexpr std::string_view wide_colon = "\uff1a";
  return line.ends_with(':') || line.ends_with(wide_colon);
}

std::size_t behind_board(std::string_view line) {
  constexpr std::size_t most_tries = 4;
  constexpr std::string_view mark = " Board ";
  std::size_t at = line.find(mark);
  for (std::size_t tries = 0; tries < most_tries && at != std::string_view::npos; ++tries) {
    std::size_t end = at + mark.size();
    const std::size_t blank = line.substr(0, at).rfind(' ');
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    if (end < line.size() && is_digit(line[end]) && is_game_word(line.substr(begin, at - begin))) {
      while (end < line.size() && is_digit(line[end])) ++end;
      return end;
    }
    at = line.find(mark, end);
  }
  return std::string_view::npos;
}

}  // namespace mt::server::protocol
