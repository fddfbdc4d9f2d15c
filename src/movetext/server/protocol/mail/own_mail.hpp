// Recognizes text of this server's own mails that a mail program repeats without a quotation mark.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"
#include "movetext/server/words/own_texts.hpp"

#include <cstddef>

namespace mt::server::protocol {

// Returns whether a text of the server begins at line i: a board, a request to confirm or an answer.
bool begins_own_mail(const MailLines& lines, std::size_t i, const words::OwnTexts& texts);

}  // namespace mt::server::protocol
