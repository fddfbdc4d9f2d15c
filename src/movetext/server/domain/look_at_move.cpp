#include "movetext/server/domain/look_at_move.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/domain/foreign_letters.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/square.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace mt::server::domain {
namespace {

constexpr std::size_t longest_move = 20;  // bytes

// Each letter means the same man in all of these languages, unless English uses it too.
constexpr auto languages = std::to_array<std::string_view>({"de", "nl", "fr", "es", "pt", "pl", "ru"});

bool is_foreign(char c) {
  return foreign_letters.find(c) != std::string_view::npos || static_cast<unsigned char>(c) >= 0x80U;
}

// A telephone begins each line with a capital: "Dxe5" may be a pawn's capture.
bool may_be_pawn(std::string_view text) {
  const char file = text::to_lower(text.front());
  if (!text::is_file(file)) return false;
  const auto* const next = std::find_if(text.begin() + 1, text.end(), text::is_file);
  return next == text.end() || std::abs(*next - file) <= 1;
}

// Says whether the text ends with the letter of a man that a pawn becomes: "a8=D", "a8D".
bool promotes(std::string_view text) {
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  if (text.size() < 3 || !is_foreign(text.back())) return false;
  const char before = text[text.size() - 2];
  return before == '=' || text::is_digit(before);
}

bool has_foreign_letter(std::string_view text) {
  if (text.empty() || text.size() > longest_move) return false;
  return promotes(text) || (is_foreign(text.front()) && !may_be_pawn(text));
}

// Returns the move as engines write it, without letters of men; empty: it is no move in any of the languages.
std::string without_letters(const AnyGame& rules, const AnyPosition& position, std::string_view text) {
  for (const std::string_view language : languages) {
    const auto game = make_game(with_piece_letters(rules.spec(), *parse_piece_letters(language)));
    AnyPosition after = position;
    std::string plain;
    Diagnostic refusal;
    if (game != nullptr && game->play(after, text, board::Notation::uci, plain, refusal)) return plain;
  }
  return {};
}

}  // namespace

bool look_at_move(const replay::LiveGame& board, std::string_view text, replay::ResolvedMove& move,
                  Diagnostic& refusal) {
  const AnyGame& rules = board.rules();
  if (board.look(text, rules.notation(), move, refusal)) return true;
  if (rules.family().letters.find == nullptr || !has_foreign_letter(text)) return false;
  const std::string plain = without_letters(rules, board.position(), text);
  Diagnostic other;
  return !plain.empty() && board.look(plain, rules.notation(), move, other);
}

}  // namespace mt::server::domain
