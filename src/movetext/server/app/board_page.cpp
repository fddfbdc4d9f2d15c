#include "movetext/server/app/board_page.hpp"

#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/titles.hpp"

#include <algorithm>

namespace mt::server::app {

namespace {

Phrase half_move_shown(std::uint32_t ply) {
  return {"board-page.after-half-move"_text, {{"half-move", ply}}};
}

}  // namespace

std::string heading_after(const words::Language& language, std::string_view moves) {
  return say(language, {"board-page.after-moves"_text, {{"moves", moves}}}) + "\n\n";
}

std::string shown_board(CommandContext& context, GameId board, std::optional<std::uint32_t> ply) {
  const domain::Game& game = *context.work.game(board);
  const Viewer reader{context.self(), ply.value_or(UINT32_MAX)};
  const words::GameLine line = game_line(game, context.work.store(), context.work.now());
  const words::Language& language = context.work.language();
  std::string out =
      say(language, {"board-page.heading"_text,
                     {{"game", Term(title_of(game.board()->rules()))},
                      {"board", board},
                      {"first", line.players[0]},
                      {"second", line.players[1]},
                      {"when", ply ? half_move_shown(std::min(*ply, game.ply())) : Phrase()}}}) +
      '\n';
  if (!ply || *ply >= game.ply()) out += say(language, line.state) + '\n';
  out += '\n' + drawn(game, reader);
  // The page may contain the reply address of the board, because answers are sent only to an address of the
  // account.
  if (const domain::Account* account = context.self())
    if (const std::string address = board_address(context.work.policy(), game, *account); !address.empty())
      out += '\n' + say(language, Phrase("board-page.your-address"_text)) + "\n  " + address + '\n';
  return out;
}

std::string submitted_board(CommandContext& context, GameId board) {
  const domain::Game& game = *context.work.game(board);
  const std::string& move = game.submitted(*game.seat_of(context.requester.account));
  replay::ResolvedMove read;
  Diagnostic why;
  if (!game.board()->look(move, game.board()->rules().notation(), read, why)) return {};
  return heading_after(context.work.language(), read.text) +
         drawn_after(game, {context.self()}, game.board()->position(), read.after);
}

}  // namespace mt::server::app
