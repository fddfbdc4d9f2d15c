// Recognizes text of this server's own mails, which programs repeat without any quotation mark.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"
#include "movetext/server/words/own_texts.hpp"

#include <cstddef>

namespace mt::server::protocol {

// Returns whether a board, a question or an answer of the server begins at line i.
bool begins_own_mail(const MailLines& lines, std::size_t i, const words::OwnTexts& texts);

}  // namespace mt::server::protocol
