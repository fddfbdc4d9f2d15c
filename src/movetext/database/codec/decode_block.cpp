#include "movetext/database/codec/byte_reader.hpp"
#include "movetext/database/codec/code_bytes.hpp"
#include "movetext/database/codec/text_block.hpp"
#include "movetext/database/codec/words.hpp"

#include <array>
#include <cstring>
#include <deque>

namespace mt::database {
namespace {

class BlockReader {
 public:
  BlockReader(std::string_view bytes, std::size_t most, TextBlock& out)
      : bytes_(bytes), most_(most), out_(out) {}

  bool read() {
    const std::uint32_t kind = bytes_.byte();
    const std::size_t units = bytes_.count(most_units);
    if (bytes_.has_failed()) return false;
    out_.kind = kind == 0 ? UnitKind::bytes : UnitKind::words;
    if (kind == static_cast<std::uint32_t>(UnitKind::bytes)) return read_bytes(units);
    return kind == static_cast<std::uint32_t>(UnitKind::words) && read_words(units);
  }

  // Reads everything but the units, and finds where each of them begins.
  bool open() {
    const std::uint32_t kind = bytes_.byte();
    const std::size_t units = bytes_.count(most_units);
    if (bytes_.has_failed()) return false;
    out_.kind = kind == 0 ? UnitKind::bytes : UnitKind::words;
    if (kind == static_cast<std::uint32_t>(UnitKind::bytes)) return read_bytes(units);
    if (kind != static_cast<std::uint32_t>(UnitKind::words) || !read_dictionary() || !read_layouts())
      return false;
    ByteReader heads(bytes_.text());
    const CodePages pages(dictionary_.size());
    for (std::size_t i = 0; i < units && !bytes_.has_failed(); ++i) {
      places_.push_back({bytes_, heads});
      skip_codes(pages);
      skip_head(heads);
    }
    return !bytes_.has_failed() && bytes_.left() == 0 && heads.left() == 0 && !heads.has_failed();
  }
  std::size_t units() const { return out_.kind == UnitKind::bytes ? out_.units() : places_.size(); }
  // Reads a unit after open().
  bool read_unit(std::size_t unit, std::string_view& text) {
    if (out_.kind == UnitKind::bytes) return text = out_.unit(unit), true;
    bytes_ = places_[unit].codes;
    ByteReader heads = places_[unit].heads;
    used_ = 0;
    out_.ends.clear();
    if (!read_unit_words(CodePages(dictionary_.size())) || !write_unit(heads)) return false;
    text = std::string_view(out_.text).substr(0, used_);
    return true;
  }

 private:
  // The places at which the codes and the head of a unit begin.
  struct UnitPlace {
    ByteReader codes;
    ByteReader heads;
  };

  void skip_codes(const CodePages& pages) {
    for (;;) {
      const std::uint32_t token = bytes_.byte();
      if (token == code::end) return;  // also after a fault
      if (token == code::rare_word)
        bytes_.number();
      else if (token >= code::first_word + pages.direct)
        bytes_.byte();
    }
  }
  static void skip_head(ByteReader& heads) {
    heads.number();
    for (std::uint64_t odd = heads.number(); odd > 0 && !heads.has_failed(); --odd) {
      heads.number();
      heads.number();
    }
  }

  bool read_bytes(std::size_t units) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < units; ++i) {
      end += bytes_.count(most_ - end);
      out_.ends.push_back(end);
    }
    out_.text = bytes_.bytes(end);
    return !bytes_.has_failed() && bytes_.left() == 0;
  }

  bool read_words(std::size_t units) {
    if (!read_dictionary() || !read_layouts()) return false;
    ByteReader heads(bytes_.text());
    const CodePages pages(dictionary_.size());
    for (std::size_t i = 0; i < units; ++i)
      if (!read_unit_words(pages) || !write_unit(heads)) return false;
    out_.text.resize(used_);
    return !bytes_.has_failed() && bytes_.left() == 0 && heads.left() == 0;
  }

