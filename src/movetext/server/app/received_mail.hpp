// An inbound mail, with all data that is read from it before it is processed.
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
  std::string sender;  // the envelope sender; empty for "<>"
  std::shared_ptr<const std::string> message;
  Time received = 0;
};

struct ReceivedMail {
  Delivery delivery;
  protocol::InboundMail mail;
  protocol::Order order;
  std::string key;     // identifies the mail; the same if the mail arrives a second time
  std::string digest;  // SHA-256, in hexadecimal, of the parts that do not change in transit (lasting_bytes)
  std::optional<BoardAnswered> answered{};  // set if an answer to a board mail was sent to the plain address
  // The account whose correct password was in the commands; empty if there was none. Passwords are checked
  // before anything is written.
  std::string password_of{};

  const protocol::ServerAddress& address() const { return delivery.recipient.address; }
};

// Returns the value of ReceivedMail::key.
std::string key_of(const protocol::InboundMail& mail, const Recipient& recipient);

// Parses the commands of the mail and checks the passwords in them. Throws StoreError.
void read_order(const ServerPolicy& policy, store::Store& store, ReceivedMail& received);

// Returns the boards in the recipient address and in the commands of the mail, each board once and in order.
std::vector<GameId> boards_of(const ReceivedMail& received);

}  // namespace mt::server::app
