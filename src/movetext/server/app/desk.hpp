// Does what a command says, for who is known to have said it.
//
//   Desk desk(work, asker, comment);
//   for (const OrderLine& line : order.lines) done.push_back(desk.run(std::get<Command>(line.reading)));
#pragma once
#include "movetext/server/protocol/commands/command.hpp"
#include "movetext/server/words/views.hpp"
#include "movetext/server/app/unit_of_work.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::server {

// Who wrote, and what vouches for it.
struct Asker {
  AccountId account = 0;  // 0: nobody that is known
  bool trusted = false;   // a token, a confirmation or a password: may act for the account
  bool is_operator = false;
  std::string mailbox;  // that the mail says it comes from
  // Of an answer to a board mail: the board of the token, and what its sender had seen.
  std::optional<GameId> board;
  std::optional<std::uint32_t> ply_seen;
  std::optional<std::uint32_t> event_seen;
};

struct Served {
  CommandOutcome outcome;
  std::vector<std::string> pages;        // lists and boards that were asked for
  std::vector<std::string> legal_moves;  // after a move that was refused
  bool moves_go_on = false;              // they are those that have what was played of one
  bool is_error = false;
  bool is_mailed = false;  // a mail of its own, to the asker, says it all: a board, a question
};

class Desk {
 public:
  Desk(Work& work, Asker asker, std::string_view comment);

  Served run(const Command& command);
  // One question to each account for all that waits for its confirmation; behind the last run().
  void ask_for_held();

 private:
  struct Held {
    AccountId account = 0;
    std::string commands;  // a line each
    bool for_good = false;
  };

  // desk.cpp
  Served serve(const Command& command);
  Served dispatch(const Command& command);
  static std::optional<Refusal> objection_at_once(const Command& command);
  static std::string echo_of(Command command);
  Served hold(const Command& command, const Account& account);
  static Served refused(const Refusal& refusal);
  static Served done(std::string message);
  Account* self() { return work_.account(asker_.account); }
  const Account* meant(const Command& command);
  std::optional<GameId> board_of(const Command& command) const;

  // desk_game.cpp
  Served board_command(const Command& command);
  Served answer(const Command& command);
  Served rematch(const Command& command);
  bool may_say_more();
  Served refused_move(GameId board, const Refusal& refusal, const std::string& move);

  // desk_challenge.cpp
  Served challenge(const Command& command);
  std::variant<Terms, Refusal> terms_of(const Command& command) const;
  Served policy(const Command& command);
  GameId begin(const Terms& terms, AccountId first, AccountId second);
  std::optional<Refusal> objection_to_another_challenge();
  std::optional<Refusal> objection_to_begin(const Game& game);
  std::optional<Refusal> objection_of(const Account& to, const Terms& terms);

  // desk_watch.cpp
  Served watch(const Command& command);
  Served unsubscribe(const std::vector<GameId>& boards);
  Served notify(const Command& command);
  std::vector<GameId> boards_named(const Command& command) const;

  // desk_boards.cpp
  Served show(const Command& command);
  Served preview(const Command& command);
  std::string shown(GameId board, std::optional<std::uint32_t> ply);
  std::string own_words(GameId board);
  std::string submitted_board(GameId board);

  // desk_lists.cpp
  Served games(const Command& command);
  Served pending(const Command& command);
  Served list(const Command& command);
  Served standings(const Command& command);
  Served ratings(const Command& command);
  Served history(const Command& command);
  Served help(const Command& command);
  Served lines_of(const std::vector<GameRow>& rows);
  std::vector<std::string> players_of(std::string_view game);

  // desk_account.cpp
  Served signup(const Command& command);
  Served add_address(const Command& command);
  std::optional<Refusal> add_unconfirmed(Account& account, const std::string& mailbox);
  Served change(const Command& command);
  Served signoff();

  // desk_settings.cpp
  Served set(const Command& command);
  static std::optional<Refusal> objection_to_settings(const Command& command);
  Served vacation(const Command& command);
  Served revoke();

  // desk_letters.cpp
  Served message(const Command& command);
  Served broadcast();

  Work& work_;
  Asker asker_;
  std::string comment_;
  std::vector<Held> held_;
};

}  // namespace mt::server
