// How the text of a unit (a record with the blanks around it) is divided into words, and which move numbers
// and blanks are expected between them. Encoder and decoder follow the same rules, so only what differs from
// the rules is stored.
//
// A word is a run of bytes that are not blanks. A parenthesis at the beginning or at the end of such a run,
// and a move number with its dots, are words of their own with nothing after or before them: "(12.d4)" has
// the words "(", "12.", "d4" and ")".
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::database {

// Properties of a word that the rules ask for.
namespace marks {
inline constexpr std::uint8_t number = 1;         // digits and dots
inline constexpr std::uint8_t opening = 2;        // "("
inline constexpr std::uint8_t closing = 4;        // ")"
inline constexpr std::uint8_t begins_tag = 8;     // begins with "["
inline constexpr std::uint8_t ends_tag = 16;      // ends with "]"
inline constexpr std::uint8_t begins_brace = 32;  // begins with "{"
inline constexpr std::uint8_t ends_brace = 64;    // ends with "}"
inline constexpr std::uint8_t glyph = 128;        // begins with "$"
}  // namespace marks

// Blanks before a word, as far as the rules distinguish them.
enum class Blank : std::uint8_t { none, space, other };

struct Word {
  std::string_view text;  // not empty, except at the end of a unit
  std::uint8_t marks = 0;
  Blank before = Blank::none;  // only for words of divide()

  bool is(std::uint8_t any) const { return (marks & any) != 0; }
};

// Returns the word with its marks.
Word make_word(std::string_view text);

// Divides a text. `words` receives the words, and then an empty word at the end of the text.
void divide(std::string_view text, std::vector<Word>& words);

// Returns the blanks before a word of divide().
inline std::string_view blanks_before(std::string_view text, const std::vector<Word>& words,
                                      std::size_t word) {
  const char* const begin =
      word == 0 ? text.data() : words[word - 1].text.data() + words[word - 1].text.size();
  return {begin, static_cast<std::size_t>(words[word].text.data() - begin)};
}

// Expects the move numbers of a unit: "13." after two words outside of tags and braces since the last number,
// and "12..." after a comment in braces that follows the first of these words, if it was there the last time.
class NumberGuess {
 public:
  enum class Kind : std::uint8_t { none, next, same };  // none of these, "13.", "12..."

  // Returns the number that is expected before the next word.
  Kind expected() const {
    if (in_braces_ || in_tags_) return Kind::none;
    if (since_ >= 2) return Kind::next;
    return since_ == 1 && after_braces_ && repeats_ ? Kind::same : Kind::none;
  }
  // Returns the number of this kind.
  std::uint32_t number(Kind kind) const { return kind == Kind::next ? number_ + 1 : number_; }
  void take_number(Kind kind) {
    in_tags_ = false;
    if (kind == Kind::next) {
      ++number_;
      since_ = 0;
    } else {
      repeats_ = true;
    }
    after_braces_ = false;
  }
  // Takes a word that is not one of these numbers.
  void take_word(const Word& word) {
    if (is_first_ || tag_ends_) in_tags_ = (is_first_ || in_tags_) && word.is(marks::begins_tag);
    is_first_ = false;
    tag_ends_ = in_tags_ && word.is(marks::ends_tag);
    if (in_tags_) return;
    if (word.is(marks::begins_brace)) in_braces_ = true;
    if (in_braces_) {
      if (!word.is(marks::ends_brace)) return;
      in_braces_ = false;
      after_braces_ = true;
      return;
    }
    if (after_braces_ && since_ == 1) repeats_ = false;
    after_braces_ = false;
    if (!word.is(marks::opening | marks::closing | marks::glyph)) ++since_;
  }

 private:
  std::uint32_t number_ = 0;
  std::uint32_t since_ = 0;
  bool is_first_ = true;
  bool in_tags_ = false;
  bool tag_ends_ = false;
  bool in_braces_ = false;
  bool after_braces_ = false;
  bool repeats_ = false;
};

// The blanks that the units of a block usually have.
struct Layout {
  std::string line_end = "\n";
  std::string after_number{};  // between a move number and its move
  std::string first{};         // before the first word
  std::string before_last = " ";
  std::string last{};               // after the last word
  std::string after_tags = "\n\n";  // between the tags and the moves
  std::uint32_t width = 0;          // most bytes in a line of moves; 0 if lines are not broken
  friend bool operator==(const Layout&, const Layout&) = default;
};

// Expects the blanks of a unit. For all words in order, and then for the end, the caller asks for the
// expected blanks and takes those that are there: by usual() and take_usual(), or by expected() and take().
class BlankGuess {
 public:
  // `words` must end with an empty word; it and the layout must outlive the guess.
  BlankGuess(const std::vector<Word>& words, const Layout& layout)
      : words_(words.data()),
        size_(words.size() - 1),
        layout_(layout),
        width_(layout.width == 0 ? SIZE_MAX : layout.width),
        number_is_joined_(layout.after_number.empty()),
        number_has_space_(layout.after_number == " "),
        in_tags_(words.front().is(marks::begins_tag)) {}

  // Returns the blanks that expected() returns, or Blank::other if it takes more to find out.
  Blank usual(std::size_t word) const {
    if (word == 0 || word + 1 >= size_) return Blank::other;
    const Word& before = words_[word - 1];
    const Word& own = words_[word];
    if (in_tags_) return before.is(marks::ends_tag) ? Blank::other : Blank::space;
    const Word& next = words_[word + 1];
    if (((before.marks | own.marks) & ~marks::number) != 0 || next.is(marks::closing)) return Blank::other;
    std::size_t bytes = 1 + own.text.size();
    if (before.marks != 0) {
      if (own.marks != 0) return Blank::other;
      if (number_is_joined_) return Blank::none;
      if (!number_has_space_) return Blank::other;
    } else if (own.marks != 0 && number_is_joined_) {
      if (next.marks != 0 || words_[word + 2].is(marks::closing)) return Blank::other;
      bytes += next.text.size();
    }
    return column_ + bytes > width_ ? Blank::other : Blank::space;
  }
  // Takes the blanks that usual() has returned, and the word.
  void take_usual(std::size_t word, Blank blank) {
    column_ += words_[word].text.size() + (blank == Blank::space ? 1 : 0);
  }

  // Returns the blanks that are expected before a word, or at the end.
  std::string_view expected(std::size_t word) const {
    if (word == size_) return layout_.last;
    if (word == 0) return layout_.first;
    const Word& before = words_[word - 1];
    if (in_tags_) return before.is(marks::ends_tag) ? after_tag(words_[word]) : std::string_view(" ");
    if (is_joined(word)) return {};
    const std::string_view usual_blanks = word + 1 == size_          ? std::string_view(layout_.before_last)
                                          : before.is(marks::number) ? std::string_view(layout_.after_number)
                                                                     : std::string_view(" ");
    const bool breaks = column_ + usual_blanks.size() + joined(word) > width_;
    return breaks ? std::string_view(layout_.line_end) : usual_blanks;
  }
  // Takes the blanks that are there, and the word after them.
  void take(std::size_t word, std::string_view blanks) {
    const std::size_t end = blanks.find_last_of("\r\n");
    column_ = end == std::string_view::npos ? column_ + blanks.size() : blanks.size() - end - 1;
    column_ += words_[word].text.size();
    in_tags_ = in_tags_ &&
               (word == 0 || !words_[word - 1].is(marks::ends_tag) || words_[word].is(marks::begins_tag));
  }
  // Returns whether the last word is one of the moves, so that a line may end after it.
  bool is_in_moves() const { return !in_tags_; }
  // Returns the length of the line up to the last word.
  std::size_t column() const { return column_; }
  // Returns the bytes of the words from this one that have nothing between them.
  std::size_t joined(std::size_t word) const {
    constexpr std::size_t most = 8;  // words that are looked at
    const std::size_t end = std::min(size_, word + most);
    std::size_t bytes = words_[word].text.size();
    for (++word; word < end && is_joined(word); ++word) bytes += words_[word].text.size();
    return bytes;
  }

 private:
  // Returns whether nothing is expected between the word and the one before it.
  bool is_joined(std::size_t word) const {
    const Word& before = words_[word - 1];
    return words_[word].is(marks::closing) || before.is(marks::opening) ||
           (number_is_joined_ && before.is(marks::number));
  }
  std::string_view after_tag(const Word& word) const {
    return word.is(marks::begins_tag) ? layout_.line_end : layout_.after_tags;
  }

  const Word* words_;
  std::size_t size_;  // number of words without the empty one at the end
  const Layout& layout_;
  std::size_t width_;
  bool number_is_joined_;
  bool number_has_space_;
  bool in_tags_;
  std::size_t column_ = 0;
};

}  // namespace mt::database
