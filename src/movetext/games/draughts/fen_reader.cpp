#include "movetext/games/draughts/fen_reader.hpp"

#include "movetext/text/number.hpp"

#include <array>

namespace mt::draughts {
namespace {

std::optional<Colour> colour_of(char letter) {
  switch (text::to_lower(letter)) {
    case 'w':
      return Colour::white;
    case 'b':
      return Colour::black;
    default:
      return std::nullopt;
  }
}

// Returns whether the text has a square whose file is a letter from `first` to `last`. A letter before a
// digit is not a file if it means a piece (D means a king in other languages) or if it begins a group.
bool has_column(std::string_view text, char first, char last) {
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    const char letter = text[i];
    if (letter < first || letter > last || !text::is_digit(text[i + 1])) continue;
    const char small = text::to_lower(letter);
    const bool begins_group = text[i - 1] == ':' || text[i - 1] == ' ';
    if (begins_group && (small == 'b' || small == 'h' || small == 'f')) continue;
    if (small != 'k' && small != 'g' && letter != 'D') return true;
  }
  return false;
}

// Returns whether the letter at `at` is the colour at the beginning of a group.
bool begins_group(std::string_view text, std::size_t at) {
  if (!colour_of(text[at])) return false;
  while (at > 0 && text::is_blank(text[at - 1])) --at;
  return at > 0 && text[at - 1] == ':';
}

// Returns whether the text has a square by number, with or without K.
bool has_number(std::string_view text) {
  for (std::size_t i = 2; i < text.size(); ++i) {
    if (!text::is_digit(text[i]) || text::is_digit(text[i - 1])) continue;
    std::size_t before = i - 1;
    if (text::to_lower(text[before]) == 'k') --before;
    if (begins_group(text, before) || std::string_view(",- ").find(text[before]) != std::string_view::npos)
      return true;
  }
  return false;
}

// Letters for a king in other languages that cannot be files of a board: the first letter of the Russian word
// damka.
constexpr auto foreign_kings = std::to_array<std::string_view>({"\u0414", "\u0434"});

}  // namespace

FenReader::FenReader(const SquareNames& names, std::string_view text, board::Notation letters)
    : names_(names),
      cursor_(text),
      oblique_(letters == board::Notation::diagonal),
      capital_columns_(has_column(text, 'A', 'N')),
      small_columns_(has_column(text, 'a', 'n')),
      numbers_(has_number(text)) {}

Fault FenReader::read_turn(FenHead& head) {
  cursor_.skip_blanks();
  const std::uint32_t begin = cursor_.at();
  const char letter = cursor_.take();
  head.to_move = colour_of(letter);
  capital_turn_ = letter == 'W' || letter == 'B';
  if (!head.to_move && letter != '?')
    return {Code::bad_fen, begin, begin + (begin < cursor_.size() ? 1U : 0U)};
  skip_fill();
  if (!cursor_.done() && cursor_.peek() != ':') return rest_fault();
  return {};
}

void FenReader::skip_fill() {
  do {
    cursor_.skip_blanks();
  } while (cursor_.take('.') || cursor_.take(','));
}

bool FenReader::next_group() {
  skip_fill();
  return cursor_.take(':');
}

Fault FenReader::rest_fault() const {
  if (cursor_.done()) return {};
  return {Code::bad_fen, cursor_.at(), cursor_.size()};
}

// Reads the colour of a group, B or W. A group whose colour is ? or missing must be empty.
Fault FenReader::read_colour(Colour& colour) {
  skip_fill();
  if (cursor_.done() || cursor_.peek() == ':') return {};
  const std::uint32_t begin = cursor_.at();
  const char letter = cursor_.take();
  const std::optional<Colour> found = colour_of(letter);
  if (found) {
    colour = *found;
    return {};
  }
  skip_fill();
  if (letter == '?' && (cursor_.done() || cursor_.peek() == ':')) return {};
  return {Code::bad_fen, begin, begin + 1};
}

