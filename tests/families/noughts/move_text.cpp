#include "noughts/texts.hpp"

namespace mt::noughts {
namespace {

constexpr char drop = '@';
constexpr std::size_t square_size = 2;

// Returns the square at `at`, 0..24, or -1 if the text has none there.
int square_at(std::string_view text, std::size_t at) {
  if (at + square_size > text.size()) return -1;
  const int file = text[at] - 'a';
  const int row = text[at + 1] - '1';
  const bool inside = file >= 0 && file < width && row >= 0 && row < width;
  return inside ? row * width + file : -1;
}

text::MoveToken scan(std::string_view text, std::size_t at) {
  const std::size_t square = at < text.size() && text[at] == drop ? at + 1 : at;
  const std::size_t end = square + square_size;
  return {square_at(text, square) >= 0 && text::ends_token(text, end) ? end : at};
}

// Records are few, so there is no fast way: scan() reads every move.
text::PlainMove scan_plain(const char* /*bytes*/, std::uint32_t /*digits*/) {
  return {};
}

constexpr auto forms = std::to_array<std::string_view>({"@fr", "fr"});

}  // namespace

constinit const text::MoveShapes move_shapes{.scan = scan,
                                             .scan_plain = scan_plain,
                                             .marks = {},
                                             .forms = forms,
                                             .need_digits = true,
                                             .letters = "abcde"};

bool read_move_text(std::string_view text, MoveText& out) {
  out.signless = !text.starts_with(drop);
  const std::size_t at = out.signless ? 0 : 1;
  const int square = square_at(text, at);
  if (square < 0 || text.size() != at + square_size) return false;
  out.move.square = static_cast<std::uint8_t>(square);
  return true;
}

bool is_move_word(std::string_view word) {
  MoveText read;
  return read_move_text(word, read) && !read.signless;
}

void write_move(Move move, std::string& out) {
  out += drop;
  out += static_cast<char>('a' + move.square % width);
  out += static_cast<char>('1' + move.square / width);
}

std::string move_text(Move move) {
  std::string text;
  write_move(move, text);
  return text;
}

}  // namespace mt::noughts
