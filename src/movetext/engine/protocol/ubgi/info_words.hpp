// The lines "info": the results of a search, key by key.
#pragma once
#include "movetext/engine/api/found.hpp"
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <optional>
#include <string>

namespace mt::engine::ubgi {

// Returns "info rank 1 play 8/5 6/5 eq 0.1999 p ... ply 0" for a line that was found in the position. Returns
// an empty string if the line has no content.
std::string info_line(const FoundLine& line, const Effort& effort, const AnyGame& game,
                      const AnyPosition& position);

struct HeardInfo {
  FoundLine line;
  bool has_content = false;  // a play, a decision or a value
};
// Reads the words after "info", which are about that position. Numbers about the whole search are stored in
// `effort`. An unknown key is skipped together with its value.
HeardInfo read_info(Words& words, const AnyGame& game, const AnyPosition& position, Effort& effort);

}  // namespace mt::engine::ubgi