bool FenReader::read_extension(FenHead& head) {
  skip_fill();
  const std::uint32_t begin = cursor_.at();
  const char letter = text::to_lower(cursor_.peek());
  bool read = false;
  if (letter == 'h' || letter == 'f') {
    read = read_counter(head);
  } else if (letter == '+') {
    read = read_king_moves(head);
  }
  skip_fill();
  if (read && (cursor_.done() || cursor_.peek() == ':')) return true;
  cursor_.back_to(begin);
  return false;
}

bool FenReader::read_counter(FenHead& head) {
  const std::uint32_t begin = cursor_.at();
  const int usual = text::to_lower(cursor_.take()) == 'h' ? 0 : 1;
  const int value = cursor_.take_number();
  if (value >= 0 && value != usual) head.counters.add(begin, cursor_.at());
  return value >= 0;
}

bool FenReader::read_king_moves(FenHead& head) {
  const std::uint32_t begin = cursor_.at();
  FenKingMoves black;
  FenKingMoves white;
  if (!read_king_count(black) || !read_king_count(white)) return false;
  head.king_moves = {white, black};
  if (black.count != 0 || white.count != 0) head.king_counts.add(begin, cursor_.at());
  return true;
}

// Reads +1 or +145: one digit, then perhaps the two digits of the king's square.
bool FenReader::read_king_count(FenKingMoves& moves) {
  if (!cursor_.take('+')) return false;
  const std::uint32_t begin = cursor_.at();
  if (!text::is_digit(cursor_.peek())) return false;
  moves.count = cursor_.take() - '0';
  const int square = cursor_.take_number();
  const std::uint32_t digits = cursor_.at() - begin - 1;
  if (square > 0 && square <= names_.count()) moves.square = names_.by_number(static_cast<unsigned>(square));
  return digits == 0 || (digits == 2 && moves.square != SquareNames::none);
}

bool FenReader::is_column(char letter) const {
  if (text::to_lower(letter) - 'a' >= names_.coordinates().shape.width) return false;
  const bool algebraic = names_.usual() == board::Notation::algebraic;
  switch (letter) {
    case 'g':
      return true;
    case 'G':
      return capital_columns_ || algebraic;
    case 'k':
      // If the colours are capitals, the letters of kings are capitals too, so k is a column.
      return small_columns_ || algebraic || capital_turn_;
    default:
      return capital_columns_;
  }
}

// D is a file if the text names other squares by letter, and a king if it names other squares by number. If
// it has no other squares, the notation of the game decides.
bool FenReader::is_column_d() const {
  if (capital_columns_ || small_columns_) return true;
  return !numbers_ && names_.usual() == board::Notation::algebraic;
}

bool FenReader::take_foreign_king(Square& out) {
  const std::uint32_t begin = cursor_.at();
  bool taken = false;
  for (const std::string_view letter : foreign_kings) taken = taken || cursor_.take(letter);
  if (!taken && cursor_.take('D')) {
    const std::uint32_t letter_end = cursor_.at();
    cursor_.skip_blanks();
    const bool is_file = text::is_digit(cursor_.peek()) ? is_column_d() : !text::is_letter(cursor_.peek());
    cursor_.back_to(is_file ? begin : letter_end);
    taken = !is_file;
  }
  if (!taken) return false;
  if (!king_letter_.exists()) king_letter_.add(begin, cursor_.at());
  cursor_.skip_blanks();
  out.king = true;
  return true;
}

