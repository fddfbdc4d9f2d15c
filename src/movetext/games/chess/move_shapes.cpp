#include "movetext/games/chess/move_shapes.hpp"

#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/square.hpp"

#include <algorithm>
#include <iterator>

namespace mt::chess {
namespace {

using text::is_digit;
using text::is_file;
using text::is_letter;
using text::is_rank;
using text::MoveToken;
using text::written_capture;

constexpr std::string_view letters_of_men = "KQRBN";

constexpr bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}
constexpr bool is_wide(char c) {
  return static_cast<unsigned char>(c) >= 0x80;
}

// Scans one move. Each function may read some text or none, and no function reads beyond the end of the text.
class Scanner {
 public:
  Scanner(std::string_view text, std::size_t at) : text_(text), start_(at), at_(at) {}

  MoveToken scan() {
    if (!castling() && !squares()) return {start_, 0};
    marks();
    // "e8=9" is not e8 followed by a glyph, and "O-O-" is not O-O.
    const bool goes_on = here() == '=' && (is_letter(peek(1)) || is_digit(peek(1)));
    const bool ends = !is_letter(here()) && !is_digit(here()) && !goes_on;
    // An unusual promotion belongs to the token. The replay decides whether it is valid.
    if (const std::size_t odd = odd_promotion(); odd > 0) return {at_ + odd, flags_};
    return ends ? MoveToken{at_, flags_} : MoveToken{start_, 0};
  }

 private:
  char peek(std::size_t ahead) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : ' '; }
  char here() const { return peek(0); }
  bool at_word(std::string_view word) const { return text_.compare(at_, word.size(), word) == 0; }
  bool take(std::string_view word) {
    if (!at_word(word)) return false;
    at_ += word.size();
    return true;
  }

  std::size_t dash_size(std::size_t ahead) const { return text::dash_size(text_, at_ + ahead); }
  // Returns the size of "O", "o", "0" or their Cyrillic counterparts, or 0 if there is none.
  std::size_t ring_size(std::size_t ahead) const {
    const char c = peek(ahead);
    if (c == 'O' || c == 'o' || c == '0') return 1;
    const bool cyrillic = c == '\xD0' && (peek(ahead + 1) == '\x9E' || peek(ahead + 1) == '\xBE');
    return cyrillic ? 2 : 0;
  }
  bool castling() {
    std::size_t ahead = 0;
    int rings = 0;
    while (rings < 3 && ring_size(ahead) > 0) {
      ++rings;
      ahead += ring_size(ahead);
      const std::size_t dash = dash_size(ahead);
      if (dash == 0 || ring_size(ahead + dash) == 0 || rings == 3) break;
      ahead += dash;
    }
    const bool breaks_off = dash_size(ahead) != 0 && peek(ahead + 1) != '+' && peek(ahead + 1) != '/';
    if (rings < 2 || breaks_off) return false;
    at_ += ahead;
    return true;
  }

