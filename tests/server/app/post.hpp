// A complete server without its network connections, and the mailboxes of its players.
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
  std::string kind;  // kind of the mail in the outbox
  std::string subject;
  std::string text;  // decoded, with LF as line end
  std::string reply_to;
  std::string message_id;
  std::string envelope_sender;
  std::string header(const std::string& name) const;  // unfolded; empty if the mail does not have this header
  bool has(const std::string& words) const { return text.find(words) != std::string::npos; }
};

// How a mail differs from the mails that a player usually writes.
struct Way {
  std::string id{};          // Message-ID; empty to use a new one
  std::string headers{};     // additional headers, each ending with "\n"
  std::string sender = "*";  // sender of the envelope; "*" is the address of the writer
  std::string from{};        // mailbox in the From header; empty for NAME@example.org
};

class Post : public testing::Test {
 protected:
  Post();
  ~Post() override;
  // Opens the store of the server. Called before the first mail.
  virtual std::unique_ptr<store::Store> open_store();
  app::ServerPolicy make_house() const;
  void open();

  // Returns the bytes of a mail from NAME.
  std::string mail_of(const std::string& name, const std::string& subject, const std::string& body,
                      const Way& way = {});
  app::MailOutcome deliver(const std::string& recipient, const std::string& sender, const std::string& bytes);
  // Sends a mail to "play@", and then delivers all due mails. Returns the code of the outcome.
  std::string write(const std::string& name, const std::string& subject, const std::string& body = {},
                    const Way& way = {});
  // Works like write(), but sends the mail to `recipient`, which may be any address of the server.
  std::string write_to(const std::string& recipient, const std::string& name, const std::string& subject,
                       const std::string& body, const Way& way = {});
  // Answers the newest mail to NAME about the board. If `board` is 0, answers the newest mail that can be
  // answered.
  std::string answer(const std::string& name, const std::string& body, GameId board = 0, const Way& way = {});

  AccountId sign_up(const std::string& name);
  // Starts a game in which `first` has the first move.
  GameId begin(const std::string& game, const std::string& first, const std::string& second,
               const std::string& options = {});
  // Plays moves of the two sides alternately.
  void play(GameId board, std::initializer_list<const char*> moves);

  // Sends all due mails.
  void send();
  const std::vector<Mail>& box(const std::string& name) { return boxes_[name + "@example.org"]; }
  const Mail& newest(const std::string& name);
  const Mail& newest_of(const std::string& name, GameId board);
  std::size_t mails() const;  // number of mails sent so far

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
  // Returns the address that receives the player's mail, or an empty string if there is none.
  std::string mailbox_of(const std::string& name);
  app::Swept sweep(Duration later);
  std::vector<std::string> faults();
  // Checks that each mail that was sent would have the same bytes if it were written again three days later.
  void expect_same_bytes();
  bool is_stored(const std::string& word);  // whether any file of the store contains the word

  mt::test::TemporaryDirectory directory_;
  Time now_ = 1'800'000'000'000;
  std::unique_ptr<app::ServerPolicy> policy_;
  std::unique_ptr<app::GameCache> cache_;
  std::unique_ptr<store::Store> store_;
  std::unique_ptr<app::Inbox> inbox_;
  std::map<std::string, std::vector<Mail>> boxes_;
  std::vector<std::pair<store::OutboxMail, std::string>> sent_;  // sent mails and their bytes; no digests
  app::MailOutcome last_;
  int written_ = 0;
  bool expect_faults_ = false;
};

}  // namespace mt::server::test
