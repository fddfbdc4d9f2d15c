// Who gets mails about games of others.
#include "movetext/server/app/board_filter.hpp"
#include "movetext/server/app/desk.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

constexpr GameId every_game = 0;

bool watches(const std::vector<store::WatchRow>& rows, GameId board, store::Watching watching) {
  return std::any_of(rows.begin(), rows.end(), [&](const store::WatchRow& row) {
    return row.game == board && row.watching == watching;
  });
}

}  // namespace

CommandResult Desk::watch(const protocol::Command& command) {
  if (command.verb == protocol::Verb::notify) return notify(command);
  std::vector<GameId> boards = boards_named(command);
  if (command.verb == protocol::Verb::unsubscribe) return unsubscribe(boards);
  if (command.text == "all") {  // that are played now
    BoardFilter filter = board_filter(command.game, "active");
    for (const store::BoardRow& row : work_.store().games(filter.query)) boards.push_back(row.id);
  }
  if (boards.empty())
    return refused(
        {.code = "no-board", .message = "which board? a number is missing", .hint = "subscribe 101"});
  for (const GameId board : boards) {
    if (work_.game(board) == nullptr)
      return refused(
          {.code = "no-board", .message = "there is no board " + std::to_string(board), .hint = {}});
    work_.store().watch({board, requester_.account, store::Watching::moves});
  }
  return done(boards.size() == 1 ? "you get its moves"
                                 : "you get the moves of " + std::to_string(boards.size()) + " boards");
}

std::vector<GameId> Desk::boards_named(const protocol::Command& command) const {
  std::vector<GameId> boards;
  for (const protocol::BoardRef& ref : command.boards) boards.push_back(ref.board);
  if (boards.empty() && requester_.board && command.text.empty()) boards.push_back(*requester_.board);
  return boards;
}

// Of a board its end, too.  Without a board: the moves of all.
CommandResult Desk::unsubscribe(const std::vector<GameId>& boards) {
  for (const store::WatchRow& row : work_.store().watched_by(requester_.account))
    if (boards.empty() ? row.watching == store::Watching::moves
                       : std::find(boards.begin(), boards.end(), row.game) != boards.end())
      work_.store().unwatch(row.game, row.account, row.watching);
  return done(boards.empty() ? "you watch nothing any more" : "you do not watch it any more");
}

// Once more ends it, unless it is said which is meant.
CommandResult Desk::notify(const protocol::Command& command) {
  std::vector<GameId> boards = boards_named(command);
  if (boards.empty()) boards.push_back(every_game);
  const std::vector<store::WatchRow> rows = work_.store().watched_by(requester_.account);
  bool on = false;
  for (const GameId board : boards) {
    if (board != every_game && work_.game(board) == nullptr)
      return refused(
          {.code = "no-board", .message = "there is no board " + std::to_string(board), .hint = {}});
    on = command.text.empty() ? !watches(rows, board, store::Watching::end) : command.text != "off";
    if (on)
      work_.store().watch({board, requester_.account, store::Watching::end});
    else
      work_.store().unwatch(board, requester_.account, store::Watching::end);
  }
  const std::string what = boards.front() == every_game ? "games end" : "it ends";
  return done(on ? "you are told when " + what : "you are not told any more when " + what);
}

}  // namespace mt::server::app
