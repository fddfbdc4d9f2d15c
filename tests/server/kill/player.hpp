// Plays its boards, whatever happens to the servers, like people and mail systems: mails without
// acknowledgement are delivered again with the same bytes, at another node if there is one; acknowledged
// mails are sometimes repeated, even twice at once; and some mails come too late or too early.
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
  std::atomic<std::size_t> acknowledged{0};  // moves
  std::atomic<std::size_t> unanswered{0};    // mails that were delivered again for lack of a reply
  std::atomic<std::size_t> deferred{0};      // ... because of a 4xx
  std::atomic<std::size_t> at_once{0};       // moves that were delivered twice at once
  std::atomic<std::size_t> said_again{0};    // repeated mails that had been acknowledged
  std::atomic<std::size_t> out_of_turn{0};   // mails that could have no effect
};

class Player {
 public:
  Player(const app::ServerPolicy& house, const std::vector<std::string>& addresses,
         std::vector<load::Board> boards, unsigned seed, Faults& faults, Tally& tally);

  // Runs until `stop`, or until all boards are finished.
  void run(const std::atomic<bool>& stop);

  // May be called when it is not running.
  const std::vector<load::Board>& boards() const { return boards_; }
  // Returns the Message-IDs of its mails that were read and refused, and so must have been answered by a
  // mail.
  const std::vector<std::string>& refused() const { return refused_; }
  // Returns how many of its moves on that board had a comment.
  std::size_t comments(GameId board) const { return comments_.contains(board) ? comments_.at(board) : 0; }

 private:
  using Wires = std::vector<std::unique_ptr<load::Wire>>;

  // Delivers the mail with the same bytes until it is acknowledged. Returns false if that never happens.
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
  std::vector<std::size_t> open_;  // indexes of boards_ that are not finished
  std::minstd_rand random_;
  std::vector<load::MoveMail> played_;
  std::vector<load::MoveMail> out_of_turn_;
  std::vector<std::string> refused_;
  std::map<GameId, std::size_t> comments_;
  std::size_t late_ = 0;
};

}  // namespace mt::server::kill
