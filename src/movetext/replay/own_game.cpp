#include "movetext/replay/own_game.hpp"

#include "movetext/replay/evidence.hpp"
#include "movetext/replay/likely_games.hpp"
#include "movetext/replay/replay.hpp"

namespace mt::replay {
namespace {

// Returns whether the reading `there` explains a record whose first move is illegal in the reading `here`. In
// `there` the record must be legal to its end, or both sides must have made a legal move. A single damaged
// move does not have this effect.
bool explains(const Legality& there, const Legality& here) {
  constexpr std::uint32_t both_sides = 2;  // plies
  return here.plies == 0 && there.plies >= (there.complete ? 1 : both_sides);
}

// Returns whether more of the record is legal in the reading `there` than in `here`. The margin must be
// clear, because a damaged move may end either reading.
bool goes_clearly_farther(const Legality& there, const Legality& here) {
  constexpr std::uint32_t clearly = 4;  // plies
  return there.plies >= here.plies + clearly;
}

}  // namespace

GameSpec without_fields(const GameSpec& first) {
  return first.forms == 0 ? spec_of(*first.row) : first;
}

std::optional<OtherGame> with_first_mover_of(const Record& record, const GameSpec& first, GameCache& cache) {
  // A FEN also gives the side to move.
  if (!record.tag(TagName::fen).empty()) return std::nullopt;
  const auto turned = with_other_first(first);
  if (!turned) return std::nullopt;
  const Legality here = legality(record, cache.get(first));
  if (here.complete || !explains(legality(record, cache.get(*turned)), here)) return std::nullopt;
  return OtherGame{{*turned, *turned}, OtherGame::Cause::first_mover};
}

std::optional<OtherGame> by_number_alone(const Record& record, const GameSpec& first, GameCache& cache) {
  const GameSpec plain = without_fields(first);
  if (plain == first) return std::nullopt;
  const Legality here = legality(record, cache.get(first));
  const Legality there = legality(record, cache.get(plain));
  if (!(there.complete && there.plies > 0) && !goes_clearly_farther(there, here)) return std::nullopt;
  return OtherGame{choice_of(plain), OtherGame::Cause::names};
}

namespace {

// Returns the reading that keeps the first mover of the tag but not its other fields. An example is
// 21,W,8,8,N1,0: White moves first, as the tag says, but White has the men on 21..32.
std::optional<OtherGame> with_first_mover_of_tag(const Record& record, const GameSpec& first,
                                                 GameCache& cache) {
  const GameSpec plain = without_fields(first);
  if (plain == first || legality(record, cache.get(first)).plies > 0) return std::nullopt;
  auto other = with_first_mover_of(record, plain, cache);
  if (!other) return std::nullopt;
  const auto first_side = [&](const GameSpec& spec) { return cache.get(spec).side_name(Side::first); };
  if (first_side(other->choice.reading) != first_side(first)) return std::nullopt;
  other->cause = OtherGame::Cause::names;
  return other;
}

}  // namespace

std::optional<OtherGame> own_game(const Record& record, const GameSpec& first, const Evidence& evidence,
                                  GameCache& cache) {
  if (auto plain = by_number_alone(record, first, cache)) return plain;
  const GameSpec plain = without_fields(first);
  const Legality here = legality(record, cache.get(first));
  // The short form ("cd4") also names squares by letter.
  const bool by_letter = evidence.by_letter() || (evidence.short_form && !evidence.numbers);
  const auto turned = by_letter ? with_letters_turned(plain) : std::nullopt;
  if (turned && !(*turned == first)) {
    const Legality there = legality(record, cache.get(*turned));
    if ((there.complete && there.plies > 0) || explains(there, here))
      return OtherGame{{*turned, plain}, OtherGame::Cause::names};
  }
  if (auto other = with_first_mover_of_tag(record, first, cache)) return other;
  if (auto other = with_first_mover_of(record, first, cache)) return other;
  return plain == first ? std::nullopt : with_first_mover_of(record, plain, cache);
}

bool fits(const Record& record, const GameSpec& game, GameCache& cache) {
  if (legality(record, cache.get(game)).complete) return true;
  Evidence evidence;
  gather(record, evidence);
  const auto other = own_game(record, game, evidence, cache);
  return other && legality(record, cache.get(other->choice.reading)).complete;
}

}  // namespace mt::replay
