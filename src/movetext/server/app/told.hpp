// Which mail a change of a game is worth, and to whom.
#pragma once
#include "movetext/server/domain/game.hpp"

#include <span>
#include <string_view>

namespace mt::server::app {

class MailsDue {
 public:
  // The kind of mail for who has that seat: "board", "news", "offer", "offer-end",
  // "reminder", "chat"; empty: none.  A board that only shows moves is replaced by the next one while it
  // waits to be sent; news have something to say besides and are always sent.
  std::string_view to_player(const domain::Game& game, Side seat) const;
  // The same for those who watch: "watch", "chat"; empty: none.
  std::string_view to_watchers() const { return board_ ? "watch" : said_ ? "chat" : ""; }

 private:
  friend MailsDue mails_due(std::span<const domain::GameEvent> events);
  bool board_ = false;  // the board, an offer on it, or its end
  bool news_ = false;   // ... and more than moves and dice
  bool offered_ = false;
  bool offer_end_ = false;
  bool said_ = false;
  AccountId ended_by_ = 0;
  AccountId said_by_ = 0;
  bool reminded_ = false;
};

MailsDue mails_due(std::span<const domain::GameEvent> events);

}  // namespace mt::server::app
