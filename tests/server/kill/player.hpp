// Plays the boards of one player as people and mail systems do, even while servers fail. A mail that was not
// acknowledged is delivered again with the same bytes, to another node if there is one. Mails that were
// acknowledged are sometimes repeated, even twice at the same time. Some mails come too late or too early.
#pragma once
#include "server/kill/faults.hpp"
#include "server/load/boards.hpp"
#include "server/load/wire.hpp"

#include <atomic>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace mt::server::kill {

struct Tally {
  std::atomic<std::size_t> acknowledged{0};  // number of moves
  // Number of mails that were delivered again because there was no reply.
  std::atomic<std::size_t> unanswered{0};
  // Number of mails that were delivered again because of a reply 4xx.
  std::atomic<std::size_t> deferred{0};
  std::atomic<std::size_t> at_once{0};  // number of moves that were delivered twice at the same time
  // Number of mails that were repeated after they had been acknowledged.
  std::atomic<std::size_t> said_again{0};
  std::atomic<std::size_t> out_of_turn{0};  // number of mails that must have no effect
};

class Player {
 public:
  Player(const app::ServerPolicy& house, const std::vector<std::string>& addresses,
         std::vector<load::Board> boards, unsigned seed, Faults& faults, Tally& tally);

  // Plays until `stop` is set or all boards are finished.
  void run(const std::atomic<bool>& stop);

  // Returns the boards. Call it only while run() is not running.
  const std::vector<load::Board>& boards() const { return boards_; }
  // Returns the Message-IDs of the mails that the server has read and refused. The server must have answered
  // each of them by mail.
  const std::vector<std::string>& refused() const { return refused_; }
  // Returns how many moves of this player on that board had a comment.
  std::size_t comments(GameId board) const { return comments_.contains(board) ? comments_.at(board) : 0; }

 private:
  using Wires = std::vector<std::unique_ptr<load::Wire>>;

  // Delivers the mail, with the same bytes, until it is acknowledged. Returns false if it is never
  // acknowledged.
  bool insist(Wires& wires, const load::MoveMail& mail, std::size_t first);
  bool insist_twice_at_once(const load::MoveMail& mail);
  void say_again();
  bool say_late();
  bool say_early(const load::Board& board);
  bool say_out_of_turn(const load::MoveMail& mail, const std::string& id);

  const app::ServerPolicy& house_;
  Faults& faults_;
  Tally& tally_;
  Wires wires_;
  Wires other_wires_;
  std::vector<load::Board> boards_;
  std::vector<std::size_t> open_;  // indexes into boards_ of the boards that are not finished
  std::minstd_rand random_;
  std::vector<load::MoveMail> played_;
  std::vector<load::MoveMail> out_of_turn_;
  std::vector<std::string> refused_;
  std::map<GameId, std::size_t> comments_;
  std::size_t late_ = 0;
};

}  // namespace mt::server::kill
