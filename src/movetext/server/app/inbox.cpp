#include "movetext/server/app/inbox.hpp"

#include "movetext/server/app/answer_limits.hpp"
#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/board_answered.hpp"
#include "movetext/server/app/confirm.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/password_check.hpp"
#include "movetext/server/app/questions.hpp"
#include "movetext/server/app/renderer.hpp"
#include "movetext/server/app/stranger.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/protocol/mail/order.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/protocol/mail/raw_mail.hpp"
#include "movetext/server/words/answer_mail.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::app {
namespace {

constexpr std::uint32_t bounces_borne = 2;
constexpr Duration bounce_window = 14 * day_long;

using Verdict = Inbox::Verdict;

std::vector<GameId> boards_of(const protocol::ServerAddress& address, const protocol::Order& order) {
  std::vector<GameId> boards;
  if (address.game != 0) boards.push_back(address.game);
  for (const protocol::OrderLine& line : order.lines)
    if (const auto* command = std::get_if<protocol::Command>(&line.reading))
      for (const protocol::BoardRef& ref : command->boards) boards.push_back(ref.board);
  std::sort(boards.begin(), boards.end());
  boards.erase(std::unique(boards.begin(), boards.end()), boards.end());
  return boards;
}

bool has_confirmed(const domain::Account& account, std::string_view mailbox) {
  return std::any_of(account.addresses.begin(), account.addresses.end(), [&](const domain::Address& each) {
    return each.confirmed && text::same_in_any_case(each.mailbox, mailbox);
  });
}

std::string first_line(const protocol::InboundMail& letter) {
  return letter.command_lines.empty() ? std::string() : letter.command_lines.front();
}

words::CommandOutcome misread(const protocol::OrderLine& line) {
  words::CommandOutcome outcome;
  outcome.kind = words::CommandOutcome::Kind::refused;
  outcome.read = line.line;
  outcome.message = protocol::sentence(std::get<protocol::CommandMisread>(line.reading), line.line);
  outcome.hint = "help commands lists what can be said";
  return outcome;
}

}  // namespace

struct Inbox::Incoming {
  Delivery delivery;
  protocol::ServerAddress address;
  protocol::InboundMail letter;
  protocol::Order order;
  std::string key;
  std::string digest;
  std::optional<BoardAnswered> answered{};  // by a mail to the plain address
  // A password that came with the order, judged before anything is written.
  std::string password_of;

  // What is the same for the same mail, however often it comes.
  std::string inbound_key() const {
    const std::string id = letter.message_id.empty()
                               ? crypto::sha256_hex(letter.from + '\n' + letter.subject + '\n' + letter.text)
                               : letter.message_id;
    return id + ' ' + delivery.recipient;
  }
};

protocol::ReadingRules Inbox::rules_of(Incoming& in) {
  protocol::ReadingRules rules;
  rules.in_reply = in.address.kind == protocol::ServerAddress::Kind::game;
  rules.is_account = [this](std::string_view name) {
    bool known = false;
    store_.peek([&](store::Transaction& look) { known = look.account_named(name).has_value(); });
    return known;
  };
  if (policy_.legacy != Legacy::accept) return rules;
  rules.hear_password = [this, &in](std::string_view user, std::string_view password) {
    if (is_right_password(store_, user, password, in.delivery.received)) in.password_of = user;
  };
  return rules;
}

// Some programs send an answer to a board to the server's plain address; what it answers names the board.
// It waits for a yes as all does that comes there.
void Inbox::read(Incoming& in) {
  protocol::ReadingRules rules = rules_of(in);
  in.order = protocol::read_order(in.letter, rules);
  const bool is_understood = std::holds_alternative<protocol::Command>(in.order.lines.front().reading);
  if (in.address.kind != protocol::ServerAddress::Kind::open || is_understood) return;
  const auto found = board_answered(in.letter, policy_.names.domain());
  if (!found) return;
  rules.in_reply = true;
  protocol::Order answer = protocol::read_order(in.letter, rules);
  if (protocol::may_be_words(answer.lines.front())) return;
  name_board(answer, found->board);
  answer.subject = std::move(in.order.subject);  // a password in it is overwritten
  in.order = std::move(answer);
  in.answered = found;
}

