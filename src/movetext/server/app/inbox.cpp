#include "movetext/server/app/inbox.hpp"

#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/words/answer_mail.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/protocol/mail/order.hpp"
#include "movetext/server/protocol/mail/raw_mail.hpp"
#include "movetext/server/app/answer_limits.hpp"
#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/board_answered.hpp"
#include "movetext/server/app/confirm.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/password_check.hpp"
#include "movetext/server/app/questions.hpp"
#include "movetext/server/app/renderer.hpp"
#include "movetext/server/app/stranger.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::server {
namespace {

constexpr std::uint32_t bounces_borne = 2;
constexpr Duration bounce_window = 14 * day_long;

using Verdict = MailRoom::Verdict;

std::vector<GameId> boards_of(const ServerAddress& address, const Order& order) {
  std::vector<GameId> boards;
  if (address.game != 0) boards.push_back(address.game);
  for (const OrderLine& line : order.lines)
    if (const auto* command = std::get_if<Command>(&line.reading))
      for (const BoardRef& ref : command->boards) boards.push_back(ref.board);
  std::sort(boards.begin(), boards.end());
  boards.erase(std::unique(boards.begin(), boards.end()), boards.end());
  return boards;
}

bool has_confirmed(const Account& account, std::string_view mailbox) {
  return std::any_of(account.addresses.begin(), account.addresses.end(), [&](const Address& each) {
    return each.confirmed && text::same_in_any_case(each.mailbox, mailbox);
  });
}

std::string first_line(const Letter& letter) {
  return letter.command_lines.empty() ? std::string() : letter.command_lines.front();
}

CommandOutcome misread(const OrderLine& line) {
  CommandOutcome outcome;
  outcome.kind = CommandOutcome::Kind::refused;
  outcome.read = line.line;
  outcome.message = sentence(std::get<CommandMisread>(line.reading), line.line);
  outcome.hint = "help commands lists what can be said";
  return outcome;
}

}  // namespace

struct MailRoom::Incoming {
  Delivery delivery;
  ServerAddress address;
  Letter letter;
  Order order;
  std::string key;
  std::string digest;
  std::optional<BoardAnswered> answered{};  // by a mail to the plain address
  // A password that came with the order, judged before anything is written.
  std::string password_of;

  // What is the same for the same mail, however often it comes.
  std::string inbound_key() const {
    const std::string id = letter.message_id.empty()
                               ? sha256_hex(letter.from + '\n' + letter.subject + '\n' + letter.text)
                               : letter.message_id;
    return id + ' ' + delivery.recipient;
  }
};

ReadingRules MailRoom::rules_of(Incoming& in) {
  ReadingRules rules;
  rules.in_reply = in.address.kind == ServerAddress::Kind::game;
  rules.is_account = [this](std::string_view name) {
    bool known = false;
    store_.peek([&](Transaction& look) { known = look.account_named(name).has_value(); });
    return known;
  };
  if (house_.legacy != Legacy::accept) return rules;
  rules.hear_password = [this, &in](std::string_view user, std::string_view password) {
    if (is_right_password(store_, user, password, in.delivery.received)) in.password_of = user;
  };
  return rules;
}

// Some programs send an answer to a board to the server's plain address; what it answers names the board.
// It waits for a yes as all does that comes there.
void MailRoom::read(Incoming& in) {
  ReadingRules rules = rules_of(in);
  in.order = read_order(in.letter, rules);
  const bool is_understood = std::holds_alternative<Command>(in.order.lines.front().reading);
  if (in.address.kind != ServerAddress::Kind::open || is_understood) return;
  const auto found = board_answered(in.letter, house_.names.domain());
  if (!found) return;
  rules.in_reply = true;
  Order answer = read_order(in.letter, rules);
  if (may_be_words(answer.lines.front())) return;
  name_board(answer, found->board);
  answer.subject = std::move(in.order.subject);  // a password in it is overwritten
  in.order = std::move(answer);
  in.answered = found;
}

