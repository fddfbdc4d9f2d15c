// Reports that a record was read as another game than it names, or that another game would fit it better.
#pragma once
#include "movetext/record/record.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/tagged_games.hpp"

#include <cstdint>

namespace mt::archive {

// Reports the language of the piece letters with which a record was read. `place` is that of the first move
// that requires this language.
void note_letters(Record& record, const GameSpec& game, std::uint32_t place);

// Reports the game that a record was read as instead of `first`, which its tags or the rest of its file name.
void note_other_game(Record& record, const replay::TaggedGame& tagged, const replay::GameChoice& first,
                     const replay::GameChoice& other);

// Reports a tag Variant that names another game than GameType, which is followed.
void note_contradiction(Record& record, const replay::TaggedGame& tagged);

// Reports that the other side moves first than the rules of the record's game say.
void note_first_mover(Record& record, const AnyGame& first, const AnyGame& other);

// Returns the error that stopped the replay of a record, so that a hint can be added, or nullptr if there is
// none.
Diagnostic* refusal_of(Record& record, const replay::Replayed& replayed);

// Returns the hint that the moves are legal in another game and that the tag may be wrong.
std::string sister_hint(const Record& record, const replay::TaggedGame& tagged,
                        const replay::GameChoice& sister);

}  // namespace mt::archive
