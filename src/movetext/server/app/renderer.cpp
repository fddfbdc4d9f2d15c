#include "movetext/server/app/renderer.hpp"

#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/game_record.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/titles.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/words/account_mail.hpp"
#include "movetext/server/words/board_mail.hpp"
#include "movetext/server/words/offer_mail.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr std::size_t most_drawn = 30;  // boards in a digest

domain::Refusal gone(std::string what) {
  return {.code = "gone", .message = std::move(what), .hint = {}};
}

std::string root_id(const Policy& policy, GameId game) {
  return 'g' + std::to_string(game) + '@' + policy.names.domain();
}

// The events that were written together with the last one.
std::span<const domain::GameEvent> news_of(std::span<const domain::GameEvent> events) {
  std::size_t first = events.size();
  while (first > 0 && events[first - 1].at == events.back().at) --first;
  return events.subspan(first);
}

protocol::OutgoingMail draft_of(const Policy& policy, const words::MailText& letter,
                                const store::OutboxMail& mail, std::string_view title) {
  protocol::OutgoingMail draft;
  draft.from_name = title.empty() ? policy.from_name : std::string(title);
  draft.from = policy.names.open();
  draft.to = mail.recipient;
  draft.subject = letter.subject;
  draft.message_id = mail.message_id;
  draft.date = mail.created;
  draft.auto_submitted = "auto-generated";
  draft.text = letter.text;
  draft.html = letter.html;
  return draft;
}

// A mail that ends mails like this one; the subject is a command.
std::string ending_mail(const Policy& policy, std::string subject) {
  for (std::size_t at = 0; (at = subject.find_first_of(" =", at)) != std::string::npos; at += 3)
    subject.replace(at, 1, subject[at] == ' ' ? "%20" : "%3D");
  return "mailto:" + policy.names.open() + "?subject=" + subject;
}

// Empty: nobody has subscribed to it, who plays gets it.
std::string ending_mail_of(const Policy& policy, const store::OutboxMail& mail, const domain::Game& game) {
  if (mail.kind == "end") return ending_mail(policy, "notify off");
  const bool watches = mail.kind == "watch" || (mail.kind == "chat" && !game.seat_of(mail.account));
  return watches ? ending_mail(policy, "unsubscribe " + std::to_string(mail.game)) : std::string();
}

words::MailText letter_of(const store::OutboxMail& mail, const domain::Game& game, const Viewer& reader,
                          std::span<const domain::GameEvent> news, store::Transaction& store) {
  // Clocks stand in it as they stood when it was decided to send it, whenever that comes about.
  const Time now = mail.created;
  if (mail.kind == "offer" || mail.kind == "offer-end") {
    words::OfferView view = offer_view(game, reader, store, now);
    for (const domain::GameEvent& event : news)
      if (event.kind == domain::GameEventKind::said) view.comment = event.text;
    if (mail.kind == "offer")
      return reader.account->id == game.challenger() ? words::challenge_sent_mail(view)
                                                     : words::challenge_mail(view);
    const words::OfferEnd end = game.reason() == "expired"     ? words::OfferEnd::expired
                                : game.reason() == "withdrawn" ? words::OfferEnd::withdrawn
                                                               : words::OfferEnd::declined;
    return words::offer_end_mail(view, end, end == words::OfferEnd::declined ? game.reason() : std::string());
  }
  words::BoardView view = board_view(game, reader, news, store, now);
  if (mail.kind == "chat") return words::chat_mail(view);
  if (mail.kind == "reminder") {
    const Time since = game.moves().empty() ? game.created() : game.moves().back().at;
    return words::reminder_mail(view, now - since);
  }
  return words::board_mail(view);
}

