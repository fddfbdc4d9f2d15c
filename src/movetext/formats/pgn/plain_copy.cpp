#include "movetext/formats/pgn/plain_copy.hpp"

#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/formats/pgn/plain_word.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

using text::is_blank;
using text::read_scalar;
using text::Scalar;

constexpr std::string_view structure = "{}()[];";
constexpr char32_t wide_open = 0xFF08;
constexpr char32_t wide_close = 0xFF09;
constexpr std::size_t wide_size = 3;                 // size in bytes of a full-width parenthesis
constexpr std::size_t longest_plain_run = 1U << 16;  // largest distance in bytes between two such parentheses
constexpr std::size_t longest_beside = 64;           // bytes of a move after the sign of its piece, at most
// bytes of a word before its first character outside ASCII, at most
constexpr std::size_t longest_before = 64;

bool is_kept_comment(const Event& event) {
  return event.kind == EventKind::comment && static_cast<CommentStyle>(event.arg) != CommentStyle::stray;
}

bool begins_with_foreign_letter(std::string_view move) {
  return !move.empty() && (static_cast<unsigned char>(move[0]) & 0xFCU) == 0xD0;  // Cyrillic
}

// Returns whether the move begins with a Greek or Cyrillic letter that is not the letter of a piece.
bool begins_with_no_piece(std::string_view move, std::string_view own_letters) {
  const Scalar first = read_scalar(move, 0);
  return first.value >= 0x370 && first.value < 0x530 && text::is_foreign_letter(first.value) &&
         own_letters.find(move.substr(0, first.size)) == std::string_view::npos;
}

bool begins_with_piece(std::string_view move) {
  return move.size() > 2 && move[0] >= 'A' && move[0] <= 'Z' && move[0] != 'O';
}

// Returns whether the pieces of the record are mostly named by ASCII letters. Then letters of other alphabets
// were not intended; they only look like ASCII letters.
bool is_mostly_ascii(const Record& record) {
  std::ptrdiff_t balance = 0;
  for (const Event& event : record.tape) {
    if (event.kind != EventKind::ply) continue;
    const std::string_view move = record.text(event);
    balance += begins_with_piece(move) ? 1 : begins_with_foreign_letter(move) ? -1 : 0;
  }
  return balance > 0;
}

// Returns whether the first letter is small. It can then only be the file of a square, because letters of
// pieces are capitals.
bool begins_with_small_letter(std::string_view move) {
  const char32_t c = read_scalar(move, 0).value;
  return c >= 0x0430 && c < 0x0460;
}

