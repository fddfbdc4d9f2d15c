#include "movetext/replay/other_game.hpp"

#include "movetext/replay/evidence.hpp"
#include "movetext/replay/likely_games.hpp"
#include "movetext/replay/own_game.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::replay {
namespace {

// How much of a record is legal in one reading. A reading goes beyond another reading if more plies are legal
// in all, and not fewer in the main line.
struct Reach {
  std::uint32_t main = 0;
  std::uint32_t all = 0;  // plies of the main line and of variations
  bool whole = false;

  bool beyond(const Reach& other) const { return main >= other.main && all > other.all; }
};

Reach reach(const Record& record, const AnyGame& game) {
  const Legality legal = legality(record, game, Lines::all);
  return {legal.plies, legal.plies + legal.variation_plies, legal.whole};
}

// Returns whether a move starts with a piece letter: a capital letter or a character outside ASCII. The O of
// castling does not count, nor does a column in the wrong letter case.
bool begins_with_letter(std::string_view move) {
  if (move.empty()) return false;
  const bool rank_follows = move.size() > 1 && text::is_digit(move[1]);
  const bool file = move[0] >= 'A' && move[0] <= 'H' && rank_follows;
  const bool capital = move[0] >= 'A' && move[0] <= 'Z' && !file && move[0] != 'O';
  return capital || static_cast<unsigned char>(move[0]) >= 0x80;
}

// Returns whether a move has a piece letter that does not exist in English. Without this check, one damaged
// move could make the record look like another language: "Bb4" with the German letter for a pawn.
bool has_other_letters(const Record& record) {
  return std::any_of(record.tape.begin(), record.tape.end(), [&](const Event& event) {
    const std::string_view move = event.kind == EventKind::ply ? record.text(event) : std::string_view();
    const auto is_other = [&](std::size_t i) {
      return begins_with_letter(move.substr(i)) &&
             std::string_view("NBRQKPX").find(move[i]) == std::string_view::npos;
    };
    for (std::size_t i = 0; i < move.size(); ++i)
      if (is_other(i)) return true;
    return false;
  });
}

// Returns whether every piece move starts with a letter of the language of `spec`. Moves that no notation can
// read are not examined.
bool is_written_in(const Record& record, const GameSpec& spec) {
  return std::all_of(record.tape.begin(), record.tape.end(), [&](const Event& event) {
    if (event.kind != EventKind::ply || (event.flags & damaged_move) != 0) return true;
    const std::string_view move = record.text(event);
    return !begins_with_letter(move) || begins_with_man(spec, move);
  });
}

// Returns the game in that language whose letters make the longest part of the record legal. This part must
// be clearly longer than with the letters of `first`, or all pieces must have letters of the language up to a
// damaged move.
std::optional<GameChoice> better_letters(const Record& record, const GameSpec& first, const Reach& so_far) {
  constexpr std::uint32_t clearly = 2;  // plies
  std::optional<GameChoice> best;
  if (!has_other_letters(record)) return best;
  Reach most = so_far;
  for (const GameSpec& spec : in_other_letters(first)) {
    const Reach result = reach(record, *make_game(spec));
    if (!result.beyond(most)) continue;
    if (!result.whole && result.all < so_far.all + clearly && !is_written_in(record, spec)) continue;
    most = result;
    best = GameChoice{spec, first};
    if (result.whole) break;
  }
  return best;
}

// Returns another reading of a record in a family whose moves have piece letters. If no tag names the game,
// the start position can indicate another game of the family: castling rights can indicate Chess960.
std::optional<GameChoice> other_reading(const Record& record, const GameSpec& first, bool stated,
                                        GameCache& cache) {
  const Reach so_far = reach(record, cache.get(first));
  if (!stated && record.find_tag(TagName::fen) != nullptr)
    for (const GameRow& row : first.family().games) {
      if (&row == first.row || row.base_type < 0) continue;
      const GameChoice variant = choice_of(spec_of(row));
      const AnyGame& game = cache.get(variant.reading);
      if (legality(record, game).complete && reach(record, game).beyond(so_far)) return variant;
    }
  return better_letters(record, first, so_far);
}

// Returns whether the record cannot belong to the game of its tag. This requires a move that names a square
// which the board does not have. Another move, or the start position, must not fit the game either.
bool is_impossible(const Record& record, const AnyGame& game) {
  const OffBoard off = plies_off_board(record, game);
  return off.plies >= 2 || (off.plies == 1 && legality(record, game).stop != off.first);
}

// Returns the first of the choices other than `first` under which the main line is legal.
std::optional<OtherGame> first_legal(const Record& record, const GameSpec& first,
                                     const std::vector<GameChoice>& choices, GameCache& cache) {
  for (const GameChoice& choice : choices)
    if (!(choice.reading == first) && legality(record, cache.get(choice.reading)).complete)
      return OtherGame{choice, OtherGame::Cause::game};
  return std::nullopt;
}

}  // namespace

std::optional<GameChoice> sister_game(const Record& record, const GameSpec& first, GameCache& cache) {
  if (first.family().guess.likely == nullptr) return std::nullopt;
  Evidence evidence;
  gather(record, evidence);
  std::optional<GameChoice> best;
  std::uint32_t most = legality(record, cache.get(first)).plies;
  for (const GameChoice& choice : games_like(first, evidence)) {
    if (choice.reading.row == first.row) continue;
    const Legality there = legality(record, cache.get(choice.reading));
    if (there.plies <= most) continue;
    best = choice;
    most = there.plies;
    if (there.complete) break;
  }
  return best;
}

std::optional<OtherGame> other_game(const Record& record, const GameSpec& first, const TaggedGame& tagged,
                                    GameCache& cache) {
  if (first.family().letters.find != nullptr) {
    const auto reading = other_reading(record, first, tagged.stated, cache);
    if (!reading) return std::nullopt;
    const bool same = reading->reading.row == first.row;
    return OtherGame{*reading, same ? OtherGame::Cause::letters : OtherGame::Cause::game};
  }
  Evidence evidence;
  gather(record, evidence);
  const std::vector<GameChoice> choices = games_like(without_fields(first), evidence);
  if (!tagged.choice) {
    if (auto plain = by_number_alone(record, first, cache)) return plain;
    return first_legal(record, first, choices, cache);
  }
  if (auto own = own_game(record, first, evidence, cache)) return own;
  if (!is_impossible(record, cache.get(first))) return std::nullopt;
  return first_legal(record, first, choices, cache);
}

}  // namespace mt::replay
