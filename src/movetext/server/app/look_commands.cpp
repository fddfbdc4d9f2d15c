// Commands that show boards in their present position, an earlier one, or one after moves that were not
// played.
#include "movetext/server/app/board_filter.hpp"
#include "movetext/server/app/board_page.hpp"
#include "movetext/server/app/game_view.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"

#include <algorithm>
#include <memory>

namespace mt::server::app {
namespace {

constexpr std::size_t most_drawn = 10;  // maximum number of boards in one answer

// Returns the text about the board that only the requester may see.
std::string own_words(CommandContext& context, GameId board) {
  const domain::Game& game = *context.work.game(board);
  const auto seat = game.seat_of(context.requester.account);
  if (!seat) return {};
  std::string out;
  const auto add = [&](TextKey text, const std::string& moves) {
    if (!moves.empty()) out += '\n' + say(context.work.language(), {text, {{"moves", moves}}}) + '\n';
  };
  add("board-page.queued"_text, game.queue(*seat));
  add("board-page.submitted"_text, game.submitted(*seat));
  return out;
}

// Shows the boards that the command names, or all boards of the users that it names. `add` returns additional
// text for each board.
CommandResult show_boards(CommandContext& context, const protocol::Command& command,
                          std::string (*add)(CommandContext&, GameId)) {
  CommandResult out = done();
  std::vector<protocol::BoardRef> boards = command.boards;
  if (boards.empty() && context.requester.board && command.users.empty())
    boards.push_back({*context.requester.board, {}});
  std::vector<std::string> users = command.users;
  if (boards.empty() && users.empty() && context.self() != nullptr) users.push_back(context.self()->name);
  BoardFilter filter = board_filter(command.game, command.text.empty() ? "active" : command.text);
  for (const std::string& name : users) {
    const domain::Account* account = context.work.account_named(name);
    if (account == nullptr) return refused({"no-user.called-so"_text, {{"name", name}}});
    filter.query.player = account->id;
    if (filter.none) continue;
    for (const store::BoardRow& row : context.work.store().games().find(filter.query))
      boards.push_back({row.id, {}});
  }
  if (boards.empty()) return refused(Phrase("no-board.to-show"_text));
  if (boards.size() > most_drawn) boards.resize(most_drawn);
  for (const protocol::BoardRef& ref : boards) {
    if (context.work.game(ref.board) == nullptr)
      return refused({"no-board.number"_text, {{"board", ref.board}}});
    out.pages.push_back(shown_board(context, ref.board, ref.ply));
    if (add != nullptr) out.pages.back() += add(context, ref.board);
  }
  return out;
}

CommandResult show(CommandContext& context, const protocol::Command& command) {
  return show_boards(context, command, nullptr);
}

CommandResult show_as(CommandContext& context, const protocol::Command& command) {
  return show_boards(context, command, own_words);
}

CommandResult preview(CommandContext& context, const protocol::Command& command) {
  std::unique_ptr<domain::Game> offered;
  const domain::Game* game = nullptr;
  std::uint32_t ply = UINT32_MAX;
  if (command.new_players) {
    const auto terms = domain::default_terms(command.game);
    if (!terms) return refused(Phrase("no-game.to-preview"_text));
    offered = std::make_unique<domain::Game>(0);
    offered->add({.at = context.work.now(),
                  .kind = domain::GameEventKind::offered,
                  .by = 0,
                  .a = 0,
                  .b = 0,
                  .text = domain::to_text(*terms)});
    game = offered.get();
  } else if (const auto board = context.board_of(command)) {
    game = context.work.game(*board);
    if (!command.boards.empty()) ply = command.boards.front().ply.value_or(ply);
  }
  if (game == nullptr || game->board() == nullptr) return refused(Phrase("no-board.to-preview"_text));
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
      return refused(
          {"illegal-move.by-the-rules"_text, {{"why", Term(why.message)}, {"hint", Term(why.hint)}}});
    if (!played.empty()) played += ' ';
    played += canonical;
    at = std::min(command.text.find_first_not_of(' ', end), command.text.size());
  }
  CommandResult out = done();
  out.pages.push_back(heading_after(context.work.language(), played) +
                      drawn_after(*game, {context.self()}, before, now));
  return out;
}

constexpr auto look_rows = std::to_array<Verb>({
    {{.name = "show",
      .aliases = {"refresh"},
      .shape = &protocol::shapes::boards,
      .in_reply = true,
      .role = protocol::VerbRole::look,
      .help = {{{"GAME show BOARD[#N]...", "the present boards, or the boards after half-move N"},
                {"GAME show USER [active|next]", "boards of a player"},
                {"all show USER [next]", "boards of all games"}}}},
     {.access = Access::open, .run = show}},
    {{.name = "showas", .shape = &protocol::shapes::boards_as}, {.run = show_as}},
    {{.name = "preview",
      .aliases = {"prev"},
      .shape = &protocol::shapes::preview,
      .in_reply = true,
      .help = {{{"GAME preview BOARD MOVE...", "a board after more moves"},
                {"GAME preview new N MOVE...", "the same from the start position"}}}},
     {.access = Access::open, .run = preview}},
});

}  // namespace

std::span<const Verb> look_verbs() {
  return look_rows;
}

}  // namespace mt::server::app
