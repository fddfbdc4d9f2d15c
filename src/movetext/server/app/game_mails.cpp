#include "movetext/server/app/game_mails.hpp"

#include "movetext/server/app/addressed_mail.hpp"
#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/game_record.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/mail_kinds.hpp"
#include "movetext/server/app/titles.hpp"
#include "movetext/server/words/account_mail.hpp"
#include "movetext/server/words/board_mail.hpp"
#include "movetext/server/words/offer_mail.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace mt::server::app {
namespace {

constexpr std::size_t most_drawn_in_digest = 30;  // maximum number of drawings in one digest

// The game as it was after the event of the mail, and the reader of the mail.
struct ReadGame {
  const MailSource& source;
  std::shared_ptr<const domain::Game> game;
  std::vector<domain::GameEvent> news;  // the events that were written at the same time as the last one
  std::optional<MailFacts> facts;       // nothing if the mail was queued by an older program
  domain::Account reader;               // with the settings that the facts of the mail contain

  const words::Language& language() const { return *source.policy.language; }
  // Returns a viewer that refers to members of this ReadGame. The ReadGame must outlive the viewer.
  Viewer viewer() const {
    return {.account = &reader,
            .picture_id = "board." + source.mail.message_id,
            .facts = facts ? &*facts : nullptr};
  }
  words::BoardView board_view() const {
    return app::board_view(*game, viewer(), news, source.store, source.mail.created);
  }
  words::OfferView offer_view() const {
    words::OfferView view = app::offer_view(*game, viewer(), source.store, source.mail.created);
    for (const domain::GameEvent& event : news)
      if (event.kind == domain::GameEventKind::said) view.comment = event.text;
    return view;
  }
};

std::optional<ReadGame> read_game(const MailSource& source) {
  const store::OutboxMail& mail = source.mail;
  auto game = source.games.read(source.store, mail.game, mail.event);
  if (game == nullptr) return {};
  std::vector<domain::GameEvent> news = source.store.games().events(mail.game, game->latest_from() - 1);
  news.resize(std::min<std::size_t>(news.size(), game->seq() + 1 - game->latest_from()));
  ReadGame read{source, std::move(game), std::move(news), parse_mail_facts(mail.facts), source.reader};
  if (read.facts) read.reader.settings = read.facts->settings;
  return read;
}

std::string root_id(const ServerPolicy& policy, GameId game) {
  return 'g' + std::to_string(game) + '@' + policy.names.domain();
}

// Returns the address that unsubscribes from mails of this kind. Returns an empty text if the reader plays
// the game, or if such mails are not sent to subscribers.
std::string ending_mail(const ReadGame& read) {
  const MailSource& source = read.source;
  if (source.kind.ending_command == nullptr || read.game->seat_of(source.mail.account)) return {};
  return mail_of_command(source.policy, source.kind.ending_command(source.mail.game));
}

void attach_record(protocol::OutgoingMail& out, const ReadGame& read) {
  const domain::Game& game = *read.game;
  const bool over = game.state() == domain::GameState::finished || game.state() == domain::GameState::aborted;
  if (!over || !read.source.kind.has_record || game.ply() == 0) return;
  if (auto record = game_record(game, read.source.store, read.source.policy.host))
    out.attachments.push_back({record->name, record->type, std::move(record->bytes)});
}

protocol::OutgoingMail mail_about(const ReadGame& read, words::MailText text) {
  const MailSource& source = read.source;
  const domain::Game& game = *read.game;
  protocol::OutgoingMail out =
      addressed_mail(source.policy, std::move(text), source.mail, title_of(game.board()->rules()));
  // A mail without a board, such as a chat, does not refer to the picture.
  const Viewer viewer = read.viewer();
  if (out.html.find(viewer.picture_id) != std::string::npos)
    out.pictures.push_back({viewer.picture_id, "image/png", drawn_png(game, viewer)});
  out.reply_to = read.facts ? read.facts->reply_to : board_address(source.policy, game, source.reader);
  out.references = {root_id(source.policy, source.mail.game)};
  out.in_reply_to = out.references.front();
  out.list_unsubscribe = ending_mail(read);
  out.headers = {{"X-Movetext-Game", std::to_string(source.mail.game)},
                 {"X-Movetext-Ply", std::to_string(game.ply())}};
  attach_record(out, read);
  return out;
}

// Returns a mail about the game of `source`, with the text that the function `text` returns.
template <class Text>
WrittenMail written(const MailSource& source, const Text& text) {
  const auto read = read_game(source);
  if (!read)
    return domain::Failure{.code = "gone",
                           .message = "board " + std::to_string(source.mail.game) + " does not exist"};
  return mail_about(*read, text(*read));
}

words::OfferEnd end_of_offer(const domain::Game& game) {
  if (game.reason() == "expired") return words::OfferEnd::expired;
  return game.reason() == "withdrawn" ? words::OfferEnd::withdrawn : words::OfferEnd::declined;
}

std::vector<store::BoardRow> active_games(const MailSource& source) {
  store::GameQuery query;
  query.player = source.reader.id;
  query.state = domain::GameState::active;
  return source.store.games().find(query);
}

}  // namespace

