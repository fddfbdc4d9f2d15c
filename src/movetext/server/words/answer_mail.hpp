// The answer to a mail with commands.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

#include <string_view>

namespace mt::server::words {

// Returns the mail with the subject "Re: ...". It shows each line as it was understood, with its outcome; the
// legal moves in columns, after a refused move; and the requested lists and boards.
MailText answer_mail(const AnswerView& view, const Language& language);
// Returns a stable word for logs: "done", "waits", "refused", "not run".
std::string_view word_of(CommandOutcome::Kind kind);

}  // namespace mt::server::words
