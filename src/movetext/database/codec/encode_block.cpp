#include "movetext/database/codec/byte_reader.hpp"
#include "movetext/database/codec/code_bytes.hpp"
#include "movetext/database/codec/text_block.hpp"
#include "movetext/database/codec/word_table.hpp"
#include "movetext/database/codec/words.hpp"

#include <algorithm>
#include <numeric>

namespace mt::database {
namespace {

// Blanks that are not as expected.
struct OddBlanks {
  std::size_t word;
  std::string_view blanks;
};

// Returns the blanks before a word if they are the usual ones, else Blank::other.
Blank usual_before(const BlankGuess& guess, const std::vector<Word>& words, std::size_t word) {
  const Blank there = words[word].before;
  return there != Blank::other && guess.usual(word) == there ? there : Blank::other;
}

// Guesses the layout of a unit. `usual`: the width that is preferred.
Layout layout_of(std::string_view text, const std::vector<Word>& words, std::uint32_t usual) {
  Layout layout;
  const std::size_t size = words.size() - 1;
  layout.first = blanks_before(text, words, 0);
  layout.last = size == 0 ? std::string_view() : blanks_before(text, words, size);
  if (size < 2) return layout;
  for (std::size_t i = 0; i <= size; ++i) {
    const std::string_view each = blanks_before(text, words, i);
    const std::size_t at = each.find_first_of("\r\n");
    if (at == std::string_view::npos) continue;
    layout.line_end = each.substr(at, each.substr(at).starts_with("\r\n") ? 2 : 1);
    break;
  }
  const std::string_view before_last = blanks_before(text, words, size - 1);
  if (before_last.find_first_of("\r\n") == std::string_view::npos) layout.before_last = before_last;
  for (std::size_t i = 0; i + 1 < size; ++i)
    if (words[i].is(marks::number)) {
      if (words[i + 1].before == Blank::space) layout.after_number = " ";
      break;
    }
  layout.after_tags = layout.line_end + layout.line_end;
  BlankGuess walk(words, layout);
  std::size_t longest = 0;          // bytes of a line that was not broken
  std::size_t shortest = SIZE_MAX;  // bytes that a line would have had if it had not been broken
  for (std::size_t i = 0; i < size; ++i) {
    walk.take(i, blanks_before(text, words, i));
    if (!walk.is_in_moves() || i == 0) continue;
    longest = std::max(longest, walk.column());
    const bool breaks =
        i + 1 < size && blanks_before(text, words, i + 1).find('\n') != std::string_view::npos;
    if (breaks) shortest = std::min(shortest, walk.column() + 1 + walk.joined(i + 1));
  }
  if (shortest == SIZE_MAX) return layout;
  const auto fits = [&](std::size_t width) { return longest <= width && width < shortest; };
  layout.width = fits(usual) ? usual : static_cast<std::uint32_t>(std::min<std::size_t>(longest, 1U << 16));
  if (fits(80)) layout.width = 80;
  return layout;
}

std::vector<OddBlanks> odd_blanks(std::string_view text, const std::vector<Word>& words,
                                  const Layout& layout) {
  std::vector<OddBlanks> odd;
  BlankGuess guess(words, layout);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (const Blank usual = usual_before(guess, words, i); usual != Blank::other) {
      guess.take_usual(i, usual);
      continue;
    }
    const std::string_view blanks = blanks_before(text, words, i);
    if (guess.expected(i) != blanks) odd.push_back({i, blanks});
    guess.take(i, blanks);
  }
  return odd;
}

// Numbers different values in the order in which they first occur. There are few.
template <class Value>
class ValueList {
 public:
  std::size_t number_of(const Value& value) {
    const auto found = std::find(values_.begin(), values_.end(), value);
    if (found != values_.end()) return static_cast<std::size_t>(found - values_.begin());
    values_.push_back(value);
    return values_.size() - 1;
  }
  const std::vector<Value>& values() const { return values_; }

 private:
  std::vector<Value> values_;
};

class BlockWriter {
 public:
  void add(std::string_view unit) {
    divide(unit, words_);
    add_blanks(unit);
    add_words();
  }

  std::string finish() {
    std::string out;
    append_dictionary(out);
    std::string layouts;
    append_layouts(layouts);  // may still add to the list of blanks
    append_number(blank_list_.values().size(), out);
    for (const std::string& each : blank_list_.values()) append_text(each, out);
    out += layouts;
    append_text(heads_, out);
    append_codes(out);
    return out;
  }

 private:
  void add_blanks(std::string_view unit) {
    constexpr std::size_t few = 2;
    const std::uint32_t usual = layouts_.values().empty() ? 80 : layouts_.values()[last_layout_].width;
    std::vector<OddBlanks> odd;
    bool is_known = !layouts_.values().empty();
    if (is_known) odd = odd_blanks(unit, words_, layouts_.values()[last_layout_]);
    if (!is_known || odd.size() > few) {
      const Layout own = layout_of(unit, words_, usual);
      std::vector<OddBlanks> other = odd_blanks(unit, words_, own);
      if (!is_known || other.size() + few < odd.size()) {
        odd = std::move(other);
        last_layout_ = layouts_.number_of(own);
      }
    }
    append_number(last_layout_, heads_);
    append_number(odd.size(), heads_);
    std::size_t before = 0;
    for (const OddBlanks& each : odd) {
      append_number(each.word - before, heads_);
      append_number(blank_list_.number_of(std::string(each.blanks)), heads_);
      before = each.word;
    }
  }

