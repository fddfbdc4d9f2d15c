#include "server/kill/audit.hpp"

#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/verify.hpp"
#include "movetext/text/number.hpp"
#include "server/kill/ledger.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace mt::server::kill {
namespace {

namespace fs = std::filesystem;

std::string text_of(GameId id) {
  return "board " + std::to_string(id);
}

void add_waiting(const Site& site, MailHeads& mails) {
  for (const LedgerRow& row : Ledger(site).rows()) mails.add(row.id, row.message);
}

void expect_mails(const load::Board& board, std::uint32_t event, const MailHeads& mails, Faults& faults) {
  for (const AccountId player : board.players()) {
    const std::string id = "g" + std::to_string(board.id()) + ".e" + std::to_string(event) + ".u" +
                           std::to_string(player) + '.';  // the time of the mail follows
    const auto found = mails.ids.lower_bound(id);
    if (found == mails.ids.end() || !found->starts_with(id))
      faults.add("the mail " + id + " was not sent and does not wait to be sent");
  }
}

// Checks that both players have a mail about the last event of the board and about each event with a comment.
// Returns the number of the last event.
std::uint32_t audit_board(store::Store& store, const Player& player, const load::Board& board,
                          const MailHeads& mails, Faults& faults) {
  std::vector<domain::GameEvent> events;
  store.read([&](store::Transaction& t) { events = t.games().events(board.id()); });
  std::vector<std::string> moves;
  std::size_t comments = 0;
  bool is_commented = false;
  for (const domain::GameEvent& event : events) {
    if (event.kind == domain::GameEventKind::moved) {
      moves.push_back(event.text);
      // These are the mails about the last event of the previous turn.
      if (is_commented) expect_mails(board, event.seq - 1, mails, faults);
      is_commented = false;
    }
    if (event.kind == domain::GameEventKind::said) ++comments, is_commented = true;
  }
  if (moves != board.moves())
    faults.add(text_of(board.id()) + ": " + std::to_string(moves.size()) + " moves are stored, " +
               std::to_string(board.moves().size()) + " were acknowledged, or the moves differ");
  if (comments != player.comments(board.id()))
    faults.add(text_of(board.id()) + ": " + std::to_string(comments) + " comments are stored, " +
               std::to_string(player.comments(board.id())) + " were acknowledged");
  expect_mails(board, events.back().seq, mails, faults);
  return events.back().seq;
}

// Checks that each sent mail reports only events that were committed.
void audit_mails(const std::map<GameId, std::uint32_t>& last, const MailHeads& mails, Faults& faults) {
  for (const std::string& id : mails.ids) {
    if (!id.starts_with('g')) continue;
    const GameId game = std::atoll(id.c_str() + 1);
    const auto event = app::event_of_message_id(id, game);
    const auto found = last.find(game);
    if (!event || found == last.end() || *event > found->second)
      faults.add("the mail " + id + " reports an event that is not stored");
  }
}

void audit_answers(const Player& player, const MailHeads& mails, Faults& faults) {
  for (const std::string& id : player.refused()) {
    const auto found = mails.answers.find(id);
    const std::size_t count = found == mails.answers.end() ? 0 : found->second;
    if (count != 1) faults.add(id + " has " + std::to_string(count) + " answers");
  }
}

}  // namespace

MailHeads filed_mails(const Site& site, Faults& faults) {
  MailHeads mails;
  for (const auto& entry : fs::directory_iterator(fs::path(site.data()) / "outbox" / "new")) {
    std::ifstream file(entry.path());
    std::ostringstream text;
    text << file.rdbuf();
    if (entry.path().extension() != ".eml") continue;  // a kill may leave incomplete files
    const std::string id = id_of_header(text.str(), "Message-ID:");
    if (id.empty()) faults.add(entry.path().string() + " has no Message-ID");
    if (!mails.add(id, text.str())) faults.add("two files contain the mail " + id);
  }
  add_waiting(site, mails);
  return mails;
}

MailHeads posted_mails(const Site& site, PostOffice& office, Faults& faults) {
  MailHeads mails;
  for (const auto& [id, mail] : office.mails()) {
    mails.add(id, mail.message);
    if (mail.varying > 0)
      faults.add("the mail " + id + " " + std::to_string(mail.varying) + " of " +
                 std::to_string(mail.copies) + " copies that differ from the first copy");
  }
  add_waiting(site, mails);
  return mails;
}

void audit(const Site& site, const Company& company, const MailHeads& mails, Faults& faults) {
  const auto store = site.open_store();
  std::map<GameId, std::uint32_t> last;
  for (const auto& player : company.players()) {
    for (const load::Board& board : player->boards())
      last[board.id()] = audit_board(*store, *player, board, mails, faults);
    audit_answers(*player, mails, faults);
  }
  audit_mails(last, mails, faults);
  const app::Verified found =
      app::verify(*store, [&](GameId id, const std::string& what) { faults.add(text_of(id) + ": " + what); });
  if (found.moves != company.acknowledged())
    faults.add(std::to_string(found.moves) + " moves are stored, " + std::to_string(company.acknowledged()) +
               " were acknowledged");
  store->stop();
}

void tell(const std::string& what_broke, const Company& company, const MailHeads& mails, Faults& faults) {
  const Tally& tally = company.tally();
  std::printf(
      "%s; %zu moves acknowledged, %zu of them delivered twice at once; mails: %zu repeated without a reply, "
      "%zu "
      "deferred, %zu repeated after a reply, %zu out of turn, %zu sent or waiting; %zu faults\n",
      what_broke.c_str(), tally.acknowledged.load(), tally.at_once.load(), tally.unanswered.load(),
      tally.deferred.load(), tally.said_again.load(), tally.out_of_turn.load(), mails.ids.size(),
      faults.count());
}

}  // namespace mt::server::kill
