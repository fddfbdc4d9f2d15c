// What became of a mail with commands.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

#include <string_view>

namespace mt::server::words {

// "Re: ...": every line as it was read with its outcome; after a move that was refused the legal ones in
// columns; then the lists and boards that were asked for.
MailText answer_mail(const AnswerView& view, const Language& language);
// A stable word for logs: "done", "waits", "refused", "not run".
std::string_view word_of(CommandOutcome::Kind kind);

}  // namespace mt::server::words
