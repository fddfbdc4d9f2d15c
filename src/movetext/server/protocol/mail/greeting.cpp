#include "movetext/server/protocol/mail/greeting.hpp"

#include "movetext/server/protocol/mail/mail_lines.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_greeting = 60;  // bytes
// Maximum number of spaces in a greeting without a greeting word.
constexpr std::ptrdiff_t most_blanks = 4;

// Words with which greetings begin; ASCII letters are lowercase.
constexpr auto greeting_words = std::to_array<std::string_view>(
    {"hello",
     "hi",
     "hey",
     "dear",
     "good",
     "greetings",
     "hallo",
     "liebe",
     "lieber",
     "guten",
     "moin",
     "servus",
     "gr\u00fc\u00df",
     "bonjour",
     "bonsoir",
     "salut",
     "cher",
     "ch\u00e8re",
     "ciao",
     "buongiorno",
     "salve",
     "caro",
     "cara",
     "hola",
     "buenos",
     "buenas",
     "estimado",
     "querido",
     "querida",
     "ol\u00e1",
     "oi",
     "bom",
     "boa",
     "beste",
     "hoi",
     "dag",
     "goedemorgen",
     "\u041f\u0440\u0438\u0432\u0435\u0442",
     "\u0417\u0434\u0440\u0430\u0432\u0441\u0442\u0432\u0443\u0439\u0442\u0435",
     "\u0414\u043e\u0431\u0440\u044b\u0439",
     "\u041f\u0440\u0438\u0432\u0456\u0442",
     "cze\u015b\u0107",
     "witaj",
     "dzie\u0144",
     "ahoj",
     "dobr\u00fd",
     "hej",
     "hei",
     "k\u00e6re",
     "k\u00e4re",
     "moi",
     "merhaba",
     "selam",
     "szia",
     "kedves"});

std::string_view first_word(std::string_view line) {
  std::string_view word = line.substr(0, line.find(' '));
  while (!word.empty() && std::string_view(",.!:").find(word.back()) != std::string_view::npos)
    word.remove_suffix(1);
  return word;
}

}  // namespace

bool is_greeting(std::string_view line, const VerbTable& verbs) {
  line = text::trim(line);
  if (line.empty() || line.size() > longest_greeting ||
      line.find_first_of("0123456789") != std::string_view::npos)
    return false;
  const std::string_view first = first_word(line);
  const FoundVerb verb = verbs.find(first);
  if (verb.row != nullptr || !verb.others.empty()) return false;
  const bool greets = std::any_of(greeting_words.begin(), greeting_words.end(),
                                  [&](std::string_view word) { return text::same_in_any_case(word, first); });
  return greets || (line.ends_with(',') && std::count(line.begin(), line.end(), ' ') < most_blanks);
}

}  // namespace mt::server::protocol