void MailRoom::deliver(Delivery delivery, Answer answer) {
  const auto address = house_.names.parse(delivery.recipient);
  if (!address) return answer({Verdict::Kind::refused, "no-such-address", "nobody has this address here"});
  auto letter = read_letter(*delivery.message, delivery.sender, house_.intake);
  if (const auto* refusal = std::get_if<Refusal>(&letter))
    return answer({Verdict::Kind::refused, refusal->code, refusal->message});
  auto in = std::make_shared<Incoming>();
  in->letter = std::move(std::get<Letter>(letter));
  const bool is_bounce = address->kind == ServerAddress::Kind::bounce;
  if (!is_bounce && !in->letter.automatic && !may_be_written_to(in->letter.from))
    return answer({Verdict::Kind::refused, "bad-sender", "no mail can be sent to the address it comes from"});
  in->address = *address;
  in->digest = sha256_hex(lasting_bytes(*delivery.message));
  in->delivery = std::move(delivery);
  in->key = in->inbound_key();
  if (in->letter.automatic && address->kind != ServerAddress::Kind::bounce)
    return answer({Verdict::Kind::accepted, "automatic", in->letter.automatic.sentence});
  try {
    read(*in);
  } catch (const StoreError& error) {
    return answer({Verdict::Kind::deferred, "store", error.what()});
  }

  struct Run {
    Verdict verdict;
    std::unique_ptr<Work> work;
  };
  auto last = std::make_shared<Run>();
  Job job;
  job.games = boards_of(*address, in->order);
  job.run = [this, in, last](Transaction& transaction) {
    last->verdict = {};
    last->work = std::make_unique<Work>(house_, shelf_, transaction, in->delivery.received);
    process(*in, transaction, *last->work, last->verdict);
  };
  const auto told = std::make_shared<Answer>(std::move(answer));
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

void MailRoom::process(const Incoming& in, Transaction& transaction, Work& work, Verdict& verdict) {
  // "done" is what nearly all come to.
  InboundRow row{.key = in.key, .digest = in.digest, .received = in.delivery.received, .outcome = "done"};
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

void MailRoom::serve(const Incoming& in, Work& work, Verdict& verdict) {
  switch (in.address.kind) {
    case ServerAddress::Kind::bounce:
      return bounced(in, work, verdict);
    case ServerAddress::Kind::confirm:
      return confirmed(in, work, verdict);
    case ServerAddress::Kind::open:
    case ServerAddress::Kind::game:
      break;
  }
  if (in.answered) return answered(in, work, verdict);
  const auto asker = asker_of(in, work, verdict);
  if (!asker) {
    verdict.code = "bad-token";
    verdict.message = "the address of this mail is not good any more";
    AnswerView view;
    view.subject = in.letter.subject;
    view.outcomes.push_back({CommandOutcome::Kind::refused, in.letter.subject,
                             "the address you answered to is not good any more",
                             "answer the newest mail of that board, or write to " + house_.names.open()});
    return answer_to(in, work, {}, view, true);
  }
  run_order(in, work, *asker, verdict);
}

void MailRoom::answered(const Incoming& in, Work& work, Verdict& verdict) {
  const auto asker = asker_of(in, work, verdict);
  Incoming named = in;
  const Game* game = work.game(in.answered->board);
  if (game != nullptr && in.answered->event)
    name_half_moves(named.order, *game, asker->account, *in.answered->event);
  run_order(named, work, *asker, verdict);
}

// Who wrote: by the token, or by the address the mail says it comes from.  Nothing: a token that is none.
std::optional<Asker> MailRoom::asker_of(const Incoming& in, Work& work, Verdict& verdict) const {
  Asker asker;
  asker.mailbox = in.letter.from;
  if (in.address.kind == ServerAddress::Kind::open) {
    if (const auto account = work.store().account_of_address(in.letter.from);
        account && has_confirmed(*account, in.letter.from))
      asker.account = account->id;
    if (!in.password_of.empty())
      if (const Account* account = work.account_named(in.password_of)) {
        asker.account = account->id;
        asker.trusted = true;
      }
    return asker;
  }
  const Game* game = work.game(in.address.game);
  if (game == nullptr) return {};
  for (const Side seat : {Side::first, Side::second}) {
    const Account* account = work.account(game->player(seat));
    if (account == nullptr) continue;
    if (!house_.keys.verify(in.address.token,
                            {TokenKind::play, game->id(), seat, account->id, account->generation}))
      continue;
    constexpr Duration token_outlives_game = 30 * day_long;
    if (game->finished() != 0 && work.now() > game->finished() + token_outlives_game) return {};
    const bool known = has_confirmed(*account, in.letter.from);
    const bool verified = known && in.letter.authentication == Authentication::pass;
    if (!verified && house_.sender_check != SenderCheck::off) verdict.warning = "unverified-sender";
    if (!verified && house_.sender_check == SenderCheck::require) return {};
    if (tells_of_what_is_lost(*game, in.letter.in_reply_to)) return {};
    asker.account = account->id;
    asker.trusted = true;
    asker.is_operator = account->is_operator;
    asker.board = game->id();
    asker.ply_seen = in.address.ply;
    asker.event_seen = event_of_message_id(in.letter.in_reply_to, game->id());
    return asker;
  }
  return {};
}

void MailRoom::run_order(const Incoming& in, Work& work, const Asker& asker, Verdict& verdict) {
  AnswerView view;
  view.subject = in.order.subject;
  if (const Account* account = work.account(asker.account)) view.name = account->name;
  if (in.order.too_many) {
    view.outcomes.push_back({CommandOutcome::Kind::refused, in.order.subject,
                             "a mail has at most " + std::to_string(most_commands) + " commands",
                             "send the rest in another one"});
    verdict.code = "refused";
    return answer_to(in, work, asker, view, true);
  }
  if (const Account* account = asker.trusted ? work.account(asker.account) : nullptr;
      account != nullptr && account->mail_suspended != 0) {
    Account reading = *account;  // who answers a mail of ours gets mail
    reading.mail_suspended = 0;
    work.save(reading);
  }
  Desk desk(work, asker, in.order.comment);
  bool failed = false;
  bool says_all = true;  // board mails tell everything
  for (const OrderLine& line : in.order.lines) {
    if (failed) {
      view.outcomes.push_back({CommandOutcome::Kind::not_run, line.line, {}, {}});
      continue;
    }
    const auto* command = std::get_if<Command>(&line.reading);
    if (command == nullptr) {
      view.outcomes.push_back(misread(line));
      failed = true;
      continue;
    }
    if (command->verb == Verb::end) break;
    Served served = desk.run(*command);
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
  if (failed || !says_all) answer_to(in, work, asker, view, failed);
}

void MailRoom::answer_to(const Incoming& in, Work& work, const Asker& asker, const AnswerView& view,
                         bool is_error, const std::string& reply_to) {
  AnswerAddress to;
  to.reply_to = reply_to;
  to.recipient = in.delivery.sender.empty() ? in.letter.from : in.delivery.sender;
  to.account = asker.account;
  const Account* account = asker.account == 0 ? nullptr : work.account(asker.account);
  const Address* address = account == nullptr ? nullptr : mail_address(*account);
  if (address != nullptr) to.recipient = address->mailbox;
  const bool prose = in.address.kind == ServerAddress::Kind::game && is_prose(in.order.lines.front());
  const bool shows = only_shows(in.order);
  if (!may_answer(work, {to.recipient, is_error, asker.trusted, in.address.game, shows, prose}, view)) return;
  to.message_id =
      at_moment('r' + sha256_hex(in.key + in.digest).substr(0, 32) + '@' + house_.names.domain(), work.now());
  if (may_be_reference(in.letter.message_id)) to.in_reply_to = in.letter.message_id;
  const Game* game = asker.board && asker.trusted ? work.game(*asker.board) : nullptr;
  if (game != nullptr && account != nullptr) to.reply_to = board_address(house_, *game, *account);
  auto mail = answer_mail(house_, answer_letter(asker.trusted ? view : without_words_of_strangers(view)), to,
                          work.now());
  if (auto* ready = std::get_if<OutboxMail>(&mail)) work.send(std::move(*ready));
}

// An answer to a mail that asked whether something was meant.
void MailRoom::confirmed(const Incoming& in, Work& work, Verdict& verdict) {
  AnswerView view;
  view.subject = in.letter.subject;
  auto confirmation = confirm(work, in.address.code, yes_or_no(in.letter.command_lines));
  if (!confirmation) {
    verdict.code = "bad-code";
    view.outcomes.push_back({CommandOutcome::Kind::refused,
                             in.letter.subject,
                             "that was answered already, or its time is over",
                             {}});
    return answer_to(in, work, {}, view, true);
  }
  if (confirmation->refusal) {
    verdict.code = "refused";
    view.outcomes.push_back({CommandOutcome::Kind::refused, first_line(in.letter),
                             confirmation->refusal->message, confirmation->refusal->hint});
    if (confirmation->told_before) return;
    return answer_to(in, work, {}, view, true, house_.names.confirm(in.address.code));
  }
  verdict.code = confirmation->dropped ? "dropped" : "confirmed";
  Asker asker;
  asker.account = confirmation->account;
  asker.trusted = true;
  asker.mailbox = in.letter.from;
  if (const Account* account = work.account(asker.account)) {
    view.name = account->name;
    asker.is_operator = account->is_operator;
  }
  if (confirmation->lines.empty()) {
    if (confirmation->message.empty()) return;
    view.outcomes.push_back({CommandOutcome::Kind::done, in.letter.subject, confirmation->message, {}});
    return answer_to(in, work, asker, view, false);
  }
  Incoming held = in;
  held.order.lines.clear();
  const ReadingRules rules = held_rules(work);
  for (std::string& line : confirmation->lines) {
    CommandReading reading = read_command(line, rules);
    if (auto* command = std::get_if<Command>(&reading)) {
      command->sure = true;  // that was the question
      const bool alone = confirmation->lines.size() == 1;
      if (alone && !command->boards.empty()) asker.board = command->boards.front().board;
    }
    held.order.lines.push_back({std::move(line), std::move(reading)});
  }
  held.order.comment = confirmation->comment;
  held.order.subject = held.order.lines.front().line;
  run_order(held, work, asker, verdict);
}

// Three hard bounces in a fortnight, and mail to the account waits until it writes again.
void MailRoom::bounced(const Incoming& in, Work& work, Verdict& verdict) {
  verdict.code = "bounce";
  if (!MailNames::is_genuine_bounce(in.address, house_.keys)) {
    verdict.code = "forged-bounce";
    return;
  }
  const bool hard = std::any_of(in.letter.delivery.begin(), in.letter.delivery.end(),
                                [](const DeliveryStatus& status) { return status.failed && status.hard; });
  if (!hard || in.address.account == 0) return;
  const std::string key = "bounce:" + std::to_string(in.address.account);
  if (work.store().allow(key, work.now(), bounce_window, bounces_borne)) return;
  const Account* account = work.account(in.address.account);
  if (account == nullptr || account->mail_suspended != 0) return;
  Account suspended = *account;
  suspended.mail_suspended = work.now();
  work.save(suspended);
  verdict.code = "suspended";
}

}  // namespace mt::server
