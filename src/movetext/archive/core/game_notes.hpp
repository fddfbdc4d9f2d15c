// Reports that a record was read as another game than the one it names, or that another game would fit it
// better.
#pragma once
#include "movetext/record/record.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/tagged_games.hpp"

#include <cstdint>

namespace mt::archive {

// Reports the language of the piece letters with which a record was read. `place` is the place of the first
// move that requires this language.
void note_letters(Record& record, const GameSpec& game, std::uint32_t place);

// Reports that a record was read as `other` instead of `first`. `first` is the game given by its tags or by
// the other records of its file.
void note_other_game(Record& record, const replay::TaggedGame& tagged, const replay::GameChoice& first,
                     const replay::GameChoice& other);

// Reports that the tag Variant names another game than the tag GameType. The record is read as the game of
// GameType.
void note_contradiction(Record& record, const replay::TaggedGame& tagged);

// Reports that the side that moves first in a record is not the side that moves first by the rules of its
// game.
void note_first_mover(Record& record, const AnyGame& first, const AnyGame& other);

// Returns the error that stopped the replay of a record, or nullptr if there is none. A hint can be added to
// it.
Diagnostic* refusal_of(Record& record, const replay::Replayed& replayed);

// Returns the hint that the moves are legal in the game `sister`, and that therefore a tag may be wrong.
std::string sister_hint(const Record& record, const replay::TaggedGame& tagged,
                        const replay::GameChoice& sister);

}  // namespace mt::archive