// Reads K, G or P before a square, but not a K or G that is the column of the square.
bool FenReader::take_prefix(Square& out) {
  if (take_foreign_king(out)) return true;
  const std::uint32_t begin = cursor_.at();
  const char letter = cursor_.peek();
  const char small = text::to_lower(letter);
  if (small != 'k' && small != 'g' && small != 'p') return false;
  cursor_.take();
  cursor_.skip_blanks();
  if (text::is_digit(cursor_.peek()) && small != 'p' && is_column(letter)) {
    cursor_.back_to(begin);
    return false;
  }
  out.king = small == 'k';
  out.taken = !out.king;
  // If the colours are capitals and the board has a file k, a lower-case k can also be that file.
  const bool is_file_too = letter == 'k' && capital_turn_ && names_.coordinates().shape.width > 'k' - 'a';
  if (is_file_too && !king_letter_.exists()) king_letter_.add(begin, begin + 1);
  return true;
}

Fault FenReader::check_kind(bool by_letter, std::uint32_t begin) {
  if (by_letter_.value_or(by_letter) == by_letter) {
    by_letter_ = by_letter;
    return {};
  }
  flaw_ = FenFlaw::mixed;
  return {Code::bad_fen, begin, cursor_.at()};
}

Fault FenReader::check_end(std::uint32_t begin) {
  if (!text::is_digit(cursor_.peek()) && !text::is_letter(cursor_.peek())) return {};
  while (text::is_digit(cursor_.peek()) || text::is_letter(cursor_.peek())) cursor_.take();
  flaw_ = FenFlaw::glued;
  return {Code::bad_fen, begin, cursor_.at()};
}

Fault FenReader::read_square(Square& out) {
  const std::uint32_t begin = cursor_.at();
  out = {};
  take_prefix(out);
  if (text::is_letter(cursor_.peek())) return read_letter_square(out, begin);
  if (!text::is_digit(cursor_.peek()))
    return {Code::bad_fen, begin, cursor_.done() ? cursor_.at() : cursor_.at() + 1};
  const int number = cursor_.take_number();
  if (text::is_letter(cursor_.peek())) return check_end(begin);
  if (number > 0 && number <= names_.count()) out.square = names_.by_number(static_cast<unsigned>(number));
  if (out.square == SquareNames::none) return {Code::fen_range, begin, cursor_.at()};
  return check_kind(false, begin);
}

Fault FenReader::read_letter_square(Square& out, std::uint32_t begin) {
  const auto file = static_cast<unsigned>(text::to_lower(cursor_.take()) - 'a');
  const bool is_square = take_rank(file, out);
  if (is_square && text::is_letter(cursor_.peek())) return check_end(begin);
  const bool is_file = oblique_ || file < static_cast<unsigned>(names_.coordinates().shape.width);
  if (!is_file || (out.square == SquareNames::none && numbers_)) flaw_ = FenFlaw::letter;
  if (!is_square) return {Code::bad_fen, begin, cursor_.at()};
  if (out.square == SquareNames::none) return {Code::fen_range, begin, cursor_.at()};
  return check_kind(true, begin);
}

bool FenReader::take_rank(unsigned file, Square& out) {
  if (oblique_) {
    const int rank = take_oblique_rank(cursor_);
    out.square = names_.by_diagonal({static_cast<int>(file) + 1, rank});
    return rank != 0;
  }
  const int row = cursor_.take_number();
  if (row > 0) out.square = names_.by_letter(file, static_cast<unsigned>(row - 1));
  return row >= 0;
}

Fault FenReader::read_range_end(std::uint32_t begin, const Square& first, Square& last) {
  const std::uint32_t end = cursor_.at();
  cursor_.skip_blanks();
  if (!cursor_.take('-')) {
    cursor_.back_to(end);
    return {};
  }
  cursor_.skip_blanks();
  const FenPart king_letter = king_letter_;
  if (Fault fault = read_square(last); fault.code != Code::none) return fault;
  const bool has_letter = last.king || last.taken;
  if (!has_letter || (last.king == first.king && last.taken == first.taken)) return {};
  king_letter_ = king_letter;
  if (!mixed_range_.exists()) mixed_range_.add(begin, cursor_.at());
  return {};
}

}  // namespace mt::draughts
