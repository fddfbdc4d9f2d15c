// Answers to who cannot be vouched for: the mail may have been written by somebody else, in his name.
#pragma once
#include "movetext/server/words/views.hpp"

namespace mt::server::app {

// Of the mail that is answered no more than its first line, short and without what could be clicked on.
words::AnswerView without_words_of_strangers(const words::AnswerView& view);

}  // namespace mt::server::app
