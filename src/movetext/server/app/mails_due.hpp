// Decides which mails a change of a game causes, and which accounts receive them.
#pragma once
#include "movetext/server/app/mail_kinds.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/store/rows.hpp"

#include <optional>
#include <span>

namespace mt::server::app {

class MailsDue {
 public:
  // Returns the kind of mail for the player in that seat, or nothing if no mail is due.
  std::optional<MailKind> to_player(const domain::Game& game, Side seat) const;
  // Returns the kind of mail for an account that watches the game. Returns nothing if no mail is due, or if
  // the account plays the game.
  std::optional<MailKind> to_watcher(const domain::Game& game, const store::WatchRow& watch) const;
  // Returns whether the board or an offer on it has changed, or the game has ended.
  bool has_board_changed() const { return board_; }
  // Returns whether the events include a comment, or anything besides moves and dice.
  bool has_news() const { return news_ || said_; }
  // Returns whether the events cause no mail.
  bool none() const { return !board_ && !offered_ && !offer_end_ && !said_ && !reminded_; }
  // Returns whether watchers may have to receive a mail.
  bool concerns_watchers() const { return board_ || said_; }

 private:
  friend MailsDue mails_due(std::span<const domain::GameEvent> events);
  bool board_ = false;  // the board or an offer on it has changed, or the game has ended
  bool news_ = false;   // the board has changed, and not only by moves and dice
  bool offered_ = false;
  bool offer_end_ = false;
  bool said_ = false;
  AccountId ended_by_ = 0;
  AccountId said_by_ = 0;
  bool reminded_ = false;
};

// Returns the mails that are due after one transaction has added `events` to the game.
MailsDue mails_due(std::span<const domain::GameEvent> events);

}  // namespace mt::server::app