  bool read_dictionary() {
    const std::size_t count = bytes_.count(bytes_.left());
    std::string_view list = bytes_.text();
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t end = list.find('\n');
      if (end == 0 || end == std::string_view::npos) return false;
      dictionary_.push_back(make_word(list.substr(0, end)));
      list.remove_prefix(end + 1);
    }
    return !bytes_.has_failed() && list.empty();
  }

  bool read_layouts() {
    for (std::size_t count = bytes_.count(bytes_.left()); count > 0; --count)
      blanks_.push_back(bytes_.text());
    for (std::size_t count = bytes_.count(bytes_.left()); count > 0 && !bytes_.has_failed(); --count) {
      Layout layout;
      for (std::string* blanks : {&layout.line_end, &layout.after_number, &layout.first, &layout.before_last,
                                  &layout.last, &layout.after_tags})
        *blanks = blank(bytes_);
      layout.width = static_cast<std::uint32_t>(bytes_.count(UINT32_MAX));
      layouts_.push_back(std::move(layout));
    }
    return !bytes_.has_failed();
  }

  // Returns the blanks that the next number names.
  std::string_view blank(ByteReader& reader) {
    const std::size_t index = reader.count(blanks_.size());
    return index < blanks_.size() ? blanks_[index] : std::string_view();
  }

  // Reads the codes of a unit into words_.
  bool read_unit_words(const CodePages& pages) {
    words_.clear();
    NumberGuess guess;
    std::size_t left = most_ - used_;  // bytes that the words may still have
    const auto add = [&](const Word& word) {
      if (word.text.empty() || word.text.size() > left) return false;
      left -= word.text.size();
      words_.push_back(word);
      return true;
    };
    const auto add_number = [&](NumberGuess::Kind kind) {
      if (!add({number_text(guess, kind), marks::number})) return false;
      guess.take_number(kind);
      return true;
    };
    for (;;) {
      std::uint32_t token = bytes_.byte();
      if (bytes_.has_failed()) return false;
      if (token == code::end) {
        words_.emplace_back();
        return true;
      }
      if (const NumberGuess::Kind expected = guess.expected(); expected != NumberGuess::Kind::none) {
        if (token == code::no_number)
          token = bytes_.byte();
        else if (!add_number(expected))
          return false;
      }
      if (token == code::next_number || token == code::same_number) {
        const auto kind = token == code::next_number ? NumberGuess::Kind::next : NumberGuess::Kind::same;
        if (!add_number(kind)) return false;
        continue;
      }
      if (token < code::rare_word || !add(word_of(token, pages))) return false;
      guess.take_word(words_.back());
    }
  }

  // Returns the word of a code, or an empty word for an unknown code.
  Word word_of(std::uint32_t token, const CodePages& pages) {
    std::size_t rank = 0;
    if (token == code::rare_word)
      rank = bytes_.count(dictionary_.size());
    else if (token - code::first_word < pages.direct)
      rank = token - code::first_word;
    else
      rank = pages.direct + (token - code::first_word - pages.direct) * CodePages::bytes + bytes_.byte();
    return rank < dictionary_.size() ? dictionary_[rank] : Word();
  }

  // Returns the text of a move number; empty if no block has such a number.
  std::string_view number_text(const NumberGuess& guess, NumberGuess::Kind kind) {
    const std::uint32_t number = guess.number(kind);
    if (number > most_number) return {};
    std::deque<std::string>& texts = kind == NumberGuess::Kind::next ? numbers_ : repeated_numbers_;
    while (texts.size() <= number)
      texts.push_back(std::to_string(texts.size()) + (kind == NumberGuess::Kind::next ? "." : "..."));
    return texts[number];
  }

  // Appends to the text of the block. Most words have a few bytes, which are copied without a call.
  void put(std::string_view bytes) {
    if (out_.text.size() - used_ < bytes.size())
      out_.text.resize(2 * out_.text.size() + bytes.size() + spare);
    char* const to = out_.text.data() + used_;
    const char* const from = bytes.data();
    const std::size_t size = bytes.size();
    used_ += size;
    if (size > 8)
      std::memcpy(to, from, size);
    else if (size >= 4)
      copy_twice<4>(to, from, size);
    else if (size >= 2)
      copy_twice<2>(to, from, size);
    else if (size == 1)
      *to = *from;
  }
  // Copies the first and the last bytes, which may overlap.
  template <std::size_t half>
  static void copy_twice(char* to, const char* from, std::size_t size) {
    std::array<char, half> first;
    std::array<char, half> last;
    std::memcpy(first.data(), from, half);
    std::memcpy(last.data(), from + size - half, half);
    std::memcpy(to, first.data(), half);
    std::memcpy(to + size - half, last.data(), half);
  }

  // Appends the text of the unit that has the words words_.
  bool write_unit(ByteReader& heads) {
    const std::size_t index = heads.count(layouts_.size());
    if (index >= layouts_.size()) return false;
    const std::size_t size = words_.size() - 1;
    std::size_t odd = heads.count(size + 1);
    std::size_t next = odd > 0 ? heads.count(size) : size + 1;
    BlankGuess guess(words_, layouts_[index]);
    for (std::size_t i = 0; i <= size; ++i) {
      const std::string_view word = words_[i].text;
      std::string_view blanks;
      if (i == next) {
        blanks = blank(heads);
        next = --odd > 0 ? i + heads.count(size) : size + 1;
        if (odd > 0 && next == i) return false;
      } else if (const Blank usual = guess.usual(i); usual != Blank::other) {
        if (word.size() + 1 > most_ - used_) return false;
        guess.take_usual(i, usual);
        if (usual == Blank::space) put(" ");
        put(word);
        continue;
      } else {
        blanks = guess.expected(i);
      }
      if (blanks.size() + word.size() > most_ - used_) return false;
      guess.take(i, blanks);
      put(blanks);
      put(word);
    }
    out_.ends.push_back(used_);
    return odd == 0 && !heads.has_failed();
  }

  static constexpr std::size_t spare = std::size_t{64} << 10;

  ByteReader bytes_;
  std::size_t most_;
  std::size_t used_ = 0;  // bytes of the text so far
  TextBlock& out_;
  std::vector<Word> dictionary_;
  std::vector<std::string_view> blanks_;
  std::vector<Layout> layouts_;
  std::vector<Word> words_;
  std::deque<std::string> numbers_;
  std::deque<std::string> repeated_numbers_;
  std::vector<UnitPlace> places_;
};

}  // namespace

struct UnitReader::State {
  State(std::string_view bytes, std::size_t most) : reader(bytes, most, block) {}
  TextBlock block;
  BlockReader reader;
};

UnitReader::UnitReader() = default;
UnitReader::~UnitReader() = default;

bool UnitReader::open(std::string_view bytes, std::size_t most) {
  state_ = std::make_unique<State>(bytes, most);
  if (state_->reader.open()) return true;
  state_.reset();
  return false;
}

std::size_t UnitReader::units() const {
  return state_ ? state_->reader.units() : 0;
}

bool UnitReader::read(std::size_t unit, std::string_view& text) {
  return state_->reader.read_unit(unit, text);
}

bool decode_block(std::string_view bytes, std::size_t most, TextBlock& out) {
  out.text.clear();
  out.ends.clear();
  return BlockReader(bytes, most, out).read();
}

}  // namespace mt::database
