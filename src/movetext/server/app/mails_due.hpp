// Decides which mails a change of a game causes, and who receives them.
#pragma once
#include "movetext/server/app/mail_kinds.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/store/rows.hpp"

#include <optional>
#include <span>

namespace mt::server::app {

class MailsDue {
 public:
  // Returns the mail for the player in that seat; nothing if no mail is due.
  std::optional<MailKind> to_player(const domain::Game& game, Side seat) const;
  // Returns the mail for an account that watches the game; nothing if no mail is due, or if the account plays
  // the game.
  std::optional<MailKind> to_watcher(const domain::Game& game, const store::WatchRow& watch) const;
  // Return whether the board, an offer on it, or its end has changed, and whether there is more than moves
  // and dice, or a comment.
  bool has_board_changed() const { return board_; }
  bool has_news() const { return news_ || said_; }
  // Returns whether the events cause no mail at all.
  bool none() const { return !board_ && !offered_ && !offer_end_ && !said_ && !reminded_; }
  // Returns whether a mail may be due to a watcher.
  bool concerns_watchers() const { return board_ || said_; }

 private:
  friend MailsDue mails_due(std::span<const domain::GameEvent> events);
  bool board_ = false;  // the board, an offer on it, or its end has changed
  bool news_ = false;   // ... by more than moves and dice
  bool offered_ = false;
  bool offer_end_ = false;
  bool said_ = false;
  AccountId ended_by_ = 0;
  AccountId said_by_ = 0;
  bool reminded_ = false;
};

// `events` are those that one transaction has added to the game.
MailsDue mails_due(std::span<const domain::GameEvent> events);

}  // namespace mt::server::app
