// What a mail asks for: its commands, and the text that goes with them.
#pragma once
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace mt::server::protocol {

inline constexpr std::size_t most_commands = 20;  // in one mail

struct OrderLine {
  std::string line;  // as it may be shown: passwords are overwritten
  CommandReading reading;
};

struct Order {
  std::vector<OrderLine> lines;  // never empty; in the order in which they are to be done
  std::string subject;           // as it may be shown
  std::string comment;           // for all who read the board; not yet without tokens (see scrub_tokens)
  bool too_many = false;         // there were more than most_commands: none of them is to be done
};

// In reply to a board mail (rules.in_reply): the first lines of the text up to an empty one, behind a
// greeting; where the first is "chat", all of the text is said, and where it is no command but the Subject
// has a move, that is played and the text its comment.  Otherwise the Subject is the command and the text its
// comment, unless the Subject is "multiple" or has no command: then the first lines are.  Passwords in the
// letter itself are not overwritten: it is not to be kept.
Order read_order(const InboundMail& letter, const ReadingRules& rules);

// Whether the line has no command, or one that begins with no verb and looks like no move.
bool may_be_words(const OrderLine& line);
// Whether it looks at boards, and at nothing else.
bool only_shows(const Order& order);
// Whether the line may be words, of several words none of which is a move: somebody's sentence, or a
// program's.
bool is_prose(const OrderLine& line);

}  // namespace mt::server::protocol
