#include "server/app/pseudo_language.hpp"

#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/game_result.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/verb.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::server::test {
namespace {

constexpr std::string_view text_begin = "\u27E6";   // ⟦
constexpr std::string_view text_end = "\u27E7";     // ⟧
constexpr std::string_view value_begin = "\u27E8";  // ⟨
constexpr std::string_view value_end = "\u27E9";    // ⟩

// Returns the template with marks before and after each value.
std::string with_marked_values(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '{' ? text.find_first_of("{}?|", at + 1) : std::string_view::npos;
    if (end == std::string_view::npos || text[end] != '}') {
      out += text[at++];
      continue;
    }
    out.append(value_begin).append(text.substr(at, end + 1 - at)).append(value_end);
    at = end + 1;
  }
  return out;
}

std::string bracketed(std::string_view text) {
  return text.empty() ? std::string() : std::string(text_begin).append(text).append(text_end);
}

std::size_t english_forms(std::int64_t number) {
  return number == 1 ? 0 : 1;
}

// The lines of help pages must not change, so each page is in one pair of brackets.
std::span<const words::HelpText> bracketed_pages() {
  static const auto made = [] {
    std::pair<std::deque<std::string>, std::vector<words::HelpText>> pages;
    for (const words::HelpText& page : words::english().help_pages())
      pages.second.push_back(
          {page.name, pages.first.emplace_back(
                          bracketed(with_marked_values(page.text.substr(0, page.text.size() - 1))) + '\n')});
    return pages;
  }();
  return made.second;
}

// Returns the words of the text in lowercase, without punctuation around them.
std::vector<std::string> small_words(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n\t,;:()[]\"'!?*|", at), text.size());
    std::string word = text::small_letters(text.substr(at, end - at));
    while (word.ends_with('.')) word.pop_back();
    words.push_back(std::move(word));
    at = end + 1;
  }
  return words;
}

// Returns the words in the usage lines of the page of commands, in lowercase: "game", "board".
const std::set<std::string>& usage_words() {
  static const auto made = [] {
    std::set<std::string> words;
    for (const app::VerbTopic& topic : app::verb_topics())
      for (const std::span<const app::Verb> part : topic.parts)
        for (const app::Verb& verb : part)
          for (const protocol::VerbHelp& line : verb.help)
            for (std::string& word : small_words(line.usage)) words.insert(std::move(word));
    return words;
  }();
  return made;
}

bool has_three_letters(std::string_view word) {
  std::size_t run = 0;
  for (const char c : word) {
    run = text::is_letter(c) ? run + 1 : 0;
    if (run == 3) return true;
  }
  return false;
}

bool is_known(const std::string& word, const std::set<std::string>& known) {
  if (!has_three_letters(word) || word.find('@') != std::string::npos || word.starts_with('-')) return true;
  if (word.size() == 64 && word.find_first_not_of("0123456789abcdef") == std::string::npos) return true;
  if (known.contains(word) || parse_game(word) || find_family(word) != nullptr) return true;
  for (const words::HelpText& page : words::english().help_pages())
    if (page.name == word) return true;
  if (usage_words().contains(word)) return true;
  const protocol::FoundVerb verb = app::verbs().find(word);
  return verb.row != nullptr && text::same_in_any_case(verb.as, word);
}

// Reads brackets and values, which may be nested, and finds the words outside of texts.
class BracketReader {
 public:
  explicit BracketReader(std::string_view text) : text_(text) {}

  // Returns the text that is outside of brackets or in a value. The rest is replaced by spaces.
  std::string outside() {
    std::string out;
    while (at_ < text_.size()) {
      const bool is_mark =
          take(text_begin, 't') || take(value_begin, 'v') || close(text_end) || close(value_end);
      if (is_mark) {
        out += ' ';
      } else {
        if (open_.empty() || open_.back() == 'v') out += text_[at_];
        ++at_;
      }
    }
    return open_.empty() ? out : out + " an-open-bracket";
  }

 private:
  bool take(std::string_view mark, char kind) {
    if (!text_.substr(at_).starts_with(mark)) return false;
    open_ += kind;
    at_ += mark.size();
    return true;
  }
  bool close(std::string_view mark) {
    if (!text_.substr(at_).starts_with(mark)) return false;
    if (!open_.empty()) open_.pop_back();
    at_ += mark.size();
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string open_;
};

}  // namespace

void PseudoLanguage::add_term(std::string_view english) {
  if (!english.empty()) terms_.push_back({keep(std::string(english)), keep(bracketed(english))});
}

PseudoLanguage::PseudoLanguage() {
  for (const words::TextRow& row : words::english().rows) {
    const bool is_heading = row.key.starts_with("column.");  // with brackets, some columns would be too wide
    rows_.push_back(
        {row.key, keep(bracketed(with_marked_values(row.text.substr(0, is_heading ? 2 : row.text.size())))),
         keep(bracketed(with_marked_values(row.hint)))});
  }
  for (const GameRow& row : game_rows()) {
    const GameSpec spec = spec_of(row);
    add_term(row.title);
    add_term(spec.family().title);
    add_term(text::trim(spec.family().places));
    add_term(spec.family().rules_in_words(spec.rules));
    const auto game = make_game(spec);
    for (const Side side : {Side::first, Side::second}) add_term(game->side_name(side));
  }
  for (const app::VerbTopic& topic : app::verb_topics()) {
    add_term(topic.title);
    for (const std::span<const app::Verb> part : topic.parts)
      for (const app::Verb& verb : part)
        for (const protocol::VerbHelp& line : verb.help) add_term(line.text);
  }
  for (int level = 1; level <= 3; ++level) add_term(level_words(level));
  for (const std::string_view reason :
       {"resigned", "out of time", "by agreement", "before both sides had moved", "no first move in time",
        "decided by an operator", "checkmate", "expired"})
    add_term(reason);
  const auto less = [](const words::TermRow& a, const words::TermRow& b) { return a.english < b.english; };
  std::sort(terms_.begin(), terms_.end(), less);
  for (const std::string_view sentence : {"{move} is not legal: {reason}", "there is no piece on {square}",
                                          "a capture is compulsory: {move}", "{square} is occupied"})
    sentences_.push_back({sentence, keep(bracketed(with_marked_values(sentence)))});
  language_ = {"pseudo", rows_, english_forms, terms_, bracketed_pages, sentences_};
}

std::vector<std::string> words_of_no_text(std::string_view text, const std::set<std::string>& known) {
  std::vector<std::string> found;
  for (std::string& word : small_words(BracketReader(text).outside()))
    if (!is_known(word, known)) found.push_back(std::move(word));
  return found;
}

}  // namespace mt::server::test