  // Reads a piece letter, a figurine, or a letter of another alphabet.
  bool piece() {
    const char next = peek(1);
    if (is_capital(here()) && (here() != 'O' || is_file(next) || next == 'x')) {
      ++at_;
      return true;
    }
    const bool small = here() == 'k' || here() == 'q' || here() == 'r' || here() == 'n' || here() == 'p';
    if (small && (is_file(next) || next == 'x' || is_rank(next))) {
      ++at_;
      return true;
    }
    if (!is_wide(here())) return false;
    std::size_t size = 0;
    if (at_word("\xE2\x99") && peek(2) >= '\x94' && peek(2) <= '\x9F')
      size = 3;
    else if (here() == '\xD0' || here() == '\xD1')  // Cyrillic, one letter or two ("\u041A\u0440")
      size = peek(2) == '\xD1' || peek(2) == '\xD0' ? 4 : 2;
    if (size == 0 || text_.size() - at_ < size) return false;  // the text may end within a character
    at_ += size;
    return true;
  }
  bool cross() {
    if (here() == 'x' || here() == 'X' || here() == ':') {
      ++at_;
    } else if (!take("\u00D7")) {
      return false;
    }
    flags_ |= written_capture;
    return true;
  }
  // Reads "N@f3", a move of other games. It is accepted as a move here, so that the replay can reject it.
  bool dropped() {
    if (here() != '@' || !is_file(peek(1)) || !is_rank(peek(2))) return false;
    at_ += 3;
    return true;
  }
  bool squares() {
    // "A6" is a square in the wrong case.
    const bool goes_on = peek(2) == 'x' || (is_file(peek(2)) && is_rank(peek(3)));
    const bool loud = here() >= 'A' && here() <= 'H' && is_rank(peek(1)) && !goes_on;
    const bool has_piece = !loud && piece();
    if (has_piece && dropped()) return true;
    const bool loud_square = has_piece && here() >= 'A' && here() <= 'H' && is_rank(peek(1));  // "NF3"
    const bool first_file = loud || loud_square || is_file(here());
    const char file = text::to_lower(here());
    if (first_file) ++at_;
    const bool first_rank = is_rank(here());
    if (first_rank) ++at_;
    if (!has_piece && !first_file) return false;
    if (!cross() && first_rank) {
      const std::size_t dash = dash_size(0);
      if (dash != 0 && (is_file(peek(dash)) || (peek(dash) == 'x' && is_file(peek(dash + 1))))) at_ += dash;
      cross();
    }
    // A file alone may end a pawn's capture: "ed", "exd". But "ch" means check.
    const bool second_rank = is_file(here()) && is_rank(peek(1));
    const bool beside = here() == file + 1 || here() == file - 1;
    const bool second_file =
        second_rank || (is_file(here()) && beside && !has_piece && first_file && !first_rank);
    if (second_file) ++at_;
    if (second_rank) ++at_;
    if (!second_file && (!first_file || !first_rank || (flags_ & written_capture) != 0)) {
      // Accepts "Nf3:" and "ed4:", which have the capture sign after the square.
      if (!(first_file && first_rank && text_[at_ - 1] == ':')) return false;
    }
    promotion(has_piece);
    return true;
  }

  static bool is_piece(char c) { return is_capital(c) || c == 'q' || c == 'r' || c == 'b' || c == 'n'; }
  // Returns the size of "=Q", "/Q", "(Q)", "=(Q)", "Q" or a figurine, or of "=" followed by a Cyrillic
  // letter. Returns 0 for any other text.
  std::size_t promotion_size() const {
    const std::size_t sign = here() == '=' ? 1 : 0;
    if (peek(sign) == '(' && is_piece(peek(sign + 1)) && peek(sign + 2) == ')') return sign + 3;
    const bool figurine = text_.size() - at_ >= sign + 3 && text_.compare(at_ + sign, 2, "\xE2\x99") == 0;
    if (figurine && (sign == 1 || text::ends_token(text_, at_ + 3))) return sign + 3;
    if (sign == 1 && text_.size() - at_ >= 3 && peek(1) == '\xD0') return 3;
    const std::size_t letter = here() == '/' ? 1 : sign;
    const char next = peek(letter + 1);
    return is_piece(peek(letter)) && !is_letter(next) && (letter == 1 || !is_digit(next)) ? letter + 1 : 0;
  }
  void promotion(bool has_piece) {
    const char rank = text_[at_ - 1];
    // A text with "=" is read as a promotion on any rank, so that the replay can reject "e4=Q".
    if (!has_piece && (rank == '1' || rank == '8' || here() == '=')) at_ += promotion_size();
  }

