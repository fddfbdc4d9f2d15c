// Why something cannot be done: a stable word for programs, and words for people.
//
//   return make_refusal({"bad-name.is-a-move"_text, {{"name", name}}});      // code "bad-name"
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <string>

namespace mt::server::domain {

// What is said stands in `phrase`, whose text has a message and a hint; if that is empty, in `message` and
// `hint`, which are in English: for operators and programs, who have no language.
struct Refusal {
  std::string code{};     // "illegal-move", "not-your-turn"
  std::string message{};  // one sentence, no full stop
  std::string hint{};     // what to do instead; may be empty
  Phrase phrase{};
};

// The code is the key of the phrase up to its first dot.
Refusal make_refusal(Phrase phrase);

}  // namespace mt::server::domain
