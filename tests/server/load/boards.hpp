// Games between artificial players, and the mails that play them randomly; the expected state of the server
// is also known here.
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
  std::string move;  // canonical
};

class Board {
 public:
  Board(GameId id, std::array<AccountId, 2> players);

  GameId id() const { return id_; }
  const std::array<AccountId, 2>& players() const { return players_; }
  // Returns a mail with a random legal move of the side to move, or nullopt if the game is over. It stays the
  // next one until played().
  std::optional<MoveMail> next(const app::ServerPolicy& house, std::minstd_rand& random) const;
  void played(const MoveMail& mail);
  // Returns a mail with a move for the turn after this one, which the server cannot have asked for yet.
  std::optional<MoveMail> early(const app::ServerPolicy& house, std::minstd_rand& random) const;
  const std::vector<std::string>& moves() const { return moves_; }

 private:
  // Returns a mail of the side to move, as if it had seen the board after that many half-moves.
  std::optional<MoveMail> mail_at(std::uint32_t ply, const std::string& id, const app::ServerPolicy& house,
                                  std::minstd_rand& random) const;

  GameId id_;
  std::array<AccountId, 2> players_;
  std::unique_ptr<replay::LiveGame> game_;
  std::vector<std::string> moves_;
};

// Starts that many draughts games between that many players, who have accepted them all.
std::vector<Board> begin_boards(const app::ServerPolicy& house, store::Store& store, std::size_t games,
                                std::size_t accounts, Time now);

}  // namespace mt::server::load
