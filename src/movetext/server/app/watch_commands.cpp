// Commands that subscribe to mails about other players' games.
#include "movetext/server/app/board_filter.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr GameId every_game = 0;

bool watches(const std::vector<store::WatchRow>& rows, GameId board, store::Watching watching) {
  return std::any_of(rows.begin(), rows.end(), [&](const store::WatchRow& row) {
    return row.game == board && row.watching == watching;
  });
}

std::vector<GameId> boards_named(const CommandContext& context, const protocol::Command& command) {
  std::vector<GameId> boards;
  for (const protocol::BoardRef& ref : command.boards) boards.push_back(ref.board);
  if (boards.empty() && context.requester.board && command.text.empty())
    boards.push_back(*context.requester.board);
  return boards;
}

CommandResult subscribe(CommandContext& context, const protocol::Command& command) {
  std::vector<GameId> boards = boards_named(context, command);
  if (command.text == "all") {  // all running games
    BoardFilter filter = board_filter(command.game, "active");
    for (const store::BoardRow& row : context.work.store().games().find(filter.query))
      boards.push_back(row.id);
  }
  if (boards.empty()) return refused(Phrase("no-board.to-watch"_text));
  for (const GameId board : boards) {
    if (context.work.game(board) == nullptr) return refused({"no-board.number"_text, {{"board", board}}});
    context.work.store().watches().add({board, context.requester.account, store::Watching::moves});
  }
  return done({"outcome.watching"_text, {{"boards", boards.size()}}});
}

// With boards: ends the mails about the moves on these boards and about their ends. Without a board: ends the
// mails about moves on all boards.
CommandResult unsubscribe(CommandContext& context, const protocol::Command& command) {
  const std::vector<GameId> boards = boards_named(context, command);
  for (const store::WatchRow& row : context.work.store().watches().of_account(context.requester.account))
    if (boards.empty() ? row.watching == store::Watching::moves
                       : std::find(boards.begin(), boards.end(), row.game) != boards.end())
      context.work.store().watches().remove({row.game, row.account, row.watching});
  return done(Phrase(boards.empty() ? "outcome.watching-nothing"_text : "outcome.not-watching"_text));
}

// Without "on" or "off", the command switches the mails on for each board if they are off, and off if they
// are on.
CommandResult notify(CommandContext& context, const protocol::Command& command) {
  std::vector<GameId> boards = boards_named(context, command);
  if (boards.empty()) boards.push_back(every_game);
  const std::vector<store::WatchRow> rows =
      context.work.store().watches().of_account(context.requester.account);
  bool on = false;
  for (const GameId board : boards) {
    if (board != every_game && context.work.game(board) == nullptr)
      return refused({"no-board.number"_text, {{"board", board}}});
    on = command.text.empty() ? !watches(rows, board, store::Watching::end) : command.text != "off";
    if (on)
      context.work.store().watches().add({board, context.requester.account, store::Watching::end});
    else
      context.work.store().watches().remove({board, context.requester.account, store::Watching::end});
  }
  if (boards.front() == every_game)
    return done(Phrase(on ? "outcome.told-of-all-ends"_text : "outcome.not-told-of-all-ends"_text));
  return done(Phrase(on ? "outcome.told-of-end"_text : "outcome.not-told-of-end"_text));
}

// The command that ends these mails needs no confirmation, because it can be undone. It is also sent by the
// List-Unsubscribe header of the mails, and their readers do not expect one more mail.
bool ends_notices(const protocol::Command& command) {
  return command.text == "off";
}

bool ends_any(const protocol::Command& /*command*/) {
  return true;
}

constexpr auto watch_rows = std::to_array<Verb>({
    {{.name = "subscribe",
      .aliases = {"sub", "observe"},
      .shape = &protocol::shapes::watch,
      .in_reply = true,
      .help = {{{"GAME subscribe BOARD...|all", "get a mail after every move; unsubscribe ends it"}}}},
     {.run = subscribe}},
    {{.name = "unsubscribe",
      .aliases = {"unsub", "unobserve"},
      .shape = &protocol::shapes::watch,
      .in_reply = true},
     {.run = unsubscribe, .at_once = ends_any}},
    {{.name = "notify",
      .shape = &protocol::shapes::notify,
      .help = {{{"GAME notify [BOARD...]", "get a mail when games end; repeat it to stop"}}}},
     {.run = notify, .at_once = ends_notices}},
});

}  // namespace

std::span<const Verb> watch_verbs() {
  return watch_rows;
}

}  // namespace mt::server::app
