// Answers to a sender that nothing vouches for: somebody else may have written the mail in that name.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/views.hpp"

namespace mt::server::app {

// Returns the view with no more of the mail than its first line, cut short and without links.
words::AnswerView without_words_of_strangers(const words::AnswerView& view, const words::Language& language);

}  // namespace mt::server::app
