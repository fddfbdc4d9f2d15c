// Boards that one may look at: as they are, as they were, and as they would be.
#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/board_filter.hpp"
#include "movetext/server/app/desk.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/titles.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr std::size_t most_drawn = 10;  // drawn in one answer

}  // namespace

std::string Desk::shown(GameId board, std::optional<std::uint32_t> ply) {
  const domain::Game& game = *work_.game(board);
  const Viewer reader{self(), ply.value_or(UINT32_MAX)};
  const words::GameLine line = game_line(game, work_.store(), work_.now());
  std::string out =
      std::string(title_of(game.board()->rules())) + " Board " + std::to_string(board) + ": " +
      line.players[0] + " - " + line.players[1] +
      (ply ? ", after half-move " + std::to_string(std::min(*ply, game.ply())) : std::string()) + "\n";
  if (!ply || *ply >= game.ply()) out += line.state + '\n';
  out += '\n' + drawn(game, reader);
  // It goes to an address of the account, as the boards themselves do.
  if (const domain::Account* account = self())
    if (const std::string address = board_address(work_.policy(), game, *account); !address.empty())
      out += "\nYour address of this board:\n  " + address + '\n';
  return out;
}

// What nobody else may see.
std::string Desk::own_words(GameId board) {
  const domain::Game& game = *work_.game(board);
  const auto seat = game.seat_of(requester_.account);
  if (!seat) return {};
  std::string out;
  if (!game.queue(*seat).empty()) out += "\nYou have queued: " + game.queue(*seat) + '\n';
  if (!game.submitted(*seat).empty()) out += "\nYou have submitted: " + game.submitted(*seat) + '\n';
  return out;
}

CommandResult Desk::show(const protocol::Command& command) {
  CommandResult out = done({});
  std::vector<protocol::BoardRef> boards = command.boards;
  if (boards.empty() && requester_.board && command.users.empty()) boards.push_back({*requester_.board, {}});
  std::vector<std::string> users = command.users;
  if (boards.empty() && users.empty() && self() != nullptr) users.push_back(self()->name);
  BoardFilter filter = board_filter(command.game, command.text.empty() ? "active" : command.text);
  for (const std::string& name : users) {
    const domain::Account* account = work_.account_named(name);
    if (account == nullptr)
      return refused({.code = "no-user", .message = "nobody is called " + name, .hint = {}});
    filter.query.player = account->id;
    if (filter.none) continue;
    for (const store::BoardRow& row : work_.store().games(filter.query)) boards.push_back({row.id, {}});
  }
  if (boards.empty())
    return refused({.code = "no-board", .message = "no board is to be shown", .hint = "show 101"});
  if (boards.size() > most_drawn) boards.resize(most_drawn);
  for (const protocol::BoardRef& ref : boards) {
    if (work_.game(ref.board) == nullptr)
      return refused(
          {.code = "no-board", .message = "there is no board " + std::to_string(ref.board), .hint = {}});
    out.pages.push_back(shown(ref.board, ref.ply));
    if (command.verb == protocol::Verb::showas) out.pages.back() += own_words(ref.board);
  }
  return out;
}

CommandResult Desk::preview(const protocol::Command& command) {
  std::unique_ptr<domain::Game> offered;
  const domain::Game* game = nullptr;
  std::uint32_t ply = UINT32_MAX;
  if (command.new_players) {
    const auto terms = domain::default_terms(command.game);
    if (!terms)
      return refused({.code = "no-game", .message = "which game?", .hint = "draughts preview new 2 32-28"});
    offered = std::make_unique<domain::Game>(0);
    offered->add({.at = work_.now(),
                  .kind = domain::GameEventKind::offered,
                  .by = 0,
                  .a = 0,
                  .b = 0,
                  .text = domain::to_text(*terms)});
    game = offered.get();
  } else if (const auto board = board_of(command)) {
    game = work_.game(*board);
    if (!command.boards.empty()) ply = command.boards.front().ply.value_or(ply);
  }
  if (game == nullptr || game->board() == nullptr)
    return refused({.code = "no-board", .message = "which board?", .hint = "preview 101 32-28 19-23"});
  const AnyGame& rules = game->board()->rules();
  AnyPosition now = *game->board()->position_at(std::min(ply, game->board()->ply()));
  AnyPosition before = now;
  std::string played;
  for (std::size_t at = 0; at < command.text.size();) {
    const std::size_t end = rules.move_end(command.text, at);
    const std::string_view move = std::string_view(command.text).substr(at, end - at);
    std::string canonical;
    Diagnostic why;
    before = now;
    if (!rules.play(now, move, rules.notation(), canonical, why))
      return refused({.code = "illegal-move", .message = why.message, .hint = why.hint});
    played += ' ' + canonical;
    at = std::min(command.text.find_first_not_of(' ', end), command.text.size());
  }
  CommandResult out = done({});
  out.pages.push_back("After" + (played.empty() ? std::string(" nothing more") : played) + ":\n\n" +
                      drawn_after(*game, {self()}, before, now));
  return out;
}

// What `submit` has put down, as it would be.
std::string Desk::submitted_board(GameId board) {
  const domain::Game& game = *work_.game(board);
  const std::string& move = game.submitted(*game.seat_of(requester_.account));
  replay::ResolvedMove read;
  Diagnostic why;
  if (!game.board()->look(move, game.board()->rules().notation(), read, why)) return {};
  return "After " + read.text + ":\n\n" + drawn_after(game, {self()}, game.board()->position(), read.after);
}

}  // namespace mt::server::app
