// A whole server without its network, and the mailboxes of its players.
//
//   fred = sign_up("fred");  write("fred", "", "draughts challenge fred barney");
//   answer("barney", "accept");  answer("fred", "32-28");  newest("barney").text
#pragma once
#include "archive/temporary_directory.hpp"
#include "movetext/server/app/inbox.hpp"
#include "movetext/server/app/sweeper.hpp"
#include "movetext/server/app/verify.hpp"
#include "movetext/server/app/write_mail.hpp"

#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::test {

struct Mail {
  std::string raw;
  std::string kind;  // as in the outbox
  std::string subject;
  std::string text;  // decoded, with LF
  std::string reply_to;
  std::string message_id;
  std::string envelope_sender;
  std::string header(const std::string& name) const;  // unfolded; empty: there is no such header
  bool has(const std::string& words) const { return text.find(words) != std::string::npos; }
};

// Deviations from the usual way in which a player writes a mail.
struct Way {
  std::string id{};          // Message-ID; empty for a new one
  std::string headers{};     // further headers, each with "\n"
  std::string sender = "*";  // sender of the envelope; "*" for the writer
  std::string from{};        // the mailbox in the From header; empty for NAME@example.org
};

class Post : public testing::Test {
 protected:
  Post();
  ~Post() override;
  // Called before the first mail.
  virtual std::unique_ptr<store::Store> open_store();
  app::ServerPolicy make_house() const;
  void open();

  // Returns the bytes of a mail from NAME.
  std::string mail_of(const std::string& name, const std::string& subject, const std::string& body,
                      const Way& way = {});
  app::MailOutcome deliver(const std::string& recipient, const std::string& sender, const std::string& bytes);
  // Writes to "play@", then sends all due mails. Returns the code of the verdict.
  std::string write(const std::string& name, const std::string& subject, const std::string& body = {},
                    const Way& way = {});
  // Does the same with any address of the server.
  std::string write_to(const std::string& recipient, const std::string& name, const std::string& subject,
                       const std::string& body, const Way& way = {});
  // Answers the newest mail that NAME has about the board, or the newest mail that can be answered.
  std::string answer(const std::string& name, const std::string& body, GameId board = 0, const Way& way = {});

  AccountId sign_up(const std::string& name);
  // Starts a game in which `first` has the first move.
  GameId begin(const std::string& game, const std::string& first, const std::string& second,
               const std::string& options = {});
  // Plays moves of both sides in turn.
  void play(GameId board, std::initializer_list<const char*> moves);

  // Sends all due mails.
  void send();
  const std::vector<Mail>& box(const std::string& name) { return boxes_[name + "@example.org"]; }
  const Mail& newest(const std::string& name);
  const Mail& newest_of(const std::string& name, GameId board);
  std::size_t mails() const;  // the number sent so far

  template <class Ask>
  auto read(Ask&& ask) {
    std::optional<decltype(ask(std::declval<store::Transaction&>()))> answer;
    store_->read([&](store::Transaction& t) { answer.emplace(ask(t)); });
    return *std::move(answer);
  }
  store::BoardRow row(GameId board);
  std::unique_ptr<domain::Game> game(GameId board);
  std::vector<domain::GameEvent> events(GameId board);
  domain::Account account(const std::string& name);
  std::string mailbox_of(const std::string& name);  // the address of the player; empty if there is none
  app::Swept sweep(Duration later);
  std::vector<std::string> faults();
  // Checks that each sent mail would be written identically again, whatever has happened since.
  void expect_same_bytes();
  bool is_stored(const std::string& word);  // anywhere in the files of the store

  mt::test::TemporaryDirectory directory_;
  Time now_ = 1'800'000'000'000;
  std::unique_ptr<app::ServerPolicy> policy_;
  std::unique_ptr<app::GameCache> cache_;
  std::unique_ptr<store::Store> store_;
  std::unique_ptr<app::Inbox> inbox_;
  std::map<std::string, std::vector<Mail>> boxes_;
  std::vector<std::pair<store::OutboxMail, std::string>> sent_;  // with their bytes; without digests
  app::MailOutcome last_;
  int written_ = 0;
  bool expect_faults_ = false;
};

}  // namespace mt::server::test
