#include "movetext/games/othello/move_shapes.hpp"

#include "movetext/games/othello/damaged_move.hpp"
#include "movetext/games/othello/move_text.hpp"
#include "movetext/text/any_case.hpp"

#include <algorithm>

namespace mt::othello {
namespace {

text::MoveToken scan(std::string_view text, std::size_t at) {
  return {move_end(text, at)};
}

// Every move except those of the common shape is left to scan().
text::PlainMove scan_plain(const char* /*bytes*/, std::uint32_t /*digits*/) {
  return {};
}

constexpr auto common =
    text::common_shapes(std::to_array<text::SignClass>({{'f', "abcdefghABCDEFGH"}, {'r', "12345678"}}),
                        std::to_array<std::string_view>({"fr"}), {});

constexpr auto forms = std::to_array<std::string_view>({"fr", "frr", "Pr"});

// Any letter can be a misread digit, so letters alone do not make a short word prose.
constexpr std::string_view all_letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

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
