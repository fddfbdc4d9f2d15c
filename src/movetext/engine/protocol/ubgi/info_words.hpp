// The lines "info": the results of a search, key by key.
#pragma once
#include "movetext/engine/api/found.hpp"
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <optional>
#include <string>

namespace mt::engine::ubgi {

// Returns "info rank 1 play 8/5 6/5 eq 0.1999 p ... ply 0" for a line found on that position. Returns an
// empty string if the line has no content.
std::string info_line(const FoundLine& line, const Effort& effort, const AnyGame& game,
                      const AnyPosition& position);

struct HeardInfo {
  FoundLine line;
  bool has_content = false;  // a play, a decision or a value
};
// Reads the words after "info" about that position; numbers of the whole search go to `effort`. Unknown keys
// are skipped together with their one value.
HeardInfo read_info(Words& words, const AnyGame& game, const AnyPosition& position, Effort& effort);

}  // namespace mt::engine::ubgi
