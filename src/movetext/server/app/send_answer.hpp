// Answers an inbound mail.
#pragma once
#include "movetext/server/app/command_context.hpp"
#include "movetext/server/app/received_mail.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/words/views.hpp"

#include <string>

namespace mt::server::app {

struct Answering {
  const ReceivedMail& received;
  const protocol::Order& order;  // the commands of the mail itself, or commands that it confirms
  Requester requester{};
  bool is_error = false;
  std::string reply_to{};  // empty to use the board of the requester, or else the server's own address
};

// Puts the answer into the outbox, unless the limits for its recipient do not allow it.
void send_answer(UnitOfWork& work, const Answering& answering, const words::AnswerView& view);

}  // namespace mt::server::app