void Inbox::deliver(Delivery delivery, Reply answer) {
  const auto address = policy_.names.parse(delivery.recipient);
  if (!address) return answer({Verdict::Kind::refused, "no-such-address", "nobody has this address here"});
  auto letter = protocol::parse_mail(*delivery.message, delivery.sender, policy_.intake);
  if (const auto* refusal = std::get_if<domain::Refusal>(&letter))
    return answer({Verdict::Kind::refused, refusal->code, refusal->message});
  auto in = std::make_shared<Incoming>();
  in->letter = std::move(std::get<protocol::InboundMail>(letter));
  const bool is_bounce = address->kind == protocol::ServerAddress::Kind::bounce;
  if (!is_bounce && !in->letter.automatic && !protocol::may_be_written_to(in->letter.from))
    return answer({Verdict::Kind::refused, "bad-sender", "no mail can be sent to the address it comes from"});
  in->address = *address;
  in->digest = crypto::sha256_hex(protocol::lasting_bytes(*delivery.message));
  in->delivery = std::move(delivery);
  in->key = in->inbound_key();
  if (in->letter.automatic && address->kind != protocol::ServerAddress::Kind::bounce)
    return answer({Verdict::Kind::accepted, "automatic", in->letter.automatic.sentence});
  try {
    read(*in);
  } catch (const store::StoreError& error) {
    return answer({Verdict::Kind::deferred, "store", error.what()});
  }

  struct Run {
    Verdict verdict;
    std::unique_ptr<UnitOfWork> work;
  };
  auto last = std::make_shared<Run>();
  store::Job job;
  job.games = boards_of(*address, in->order);
  job.run = [this, in, last](store::Transaction& transaction) {
    last->verdict = {};
    last->work = std::make_unique<UnitOfWork>(policy_, cache_, transaction, in->delivery.received);
    process(*in, transaction, *last->work, last->verdict);
  };
  const auto told = std::make_shared<Reply>(std::move(answer));
  job.done = [last, told](const std::exception_ptr& problem) {
    if (problem == nullptr) {
      last->work->shelve();
      return (*told)(last->verdict);
    }
    try {
      std::rethrow_exception(problem);
    } catch (const std::exception& error) {
      (*told)({Verdict::Kind::deferred, "store", error.what()});
    }
  };
  if (!store_.submit(std::move(job)))
    (*told)({Verdict::Kind::deferred, "busy", "too much is waiting; try again"});
}

void Inbox::process(const Incoming& in, store::Transaction& transaction, UnitOfWork& work, Verdict& verdict) {
  // "done" is what nearly all come to.
  store::InboundRow row{
      .key = in.key, .digest = in.digest, .received = in.delivery.received, .outcome = "done"};
  if (!transaction.add_inbound(row)) {
    const auto known = transaction.inbound(in.key);
    if (known && known->digest == in.digest) {
      verdict = {Verdict::Kind::accepted, "duplicate", "this mail has been dealt with already"};
      return;
    }
    row.key += ' ' + in.digest;
    if (!transaction.add_inbound(row)) {
      verdict = {Verdict::Kind::accepted, "duplicate", "this mail has been dealt with already"};
      return;
    }
  }
  serve(in, work, verdict);
  work.finish();
  if (verdict.code != row.outcome) transaction.save_inbound_outcome(row.key, verdict.code);
}

void Inbox::serve(const Incoming& in, UnitOfWork& work, Verdict& verdict) {
  switch (in.address.kind) {
    case protocol::ServerAddress::Kind::bounce:
      return bounced(in, work, verdict);
    case protocol::ServerAddress::Kind::confirm:
      return confirmed(in, work, verdict);
    case protocol::ServerAddress::Kind::open:
    case protocol::ServerAddress::Kind::game:
      break;
  }
  if (in.answered) return answered(in, work, verdict);
  const auto requester = requester_of(in, work, verdict);
  if (!requester) {
    verdict.code = "bad-token";
    verdict.message = "the address of this mail is not good any more";
    words::AnswerView view;
    view.subject = in.letter.subject;
    view.outcomes.push_back({words::CommandOutcome::Kind::refused, in.letter.subject,
                             "the address you answered to is not good any more",
                             "answer the newest mail of that board, or write to " + policy_.names.open()});
    return answer_to(in, work, {}, view, true);
  }
  run_order(in, work, *requester, verdict);
}

void Inbox::answered(const Incoming& in, UnitOfWork& work, Verdict& verdict) {
  const auto requester = requester_of(in, work, verdict);
  Incoming named = in;
  const domain::Game* game = work.game(in.answered->board);
  if (game != nullptr && in.answered->event)
    name_half_moves(named.order, *game, requester->account, *in.answered->event);
  run_order(named, work, *requester, verdict);
}

