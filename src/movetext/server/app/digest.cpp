#include "movetext/server/app/digest.hpp"

#include "movetext/server/app/addressed_mail.hpp"
#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/mail_kinds.hpp"
#include "movetext/server/words/account_mail.hpp"

namespace mt::server::app {
namespace {

constexpr std::size_t most_drawn_in_digest = 30;  // boards in a digest

std::vector<store::BoardRow> active_games(const MailSource& source) {
  store::GameQuery query;
  query.player = source.reader.id;
  query.state = domain::GameState::active;
  return source.store.games().find(query);
}

}  // namespace

std::variant<protocol::OutgoingMail, domain::Failure> write_digest(const MailSource& source) {
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
