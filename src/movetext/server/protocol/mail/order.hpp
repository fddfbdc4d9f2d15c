// Parses the commands of a mail, and the text that belongs to them.
#pragma once
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace mt::server::protocol {

inline constexpr std::size_t most_commands = 20;  // in one mail

struct OrderLine {
  std::string line;  // fit to be shown, with passwords overwritten
  CommandReading reading;
};

struct Order {
  std::vector<OrderLine> lines;  // never empty; in order of execution
  std::string subject;           // fit to be shown
  std::string comment;           // for all who see the board; may still contain tokens (see scrub_tokens)
  bool too_many = false;         // there were more than most_commands; none of them is run
};

// Parses a mail.  In a reply to a board (rules.in_reply) the commands are the lines of the text up to an
// empty one, after any greeting.  If the first of them is "chat", the whole text is the message; if it is not
// a command but the Subject has a move, that move is played and the text is its comment.  In other mails the
// Subject is the command and the text its comment, unless the Subject is "multiple" or has no command; then
// the first lines are the commands.  Passwords in the mail itself are not overwritten, so the mail must not
// be stored.
Order read_order(const InboundMail& mail, const ReadingRules& rules);

// Returns whether the line has no command, or one that begins with no verb and does not look like a move.
bool may_be_words(const OrderLine& line);
// Returns whether the mail only asks to see boards.
bool only_shows(const Order& order);
// Returns whether the line may be prose written by a person or a program: several words, none of which is a
// move.
bool is_prose(const OrderLine& line);

}  // namespace mt::server::protocol