  // Returns the size of an unusual promotion after a move to the last rank, or 0 if there is none. It has a
  // wrong sign before the piece, as in the damaged texts "a8-N", "a8,N" and "a8[N]". If a pawn moves, it may
  // also have a blank: "a8 N", "a8 =N".
  std::size_t odd_promotion() const {
    const char rank = text_[at_ - 1];
    if (rank != '1' && rank != '8') return 0;
    std::size_t sign = 0;
    while (sign < 2 && std::string_view("-~,_/.[").find(peek(sign)) != std::string_view::npos) ++sign;
    const bool apart = sign == 0 && here() == ' ' && moves_pawn(rank);
    if (apart) sign = peek(1) == '=' ? 2 : 1;
    const char behind = peek(sign + 1);
    const bool piece = std::string_view("QRBN").find(peek(sign)) != std::string_view::npos;
    const bool ends = apart ? text::is_blank(behind) || behind == '+' || behind == '#'
                            : !is_letter(behind) && !is_digit(behind);
    if (sign == 0 || !piece || !ends) return 0;
    return sign + (behind == ']' ? 2 : 1);
  }
  // Returns whether a pawn moves to this last rank. In "Ra8 N" and "e1e8 N" no pawn moves, and the N marks a
  // novelty.
  bool moves_pawn(char rank) const {
    if (!is_file(text_[start_])) return false;
    return at_ - start_ == 2 || !is_rank(text_[start_ + 1]) || text_[start_ + 1] == (rank == '8' ? '7' : '2');
  }

  // Reads the marks of check, mate or en passant directly after the squares. MoveShapes::marks handles marks
  // after a blank. "+-", "+=" and "+/-" are glyphs, not marks.
  void marks() {
    for (;;) {
      const char next = peek(1);
      const bool check = here() == '+' && next != '-' && next != '=' && next != '/';
      if (check || here() == '#' || (here() == ':' && !is_digit(next))) {
        ++at_;
        continue;
      }
      if (take("\u2020") || take("\u2021")) continue;
      if (take("e.p.") || take("e.p") || word("ep") || word("mate") || word("ch") || word("dbl") ||
          word("dis"))
        continue;
      return;
    }
  }
  bool word(std::string_view letters) {
    const std::size_t end = at_ + letters.size();
    if (!at_word(letters) || (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]))))
      return false;
    at_ = end;
    if (here() == '.') ++at_;
    return true;
  }

  std::string_view text_;
  std::size_t start_;
  std::size_t at_;
  std::uint16_t flags_ = 0;
};

// Scans a word that looks like a move but names a square outside the board, such as "Nt3" or "d9". It counts
// as a move.
MoveToken scan_off_board(std::string_view text, std::size_t at) {
  const auto sign = [&](std::size_t i) { return at + i < text.size() ? text[at + i] : ' '; };
  const bool piece = letters_of_men.find(sign(0)) != std::string_view::npos;
  const std::size_t cross = sign(1) == 'x' ? 1 : 0;
  const std::size_t square = piece ? 1 + cross : 0;
  const bool file = piece ? sign(square) >= 'a' && sign(square) <= 'z' : is_file(sign(square));
  if (!file || !is_digit(sign(square + 1))) return {at, 0};
  std::size_t end = square + 2;
  while (sign(end) == '+' || sign(end) == '#') ++end;
  const char behind = sign(end);
  const bool ends =
      text::is_blank(behind) || behind == '!' || behind == '?' || behind == ')' || behind == '{';
  const auto flags = static_cast<std::uint16_t>(piece && cross > 0 ? written_capture : 0);
  return ends ? MoveToken{at + end, flags} : MoveToken{at, 0};
}

// The characters that a plain move can have. The replay checks the move itself.
constexpr std::array<bool, 256> plain_signs = [] {
  std::array<bool, 256> table{};
  for (const char c : std::string_view("abcdefgh12345678KQRBNOx=+#-"))
    table[static_cast<unsigned char>(c)] = true;
  return table;
}();

MoveToken scan(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {at, 0};
  const char first = text[at];
  if (!is_letter(first) && !is_wide(first) && first != '0') return {at, 0};
  const MoveToken move = Scanner(text, at).scan();
  return move.end > at ? move : scan_off_board(text, at);
}

