#include "movetext/server/app/send_answer.hpp"

#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/compose_answer.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/stranger.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/words/answer_mail.hpp"
#include "movetext/text/same_word.hpp"

#include <utility>

namespace mt::server::app {
namespace {

// Maximum number of answers in a day to one address for the same commands.
constexpr std::uint32_t most_same_answers = 5;

// The properties of an answer that decide how often it may be sent. Without limits, mails with a forged
// sender could flood the address of that sender.
struct AnswerDue {
  std::string recipient;
  bool is_error = false;
  bool trusted = false;       // the sender is authenticated by a token or a confirmation
  GameId board = 0;           // the board that the mail answers; 0 if there is none
  bool shows_boards = false;  // the mail asked only for boards
  bool to_prose = false;      // the mail does not contain a command word, so perhaps a program has written it
};

// Returns a key for the error. The same message on the same board has the same key until the board changes.
std::string error_of(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view) {
  std::string what = std::to_string(due.board);
  if (const domain::Game* game = due.board == 0 ? nullptr : work.game(due.board))
    what += ' ' + std::to_string(game->seq());
  if (due.to_prose) return crypto::sha256_hex(what + "\nprose");
  for (const words::CommandOutcome& outcome : view.outcomes)
    what += '\n' + outcome.read + '\n' + say(words::english(), outcome.phrase);
  return crypto::sha256_hex(what);
}

// Limits answers to the same commands in the same position, even if something else has happened on the board.
// A program that answers every mail would send the same commands again and again.
bool may_answer_again(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view,
                      const std::string& to) {
  const domain::Game* game = work.game(due.board);
  std::string what = std::to_string(due.board) + ' ' + std::to_string(game == nullptr ? 0 : game->ply());
  for (const words::CommandOutcome& outcome : view.outcomes) what += '\n' + outcome.read;
  return work.store().limits().allow("same-answer:" + crypto::sha256_hex(what) + to, work.now(), day_long,
                                     most_same_answers);
}

// Returns whether the answer may be sent, and counts it.
//
// Errors: the same error is answered once an hour. If the mail is prose, it is answered once a day until the
// board changes. In a day, an authenticated sender receives at most ServerPolicy::most_player_errors errors;
// any other address receives at most ServerPolicy::most_error_answers.
//
// Other answers: there is no limit for authenticated players who only look at boards. Any other commands that
// they repeat in the same position are answered five times a day. An unauthenticated address receives at most
// ServerPolicy::most_answers answers a day.
bool may_answer(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view) {
  std::string to = due.recipient;
  for (char& c : to) c = text::to_lower(c);
  const ServerPolicy& policy = work.policy();
  store::Transaction& store = work.store();
  if (!due.is_error && due.trusted)
    return due.board == 0 || due.shows_boards || may_answer_again(work, due, view, to);
  if (!due.is_error) return store.limits().allow("answer:" + to, work.now(), day_long, policy.most_answers);
  const std::uint32_t most = due.trusted ? policy.most_player_errors : policy.most_error_answers;
  // Errors caused by forged mails do not count against the player.
  if (due.trusted) to += " trusted";
  const Duration window = due.to_prose ? day_long : hour_long;
  return store.limits().allow("same-error:" + error_of(work, due, view) + to, work.now(), window, 1) &&
         store.limits().allow("error:" + to, work.now(), day_long, most);
}

// Returns whether an answer with these outcomes may be sent to that recipient.
bool is_due(UnitOfWork& work, const Answering& answering, const std::string& recipient,
            const words::AnswerView& view) {
  const protocol::ServerAddress& address = answering.received.address();
  AnswerDue due;
  due.recipient = recipient;
  due.is_error = answering.is_error;
  due.trusted = answering.requester.trusted;
  due.board = address.game;
  due.shows_boards = protocol::only_shows(answering.order);
  due.to_prose = address.kind == protocol::ServerAddress::Kind::game &&
                 protocol::is_prose(answering.order.lines.front());
  return may_answer(work, due, view);
}

}  // namespace

void send_answer(UnitOfWork& work, const Answering& answering, const words::AnswerView& view) {
  const ReceivedMail& received = answering.received;
  const Requester& requester = answering.requester;
  AnswerAddress to;
  to.recipient = received.delivery.sender.empty() ? received.mail.from : received.delivery.sender;
  to.account = requester.account;
  to.reply_to = answering.reply_to;
  const domain::Account* account = requester.account == 0 ? nullptr : work.account(requester.account);
  const domain::Address* address = account == nullptr ? nullptr : domain::mail_address(*account);
  if (address != nullptr) to.recipient = address->mailbox;
  if (!is_due(work, answering, to.recipient, view)) return;
  to.message_id = at_moment('r' + crypto::sha256_hex(received.key + received.digest).substr(0, 32) + '@' +
                                work.policy().names.domain(),
                            work.now());
  if (protocol::may_be_reference(received.mail.message_id)) to.in_reply_to = received.mail.message_id;
  const domain::Game* game = requester.board && requester.trusted ? work.game(*requester.board) : nullptr;
  if (game != nullptr && account != nullptr) to.reply_to = board_address(work.policy(), *game, *account);
  auto mail = compose_answer(
      work.policy(),
      words::answer_mail(requester.trusted ? view : without_words_of_strangers(view, work.language()),
                         work.language()),
      to, work.now());
  if (auto* ready = std::get_if<store::OutboxMail>(&mail)) work.send(std::move(*ready));
}

}  // namespace mt::server::app
