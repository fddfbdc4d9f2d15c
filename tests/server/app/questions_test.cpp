// Tests of confirmation requests by mail: which mails count as answers, what the answers do, and how many
// requests are sent.
#include "movetext/server/protocol/mail/yes_or_no.hpp"
#include "server/app/post.hpp"

namespace mt::server::test {
namespace {

protocol::YesOrNo said(const std::string& line) {
  return protocol::yes_or_no(std::vector<std::string>{line});
}

TEST(YesOrNo, IsOneOfAFewWordsAtTheStartOfTheFirstLine) {
  for (const char* line :
       {"yes", "Yes!", "YES, please", "yes please", "Yes it was me", "ok", "OK.", "Ja.", "ja bitte", "oui",
        "s\u00ed", "Si, grazie", "confirm", "  yes", "\u0434\u0430", "tak", "\"yes\"", "Yes\u2026"})
    EXPECT_EQ(said(line), protocol::YesOrNo::yes) << line;
  for (const char* line : {"NO!!! I never asked for that", "no", "No, thanks", "no thanks", "Stop.", "nein",
                           "Nee", "non merci", "reject", "cancel", "never", "\u043d\u0435\u0442"})
    EXPECT_EQ(said(line), protocol::YesOrNo::no) << line;
}

TEST(YesOrNo, IsNotFoundInOtherTexts) {
  for (const char* line : {"hello",
                           "what is this?",
                           "noted",
                           "101",
                           "?",
                           "",
                           "not me",
                           "don't",
                           "Don\u2019t do that",
                           "I did not ask",
                           "Das war ich nicht",
                           "I am out of the office until Monday",
                           "Ich bin nicht im B\u00fcro",
                           "No longer with the company: write to Anna",
                           "Non sono in ufficio",
                           "Nie ma mnie w biurze",
                           "Si prega di notare che sono in ferie",
                           "Da ich verreist bin, lese ich keine Mails",
                           "OK Google",
                           "N\u00e3o estou no escrit\u00f3rio",
                           "Yes, but not now",
                           "Ja, aber nicht heute",
                           "Hello, yes",
                           "- yes"})
    EXPECT_EQ(said(line), protocol::YesOrNo::unclear) << line;
  EXPECT_EQ(protocol::yes_or_no({}), protocol::YesOrNo::unclear);
  EXPECT_EQ(protocol::yes_or_no(std::vector<std::string>{"Hello", "yes"}), protocol::YesOrNo::unclear)
      << "the second line";
}

class Questions : public Post {
 protected:
  // NAME receives a request to confirm that the account should be closed.
  void ask_to_close(const std::string& name) {
    write(name, "signoff " + name);
    ASSERT_EQ(answer(name, "yes"), "done");
    ASSERT_TRUE(newest(name).subject.find("closing the account") != std::string::npos);
  }
};

TEST_F(Questions, NoIsARefusal) {
  sign_up("bob");
  ask_to_close("bob");
  const Mail question = newest("bob");
  EXPECT_EQ(answer("bob", "NO!!! I never asked for that"), "dropped");
  EXPECT_EQ(account("bob").state, domain::AccountState::active);
  EXPECT_TRUE(newest("bob").has("you replied no")) << newest("bob").text;
  EXPECT_EQ(write_to(question.reply_to, "bob", "Re: x", "yes"), "bad-code");
  for (const char* no : {"nein", "Stop!", "no"}) {
    write("bob", "draughts limit 3");
    EXPECT_EQ(answer("bob", no), "dropped") << no;
  }
  EXPECT_TRUE(account("bob").policies.empty());
}

TEST_F(Questions, IrreversibleCommandsAreMarked) {
  sign_up("bob");
  ask_to_close("bob");
  EXPECT_TRUE(newest("bob").has("single word yes. This cannot be undone.")) << newest("bob").text;
  EXPECT_EQ(answer("bob", "Yes, close it"), "confirmed");
  EXPECT_EQ(account("bob").state, domain::AccountState::closed);
}

TEST_F(Questions, UnclearAnswersAreAskedAgainOnce) {
  sign_up("bob");
  write("bob", "draughts limit 3");
  const Mail question = newest("bob");
  EXPECT_TRUE(question.has("with the single word yes")) << question.text;
  const std::size_t before = box("bob").size();
  EXPECT_EQ(write_to(question.reply_to, "bob", "Re: x", "What is this?"), "refused");
  ASSERT_EQ(box("bob").size(), before + 1);
  EXPECT_TRUE(newest("bob").has("must be yes or no")) << newest("bob").text;
  EXPECT_EQ(newest("bob").reply_to, question.reply_to) << "the answer to it counts";
  for (const char* words :
       {"", "> yes", "I am out of the office until Monday", "Ich bin nicht da", "What?"}) {
    now_ += day_long;
    EXPECT_EQ(write_to(question.reply_to, "bob", "Re: x", words), "refused") << words;
  }
  EXPECT_EQ(box("bob").size(), before + 1) << "who is told again and again may be a program";
  EXPECT_TRUE(account("bob").policies.empty());
  EXPECT_EQ(write_to(question.reply_to, "bob", "Re: x", "yes"), "done") << "the question still stands";
  EXPECT_EQ(account("bob").policies.size(), 1U);
}

// Programs wrote these mails in the name of absent persons. No header marks the mails as automatic.
TEST_F(Questions, AnAutomaticMailIsNotAnAnswer) {
  for (const char* name : {"bob", "anna"}) sign_up(name);
  write("new", "signup newcomer");
  EXPECT_EQ(answer("new", "I am out of the office until Monday"), "refused");
  EXPECT_EQ(account("newcomer").state, domain::AccountState::unconfirmed);
  write("bob", "draughts challenge bob anna");
  const std::size_t annas = box("anna").size();
  for (const char* words :
       {"I am out of the office until Monday", "Vielen Dank. Ich bin bis Montag nicht im B\u00fcro.",
        "Non sono in ufficio", "No longer with us", "Merci de votre message, je suis absent.",
        // In other languages these words for yes mean something else, or begin an automatic text.
        "Ja jestem na urlopie do 30 listopada.", "Tak, jeg har modtaget din mail og svarer mandag.",
        "Tak for din mail.", "Ja, jag \u00e4r ledig till m\u00e5ndag.", "Ano, jsem na dovolen\u00e9.",
        "\u0414\u0430, \u044f \u0432 \u043e\u0442\u043f\u0443\u0441\u043a\u0435 \u0434\u043e 30 "
        "\u043d\u043e\u044f\u0431\u0440\u044f.",
        "Yes, this is an automatic reply.", "Yes! You have won 1000000 EUR."})
    EXPECT_EQ(answer("bob", words), "refused") << words;
  EXPECT_EQ(box("anna").size(), annas) << "no challenge was issued";
  EXPECT_EQ(answer("bob", "yes"), "done") << "and none of them was a no";
  EXPECT_EQ(box("anna").size(), annas + 1);
}

TEST_F(Questions, AnAnswerInTheSubjectSuffices) {
  sign_up("bob");
  write("bob", "draughts limit 3");
  const std::string to = newest("bob").reply_to;
  for (const char* subject : {"Automatic reply: Confirm", "Abwesenheitsnotiz: Confirm",
                              "=?utf-8?q?R=C3=A9ponse_automatique?= : Confirm",
                              "=?utf-8?B?0JDQstGC0L7QvtGC0LLQtdGC?=: Confirm", "Autosvar: Confirm"})
    EXPECT_EQ(write_to(to, "bob", subject, "yes"), "automatic") << subject;
  EXPECT_TRUE(account("bob").policies.empty());
}

// The receipt of a mail program may quote the request.
TEST_F(Questions, ADeliveryReportIsNotAnAnswer) {
  sign_up("bob");
  write("bob", "draughts limit 3");
  const std::string type =
      "MIME-Version: 1.0\nContent-Type: multipart/report; boundary=b; report-type=disposition-notification\n";
  EXPECT_EQ(answer("bob", "--b\nContent-Type: text/plain\n\nyes\n--b--", 0, {.headers = type}), "automatic");
  EXPECT_TRUE(account("bob").policies.empty());
  EXPECT_EQ(answer("bob", "yes"), "done") << "the question still stands";
  EXPECT_EQ(account("bob").policies.size(), 1U);
}

TEST_F(Questions, AYesResignsAGameAndChangesAnAddress) {
  for (const char* name : {"bob", "anna"}) sign_up(name);
  const GameId board = begin("draughts", "bob", "anna");
  play(board, {"32-28", "19-23"});
  write("bob", "draughts resign " + std::to_string(board));
  EXPECT_EQ(answer("bob", "hm?"), "refused");
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(answer("bob", ""), "refused");
  write("bob", "change address bob2@example.org");
  EXPECT_EQ(answer("bob", ""), "refused");
  EXPECT_TRUE(box("bob2").empty());
}

// If two accounts had the same address, the server could read a mail of one account as a mail of the other.
TEST_F(Questions, AnAddressBelongsToOneAccount) {
  for (const char* name : {"fred", "anna"}) sign_up(name);
  write("fred", "add anna@example.org");
  answer("fred", "yes");
  EXPECT_EQ(answer("anna", "yes"), "refused");
  EXPECT_TRUE(newest("anna").has("already belongs to an account")) << newest("anna").text;
  write("anna", "draughts limit 3");
  answer("anna", "yes");
  EXPECT_EQ(account("anna").policies.size(), 1U);
  EXPECT_TRUE(account("fred").policies.empty());
}

TEST_F(Questions, OneAddressOpensOnlyOneOfTwoAccounts) {
  const Way zoe{.from = "zoe@example.org"};
  write("zoe1", "signup zoe1", {}, zoe);
  const Mail first = newest("zoe");
  write("zoe2", "signup zoe2", {}, zoe);
  EXPECT_EQ(answer("zoe", "yes"), "confirmed");
  EXPECT_EQ(write_to(first.reply_to, "zoe", "Re: it", "yes"), "refused");
  EXPECT_EQ(account("zoe1").state, domain::AccountState::unconfirmed);
  EXPECT_EQ(account("zoe2").state, domain::AccountState::active);
}

TEST_F(Questions, AReturningUserHasTheNewAccount) {
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

TEST_F(Questions, ForgedMailsDoNotBlockAPlayersProtection) {
  for (const char* name : {"fred", "anna"}) sign_up(name);
  const std::size_t before = box("fred").size();
  for (int i = 0; i < 130; ++i) write("fred", "draughts challenge fred anna");
  EXPECT_LE(box("fred").size() - before, 30U);  // requests and errors
  for (int i = 0; i < 10; ++i) write("mallory", "signup name" + std::to_string(i) + " x fred@example.org");
  for (const char* command : {"vacation on", "revoke", "signoff"}) {
    write("fred", command);
    EXPECT_EQ(answer("fred", "yes"), "done") << command << '\n' << newest("fred").text;
  }
  EXPECT_EQ(answer("fred", "yes"), "confirmed");
  EXPECT_EQ(account("fred").state, domain::AccountState::closed);
}

// An account that has the maximum number of addresses may add another one when an unconfirmed address has
// expired.
TEST_F(Questions, AddressesThatNeverAnsweredAreReplaced) {
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

TEST_F(Questions, ReservedNamesAreRefused) {
  for (const char* name :
       {"server",    "Admin",  "postmaster", "all",   "new",      "play",    "101",    "--",
        "__",        "_-_",    "1-2_3",      "-fred", "me",       "You",     "yes",    "move",
        "CHALLENGE", "kibitz", "list",       "chess", "Draughts", "russian", "resign", "28-24"}) {
    write("fred", std::string("signup ") + name);
    EXPECT_FALSE(read([&](store::Transaction& t) { return t.accounts().named(name); })) << name;
  }
}

TEST_F(Questions, UnreachableAddressesAreRefused) {
  for (const char* from : {"user@[192.0.2.1]", "new@ex\u00e4mple.org"}) {
    EXPECT_EQ(write("new", "signup newcomer", {}, {.from = from}), "bad-sender") << from;
    EXPECT_EQ(last_.kind, app::MailOutcome::Kind::refused) << from;
  }
  EXPECT_EQ(mails(), 0U);
}

TEST_F(Questions, AnInvalidMessageIdIsNotRepeated) {
  for (const char* id : {"\"odd\"@example.org", "odd<@example.org", "\xe9@example.org"}) {
    const std::size_t before = box("fred").size();
    EXPECT_EQ(write("fred", "help", {}, {.id = id}), "done") << id;
    EXPECT_EQ(box("fred").size(), before + 1) << id;
  }
}

TEST_F(Questions, ACopyOnAnotherRouteIsTheSameMail) {
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

TEST_F(Questions, AnswersDoNotRepeatTextsOfStrangers) {
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

TEST_F(Questions, AnAnswerOfAnotherSenderCausesAWarning) {
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

// The server does not ask to confirm commands that it would refuse.
TEST_F(Questions, PasswordsCannotBeChanged) {
  sign_up("bob");
  for (const char* command : {"change password", "change password bob old new"}) {
    EXPECT_EQ(write("bob", command), "refused") << command;
    EXPECT_TRUE(newest("bob").has("passwords are not needed here")) << newest("bob").text;
    EXPECT_FALSE(newest("bob").has("old") && newest("bob").has("new password")) << newest("bob").text;
  }
}

TEST_F(Questions, TheLanguagesAreListedWithTheRefusal) {
  sign_up("bob");
  EXPECT_EQ(write("bob", "set lang=xx"), "refused");
  EXPECT_TRUE(newest("bob").has("does not support the language 'xx'")) << newest("bob").text;
  EXPECT_TRUE(newest("bob").has("languages: en (English)")) << newest("bob").text;
  write("bob", "set lang=en");
  EXPECT_EQ(answer("bob", "yes"), "done");
}

TEST_F(Questions, TheMarkOfConfirmationIsNotRepeated) {
  for (const char* name : {"bob", "anna"}) sign_up(name);
  const GameId board = begin("draughts", "bob", "anna");
  play(board, {"32-28", "19-23"});
  write("bob", "draughts resign! " + std::to_string(board));
  EXPECT_TRUE(newest("bob").has("draughts resign 101")) << newest("bob").text;
  EXPECT_EQ((newest("bob").subject + newest("bob").text).find("resign!"), std::string::npos)
      << newest("bob").text;
  EXPECT_EQ(answer("bob", "yes"), "done");
  EXPECT_EQ(row(board).state, domain::GameState::finished);
}

}  // namespace
}  // namespace mt::server::test