WrittenMail write_board(const MailSource& source) {
  return written(source,
                 [](const ReadGame& read) { return words::board_mail(read.board_view(), read.language()); });
}

WrittenMail write_offer(const MailSource& source) {
  return written(source, [](const ReadGame& read) {
    const words::OfferView view = read.offer_view();
    return read.reader.id == read.game->challenger() ? words::challenge_sent_mail(view, read.language())
                                                     : words::challenge_mail(view, read.language());
  });
}

WrittenMail write_offer_end(const MailSource& source) {
  return written(source, [](const ReadGame& read) {
    const words::OfferEnd end = end_of_offer(*read.game);
    const bool has_reason =
        end == words::OfferEnd::declined && read.game->reason() != domain::no_decline_reason;
    return words::offer_end_mail(read.offer_view(), end, has_reason ? read.game->reason() : std::string(),
                                 read.language());
  });
}

WrittenMail write_reminder(const MailSource& source) {
  return written(source, [](const ReadGame& read) {
    const domain::Game& game = *read.game;
    const Time since = game.moves().empty() ? game.created() : game.moves().back().at;
    return words::reminder_mail(read.board_view(), read.source.mail.created - since, read.language());
  });
}

WrittenMail write_chat(const MailSource& source) {
  return written(source,
                 [](const ReadGame& read) { return words::chat_mail(read.board_view(), read.language()); });
}

WrittenMail write_digest(const MailSource& source) {
  std::vector<words::GameLine> awaiting;
  std::vector<words::GameLine> others;
  std::vector<words::DigestBoard> boards;
  domain::Account small = source.reader;
  small.settings.large = false;
  for (const store::BoardRow& row : active_games(source)) {
    const auto game = source.games.read(source.store, row.id, row.seq);
    if (game == nullptr) continue;
    const bool awaited = row.to_move == source.reader.id;
    (awaited ? awaiting : others).push_back(game_line(*game, source.store, source.now));
    if (!awaited) continue;
    boards.push_back({row.id, game->moves().empty() ? std::string() : game->moves().back().text,
                      boards.size() < most_drawn_in_digest ? drawn(*game, {&small}) : std::string(),
                      board_address(source.policy, *game, source.reader)});
  }
  protocol::OutgoingMail mail = addressed_mail(
      source.policy,
      words::digest_mail(source.reader.name, awaiting, others, boards, *source.policy.language), source.mail);
  mail.message_id = at_moment(source.mail.message_id, source.now);
  mail.list_unsubscribe = mail_of_command(source.policy, source.kind.ending_command(0));
  return mail;
}

}  // namespace mt::server::app
