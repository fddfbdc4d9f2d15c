// An inbound mail with all data that is read from it before anything is done.
#pragma once
#include "movetext/server/app/board_answered.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/protocol/mail/address.hpp"
#include "movetext/server/protocol/mail/inbound_mail.hpp"
#include "movetext/server/protocol/mail/order.hpp"
#include "movetext/server/store/store.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::app {

// An address of this server that has received mail.
struct Recipient {
  std::string mailbox;  // as in the envelope
  protocol::ServerAddress address;
};

struct Delivery {
  Recipient recipient;
  std::string sender;  // of the envelope; empty for "<>"
  std::shared_ptr<const std::string> message;
  Time received = 0;
};

struct ReceivedMail {
  Delivery delivery;
  protocol::InboundMail mail;
  protocol::Order order;
  std::string key;     // the same whenever the same mail arrives
  std::string digest;  // SHA-256 of the parts that do not change in transit (lasting_bytes), hexadecimal
  std::optional<BoardAnswered> answered{};  // set for an answer to a board that was sent to the plain address
  // The account whose correct password came with the commands.  The password is checked before anything is
  // written.
  std::string password_of{};

  const protocol::ServerAddress& address() const { return delivery.recipient.address; }
};

// Returns the value of ReceivedMail::key.
std::string key_of(const protocol::InboundMail& mail, const Recipient& recipient);

// Parses the commands of the mail, and checks the passwords in them.  Throws StoreError.
void read_order(const ServerPolicy& policy, store::Store& store, ReceivedMail& received);

// Returns the boards that the address and the commands of the mail name, each once and in order.
std::vector<GameId> boards_of(const ReceivedMail& received);

}  // namespace mt::server::app