std::variant<std::string, domain::Refusal> render_game(const Policy& policy, store::Transaction& store,
                                                       const store::OutboxMail& mail,
                                                       const domain::Account& account) {
  std::vector<domain::GameEvent> events = store.events(mail.game);
  if (events.size() > mail.event) events.resize(mail.event);
  if (events.empty()) return gone("there is no board " + std::to_string(mail.game));
  const auto game = fold(mail.game, events);
  // A mail of an older program says how things stand now.
  const std::optional<MailFacts> facts = parse_mail_facts(mail.facts);
  domain::Account as_then = account;
  if (facts) as_then.settings = facts->settings;
  const Viewer reader{
      .account = &as_then, .picture_id = "board." + mail.message_id, .facts = facts ? &*facts : nullptr};
  const words::MailText letter = letter_of(mail, *game, reader, news_of(events), store);
  protocol::OutgoingMail draft = draft_of(policy, letter, mail, title_of(game->board()->rules()));
  // A chat shows no board.
  if (letter.html.find(reader.picture_id) != std::string::npos)
    draft.pictures.push_back({reader.picture_id, "image/png", drawn_png(*game, reader)});
  const bool over =
      game->state() == domain::GameState::finished || game->state() == domain::GameState::aborted;
  draft.reply_to = facts ? facts->reply_to : board_address(policy, *game, account);
  draft.references = {root_id(policy, mail.game)};
  draft.in_reply_to = draft.references.front();
  draft.list_unsubscribe = ending_mail_of(policy, mail, *game);
  draft.headers = {{"X-Movetext-Game", std::to_string(mail.game)},
                   {"X-Movetext-Ply", std::to_string(game->ply())}};
  if (over && (mail.kind == "board" || mail.kind == "news") && game->ply() > 0)
    if (auto record = game_record(*game, store, policy.host))
      draft.attachments.push_back({record->name, record->type, std::move(record->bytes)});
  return protocol::compose_mail(draft);
}

std::variant<std::string, domain::Refusal> render_digest(const Policy& policy, store::Transaction& store,
                                                         const store::OutboxMail& mail,
                                                         const domain::Account& account, Time now) {
  std::vector<words::GameLine> awaiting;
  std::vector<words::GameLine> others;
  std::vector<words::DigestBoard> boards;
  domain::Account small = account;
  small.settings.large = false;
  store::GameQuery query;
  query.player = account.id;
  query.state = domain::GameState::active;
  for (const store::BoardRow& row : store.games(query)) {
    const auto game = fold(row.id, store.events(row.id));
    const bool awaited = row.to_move == account.id;
    (awaited ? awaiting : others).push_back(game_line(*game, store, now));
    if (!awaited) continue;
    boards.push_back({row.id, game->moves().empty() ? std::string() : game->moves().back().text,
                      boards.size() < most_drawn ? drawn(*game, {&small}) : std::string(),
                      board_address(policy, *game, account)});
  }
  protocol::OutgoingMail draft =
      draft_of(policy, words::digest_mail(account.name, awaiting, others, boards), mail, {});
  draft.message_id = at_moment(mail.message_id, now);
  draft.list_unsubscribe = ending_mail(policy, "set digest=off");
  return protocol::compose_mail(draft);
}

}  // namespace

std::variant<std::string, domain::Refusal> render(const Policy& policy, store::Transaction& store,
                                                  const store::OutboxMail& mail, Time now) {
  if (!mail.message.empty()) return mail.message;
  const auto account = store.account(mail.account);
  if (!account) return gone("nobody is there to read it");
  if (mail.kind == "digest") return render_digest(policy, store, mail, *account, now);
  return render_game(policy, store, mail, *account);
}

std::variant<store::OutboxMail, domain::Refusal> compose_answer(const Policy& policy,
                                                                const words::MailText& letter,
                                                                const AnswerAddress& to, Time now) {
  store::OutboxMail mail;
  mail.kind = "answer";
  mail.account = to.account;
  mail.recipient = to.recipient;
  mail.message_id = to.message_id;
  mail.created = mail.due = now;
  protocol::OutgoingMail draft = draft_of(policy, letter, mail, {});
  draft.auto_submitted = "auto-replied";
  draft.in_reply_to = to.in_reply_to;
  if (!to.in_reply_to.empty()) draft.references = {to.in_reply_to};
  draft.reply_to = to.reply_to;
  auto composed = protocol::compose_mail(draft);
  if (auto* refusal = std::get_if<domain::Refusal>(&composed)) return std::move(*refusal);
  mail.message = std::move(std::get<std::string>(composed));
  return mail;
}

}  // namespace mt::server::app