  void add_words() {
    NumberGuess guess;
    const std::size_t size = words_.size() - 1;
    for (std::size_t i = 0; i < size; ++i) {
      const NumberGuess::Kind expected = guess.expected();
      const bool is_last = i + 1 == size;
      const NumberGuess::Kind kind = is_last ? NumberGuess::Kind::none : kind_of(words_[i], guess);
      if (kind == NumberGuess::Kind::none || kind != expected) {
        if (expected != NumberGuess::Kind::none) tokens_.push_back(code::no_number);
        tokens_.push_back(kind == NumberGuess::Kind::none
                              ? code::first_word + table_.number_of(words_[i].text)
                          : kind == NumberGuess::Kind::next ? code::next_number
                                                            : code::same_number);
      }
      if (kind == NumberGuess::Kind::none)
        guess.take_word(words_[i]);
      else
        guess.take_number(kind);
    }
    tokens_.push_back(code::end);
  }

  // Returns whether the word is a move number that the guess knows.
  static NumberGuess::Kind kind_of(const Word& word, const NumberGuess& guess) {
    if (!word.is(marks::number)) return NumberGuess::Kind::none;
    for (const NumberGuess::Kind kind : {NumberGuess::Kind::next, NumberGuess::Kind::same})
      if (is_number_of(word.text, guess.number(kind), kind == NumberGuess::Kind::next ? 1 : 3)) return kind;
    return NumberGuess::Kind::none;
  }
  // Returns whether the text is the number with so many dots, as std::to_string() writes it.
  static bool is_number_of(std::string_view text, std::uint32_t number, std::size_t dots) {
    if (number > most_number || text.size() <= dots) return false;
    std::size_t digits = text.size() - dots;
    for (const char sign : text.substr(digits))
      if (sign != '.') return false;
    for (; digits > 0; number /= 10, --digits)
      if (text[digits - 1] != static_cast<char>('0' + number % 10) || (number == 0 && text.size() - dots > 1))
        return false;
    return number == 0;
  }

  void append_dictionary(std::string& out) {
    const std::vector<std::uint32_t>& counts = table_.counts();
    std::vector<std::uint32_t> order(counts.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return counts[a] > counts[b]; });
    ranks_.resize(order.size());
    std::string list;
    for (std::uint32_t rank = 0; rank < order.size(); ++rank) {
      ranks_[order[rank]] = rank;
      list += table_.words()[order[rank]];
      list += '\n';
    }
    append_number(order.size(), out);
    append_text(list, out);
  }

  void append_layouts(std::string& out) {
    append_number(layouts_.values().size(), out);
    for (const Layout& each : layouts_.values()) {
      for (const std::string* blanks :
           {&each.line_end, &each.after_number, &each.first, &each.before_last, &each.last, &each.after_tags})
        append_number(blank_list_.number_of(*blanks), out);
      append_number(each.width, out);
    }
  }

  void append_codes(std::string& out) const {
    constexpr std::size_t longest = 8;  // bytes of a code
    const CodePages pages(ranks_.size());
    const std::size_t before = out.size();
    out.resize(before + longest * tokens_.size());
    char* to = out.data() + before;
    std::string rare;
    for (const std::uint32_t token : tokens_) {
      if (token < code::first_word) {
        *to++ = static_cast<char>(token);
        continue;
      }
      const std::size_t rank = ranks_[token - code::first_word];
      if (rank < pages.direct) {
        *to++ = static_cast<char>(code::first_word + rank);
      } else if (rank < pages.paged()) {
        *to++ = static_cast<char>(code::first_word + pages.direct + (rank - pages.direct) / CodePages::bytes);
        *to++ = static_cast<char>((rank - pages.direct) % CodePages::bytes);
      } else {
        *to++ = static_cast<char>(code::rare_word);
        rare.clear();
        append_number(rank, rare);
        to = std::copy(rare.begin(), rare.end(), to);
      }
    }
    out.resize(static_cast<std::size_t>(to - out.data()));
  }

  std::vector<Word> words_;
  WordTable table_;
  std::vector<std::uint32_t> ranks_;
  ValueList<std::string> blank_list_;
  ValueList<Layout> layouts_;
  std::size_t last_layout_ = 0;
  std::vector<std::uint32_t> tokens_;
  std::string heads_;
};

std::string encode_bytes(std::span<const std::string_view> units) {
  std::string out(1, static_cast<char>(UnitKind::bytes));
  append_number(units.size(), out);
  for (const std::string_view unit : units) append_number(unit.size(), out);
  for (const std::string_view unit : units) out += unit;
  return out;
}

bool are_equal(std::span<const std::string_view> units, const TextBlock& block) {
  if (units.size() != block.units()) return false;
  for (std::size_t i = 0; i < units.size(); ++i)
    if (units[i] != block.unit(i)) return false;
  return true;
}

}  // namespace

std::string encode_block(std::span<const std::string_view> units, UnitKind kind) {
  if (kind == UnitKind::bytes) return encode_bytes(units);
  BlockWriter writer;
  std::size_t bytes = 0;
  for (const std::string_view unit : units) {
    writer.add(unit);
    bytes += unit.size();
  }
  std::string out(1, static_cast<char>(UnitKind::words));
  append_number(units.size(), out);
  out += writer.finish();
  TextBlock back;
  if (!decode_block(out, bytes, back) || !are_equal(units, back)) return encode_bytes(units);
  return out;
}

}  // namespace mt::database
