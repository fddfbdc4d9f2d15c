#include "movetext/server/words/own_texts.hpp"

#include "movetext/games/table/families.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace mt::server::words {
namespace {

constexpr auto own_keys = std::to_array<TextKey>({"answer.heading"_text,
                                                  "board.answer-with-move"_text,
                                                  "board.answers"_text,
                                                  "board.heading"_text,
                                                  "board.turn-of"_text,
                                                  "board.your-address"_text,
                                                  "board.your-turn"_text,
                                                  "chat.heading"_text,
                                                  "confirm.address"_text,
                                                  "confirm.command"_text,
                                                  "confirm.commands"_text,
                                                  "confirm.signup"_text,
                                                  "digest.board"_text,
                                                  "offer.declined"_text,
                                                  "offer.expired"_text,
                                                  "offer.how-to-answer"_text,
                                                  "offer.sent"_text,
                                                  "offer.to-all"_text,
                                                  "offer.to-you"_text,
                                                  "offer.withdrawn"_text,
                                                  "welcome.account-is-open"_text});

constexpr std::size_t npos = std::string_view::npos;

// The terms of every game include one of these two.
constexpr auto usual_terms = std::to_array<TextKey>({"terms.rated"_text, "terms.not-rated"_text});

constexpr std::string_view terms_field = "terms";
constexpr auto long_fields =
    std::to_array<std::string_view>({"address", "command", "commands", "reason", terms_field, "variant"});
constexpr std::string_view usual_answer = "show";  // a command that is in every list of answers
// Maximum length of a value. A value at the beginning of a text is a name of at most 20 bytes, perhaps after
// quotation marks of a mail program. A value between other words is a name, a side, a game, or the action
// that the player should take.
constexpr std::size_t longest_name = 30;
constexpr std::size_t longest_value = 40;

// Matches a text against patterns.
class PatternReader {
 public:
  PatternReader(const OwnWords& own, std::string_view text) : own_(own), text_(text) {}

  // Returns whether the text begins with the pattern.
  bool begins_with(const TextPattern& pattern) {
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      const PatternPiece& piece = pattern[i];
      const bool is_first = i == 0 && !is_open_;
      if (!(piece.literal.empty() ? pass_value(piece.field, is_first) : pass(piece.literal))) return false;
    }
    return true;
  }

  // Returns whether the pattern matches at any position of the text.
  bool has(const TextPattern& pattern) {
    is_open_ = true;
    return begins_with(pattern);
  }

 private:
  bool pass(std::string_view literal) {
    const std::size_t at = is_open_ ? text_.find(literal) : text_.starts_with(literal) ? 0 : npos;
    if (at == npos || at > room_) return false;
    text_.remove_prefix(at + literal.size());
    is_open_ = false;
    room_ = npos;
    return true;
  }

  // A value that is not known in advance ends where the next words of the pattern begin.
  bool pass_value(std::string_view field, bool is_first) {
    if (is_first && field == "game") return pass_title();
    if (field == "board" && !is_open_) return pass_number();
    if (!is_open_) room_ = is_first ? longest_name : longest_value;
    is_open_ = true;
    if (std::find(long_fields.begin(), long_fields.end(), field) != long_fields.end()) room_ = npos;
    if (field == "address") return text_.substr(0, text_.find(' ')).find('@') != npos;
    if (field == "commands") return lists_usual_answer();
    return field != terms_field || has_terms();
  }

  bool pass_number() {
    const auto* const end = std::find_if_not(text_.begin(), text_.end(), text::is_digit);
    const auto digits = static_cast<std::size_t>(end - text_.begin());
    text_.remove_prefix(digits);
    return digits > 0;
  }

  // Recognizes a list of commands by its commas. Players do not write such lists.
  bool lists_usual_answer() const {
    std::string_view rest = text_;
    while (!rest.starts_with(usual_answer)) {
      const std::size_t comma = rest.find(',');
      if (comma == npos || comma > longest_value) return false;
      rest.remove_prefix(comma + 1);
      rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    }
    return true;
  }

  bool pass_title() {
    const auto title = std::find_if(own_.titles.begin(), own_.titles.end(),
                                    [&](std::string_view each) { return text_.starts_with(each); });
    if (title == own_.titles.end()) return false;
    text_.remove_prefix(title->size());
    return true;
  }

  bool has_terms() const {
    return std::any_of(own_.terms.begin(), own_.terms.end(),
                       [&](const TextPattern& term) { return PatternReader(own_, text_).has(term); });
  }

  const OwnWords& own_;
  std::string_view text_;    // the part of the text that is not read yet
  bool is_open_ = false;     // true if the value of a field may begin at this position
  std::size_t room_ = npos;  // maximum length in bytes of a value that may begin at this position
};

bool has_field_of_terms(const TextPattern& pattern) {
  return std::any_of(pattern.begin(), pattern.end(),
                     [](const PatternPiece& piece) { return piece.field == terms_field; });
}

// Drops the patterns without terms. A template may have a form without terms, but every game has terms.
// Without them, a heading such as "Chess Board 101" could also be text of a player.
std::vector<TextPattern> with_terms(std::vector<TextPattern> patterns) {
  if (std::any_of(patterns.begin(), patterns.end(), has_field_of_terms))
    std::erase_if(patterns, [](const TextPattern& pattern) { return !has_field_of_terms(pattern); });
  return patterns;
}

std::vector<std::string_view> titles_of_games(const Language& language) {
  std::vector<std::string_view> titles;
  for (const Family* family : families()) {
    titles.push_back(word_for(language, family->title));
    for (const mt::GameRow& row : family->games)
      if (!row.title.empty()) titles.push_back(word_for(language, row.title));
  }
  std::stable_sort(titles.begin(), titles.end(),
                   [](std::string_view a, std::string_view b) { return a.size() > b.size(); });
  return titles;
}

OwnWords own_words(const Language& language) {
  OwnWords own{{}, titles_of_games(language), {}};
  for (const TextKey key : usual_terms)
    for (TextPattern& pattern : patterns_of(template_of(language, key)))
      own.terms.push_back(std::move(pattern));
  for (const TextKey key : own_keys)
    for (TextPattern& pattern : with_terms(patterns_of(template_of(language, key))))
      own.texts.push_back(std::move(pattern));
  return own;
}

}  // namespace

std::span<const TextKey> own_text_keys() {
  return own_keys;
}

OwnTexts::OwnTexts(std::span<const Language* const> languages) {
  for (const Language* language : languages) languages_.push_back(own_words(*language));
}

bool OwnTexts::begin(std::string_view paragraph) const {
  return std::any_of(languages_.begin(), languages_.end(), [&](const OwnWords& own) {
    return std::any_of(own.texts.begin(), own.texts.end(), [&](const TextPattern& text) {
      return PatternReader(own, paragraph).begins_with(text);
    });
  });
}

}  // namespace mt::server::words
