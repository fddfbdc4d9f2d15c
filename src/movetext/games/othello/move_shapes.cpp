#include "movetext/games/othello/move_shapes.hpp"

#include "movetext/games/othello/move_text.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::othello {
namespace {

text::MoveToken scan(std::string_view text, std::size_t at) {
  return {move_end(text, at)};
}

// Recognises nothing: scan() handles all moves except those of the common shape.
text::PlainMove scan_plain(const char* /*bytes*/, std::uint32_t /*digits*/) {
  return {};
}

constexpr auto common =
    text::common_shapes(std::to_array<text::SignClass>({{'f', "abcdefghABCDEFGH"}, {'r', "12345678"}}),
                        std::to_array<std::string_view>({"fr"}), {});

constexpr auto forms = std::to_array<std::string_view>({"fr", "frr", "Pr"});

// Any letter can be a misread digit. A short word that has only letters may therefore be a damaged move and
// not prose.
constexpr std::string_view all_letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

bool is_column(char c) {
  const char letter = text::to_lower(c);
  return letter >= 'a' && letter <= 'h';
}
bool is_row(char c) {
  return c >= '1' && c <= '8';
}
bool is_sign(char c) {
  constexpr std::string_view others = "-,.@Pp";
  return is_column(c) || is_row(c) || others.find(c) != std::string_view::npos;
}

bool has_square(std::string_view word) {
  for (std::size_t i = 1; i < word.size(); ++i)
    if (is_column(word[i - 1]) && is_row(word[i])) return true;
  return false;
}

// Returns whether a word that is not a move must be a group of moves of which one is damaged: "c-f6-e7",
// "@f5d6", "cf6e7". The word contains a square or a sign between squares, and at most one character that
// transcripts do not use.
bool is_damaged_move(std::string_view word) {
  if (word.size() < 2) return false;
  const auto others = std::count_if(word.begin(), word.end(), [](char c) { return !is_sign(c); });
  const bool joins = word.front() == '-' || word.front() == ',' || word.find('@') != std::string_view::npos;
  const auto is_rest = [](char c) { return c == '@' || is_column(c) || is_row(c); };
  return others <= 1 && (has_square(word) || (joins && std::any_of(word.begin(), word.end(), is_rest)));
}

}  // namespace

bool starts_move(std::string_view text, std::size_t at) {
  if (read_square(text, at)) return true;
  const std::string_view rest = text.substr(std::min(at, text.size()));
  return std::any_of(pass_words.begin(), pass_words.end(),
                     [&](std::string_view word) { return text::begins_in_any_case(rest, word); });
}

constinit const text::MoveShapes move_shapes{.scan = scan,
                                             .scan_plain = scan_plain,
                                             .common = &common,
                                             .marks = {},
                                             .passes = pass_words,
                                             .forms = forms,
                                             .many_in_word = true,
                                             .scores_are_results = true,
                                             .letters = all_letters,
                                             .first_signs = "-",
                                             .stands_for_move = is_damaged_move};

}  // namespace mt::othello