// Who wrote: by the token, or by the address the mail says it comes from.  Nothing: a token that is none.
std::optional<Requester> Inbox::requester_of(const Incoming& in, UnitOfWork& work, Verdict& verdict) const {
  Requester requester;
  requester.mailbox = in.letter.from;
  if (in.address.kind == protocol::ServerAddress::Kind::open) {
    if (const auto account = work.store().account_of_address(in.letter.from);
        account && has_confirmed(*account, in.letter.from))
      requester.account = account->id;
    if (!in.password_of.empty())
      if (const domain::Account* account = work.account_named(in.password_of)) {
        requester.account = account->id;
        requester.trusted = true;
      }
    return requester;
  }
  const domain::Game* game = work.game(in.address.game);
  if (game == nullptr) return {};
  for (const Side seat : {Side::first, Side::second}) {
    const domain::Account* account = work.account(game->player(seat));
    if (account == nullptr) continue;
    if (!policy_.keys.verify(in.address.token,
                             {protocol::TokenKind::play, game->id(), seat, account->id, account->generation}))
      continue;
    constexpr Duration token_outlives_game = 30 * day_long;
    if (game->finished() != 0 && work.now() > game->finished() + token_outlives_game) return {};
    const bool known = has_confirmed(*account, in.letter.from);
    const bool verified = known && in.letter.authentication == protocol::Authentication::pass;
    if (!verified && policy_.sender_check != SenderCheck::off) verdict.warning = "unverified-sender";
    if (!verified && policy_.sender_check == SenderCheck::require) return {};
    if (tells_of_what_is_lost(*game, in.letter.in_reply_to)) return {};
    requester.account = account->id;
    requester.trusted = true;
    requester.is_operator = account->is_operator;
    requester.board = game->id();
    requester.ply_seen = in.address.ply;
    requester.event_seen = event_of_message_id(in.letter.in_reply_to, game->id());
    return requester;
  }
  return {};
}

void Inbox::run_order(const Incoming& in, UnitOfWork& work, const Requester& requester, Verdict& verdict) {
  words::AnswerView view;
  view.subject = in.order.subject;
  if (const domain::Account* account = work.account(requester.account)) view.name = account->name;
  if (in.order.too_many) {
    view.outcomes.push_back({words::CommandOutcome::Kind::refused, in.order.subject,
                             "a mail has at most " + std::to_string(protocol::most_commands) + " commands",
                             "send the rest in another one"});
    verdict.code = "refused";
    return answer_to(in, work, requester, view, true);
  }
  if (const domain::Account* account = requester.trusted ? work.account(requester.account) : nullptr;
      account != nullptr && account->mail_suspended != 0) {
    domain::Account reading = *account;  // who answers a mail of ours gets mail
    reading.mail_suspended = 0;
    work.save(reading);
  }
  Desk desk(work, requester, in.order.comment);
  bool failed = false;
  bool says_all = true;  // board mails tell everything
  for (const protocol::OrderLine& line : in.order.lines) {
    if (failed) {
      view.outcomes.push_back({words::CommandOutcome::Kind::not_run, line.line, {}, {}});
      continue;
    }
    const auto* command = std::get_if<protocol::Command>(&line.reading);
    if (command == nullptr) {
      view.outcomes.push_back(misread(line));
      failed = true;
      continue;
    }
    if (command->verb == protocol::Verb::end) break;
    CommandResult served = desk.run(*command);
    failed = served.is_error;
    verdict.commands.push_back({command->verb, served.outcome.kind});
    says_all = says_all && served.is_mailed;
    view.outcomes.push_back(std::move(served.outcome));
    std::move(served.pages.begin(), served.pages.end(), std::back_inserter(view.pages));
    view.legal_moves = std::move(served.legal_moves);
    view.moves_go_on = served.moves_go_on;
  }
  desk.ask_for_held();
  verdict.code = failed ? "refused" : "done";
  if (failed || !says_all) answer_to(in, work, requester, view, failed);
}

