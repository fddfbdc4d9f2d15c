// Plays its boards, whatever happens to the servers, as people and mail systems do: what was not acknowledged
// is handed in again with the same bytes, at another node if there is one; what was, comes now and then once
// more, also twice at once; and some mails come too late or too early.
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
  std::atomic<std::size_t> unanswered{0};    // mails that were handed in again because nobody had answered
  std::atomic<std::size_t> deferred{0};      // ... because of a 4xx
  std::atomic<std::size_t> at_once{0};       // moves that came twice at once
  std::atomic<std::size_t> said_again{0};    // mails that had been acknowledged
  std::atomic<std::size_t> out_of_turn{0};   // mails that could change nothing
};

class Player {
 public:
  Player(const app::ServerPolicy& house, const std::vector<std::string>& addresses,
         std::vector<load::Board> boards, unsigned seed, Faults& faults, Tally& tally);

  // Until `stop`, or until all boards are over.
  void run(const std::atomic<bool>& stop);

  // When it does not run.
  const std::vector<load::Board>& boards() const { return boards_; }
  // The Message-IDs of its mails that must have been answered by a mail: they were understood, and refused.
  const std::vector<std::string>& refused() const { return refused_; }
  // How many of its moves on that board came with a comment.
  std::size_t comments(GameId board) const { return comments_.contains(board) ? comments_.at(board) : 0; }

 private:
  using Wires = std::vector<std::unique_ptr<load::Wire>>;

  // Until somebody says that it is done; the same bytes each time.  False: nobody ever does.
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
  std::vector<std::size_t> open_;  // those of boards_ that are not over
  std::minstd_rand random_;
  std::vector<load::MoveMail> played_;
  std::vector<load::MoveMail> out_of_turn_;
  std::vector<std::string> refused_;
  std::map<GameId, std::size_t> comments_;
  std::size_t late_ = 0;
};

}  // namespace mt::server::kill
