#include "server/kill/player.hpp"

#include <chrono>
#include <numeric>
#include <thread>

namespace mt::server::kill {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::seconds patience{60};
constexpr std::chrono::milliseconds pause{5};
constexpr std::string_view id_head = "Message-ID: <";

// Adds a comment to the mail. A board mail that contains a comment does not replace other mails and is not
// replaced by them.
void add_comment(load::MoveMail& mail) {
  constexpr std::string_view end_of_command = "\r\n\r\n>";
  mail.message.insert(mail.message.rfind(end_of_command) + 4, "Well played.\r\n");
}

std::string id_of(const load::MoveMail& mail) {
  const std::size_t begin = mail.message.find(id_head) + id_head.size();
  return mail.message.substr(begin, mail.message.find('>', begin) - begin);
}

}  // namespace

Player::Player(const app::ServerPolicy& house, const std::vector<std::string>& addresses,
               std::vector<load::Board> boards, unsigned seed, Faults& faults, Tally& tally)
    : house_(house),
      faults_(faults),
      tally_(tally),
      boards_(std::move(boards)),
      open_(boards_.size()),
      random_(seed + 1) {
  for (const std::string& address : addresses) {
    wires_.push_back(std::make_unique<load::Wire>(address));
    other_wires_.push_back(std::make_unique<load::Wire>(address));
  }
  std::iota(open_.begin(), open_.end(), std::size_t{0});
}

void Player::run(const std::atomic<bool>& stop) {
  while (!stop && !open_.empty()) {
    const std::size_t at = random_() % open_.size();
    load::Board& board = boards_[open_[at]];
    auto mail = board.next(house_, random_);
    if (!mail) {
      open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(at));
      continue;
    }
    if (random_() % 64 == 0 && !say_early(board)) return;
    const bool comments = random_() % 4 == 0;
    if (comments) add_comment(*mail);
    const bool twice = random_() % 16 == 0;
    if (!(twice ? insist_twice_at_once(*mail) : insist(wires_, *mail, random_()))) return;
    board.played(*mail);
    comments_[board.id()] += comments ? 1 : 0;
    ++tally_.acknowledged;
    played_.push_back(*mail);
    while (random_() % 4 == 0) say_again();
    if (random_() % 64 == 0 && !say_late()) return;
  }
}

bool Player::insist(Wires& wires, const load::MoveMail& mail, std::size_t first) {
  const auto until = steady_clock::now() + patience;
  for (std::size_t i = first; steady_clock::now() < until; ++i) {
    const auto code = wires[i % wires.size()]->hand(mail.sender, mail.recipient, mail.message);
    if (code == 250) return true;
    if (code && *code >= 500) {
      faults_.add(mail.recipient + ": refused with " + std::to_string(*code));
      return false;
    }
    ++(code ? tally_.deferred : tally_.unanswered);
    std::this_thread::sleep_for(pause);
  }
  faults_.add(mail.recipient + ": not accepted for a minute");
  return false;
}

bool Player::insist_twice_at_once(const load::MoveMail& mail) {
  const std::size_t first = random_();
  bool other = false;
  std::thread twin([&] { other = insist(other_wires_, mail, first + 1); });
  const bool one = insist(wires_, mail, first);
  twin.join();
  ++tally_.at_once;
  return one && other;
}

void Player::say_again() {
  const auto& mails = !out_of_turn_.empty() && random_() % 4 == 0 ? out_of_turn_ : played_;
  const load::MoveMail& mail = mails[random_() % mails.size()];
  const auto code = wires_[random_() % wires_.size()]->hand(mail.sender, mail.recipient, mail.message);
  if (code && *code >= 500)
    faults_.add(mail.recipient + ": a repeated mail was refused with " + std::to_string(*code));
  ++tally_.said_again;
}

// Sends a move that was already played, in a new mail. The text is the same move or another old move.
bool Player::say_late() {
  load::MoveMail mail = played_[random_() % played_.size()];
  const std::string id = "late" + std::to_string(++late_) + '.' + id_of(mail);
  mail.message.replace(mail.message.find(id_head) + id_head.size(), id_of(mail).size(), id);
  if (random_() % 2 == 0) {
    const std::size_t body = mail.message.find("\r\n\r\n") + 4;
    mail.message.replace(body, mail.move.size(), played_[random_() % played_.size()].move);
  }
  return say_out_of_turn(mail, id);
}

bool Player::say_early(const load::Board& board) {
  const auto mail = board.early(house_, random_);
  return !mail || say_out_of_turn(*mail, id_of(*mail));
}

// Sends a mail that must be refused. The mail is sent again later, like any other: even if its move would be
// legal by then, it must not be played.
bool Player::say_out_of_turn(const load::MoveMail& mail, const std::string& id) {
  if (!insist(wires_, mail, random_())) return false;
  refused_.push_back(id);
  out_of_turn_.push_back(mail);
  ++tally_.out_of_turn;
  return true;
}

}  // namespace mt::server::kill
