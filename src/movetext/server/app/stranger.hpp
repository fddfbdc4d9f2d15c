// Answers to who cannot be vouched for: the mail may have been written by somebody else, in his name.
#pragma once
#include "movetext/server/words/views.hpp"

namespace mt::server {

// Of the mail that is answered no more than its first line, short and without what could be clicked on.
AnswerView without_words_of_strangers(const AnswerView& view);

}  // namespace mt::server
