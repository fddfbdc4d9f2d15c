#include "movetext/server/app/board_page.hpp"

#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/titles.hpp"

#include <algorithm>

namespace mt::server::app {

std::string shown_board(CommandContext& context, GameId board, std::optional<std::uint32_t> ply) {
  const domain::Game& game = *context.work.game(board);
  const Viewer reader{context.self(), ply.value_or(UINT32_MAX)};
  const words::GameLine line = game_line(game, context.work.store(), context.work.now());
  std::string out =
      std::string(title_of(game.board()->rules())) + " Board " + std::to_string(board) + ": " +
      line.players[0] + " - " + line.players[1] +
      (ply ? ", after half-move " + std::to_string(std::min(*ply, game.ply())) : std::string()) + "\n";
  if (!ply || *ply >= game.ply()) out += say(context.work.language(), line.state) + '\n';
  out += '\n' + drawn(game, reader);
  // It goes to an address of the account, as the boards themselves do.
  if (const domain::Account* account = context.self())
    if (const std::string address = board_address(context.work.policy(), game, *account); !address.empty())
      out += "\nYour address of this board:\n  " + address + '\n';
  return out;
}

std::string submitted_board(CommandContext& context, GameId board) {
  const domain::Game& game = *context.work.game(board);
  const std::string& move = game.submitted(*game.seat_of(context.requester.account));
  replay::ResolvedMove read;
  Diagnostic why;
  if (!game.board()->look(move, game.board()->rules().notation(), read, why)) return {};
  return "After " + read.text + ":\n\n" +
         drawn_after(game, {context.self()}, game.board()->position(), read.after);
}

}  // namespace mt::server::app
