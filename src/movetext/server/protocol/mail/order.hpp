// Parses the commands of a mail, and the text that belongs to the commands.
#pragma once
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace mt::server::protocol {

inline constexpr std::size_t most_commands = 20;  // maximum number of commands in one mail

struct OrderLine {
  std::string line;  // may be shown, because passwords are overwritten
  CommandReading reading;
};

struct Order {
  std::vector<OrderLine> lines;  // never empty; in the order in which they are run
  std::string subject;           // may be shown
  // Text for everyone who sees the board; may still contain tokens (see scrub_tokens).
  std::string comment;
  bool too_many = false;  // whether the mail has more than most_commands commands; none of them is run
};

// Parses a mail. In a reply to a board (rules.in_reply):
// - The commands are the lines of the text after any greeting, up to an empty line.
// - If the first command is "chat", the whole text is its message.
// - If the first line is not a command but the Subject contains a move, that move is played and the text is
// its comment.
// In other mails:
// - The Subject is the command and the text is its comment.
// - If the Subject is "multiple" or contains no command, the first lines of the text are the commands.
// Passwords in the mail itself are not overwritten, so the caller must not store the mail.
Order read_order(const InboundMail& mail, const ReadingRules& rules);

// Returns whether the line may be ordinary words: it contains no command, or it has no verb and does not look
// like a move.
bool may_be_words(const OrderLine& line);
// Returns whether the mail only asks to show boards.
bool only_shows(const Order& order);
// Returns whether the line may be prose of a person or a program: it has several words, and none of them is a
// move.
bool is_prose(const OrderLine& line);

}  // namespace mt::server::protocol
