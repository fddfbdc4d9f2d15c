// Does what a command says, for who is known to have said it.
//
//   Desk desk(work, requester, comment);
//   for (const OrderLine& line : order.lines) done.push_back(desk.run(std::get<Command>(line.reading)));
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/commands/command.hpp"
#include "movetext/server/words/views.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::server::app {

// Who wrote, and what vouches for it.
struct Requester {
  AccountId account = 0;  // 0: nobody that is known
  bool trusted = false;   // a token, a confirmation or a password: may act for the account
  bool is_operator = false;
  std::string mailbox;  // that the mail says it comes from
  // Of an answer to a board mail: the board of the token, and what its sender had seen.
  std::optional<GameId> board;
  std::optional<std::uint32_t> ply_seen;
  std::optional<std::uint32_t> event_seen;
};

struct CommandResult {
  words::CommandOutcome outcome;
  std::vector<std::string> pages;        // lists and boards that were asked for
  std::vector<std::string> legal_moves;  // after a move that was refused
  bool moves_go_on = false;              // they are those that have what was played of one
  bool is_error = false;
  bool is_mailed = false;  // a mail of its own, to the requester, says it all: a board, a question
};

class Desk {
 public:
  Desk(UnitOfWork& work, Requester requester, std::string_view comment);

  CommandResult run(const protocol::Command& command);
  // One question to each account for all that waits for its confirmation; behind the last run().
  void ask_for_held();

 private:
  struct Held {
    AccountId account = 0;
    std::string commands;  // a line each
    bool for_good = false;
  };

  // desk.cpp
  CommandResult serve(const protocol::Command& command);
  CommandResult dispatch(const protocol::Command& command);
  static std::optional<domain::Refusal> objection_at_once(const protocol::Command& command);
  static std::string echo_of(protocol::Command command);
  CommandResult hold(const protocol::Command& command, const domain::Account& account);
  static CommandResult refused(const domain::Refusal& refusal);
  static CommandResult done(std::string message);
  domain::Account* self() { return work_.account(requester_.account); }
  const domain::Account* meant(const protocol::Command& command);
  std::optional<GameId> board_of(const protocol::Command& command) const;

  // desk_game.cpp
  CommandResult board_command(const protocol::Command& command);
  CommandResult answer(const protocol::Command& command);
  CommandResult rematch(const protocol::Command& command);
  bool may_say_more();
  CommandResult refused_move(GameId board, const domain::Refusal& refusal, const std::string& move);

  // desk_challenge.cpp
  CommandResult challenge(const protocol::Command& command);
  std::variant<domain::Terms, domain::Refusal> terms_of(const protocol::Command& command) const;
  CommandResult policy(const protocol::Command& command);
  GameId begin(const domain::Terms& terms, AccountId first, AccountId second);
  std::optional<domain::Refusal> objection_to_another_challenge();
  std::optional<domain::Refusal> objection_to_begin(const domain::Game& game);
  std::optional<domain::Refusal> objection_of(const domain::Account& to, const domain::Terms& terms);

  // desk_watch.cpp
  CommandResult watch(const protocol::Command& command);
  CommandResult unsubscribe(const std::vector<GameId>& boards);
  CommandResult notify(const protocol::Command& command);
  std::vector<GameId> boards_named(const protocol::Command& command) const;

  // desk_boards.cpp
  CommandResult show(const protocol::Command& command);
  CommandResult preview(const protocol::Command& command);
  std::string shown(GameId board, std::optional<std::uint32_t> ply);
  std::string own_words(GameId board);
  std::string submitted_board(GameId board);

  // desk_lists.cpp
  CommandResult games(const protocol::Command& command);
  CommandResult pending(const protocol::Command& command);
  CommandResult list(const protocol::Command& command);
  CommandResult standings(const protocol::Command& command);
  CommandResult ratings(const protocol::Command& command);
  CommandResult history(const protocol::Command& command);
  CommandResult help(const protocol::Command& command);
  CommandResult lines_of(const std::vector<store::BoardRow>& rows);
  std::vector<std::string> players_of(std::string_view game);

  // desk_account.cpp
  CommandResult signup(const protocol::Command& command);
  CommandResult add_address(const protocol::Command& command);
  std::optional<domain::Refusal> add_unconfirmed(domain::Account& account, const std::string& mailbox);
  CommandResult change(const protocol::Command& command);
  CommandResult signoff();

  // desk_settings.cpp
  CommandResult set(const protocol::Command& command);
  static std::optional<domain::Refusal> objection_to_settings(const protocol::Command& command);
  CommandResult vacation(const protocol::Command& command);
  CommandResult revoke();

  // desk_letters.cpp
  CommandResult message(const protocol::Command& command);
  CommandResult broadcast();

  UnitOfWork& work_;
  Requester requester_;
  std::string comment_;
  std::vector<Held> held_;
};

}  // namespace mt::server::app
