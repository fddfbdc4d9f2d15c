#include "movetext/games/chess/looks.hpp"

#include "movetext/games/api/lettered_moves.hpp"
#include "movetext/games/chess/move_shapes.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/placement.hpp"
#include "movetext/text/square.hpp"

#include <optional>

namespace mt::chess {
namespace {

bool names_promotion(std::string_view rest) {
  if (rest.starts_with('=')) rest.remove_prefix(1);
  return rest.size() == 1 && std::string_view("qrbn").find(text::to_lower(rest[0])) != std::string_view::npos;
}

// In the start position only knights and the pawns of the second rank can move. A path from the fourth rank
// to the fifth ("e4e5", "d4c5") consists of two pawn moves without the blank between them.
bool begins_game(const LetteredPath& path) {
  const bool pawn = path.across() == 0 && (path.from.rank == 2 || path.from.rank == 7) && path.along() <= 2;
  const bool glued = path.from.rank == 4 && path.to.rank == 5 && (path.across() == 0 || !path.has_signs);
  return pawn || glued;
}

Claim claim_path(const LetteredPath& path, WordPlace place) {
  if (path.squares > 2 || !path.fits(8, 8)) return Claim::none;
  if (!path.rest.empty() || path.leaps()) return Claim::likely;
  if (place.first) return begins_game(path) ? Claim::unmistakable : Claim::possible;
  if (!path.captures) return Claim::possible;
  // A capture without a piece letter is made by a pawn.
  return path.is_diagonal() && path.across() == 1 ? Claim::likely : Claim::none;
}

// Accepts "exd5" and "exd". A pawn captures on the next file, and not in the first move of a game.
Claim claim_files(const FilePair& files, WordPlace place) {
  if (place.first || files.across != 1) return Claim::none;
  return files.has_sign ? Claim::likely : Claim::possible;
}

bool has_move_shape(std::string_view word) {
  return move_shapes.scan(word, 0).end == word.size();
}

// Accepts "Nf3", "Raxd1", "O-O", "e8=Q", figurines and letters of other alphabets.
bool is_san(std::string_view word) {
  const char first = word[0];
  const char second = word.size() > 1 ? word[1] : '\0';
  const bool man =
      first >= 'A' && first <= 'Z' && (text::is_file(second) || second == 'x' || text::is_rank(second));
  const bool castles = word.starts_with("O-O") || word.starts_with("o-o");
  const bool wide = static_cast<unsigned char>(first) >= 0x80;
  const bool pawn = text::is_file(first) && (word.find('=') != std::string_view::npos || word.size() == 3);
  return (man || castles || wide || pawn) && has_move_shape(word);
}

// Accepts "Nf3Nc6": two moves without the blank between them.
bool is_san_twice(std::string_view word) {
  constexpr std::size_t shortest = 2;
  constexpr std::size_t longest = 8;
  if (std::string_view("KQRBN").find(word[0]) == std::string_view::npos) return false;
  for (std::size_t size = shortest + 1; size <= longest && size + shortest <= word.size(); ++size)
    if (is_san(word.substr(0, size)) && has_move_shape(word.substr(size))) return true;
  return false;
}

}  // namespace

Claim claim_move(std::string_view word, WordPlace place) {
  if (text::is_digit(word[0])) return Claim::none;
  const std::optional<LetteredPath> path = read_lettered_path(word);
  if (path && (path->rest.empty() || names_promotion(path->rest))) return claim_path(*path, place);
  const bool square = word.size() == 2 && text::is_file(text::to_lower(word[0])) && text::is_rank(word[1]);
  if (square) return Claim::likely;  // a pawn's move
  if (const std::optional<FilePair> files = read_file_pair(word)) return claim_files(*files, place);
  if (is_san(word)) return Claim::possible;
  return is_san_twice(word) ? Claim::unmistakable : Claim::none;
}

Claim claim_position(std::string_view text) {
  return text::begins_with_placement(text) ? Claim::unmistakable : Claim::none;
}

}  // namespace mt::chess