class Copier {
 public:
  Copier(const Record& record, const text::MoveShapes& shapes, std::size_t movetext)
      : record_(record),
        source_(record.source),
        mostly_ascii_(is_mostly_ascii(record)),
        own_letters_(shapes.own_letters),
        words_(shapes, !mostly_ascii_),
        editor_(record) {
    kept_.push_back({0, static_cast<std::uint32_t>(std::min(movetext, source_.size()))});
    for (const Event& event : record.tape)
      if ((event.text.begin & Span::side_bit) == 0 && is_kept(event)) kept_.push_back(event.text);
    if (record.tape.empty()) keep_braces();
    std::sort(kept_.begin(), kept_.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
  }

  PlainCopy run() {
    const auto size = source_.size();
    for (const Span& span : kept_) {
      if (span.begin > at_) rewrite(span.begin);
      at_ = std::max<std::size_t>(at_, span.end);
    }
    if (at_ < size) rewrite(size);
    out_.copy = editor_.finish();
    return std::move(out_);
  }

 private:
  // Keeps the comments of a text that contains no game.
  void keep_braces() {
    for (std::size_t open = source_.find('{'); open < source_.size(); open = source_.find('{', open)) {
      const std::size_t close = std::min(source_.find('}', open), source_.size());
      kept_.push_back({static_cast<std::uint32_t>(open), static_cast<std::uint32_t>(close)});
      open = close;
    }
  }

  // Returns whether the text of an event stays unchanged. A move stays unchanged unless the signs beside it
  // may belong to it.
  bool is_kept(const Event& event) const {
    if (is_kept_comment(event)) return true;
    if (event.kind != EventKind::ply || (event.flags & damaged_move) != 0) return false;
    const std::string_view move = record_.text(event);
    if (has_more_in_word(event.text)) return false;
    if (text::find_non_ascii(move, 0) == move.size()) return true;
    for (std::size_t at = 0; at < move.size(); ++at)  // moves such as "32 - 28" may have Unicode blanks
      if (text::wide_blank_size(move, at) > 0) return false;
    return !(mostly_ascii_ && begins_with_foreign_letter(move)) && !begins_with_small_letter(move) &&
           !begins_with_no_piece(move, own_letters_);
  }
  // Returns whether characters before or after the move, in the same word, may belong to the move.
  bool has_more_in_word(Span span) const {
    const auto ends = [&](std::size_t at) {
      return is_blank(source_[at]) || structure.find(source_[at]) != std::string_view::npos;
    };
    for (std::size_t at = span.begin; at > 0 && span.begin - at < longest_beside && !ends(at - 1); --at)
      if (is_part_of_word(at - 1)) return true;
    for (std::size_t at = span.end; at < source_.size() && at - span.end < longest_beside && !ends(at); ++at)
      if (is_part_of_word(at)) return true;
    return false;
  }
  bool is_part_of_word(std::size_t at) const {
    if (static_cast<unsigned char>(source_[at]) < 0xC0) return false;
    const char32_t c = read_scalar(source_, at).value;
    return text::is_invisible(c) || text::is_foreign_letter(c) || (c > 0xFF00 && c < 0xFF5F);
  }

  // Rewrites the text between `at_` and `end`.
  void rewrite(std::size_t end) {
    while (at_ < end && (at_ = text::find_non_ascii(source_.substr(0, end), at_)) < end) {
      const Scalar scalar = read_scalar(source_, at_);
      if (text::is_wide_blank(scalar.value)) {
        put(at_, scalar.size, " ");
        at_ += scalar.size;
      } else if (scalar.value == wide_close && open_ > 0) {
        put(at_, wide_size, ")");
        at_ += wide_size;
        --open_;
      } else if (scalar.value != wide_open || !rewrite_parenthesis()) {
        rewrite_word(end);
      }
    }
    at_ = std::max(at_, end);
  }

  // Rewrites a full-width parenthesis at `at_`. If it contains moves or a result, it becomes an ASCII
  // parenthesis; its closing sign is rewritten later. If it contains words, both signs become braces, so that
  // the words are a comment. Returns false in all other cases.
  bool rewrite_parenthesis() {
    if (close_ <= at_) close_ = std::min(source_.find("\uFF09", at_), source_.size());
    if (at_ < refused_ || close_ == source_.size() || close_ - at_ > longest_plain_run) return false;
    const std::size_t inside = at_ + wide_size;
    const std::size_t first = std::min(skip_blanks(source_, inside), close_);
    const std::size_t end = word_end(first, std::min(close_, first + longest_beside));
    if (words_.begins_move(words_.rewrite(source_.substr(first, end - first))) ||
        tells_result(source_.substr(inside, close_ - inside))) {
      put(at_, wide_size, "(");
      ++open_;
      at_ = inside;
      return true;
    }
    if (source_.substr(inside, close_ - inside).find_first_of("{}") != std::string_view::npos) {
      refused_ = close_;
      return false;
    }
    put(at_, wide_size, "{");
    put(close_, wide_size, "}");
    at_ = close_ + wide_size;
    return true;
  }

  // Returns the end of the word that starts at `begin`, or `end` if the word is longer.
  std::size_t word_end(std::size_t begin, std::size_t end) const {
    std::size_t at = begin;
    while (at < end && !is_blank(source_[at]) && structure.find(source_[at]) == std::string_view::npos) {
      const Scalar scalar = read_scalar(source_, at);
      if (text::is_wide_blank(scalar.value)) break;
      if (at > begin && (scalar.value == wide_open || scalar.value == wide_close)) break;
      at += scalar.size;
    }
    return std::min(at, end);
  }
  // Returns the beginning of the word that contains `at`, or `first` if the word begins earlier.
  std::size_t word_begin(std::size_t first, std::size_t at) const {
    const std::size_t farthest = at - std::min(at, longest_before);
    while (at > first && at > editor_.copied() && at > farthest && !is_blank(source_[at - 1]) &&
           structure.find(source_[at - 1]) == std::string_view::npos &&
           text::wide_blank_before(source_, at) == 0)
      --at;
    return at;
  }

  void rewrite_word(std::size_t end) {
    std::size_t begin = word_begin(gap_begin(), at_);
    std::size_t limit = word_end(begin, end);
    if (limit <= at_) {  // a full-width parenthesis that does not open anything
      begin = at_;
      limit = word_end(begin, end);
    }
    const std::string_view word = source_.substr(begin, limit - begin);
    const std::string plain = words_.rewrite(word);
    if (plain != word) put(begin, word.size(), plain);
    note_letters(word, plain);
    at_ = limit;
    if (limit < source_.size() && (is_blank(source_[limit]) || text::wide_blank_size(source_, limit) > 0))
      join_piece(plain, limit);
  }
  // Returns the beginning of the gap around at_. A gap is the text between two kept texts.
  std::size_t gap_begin() const {
    const auto after = std::upper_bound(kept_.begin(), kept_.end(), at_,
                                        [](std::size_t at, const Span& span) { return at < span.begin; });
    std::size_t begin = 0;
    for (auto span = after; span != kept_.begin() && after - span < 4;)
      begin = std::max<std::size_t>(begin, (--span)->end);
    return std::min(begin, at_);
  }

  // If `word` ends with the sign of a piece, removes the blanks between that sign and the square after it.
  void join_piece(std::string_view word, std::size_t blanks) {
    const std::size_t sign = word.size() - std::min(word.size(), wide_size);
    const char32_t man = read_scalar(word, sign).value;
    if (man < 0x2600 || man > 0x26FF) return;
    const std::size_t square = skip_blanks(source_, blanks);
    const std::size_t end = word_end(square, std::min(source_.size(), square + longest_beside));
    if (square == end) return;
    const std::string rest = words_.rewrite(source_.substr(square, end - square));
    std::string joined(word.substr(sign));
    joined += rest;
    if (words_.is_move(word.substr(sign)) || !words_.is_move(joined)) return;
    put(blanks, square - blanks, "");
    at_ = square;
    note("a blank inside a move; read as " + joined, editor_.size() - std::min(editor_.size(), wide_size),
         editor_.size() + rest.size(), blank_noted_);
  }

  void note_letters(std::string_view word, std::string_view plain) {
    if (letters_noted_ || plain == word) return;
    for (std::size_t at = 0; at < word.size(); at += std::max(1U, read_scalar(word, at).size)) {
      const char32_t c = read_scalar(word, at).value;
      if (c < 0x370 || c > 0x52F) continue;
      if (plain.find(word.substr(at, 2)) != std::string_view::npos) continue;
      note("letters of another alphabet; read as " + std::string(plain), editor_.size() - plain.size(),
           editor_.size(), letters_noted_);
      return;
    }
  }
  void note(std::string message, std::size_t begin, std::size_t end, bool& noted) {
    if (noted) return;
    noted = true;
    out_.notes.push_back(
        {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), std::move(message)});
  }

  void put(std::size_t from, std::size_t size, std::string_view plain) { editor_.put(from, size, plain); }

  const Record& record_;
  std::string_view source_;
  bool mostly_ascii_;
  std::string_view own_letters_;
  PlainWords words_;
  std::vector<Span> kept_;
  std::size_t at_ = 0;
  TextEditor editor_;
  PlainCopy out_;
  std::size_t close_ = 0;    // index of the first full-width closing parenthesis after at_
  std::size_t refused_ = 0;  // a parenthesis before this index is ordinary text
  std::size_t open_ = 0;     // number of full-width parentheses that are open
  bool blank_noted_ = false;
  bool letters_noted_ = false;
};

}  // namespace

PlainCopy make_plain_copy(const Record& record, const text::MoveShapes& shapes, std::size_t movetext) {
  if (text::find_non_ascii(record.source, std::min(movetext, record.source.size())) == record.source.size())
    return {};
  return Copier(record, shapes, movetext).run();
}

}  // namespace mt::pgn
