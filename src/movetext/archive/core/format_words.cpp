#include "movetext/archive/core/format_words.hpp"

#include "movetext/games/table/move_shapes.hpp"
#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/square.hpp"

#include <array>
#include <cstdlib>
#include <optional>

namespace mt::archive {
namespace {

using text::is_digit;
using text::is_file;
using text::is_rank;
using text::to_lower;

// A shape that no other game has says more than one that a slip of the pen can give.
constexpr std::uint32_t unmistakable = 4;

char at(std::string_view word, std::size_t i) {
  return i < word.size() ? word[i] : '\0';
}

// What stands behind a move and says nothing of its squares.
std::string_view without_marks(std::string_view word) {
  while (!word.empty() && std::string_view("!?+#=,.").find(word.back()) != std::string_view::npos)
    word.remove_suffix(1);
  return word;
}

// Takes a dash of any kind, a cross or a colon from the front; '\0' if there is none.
char take_sign(std::string_view& rest) {
  const char c = to_lower(at(rest, 0));
  if (c == '-' || c == 'x' || c == ':' || c == '*') {
    rest.remove_prefix(1);
    return c == '-' ? '-' : 'x';
  }
  if (rest.starts_with("\u00D7")) {
    rest.remove_prefix(2);
    return 'x';
  }
  const std::size_t dash = text::dash_size(rest, 0);
  rest.remove_prefix(dash);
  return dash > 0 ? '-' : '\0';
}

// "32-28", "12x19x28"; a result has a nought.
bool is_numeric(std::string_view word) {
  int squares = 0;
  for (char sign = '-'; sign != '\0'; sign = take_sign(word)) {
    std::size_t digits = 0;
    int value = 0;
    while (digits < 2 && is_digit(at(word, digits))) value = value * 10 + (word[digits++] - '0');
    if (digits == 0 || value == 0 || is_digit(at(word, digits))) return false;
    word.remove_prefix(digits);
    ++squares;
  }
  return word.empty() && squares >= 2;
}

struct Square {
  int file = 0;  // a = 1
  int rank = 0;
};

std::optional<Square> take_square(std::string_view& rest) {
  const char file = to_lower(at(rest, 0));
  if (file < 'a' || file > 'n' || !is_digit(at(rest, 1))) return std::nullopt;
  Square square{file - 'a' + 1, rest[1] - '0'};
  rest.remove_prefix(2);
  if (square.rank == 1 && is_digit(at(rest, 0))) {
    square.rank = 10 + (rest[0] - '0');
    rest.remove_prefix(1);
  }
  return square;
}

// "e2-e4", "c3xe5xg7", "e7e8q": squares by letter, and what is between them.
struct Path {
  Square from;
  Square to;
  int squares = 0;
  bool captures = false;
  bool promotes = false;
};

std::optional<Path> read_path(std::string_view word) {
  Path path;
  while (const std::optional<Square> square = take_square(word)) {
    (path.squares == 0 ? path.from : path.to) = *square;
    ++path.squares;
    if (word.empty()) break;
    path.captures |= take_sign(word) == 'x';
  }
  if (path.squares < 2) return std::nullopt;
  if (at(word, 0) == '=') word.remove_prefix(1);
  path.promotes =
      word.size() == 1 && std::string_view("qrbn").find(to_lower(word[0])) != std::string_view::npos;
  return word.empty() || path.promotes ? std::optional(path) : std::nullopt;
}

// A knight's or a horse's leap; a step along a file or rank; one along a diagonal.
struct Way {
  int across;
  int along;
  explicit Way(const Path& path)
      : across(std::abs(path.to.file - path.from.file)), along(std::abs(path.to.rank - path.from.rank)) {}
  bool leaps() const { return across * along == 2; }
  bool straight() const { return (across == 0) != (along == 0); }
  bool diagonal() const { return across == along && across > 0; }
};

// In the start position of chess only pawns of the second rank and knights can move; in draughts only men
// before these, one square along a diagonal, or in the Turkish game straight on from the third rank.
void vote_first(const Path& path, const Way& way, Votes& votes) {
  const bool pawn = way.across == 0 && (path.from.rank == 2 || path.from.rank == 7) && way.along <= 2;
  const bool turkish = way.across == 0 && way.along == 1 && (path.from.rank == 3 || path.from.rank == 6);
  const bool glued = path.from.rank == 4 && path.to.rank == 5;  // "e4e5": two moves without their blank
  if (way.diagonal() || turkish)
    votes.draughts += unmistakable;
  else if (pawn || glued)
    votes.chess += unmistakable;
}

void vote_path(const Path& path, WordPlace place, Votes& votes) {
  const Way way(path);
  const bool beyond = path.from.file > 8 || path.to.file > 8 || path.from.rank > 8 || path.to.rank > 8;
  // Ranks from nought on have the coordinates of xiangqi alone.
  if (path.from.rank == 0 || path.to.rank == 0) {
    votes.xiangqi += unmistakable;
  } else if (path.squares > 2) {
    ++votes.draughts;
  } else if (beyond) {
    ++(way.straight() || way.leaps() ? votes.xiangqi : votes.draughts);
  } else if (path.promotes || way.leaps()) {
    ++votes.chess;
  } else if (place.first) {
    vote_first(path, way, votes);
  } else if (path.captures) {
    ++(way.diagonal() && way.across == 1 ? votes.chess : votes.draughts);
  }
}

void count_square(std::string_view word, Votes& votes) {
  const int bit = (to_lower(word[0]) - 'a') + 8 * (word[1] - '1');
  const std::uint64_t mask = std::uint64_t{1} << static_cast<unsigned>(bit);
  votes.repeated |= (votes.seen & mask) != 0;
  votes.seen |= mask;
  if (votes.squares == 0) votes.first_square = static_cast<std::uint8_t>(bit + 1);
  if (votes.squares == 1) votes.second_square = static_cast<std::uint8_t>(bit + 1);
  ++votes.squares;
  ++votes.chess;  // a move of a pawn
}

// "C2.5", "H8+7", "+C=4": how Western players write xiangqi.
bool is_wxf(std::string_view word) {
  constexpr std::string_view men = "KAEBRHNCPkaebrhncp";
  constexpr std::string_view ways = ".=+-";
  if (word.size() != 4) return false;
  // A horse on its way: "H8+7"; the front one of two cannons: "+C=4".
  const bool before =
      ways.find(word[0]) != std::string_view::npos && men.find(word[1]) != std::string_view::npos;
  const bool behind =
      men.find(word[0]) != std::string_view::npos && (is_digit(word[1]) || word[1] == '+' || word[1] == '-');
  return (before || behind) && ways.find(word[2]) != std::string_view::npos && is_digit(word[3]);
}

// The same in letters and signs of full width (U+FF01 to U+FF5E), which are three bytes each.
bool is_wide_wxf(std::string_view word) {
  if (word.size() != 12) return false;
  std::string_view::size_type i = 0;
  std::array<char, 4> narrow{};
  for (char& c : narrow) {
    const auto middle = static_cast<unsigned char>(word[i + 1]);
    const auto last = static_cast<unsigned char>(word[i + 2]);
    if (word[i] != '\xEF' || (middle != 0xBC && middle != 0xBD)) return false;
    c = static_cast<char>(last - (middle == 0xBC ? 0x60 : 0x20));
    i += 3;
  }
  return is_wxf({narrow.data(), narrow.size()});
}

// Forward, back, sideways: each move in Chinese has one of them.
bool is_chinese(std::string_view word) {
  static constexpr auto ways = std::to_array<std::string_view>({"\u8FDB", "\u9032", "\u9000", "\u5E73"});
  if (word.empty() || static_cast<unsigned char>(word[0]) < 0x80 || word.size() > 16) return false;
  for (const std::string_view way : ways)
    if (word.find(way) != std::string_view::npos) return true;
  return false;
}

// "cd4", "c:e5", "dc3", "fe4x": two letters that stand for squares.  A pawn takes on the next file and never
// with the first move; "exd5" alone has a cross in chess and none in the diagonal notation.
bool vote_two_files(std::string_view word, WordPlace place, Votes& votes) {
  const std::size_t sign = at(word, 1) == 'x' || at(word, 1) == ':' ? 1 : 0;
  const char from = at(word, 0);
  const char to = at(word, 1 + sign);
  // "Be3" is a man of chess.
  if (!is_file(from) || !is_file(to) || from == to) return false;
  const bool whole = word.size() == 3 + sign && is_rank(word.back());
  if (!whole && !(sign == 1 && word.size() == 3)) return false;
  const bool beside = std::abs(from - to) == 1;
  if (place.first || !beside)
    ++votes.draughts;
  else if (sign == 1)
    ++votes.chess;
  return true;
}

// "e45", "d34x": a square and the square on the same file, in diagonal notation.
bool is_diagonal(std::string_view word) {
  if (word.size() == 4 && to_lower(word[3]) == 'x') word.remove_suffix(1);
  return word.size() == 3 && word[0] >= 'a' && word[0] <= 'n' && is_digit(word[1]) && is_digit(word[2]) &&
         word[1] != '0' && word[2] != '0' && word[1] != word[2];
}

// "Nf3", "Raxd1", "O-O", "e8=Q", figurines and letters of other alphabets.
bool is_san(std::string_view word) {
  const char first = at(word, 0);
  const char second = at(word, 1);
  const bool man = first >= 'A' && first <= 'Z' && (is_file(second) || second == 'x' || is_rank(second));
  const bool castles = word.starts_with("O-O") || word.starts_with("o-o");
  const bool wide = static_cast<unsigned char>(first) >= 0x80;
  const bool promotes = is_file(first) && (word.find('=') != std::string_view::npos || word.size() == 3);
  return (man || castles || wide || promotes) &&
         usual_move_shapes(conventions::pgn).scan(word, 0).end == word.size();
}

// "Nf3Nc6": two moves of chess without the blank between them.
bool is_san_twice(std::string_view word) {
  constexpr std::size_t shortest = 2;
  constexpr std::size_t longest = 8;
  if (std::string_view("KQRBN").find(word[0]) == std::string_view::npos) return false;
  for (std::size_t size = shortest + 1; size <= longest && size + shortest <= word.size(); ++size) {
    const std::string_view rest = word.substr(size);
    if (is_san(word.substr(0, size)) && usual_move_shapes(conventions::pgn).scan(rest, 0).end == rest.size())
      return true;
  }
  return false;
}

// False: no game writes a move so.
bool vote_shape(std::string_view word, WordPlace place, Votes& votes) {
  if (is_digit(word[0])) {
    if (!is_numeric(word)) return false;
    ++votes.draughts;
    return true;
  }
  if (const std::optional<Path> path = read_path(word)) {
    vote_path(*path, place, votes);
    return true;
  }
  if (word.size() == 2 && is_file(to_lower(word[0])) && is_rank(word[1])) {
    count_square(word, votes);
    return true;
  }
  if (is_wxf(word) || is_wide_wxf(word) || is_chinese(word)) {
    votes.xiangqi += unmistakable;
    return true;
  }
  if (is_diagonal(word)) {
    ++votes.draughts;
    return true;
  }
  if (vote_two_files(word, place, votes)) return true;
  if (is_san(word)) {
    ++votes.chess;
    return true;
  }
  if (!is_san_twice(word)) return false;
  votes.chess += unmistakable + 1;
  return true;
}

}  // namespace

void vote(std::string_view word, WordPlace place, Votes& votes) {
  constexpr std::size_t longest = 64;
  word = without_marks(word);
  if (word.empty() || word.size() > longest) return;
  if (vote_shape(word, place, votes)) ++votes.moves;
}

bool looks_like_othello(const Votes& votes) {
  constexpr std::uint32_t enough = 8;
  if (votes.squares < enough || votes.squares != votes.moves || votes.repeated) return false;
  // A first disc, and the three squares where the answer to it can stand.
  struct Opening {
    std::string_view first;
    std::string_view answers;
  };
  static constexpr auto openings =
      std::to_array<Opening>({{"d3", "c3c5e3"}, {"c4", "c3c5e3"}, {"f5", "d6f4f6"}, {"e6", "d6f4f6"}});
  const auto bit = [](std::string_view square) { return 1 + (square[0] - 'a') + 8 * (square[1] - '1'); };
  for (const Opening& opening : openings) {
    if (votes.first_square != bit(opening.first)) continue;
    for (std::size_t i = 0; i < opening.answers.size(); i += 2)
      if (votes.second_square == bit(opening.answers.substr(i, 2))) return true;
  }
  return false;
}

}  // namespace mt::archive
