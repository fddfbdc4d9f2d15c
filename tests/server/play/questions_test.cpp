// Questions whether something was meant: what is an answer, what it may do, and how many there are.
#include "movetext/server/mail/yes_or_no.hpp"
#include "server/play/post.hpp"

namespace mt::server::test {
namespace {

YesOrNo said(const std::string& line) {
  return yes_or_no(std::vector<std::string>{line});
}

TEST(YesOrNo, consent_is_the_first_word_and_a_no_anywhere_in_the_line) {
  for (const char* line : {"yes", "Yes!", "YES, please", "ok", "Ja.", "oui", "s\u00ed", "confirm", "  yes"})
    EXPECT_EQ(said(line), YesOrNo::yes) << line;
  for (const char* line :
       {"NO!!! I never asked for that", "no", "not me", "Stop.", "nein", "Nee", "non merci", "reject",
        "cancel", "never", "wrong", "don't", "Don\u2019t do that", "I did not ask", "Das war ich nicht"})
    EXPECT_EQ(said(line), YesOrNo::no) << line;
  for (const char* line : {"hello", "what is this?", "noted", "101", "?"})
    EXPECT_EQ(said(line), YesOrNo::unclear) << line;
  EXPECT_EQ(yes_or_no({}), YesOrNo::nothing);
}

class Questions : public Post {
 protected:
  // NAME is asked whether the account is to be closed.
  void ask_to_close(const std::string& name) {
    write(name, "signoff " + name);
    ASSERT_EQ(answer(name, "yes"), "done");
    ASSERT_TRUE(newest(name).subject.find("closing the account") != std::string::npos);
  }
};

TEST_F(Questions, no_means_no) {
  sign_up("bob");
  ask_to_close("bob");
  const Mail question = newest("bob");
  EXPECT_EQ(answer("bob", "NO!!! I never asked for that"), "dropped");
  EXPECT_EQ(account("bob").state, AccountState::active);
  EXPECT_TRUE(newest("bob").has("you say no")) << newest("bob").text;
  EXPECT_EQ(write_to(question.reply_to, "bob", "Re: x", "yes"), "bad-code");
  for (const char* no : {"nein", "Stop!", "don't"}) {
    write("bob", "draughts limit 3");
    EXPECT_EQ(answer("bob", no), "dropped") << no;
  }
  EXPECT_TRUE(account("bob").policies.empty());
}

TEST_F(Questions, what_cannot_be_undone_needs_a_yes) {
  sign_up("bob");
  ask_to_close("bob");
  EXPECT_TRUE(newest("bob").has("with yes as its first word")) << newest("bob").text;
  const Mail question = newest("bob");
  for (const char* words : {"", "What is this?", "> yes"}) {
    EXPECT_EQ(write_to(question.reply_to, "bob", "Re: x", words), "refused") << words;
    EXPECT_EQ(account("bob").state, AccountState::active) << words;
  }
  EXPECT_TRUE(newest("bob").has("for a yes alone")) << newest("bob").text;
  EXPECT_EQ(write_to(question.reply_to, "bob", "Re: x", "Yes, close it"), "confirmed");
  EXPECT_EQ(account("bob").state, AccountState::closed);
}

// The receipt of a mail program, which quotes what it likes.
TEST_F(Questions, a_report_is_no_answer) {
  sign_up("bob");
  write("bob", "draughts limit 3");
  const std::string type =
      "MIME-Version: 1.0\nContent-Type: multipart/report; boundary=b; report-type=disposition-notification\n";
  EXPECT_EQ(answer("bob", "--b\nContent-Type: text/plain\n\nyes\n--b--", 0, {.headers = type}), "automatic");
  EXPECT_TRUE(account("bob").policies.empty());
  EXPECT_EQ(answer("bob", "yes"), "done") << "the question still stands";
  EXPECT_EQ(account("bob").policies.size(), 1U);
}

TEST_F(Questions, a_game_is_given_up_and_an_address_changed_for_a_yes) {
  for (const char* name : {"bob", "anna"}) sign_up(name);
  const GameId board = begin("draughts", "bob", "anna");
  play(board, {"32-28", "19-23"});
  write("bob", "draughts resign " + std::to_string(board));
  EXPECT_EQ(answer("bob", "hm?"), "refused");
  EXPECT_EQ(row(board).state, GameState::active);
  EXPECT_EQ(answer("bob", ""), "refused");
  write("bob", "change address bob2@example.org");
  EXPECT_EQ(answer("bob", ""), "refused");
  EXPECT_TRUE(box("bob2").empty());
}

TEST_F(Questions, what_can_be_undone_is_done_for_any_answer_but_no) {
  sign_up("bob");
  write("bob", "draughts limit 3");
  EXPECT_TRUE(newest("bob").has("nothing needs to be written"));
  EXPECT_EQ(answer("bob", ""), "done");
  EXPECT_EQ(account("bob").policies.size(), 1U);
}

// Else who has the one account would be taken for the other.
TEST_F(Questions, an_address_belongs_to_one_account) {
  for (const char* name : {"fred", "anna"}) sign_up(name);
  write("fred", "add anna@example.org");
  answer("fred", "yes");
  EXPECT_EQ(answer("anna", "yes"), "refused");
  EXPECT_TRUE(newest("anna").has("belongs to an account already")) << newest("anna").text;
  write("anna", "draughts limit 3");
  answer("anna", "yes");
  EXPECT_EQ(account("anna").policies.size(), 1U);
  EXPECT_TRUE(account("fred").policies.empty());
}

TEST_F(Questions, of_two_accounts_asked_for_with_one_address_one_is_opened) {
  const Way zoe{.from = "zoe@example.org"};
  write("zoe1", "signup zoe1", {}, zoe);
  const Mail first = newest("zoe");
  write("zoe2", "signup zoe2", {}, zoe);
  EXPECT_EQ(answer("zoe", "yes"), "confirmed");
  EXPECT_EQ(write_to(first.reply_to, "zoe", "Re: it", "yes"), "refused");
  EXPECT_EQ(account("zoe1").state, AccountState::unconfirmed);
  EXPECT_EQ(account("zoe2").state, AccountState::active);
}

TEST_F(Questions, who_comes_back_is_known_by_the_new_account) {
  const Way zoe{.from = "zoe@example.org"};
  write("zoe1", "signup zoe1", {}, zoe);
  answer("zoe", "yes");
  write("zoe", "signoff");
  answer("zoe", "yes");
  EXPECT_EQ(answer("zoe", "yes"), "confirmed");
  write("zoe2", "signup zoe2", {}, zoe);
  EXPECT_EQ(answer("zoe", "yes"), "confirmed");
  write("zoe", "draughts limit 3");
  EXPECT_EQ(answer("zoe", "yes"), "done");
  EXPECT_EQ(account("zoe2").policies.size(), 1U);
  EXPECT_EQ(mailbox_of("zoe1"), "") << "the address is no more that of the closed one";
}

TEST_F(Questions, mails_in_a_players_name_do_not_keep_him_from_what_protects_him) {
  for (const char* name : {"fred", "anna"}) sign_up(name);
  const std::size_t before = box("fred").size();
  for (int i = 0; i < 130; ++i) write("fred", "draughts challenge fred anna");
  EXPECT_LE(box("fred").size() - before, 30U);  // questions, and errors
  for (int i = 0; i < 10; ++i) write("mallory", "signup name" + std::to_string(i) + " x fred@example.org");
  for (const char* command : {"vacation on", "revoke", "signoff"}) {
    write("fred", command);
    EXPECT_EQ(answer("fred", "yes"), "done") << command << '\n' << newest("fred").text;
  }
  EXPECT_EQ(answer("fred", "yes"), "confirmed");
  EXPECT_EQ(account("fred").state, AccountState::closed);
}

// More addresses may be added when those that nobody confirmed have had their time.
TEST_F(Questions, addresses_that_never_answered_make_room) {
  sign_up("fred");
  const auto add = [&](const std::string& name) {
    write("fred", "add " + name + "@example.org");
    answer("fred", "yes");
  };
  for (const char* name : {"typo1", "typo2", "typo3", "typo4"}) add(name);
  add("right");
  EXPECT_TRUE(box("right").empty()) << "these may still answer";
  now_ += hour_long;
  add("right");
  EXPECT_EQ(answer("right", "yes"), "confirmed");
  EXPECT_EQ(account("fred").addresses.size(), 2U);
}

TEST_F(Questions, names_that_mean_something_else_are_nobodys) {
  for (const char* name : {"server", "Admin", "postmaster", "all", "new", "play", "101"}) {
    write("fred", std::string("signup ") + name);
    EXPECT_FALSE(read([&](Transaction& t) { return t.account_named(name); })) << name;
  }
}

TEST_F(Questions, who_cannot_be_written_to_is_refused) {
  for (const char* from : {"user@[192.0.2.1]", "new@ex\u00e4mple.org"}) {
    EXPECT_EQ(write("new", "signup newcomer", {}, {.from = from}), "bad-sender") << from;
    EXPECT_EQ(last_.kind, MailRoom::Verdict::Kind::refused) << from;
  }
  EXPECT_EQ(mails(), 0U);
}

TEST_F(Questions, an_odd_message_id_is_answered_without_it) {
  for (const char* id : {"\"odd\"@example.org", "odd<@example.org", "\xe9@example.org"}) {
    const std::size_t before = box("fred").size();
    EXPECT_EQ(write("fred", "help", {}, {.id = id}), "done") << id;
    EXPECT_EQ(box("fred").size(), before + 1) << id;
  }
}

TEST_F(Questions, a_copy_by_another_way_is_the_same_mail) {
  for (const char* name : {"fred", "anna"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "anna");
  const std::size_t before = box("anna").size();
  const std::string to = newest_of("fred", board).reply_to;
  for (const char* way : {"Received: by a; Mon\n", "Received: by b; Tue\n", "X-Spam: no\n"})
    write_to(to, "fred", "Re: x", "chat hello", {.id = "one@example.org", .headers = way});
  EXPECT_EQ(last_.code, "duplicate");
  EXPECT_EQ(box("anna").size(), before + 1);
  EXPECT_EQ(write_to(to, "fred", "Re: x", "chat hello again", {.id = "one@example.org"}), "done");
}

TEST_F(Questions, a_stranger_advertises_nothing_through_answers) {
  sign_up("victim");
  write("victim", "multiple",
        "buy http://spam.example/now and www.spam.example today " + std::string(80, 'x') +
            "\nbuy more\nspam spam\n");
  const Mail& mail = newest("victim");
  EXPECT_TRUE(mail.has("buy")) << mail.text;
  for (const char* words : {"spam.example", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                            "buy more", "spam spam"})
    EXPECT_FALSE(mail.has(words)) << mail.text;
  write("victim", "Buy now at www.spam.example");
  EXPECT_EQ(newest("victim").raw.find("spam.example"), std::string::npos) << newest("victim").raw;
}

TEST_F(Questions, an_answer_of_another_sender_is_warned_of) {
  for (const char* name : {"fred", "anna"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "anna");
  answer("fred", "show", board);
  EXPECT_EQ(last_.warning, "unverified-sender");
  const Way verified{.headers = "Authentication-Results: mx.games.example; dkim=pass header.d=example.org\n"};
  answer("fred", "show", board, verified);
  EXPECT_EQ(last_.warning, "");
  Way other = verified;
  other.from = "mallory@example.org";
  EXPECT_EQ(answer("fred", "32-28", board, other), "done");
  EXPECT_EQ(last_.warning, "unverified-sender");
}

}  // namespace
}  // namespace mt::server::test
