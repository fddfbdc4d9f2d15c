// Why a player's request is refused: a stable word for programs, and a phrase for the player.
//
//   return make_refusal({"bad-name.is-a-move"_text, {{"name", name}}});      // code "bad-name"
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <string>

namespace mt::server::domain {

struct Refusal {
  std::string code{};  // "illegal-move", "not-your-turn"
  Phrase phrase{};     // the text of this phrase has a message and may have a hint
};

// Makes a refusal whose code is the key of the phrase up to its first dot.
Refusal make_refusal(Phrase phrase);

}  // namespace mt::server::domain
