#include "movetext/server/mail/yes_or_no.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::server {
namespace {

constexpr auto words_of_consent = std::to_array<std::string_view>(
    {"yes",     "yep",    "yeah",   "y",  "ok",           "okay", "confirm", "confirmed",
     "sure",    "agreed", "accept", "ja", "jawohl",       "jo",   "oui",     "si",
     "s\u00ed", "sim",    "tak",    "da", "\u0434\u0430", "klar", "akkoord", "confirmo"});
// "Don't" is two of these words: letters alone make one.
constexpr auto words_that_decline = std::to_array<std::string_view>({"no",       "nope",
                                                                     "not",      "never",
                                                                     "stop",     "cancel",
                                                                     "reject",   "refuse",
                                                                     "decline",  "deny",
                                                                     "wrong",    "don",
                                                                     "dont",     "didn",
                                                                     "didnt",    "abort",
                                                                     "nein",     "nicht",
                                                                     "nie",      "niemals",
                                                                     "nee",      "niet",
                                                                     "nooit",    "non",
                                                                     "pas",      "jamais",
                                                                     "nej",      "inte",
                                                                     "ikke",     "aldrig",
                                                                     "nem",      "nao",
                                                                     "n\u00e3o", "\u043d\u0435\u0442",
                                                                     "ne",       "falsch",
                                                                     "annuler",  "fout"});

bool is_of_word(char c) {
  return text::is_letter(c) || static_cast<unsigned char>(c) >= 0x80U;
}

// The typographic apostrophe parts words as the plain one does.
std::string with_plain_apostrophes(std::string line) {
  constexpr std::string_view apostrophe = "\u2019";
  for (std::size_t at = line.find(apostrophe); at != std::string::npos; at = line.find(apostrophe, at))
    line.replace(at, apostrophe.size(), "'");
  return line;
}

// Takes the first word away; empty: there is none.
std::string_view next_word(std::string_view& rest) {
  const auto* const begin = std::find_if(rest.begin(), rest.end(), is_of_word);
  const auto* const end = std::find_if_not(begin, rest.end(), is_of_word);
  const std::string_view word(begin, static_cast<std::size_t>(end - begin));
  rest.remove_prefix(static_cast<std::size_t>(end - rest.begin()));
  return word;
}

template <std::size_t N>
bool is_one_of(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view each) { return text::same_in_any_case(each, word); });
}

}  // namespace

YesOrNo yes_or_no(std::span<const std::string> lines) {
  const auto written =
      std::find_if(lines.begin(), lines.end(), [](const std::string& line) { return !line.empty(); });
  if (written == lines.end()) return YesOrNo::nothing;
  const std::string line = with_plain_apostrophes(*written);
  std::string_view rest = line;
  std::string_view word = next_word(rest);
  if (is_one_of(word, words_of_consent)) return YesOrNo::yes;
  for (; !word.empty(); word = next_word(rest))
    if (is_one_of(word, words_that_decline)) return YesOrNo::no;
  return YesOrNo::unclear;
}

}  // namespace mt::server
