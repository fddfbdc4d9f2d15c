#include "movetext/server/protocol/mail/yes_or_no.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::server::protocol {
namespace {

// A word that may be an answer.
struct AnswerWord {
  std::string_view word;
  // Whether the word also begins sentences ("No longer with us", "Si prega di notare", "Da ich verreist
  // bin"). If so, it is an answer only if the line or the sentence ends after it.
  bool begins_sentences = false;
  // Whether the word means thanks in another language. If so, it counts only alone or before a word of
  // `own_words`.
  bool has_two_meanings = false;
};

constexpr auto words_of_consent = std::to_array<AnswerWord>({{"yes"},
                                                             {"y", true},
                                                             {"ok", true},
                                                             {"okay", true},
                                                             {"confirm", true},
                                                             {"confirmed", true},
                                                             {"ja"},
                                                             {"jawohl"},
                                                             {"oui"},
                                                             {"si", true},
                                                             {"s\u00ed", true},
                                                             {"s\u00ec", true},
                                                             {"sim", true},
                                                             {"tak", true, true},
                                                             {"ano", true},
                                                             {"da", true},
                                                             {"\u0434\u0430", true},
                                                             {"\u0414\u0430", true},
                                                             {"\u0442\u0430\u043a", true},
                                                             {"\u0422\u0430\u043a", true},
                                                             {"evet"},
                                                             {"igen"},
                                                             {"kyll\u00e4", true}});

constexpr auto words_that_decline = std::to_array<AnswerWord>({{"no", true},
                                                               {"nope"},
                                                               {"never", true},
                                                               {"stop", true},
                                                               {"cancel", true},
                                                               {"reject", true},
                                                               {"decline", true},
                                                               {"nein"},
                                                               {"nee"},
                                                               {"non", true},
                                                               {"nej"},
                                                               {"nei"},
                                                               {"nie", true},
                                                               {"ne", true},
                                                               {"nem", true},
                                                               {"nao", true},
                                                               {"n\u00e3o", true},
                                                               {"\u043d\u0435\u0442", true},
                                                               {"\u041d\u0435\u0442", true},
                                                               {"\u043d\u0456", true},
                                                               {"\u041d\u0456", true},
                                                               {"hay\u0131r", true}});

// Words after a yes that show its language. They are needed if the yes means something else in another
// language.
constexpr auto own_words = std::to_array<std::string_view>(
    {"prosz\u0119", "prosze", "potwierdzam", "oczywi\u015bcie", "oczywiscie", "zgadzam", "chc\u0119", "chce",
     "jasne", "dzi\u0119kuj\u0119", "dziekuje"});

// Words that may follow an answer. A line with such a word after the answer is not treated as a sentence.
constexpr auto words_of_courtesy = std::to_array<std::string_view>(
    {"please", "thanks", "thank", "sir", "bitte", "danke", "merci", "grazie", "gracias", "bedankt",
     "obrigado", "tack", "tak", "spasibo", "dzi\u0119kuj\u0119", "d\u011bkuji",
     "\u043f\u043e\u0436\u0430\u043b\u0443\u0439\u0441\u0442\u0430",
     "\u0441\u043f\u0430\u0441\u0438\u0431\u043e"});

// Words that make a preceding yes doubtful, or that say that the person is away.
constexpr auto words_of_doubt =
    std::to_array<std::string_view>({"no",
                                     "not",
                                     "never",
                                     "but",
                                     "don",
                                     "dont",
                                     "didn",
                                     "didnt",
                                     "isn",
                                     "cannot",
                                     "nein",
                                     "nicht",
                                     "nie",
                                     "kein",
                                     "aber",
                                     "non",
                                     "pas",
                                     "mais",
                                     "jamais",
                                     "nee",
                                     "niet",
                                     "maar",
                                     "geen",
                                     "nooit",
                                     "automatic",
                                     "automatically",
                                     "automated",
                                     "autoreply",
                                     "away",
                                     "vacation",
                                     "holiday",
                                     "holidays",
                                     "office",
                                     "unavailable",
                                     "absent",
                                     "won",
                                     "urlaub",
                                     "abwesend",
                                     "automatische",
                                     "b\u00fcro",
                                     "ferien",
                                     "vacances",
                                     "absente",
                                     "absence",
                                     "bureau",
                                     "ferie",
                                     "assente",
                                     "ufficio",
                                     "vacaciones",
                                     "oficina",
                                     "f\u00e9rias",
                                     "escrit\u00f3rio",
                                     "vakantie",
                                     "afwezig",
                                     "kantoor",
                                     "semester",
                                     "ledig",
                                     "ferier",
                                     "kontoret",
                                     "lomalla",
                                     "urlop",
                                     "urlopie",
                                     "jestem",
                                     "biurze",
                                     "dovolen\u00e9",
                                     "dovolenej",
                                     "som",
                                     "\u043e\u0442\u043f\u0443\u0441\u043a\u0435",
                                     "\u043e\u0444\u0438\u0441\u0435",
                                     "\u0432\u0456\u0434\u043f\u0443\u0441\u0442\u0446\u0456"});

bool is_of_word(char c) {
  return text::is_letter(c) || static_cast<unsigned char>(c) >= 0x80U;
}

// Returns the line with plain apostrophes and exclamation marks instead of typographic marks, so that these
// separate words as well.
std::string with_plain_marks(std::string line) {
  for (const std::string_view mark : {"\u2019", "\uff01", "\u2026", "\u2013", "\u2014"})
    for (std::size_t at = line.find(mark); at != std::string::npos; at = line.find(mark, at))
      line.replace(at, mark.size(), mark == "\u2019" ? "'" : "!");
  return line;
}

// Removes the first word and returns it. Returns an empty text if none is left.
std::string_view next_word(std::string_view& rest) {
  const auto* const begin = std::find_if(rest.begin(), rest.end(), is_of_word);
  const auto* const end = std::find_if_not(begin, rest.end(), is_of_word);
  const std::string_view word(begin, static_cast<std::size_t>(end - begin));
  rest.remove_prefix(static_cast<std::size_t>(end - rest.begin()));
  return word;
}

// Returns whether `word`, the first word of a line, is one of the words and answers the request. `rest` is
// the text of the line after it.
template <std::size_t N>
bool answers(std::string_view word, std::string_view rest, const std::array<AnswerWord, N>& words) {
  const auto* found = std::find_if(words.begin(), words.end(), [&](const AnswerWord& each) {
    return text::same_in_any_case(each.word, word);
  });
  if (found == words.end()) return false;
  if (!found->begins_sentences || rest.empty()) return true;
  if (found->has_two_meanings) {
    const std::string_view next = next_word(rest);
    return next.empty() || text::is_one_of(next, own_words);
  }
  if (std::string_view(".,!;:)").find(rest.front()) != std::string_view::npos) return true;
  const std::string_view next = next_word(rest);
  return next.empty() || text::is_one_of(next, words_of_courtesy);
}

bool has_doubt(std::string_view rest) {
  for (std::string_view word = next_word(rest); !word.empty(); word = next_word(rest))
    if (text::is_one_of(word, words_of_doubt)) return true;
  return false;
}

}  // namespace

YesOrNo yes_or_no(std::span<const std::string> lines) {
  const auto written =
      std::find_if(lines.begin(), lines.end(), [](const std::string& line) { return !line.empty(); });
  if (written == lines.end()) return YesOrNo::unclear;
  const std::string line = with_plain_marks(*written);
  const std::size_t begin = std::min(line.find_first_not_of(" \t\"'*"), line.size());
  std::string_view rest = std::string_view(line).substr(begin);
  if (rest.empty() || !is_of_word(rest.front())) return YesOrNo::unclear;
  const std::string_view word = next_word(rest);
  if (answers(word, rest, words_that_decline)) return YesOrNo::no;
  if (answers(word, rest, words_of_consent) && !has_doubt(rest)) return YesOrNo::yes;
  return YesOrNo::unclear;
}

}  // namespace mt::server::protocol