void Inbox::answer_to(const Incoming& in, UnitOfWork& work, const Requester& requester,
                      const words::AnswerView& view, bool is_error, const std::string& reply_to) {
  AnswerAddress to;
  to.reply_to = reply_to;
  to.recipient = in.delivery.sender.empty() ? in.letter.from : in.delivery.sender;
  to.account = requester.account;
  const domain::Account* account = requester.account == 0 ? nullptr : work.account(requester.account);
  const domain::Address* address = account == nullptr ? nullptr : domain::mail_address(*account);
  if (address != nullptr) to.recipient = address->mailbox;
  const bool prose =
      in.address.kind == protocol::ServerAddress::Kind::game && protocol::is_prose(in.order.lines.front());
  const bool shows = protocol::only_shows(in.order);
  if (!may_answer(work, {to.recipient, is_error, requester.trusted, in.address.game, shows, prose}, view))
    return;
  to.message_id = at_moment(
      'r' + crypto::sha256_hex(in.key + in.digest).substr(0, 32) + '@' + policy_.names.domain(), work.now());
  if (protocol::may_be_reference(in.letter.message_id)) to.in_reply_to = in.letter.message_id;
  const domain::Game* game = requester.board && requester.trusted ? work.game(*requester.board) : nullptr;
  if (game != nullptr && account != nullptr) to.reply_to = board_address(policy_, *game, *account);
  auto mail =
      compose_answer(policy_, words::answer_mail(requester.trusted ? view : without_words_of_strangers(view)),
                     to, work.now());
  if (auto* ready = std::get_if<store::OutboxMail>(&mail)) work.send(std::move(*ready));
}

// An answer to a mail that asked whether something was meant.
void Inbox::confirmed(const Incoming& in, UnitOfWork& work, Verdict& verdict) {
  words::AnswerView view;
  view.subject = in.letter.subject;
  auto confirmation = confirm(work, in.address.code, protocol::yes_or_no(in.letter.command_lines));
  if (!confirmation) {
    verdict.code = "bad-code";
    view.outcomes.push_back({words::CommandOutcome::Kind::refused,
                             in.letter.subject,
                             "that was answered already, or its time is over",
                             {}});
    return answer_to(in, work, {}, view, true);
  }
  if (confirmation->refusal) {
    verdict.code = "refused";
    view.outcomes.push_back({words::CommandOutcome::Kind::refused, first_line(in.letter),
                             confirmation->refusal->message, confirmation->refusal->hint});
    if (confirmation->told_before) return;
    return answer_to(in, work, {}, view, true, policy_.names.confirm(in.address.code));
  }
  verdict.code = confirmation->dropped ? "dropped" : "confirmed";
  Requester requester;
  requester.account = confirmation->account;
  requester.trusted = true;
  requester.mailbox = in.letter.from;
  if (const domain::Account* account = work.account(requester.account)) {
    view.name = account->name;
    requester.is_operator = account->is_operator;
  }
  if (confirmation->lines.empty()) {
    if (confirmation->message.empty()) return;
    view.outcomes.push_back(
        {words::CommandOutcome::Kind::done, in.letter.subject, confirmation->message, {}});
    return answer_to(in, work, requester, view, false);
  }
  Incoming held = in;
  held.order.lines.clear();
  const protocol::ReadingRules rules = held_rules(work);
  for (std::string& line : confirmation->lines) {
    protocol::CommandReading reading = protocol::read_command(line, rules);
    if (auto* command = std::get_if<protocol::Command>(&reading)) {
      command->sure = true;  // that was the question
      const bool alone = confirmation->lines.size() == 1;
      if (alone && !command->boards.empty()) requester.board = command->boards.front().board;
    }
    held.order.lines.push_back({std::move(line), std::move(reading)});
  }
  held.order.comment = confirmation->comment;
  held.order.subject = held.order.lines.front().line;
  run_order(held, work, requester, verdict);
}

// Three hard bounces in a fortnight, and mail to the account waits until it writes again.
void Inbox::bounced(const Incoming& in, UnitOfWork& work, Verdict& verdict) {
  verdict.code = "bounce";
  if (!protocol::MailNames::is_genuine_bounce(in.address, policy_.keys)) {
    verdict.code = "forged-bounce";
    return;
  }
  const bool hard =
      std::any_of(in.letter.delivery.begin(), in.letter.delivery.end(),
                  [](const protocol::DeliveryStatus& status) { return status.failed && status.hard; });
  if (!hard || in.address.account == 0) return;
  const std::string key = "bounce:" + std::to_string(in.address.account);
  if (work.store().allow(key, work.now(), bounce_window, bounces_borne)) return;
  const domain::Account* account = work.account(in.address.account);
  if (account == nullptr || account->mail_suspended != 0) return;
  domain::Account suspended = *account;
  suspended.mail_suspended = work.now();
  work.save(suspended);
  verdict.code = "suspended";
}

}  // namespace mt::server::app
