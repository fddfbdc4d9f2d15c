#include "server/load/boards.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/app/unit_of_work.hpp"

#include <algorithm>
#include <stdexcept>

namespace mt::server::load {
namespace {

constexpr std::size_t at_once = 100;

std::string mailbox_of(AccountId player) {
  return "p" + std::to_string(player) + "@example.org";
}

std::vector<AccountId> add_players(store::Store& store, std::size_t count, Time now) {
  std::vector<AccountId> players;
  store.write([&](store::Transaction& t) {
    players.clear();
    for (std::size_t i = 0; i < count; ++i) {
      domain::Account account;
      account.name = "player" + std::to_string(i);
      account.state = domain::AccountState::active;
      account.created = now;
      account.id = t.accounts().add(account);
      account.addresses = {{mailbox_of(account.id), true}};
      t.accounts().save(account);
      players.push_back(account.id);
    }
  });
  return players;
}

}  // namespace

Board::Board(GameId id, std::array<AccountId, 2> players) : id_(id), players_(players) {
  Diagnostic problem;
  game_ = replay::LiveGame::begin(*parse_game("international"), {}, problem);
  if (game_ == nullptr) throw std::runtime_error(problem.message);
}

std::optional<MoveMail> Board::next(const app::ServerPolicy& house, std::minstd_rand& random) const {
  const auto ply = static_cast<std::uint32_t>(game_->ply());
  return mail_at(ply, std::to_string(id_) + '.' + std::to_string(ply), house, random);
}

std::optional<MoveMail> Board::early(const app::ServerPolicy& house, std::minstd_rand& random) const {
  const auto ply = static_cast<std::uint32_t>(game_->ply() + 2);
  return mail_at(ply, std::to_string(id_) + '.' + std::to_string(ply) + ".early", house, random);
}

std::optional<MoveMail> Board::mail_at(std::uint32_t ply, const std::string& id,
                                       const app::ServerPolicy& house, std::minstd_rand& random) const {
  if (game_->outcome().kind != Outcome::Kind::open) return {};
  std::vector<std::string> legal;
  if (!game_->legal_moves(game_->rules().notation(), legal) || legal.empty()) return {};
  const Side seat = game_->to_move();
  const AccountId player = players_[static_cast<std::size_t>(seat)];
  MoveMail mail;
  mail.move = legal[random() % legal.size()];
  mail.sender = mailbox_of(player);
  mail.recipient =
      house.names.game(id_, ply, house.keys.make({protocol::TokenKind::play, id_, seat, player, 0}));
  mail.message = "From: <" + mail.sender + ">\r\nTo: <" + mail.recipient + ">\r\nMessage-ID: <" + id +
                 "@example.org>\r\nSubject: Re: Draughts Board " + std::to_string(id_) +
                 "\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n" + mail.move +
                 "\r\n\r\n> the board is quoted here\r\n> +---+---+---+---+\r\n";
  return mail;
}

void Board::played(const MoveMail& mail) {
  std::string canonical;
  Diagnostic refusal;
  if (!game_->play(mail.move, game_->rules().notation(), canonical, refusal))
    throw std::runtime_error(refusal.message);
  moves_.push_back(canonical);
}

std::vector<Board> begin_boards(const app::ServerPolicy& house, store::Store& store, std::size_t games,
                                std::size_t accounts, Time now) {
  const std::vector<AccountId> players = add_players(store, accounts, now);
  domain::Terms terms = *domain::default_terms("draughts");
  terms.rated = false;
  std::vector<Board> boards;
  app::GameCache cache(0);
  while (boards.size() < games) {
    std::vector<Board> some;
    store.write([&](store::Transaction& t) {
      some.clear();
      app::UnitOfWork work(house, cache, t, now);
      for (std::size_t i = boards.size(); i < std::min(games, boards.size() + at_once); ++i) {
        const AccountId first = players[i % accounts];
        const AccountId second = players[(i % accounts + 1 + i / accounts % (accounts - 1)) % accounts];
        const GameId id = work.offer(terms, first, first, second);
        work.act(id, {.kind = domain::ActKind::accept}, second);
        some.emplace_back(id, std::array{first, second});
      }
      work.finish();
    });
    std::move(some.begin(), some.end(), std::back_inserter(boards));
  }
  return boards;
}

}  // namespace mt::server::load
