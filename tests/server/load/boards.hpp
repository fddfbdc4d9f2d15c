// Games between artificial players, and mails that play these games at random. A Board also knows which moves
// the server must have stored.
#pragma once
#include "movetext/replay/live_game.hpp"
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace mt::server::load {

struct MoveMail {
  std::string sender;
  std::string recipient;
  std::string message;
  std::string move;  // in canonical notation
};

class Board {
 public:
  Board(GameId id, std::array<AccountId, 2> players);

  GameId id() const { return id_; }
  const std::array<AccountId, 2>& players() const { return players_; }
  // Returns a mail with a random legal move of the side to move, or nullopt if the game is over. Until
  // played() is called, the function returns a mail for the same turn.
  std::optional<MoveMail> next(const app::ServerPolicy& house, std::minstd_rand& random) const;
  void played(const MoveMail& mail);
  // Returns a mail with a move for the next turn. The server cannot have asked for this move yet.
  std::optional<MoveMail> early(const app::ServerPolicy& house, std::minstd_rand& random) const;
  const std::vector<std::string>& moves() const { return moves_; }

 private:
  // Returns a mail of the side to move that answers the board after `ply` plies.
  std::optional<MoveMail> mail_at(std::uint32_t ply, const std::string& id, const app::ServerPolicy& house,
                                  std::minstd_rand& random) const;

  GameId id_;
  std::array<AccountId, 2> players_;
  std::unique_ptr<replay::LiveGame> game_;
  std::vector<std::string> moves_;
};

// Starts `games` draughts games between `accounts` players. All games have been accepted.
std::vector<Board> begin_boards(const app::ServerPolicy& house, store::Store& store, std::size_t games,
                                std::size_t accounts, Time now);

}  // namespace mt::server::load
