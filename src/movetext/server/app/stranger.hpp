// Prepares answers to an unauthenticated sender. Another person may have written the mail in the sender's
// name.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/views.hpp"

namespace mt::server::app {

// Returns a view that quotes only the first line of the mail, shortened and without links.
words::AnswerView without_words_of_strangers(const words::AnswerView& view, const words::Language& language);

}  // namespace mt::server::app
