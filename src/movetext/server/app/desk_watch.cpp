// Who gets mails about games of others.
#include "movetext/server/app/board_filter.hpp"
#include "movetext/server/app/desk.hpp"

#include <algorithm>

namespace mt::server {
namespace {

constexpr GameId every_game = 0;

bool watches(const std::vector<WatchRow>& rows, GameId board, Watching watching) {
  return std::any_of(rows.begin(), rows.end(),
                     [&](const WatchRow& row) { return row.game == board && row.watching == watching; });
}

}  // namespace

Served Desk::watch(const Command& command) {
  if (command.verb == Verb::notify) return notify(command);
  std::vector<GameId> boards = boards_named(command);
  if (command.verb == Verb::unsubscribe) return unsubscribe(boards);
  if (command.text == "all") {  // that are played now
    BoardFilter filter = board_filter(command.game, "active");
    for (const GameRow& row : work_.store().games(filter.query)) boards.push_back(row.id);
  }
  if (boards.empty())
    return refused(
        {.code = "no-board", .message = "which board? a number is missing", .hint = "subscribe 101"});
  for (const GameId board : boards) {
    if (work_.game(board) == nullptr)
      return refused(
          {.code = "no-board", .message = "there is no board " + std::to_string(board), .hint = {}});
    work_.store().watch({board, asker_.account, Watching::moves});
  }
  return done(boards.size() == 1 ? "you get its moves"
                                 : "you get the moves of " + std::to_string(boards.size()) + " boards");
}

std::vector<GameId> Desk::boards_named(const Command& command) const {
  std::vector<GameId> boards;
  for (const BoardRef& ref : command.boards) boards.push_back(ref.board);
  if (boards.empty() && asker_.board && command.text.empty()) boards.push_back(*asker_.board);
  return boards;
}

// Of a board its end, too.  Without a board: the moves of all.
Served Desk::unsubscribe(const std::vector<GameId>& boards) {
  for (const WatchRow& row : work_.store().watched_by(asker_.account))
    if (boards.empty() ? row.watching == Watching::moves
                       : std::find(boards.begin(), boards.end(), row.game) != boards.end())
      work_.store().unwatch(row.game, row.account, row.watching);
  return done(boards.empty() ? "you watch nothing any more" : "you do not watch it any more");
}

// Once more ends it, unless it is said which is meant.
Served Desk::notify(const Command& command) {
  std::vector<GameId> boards = boards_named(command);
  if (boards.empty()) boards.push_back(every_game);
  const std::vector<WatchRow> rows = work_.store().watched_by(asker_.account);
  bool on = false;
  for (const GameId board : boards) {
    if (board != every_game && work_.game(board) == nullptr)
      return refused(
          {.code = "no-board", .message = "there is no board " + std::to_string(board), .hint = {}});
    on = command.text.empty() ? !watches(rows, board, Watching::end) : command.text != "off";
    if (on)
      work_.store().watch({board, asker_.account, Watching::end});
    else
      work_.store().unwatch(board, asker_.account, Watching::end);
  }
  const std::string what = boards.front() == every_game ? "games end" : "it ends";
  return done(on ? "you are told when " + what : "you are not told any more when " + what);
}

}  // namespace mt::server