text::PlainMove scan_plain(const char* bytes, std::uint32_t /*digits*/) {
  const auto sign = [&](unsigned at) { return static_cast<unsigned char>(bytes[at]); };
  unsigned length = 0;
  while (length < 8 && plain_signs[sign(length)]) ++length;
  if (length < 2 || !text::is_blank(bytes[length])) return {};
  const char last = bytes[length - 1];
  const char first = bytes[0];
  if (!is_file(first) && !is_capital(first)) return {};
  if (first == 'O') {
    const unsigned size = last == '+' || last == '#' ? length - 1 : length;
    const std::string_view core(bytes, size);
    const bool castles = core == "O-O" || core == "O-O-O";
    return castles ? text::PlainMove{static_cast<std::uint16_t>(length)} : text::PlainMove{};
  }
  // Scans backwards: a mark, a promotion, the square, a cross, and the disambiguation.
  unsigned end = length;
  if (last == '+' || last == '#') --end;
  const bool promotes = end >= 4 && is_capital(bytes[end - 1]) && bytes[end - 2] == '=';
  if (promotes) end -= 2;
  if (end < 2 || !is_rank(bytes[end - 1]) || !is_file(bytes[end - 2])) return {};
  const char rank = bytes[end - 1];
  end -= 2;
  const bool captures = end > 0 && bytes[end - 1] == 'x';
  if (captures) --end;
  const unsigned begin = is_capital(first) ? 1 : 0;
  if (promotes && begin == 1) return {};  // only a pawn promotes
  if (end > begin && is_rank(bytes[end - 1]) && begin == 1) --end;
  if (end > begin && is_file(bytes[end - 1]) && (begin == 1 || captures)) --end;
  if (end != begin) return {};
  // A pawn's move to the last rank is not plain: the promoted piece may follow after a blank.
  if (begin == 0 && (rank == '8' || rank == '1') && !promotes) return {};
  return {static_cast<std::uint16_t>(length), static_cast<std::uint8_t>(captures ? written_capture : 0)};
}

// shaped_step.cpp uses the index of each shape in this list. No shape is a pawn's move to the last rank,
// because the promoted piece may follow after a blank ("a8 N").
constexpr auto common =
    text::common_shapes(std::to_array<text::SignClass>(
                            {{'f', "abcdefgh"}, {'r', "12345678"}, {'s', "234567"}, {'P', letters_of_men}}),
                        std::to_array<std::string_view>({"fs", "Pfr", "fxfs", "Pxfr", "Pffr", "Prfr"}), "+#");

constexpr auto forms = std::to_array<std::string_view>(
    {"fr",     "Pfr",   "Pxfr",    "Pffr",   "Prfr",  "Pfxfr", "Prxfr", "Pfrfr", "Pfrxfr",
     "Pfr-fr", "fxfr",  "frfr",    "fr-fr",  "frxfr", "fr=P",  "frP",   "fr(P)", "fr/P",
     "fxfr=P", "fxfrP", "fxfr(P)", "fxfr/P", "frfrP", "o-o",   "o-o-o"});
constexpr auto check_marks =
    std::to_array<std::string_view>({"e.p.", "e.p", "ep.", "ep", "mate", "ch.", "ch", "+", "++", "#"});

// Returns whether the word has only dashes and rings ("O-O-O-O"), or dashes and letters that look like rings
// ("Q-Q"). Only castling is written like this.
bool is_castling(std::string_view word) {
  const auto is_ring = [](char c) { return std::string_view("O0oQDC").find(c) != std::string_view::npos; };
  const auto dashes = std::count(word.begin(), word.end(), '-');
  const auto rings = std::count_if(word.begin(), word.end(), is_ring);
  return word.size() > 2 && rings >= 2 && dashes > 0 && rings + dashes == std::ssize(word);
}

// Returns whether a move ends with a letter or sign that looks like the rank 1: "Nfl", "QhI".
bool ends_with_rank_as_letter(std::string_view word) {
  if (word.size() < 3 || letters_of_men.find(word[0]) == std::string_view::npos) return false;
  return is_file(word[word.size() - 2]) &&
         std::string_view("lI|").find(word.back()) != std::string_view::npos;
}

}  // namespace

constinit const text::MoveShapes move_shapes{.scan = scan,
                                             .scan_plain = scan_plain,
                                             .common = &common,
                                             .marks = check_marks,
                                             .forms = forms,
                                             .letters = "abcdefghxoNBRQKPO",
                                             .own_letters = "\u041A\u0421\u041B\u0424\u0440",
                                             .stands_for_move = is_castling,
                                             .is_misprint = ends_with_rank_as_letter};

}  // namespace mt::chess
