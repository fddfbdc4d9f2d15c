#include "movetext/server/words/account_mail.hpp"

#include "movetext/server/words/answer_mail.hpp"
#include "server/words/golden.hpp"
#include "server/words/sample_views.hpp"

namespace mt::server {
namespace {

std::string whole(const words::MailText& mail) {
  return "Subject: " + mail.subject + "\n\n" + mail.text;
}

TEST(AccountMail, EachQuestionNamesItsSubject) {
  std::string all;
  for (const words::QuestionTexts asks :
       {words::QuestionTexts{"confirm.subject-signup"_text, "confirm.signup"_text},
        {"confirm.subject-address"_text, "confirm.address"_text},
        {"confirm.subject-command"_text, "confirm.command"_text},
        {"confirm.subject-signoff"_text, "confirm.signoff"_text}}) {
    words::ConfirmationView view{asks, "fred", "fred@example.org", "draughts resign 101", 7 * day_long};
    if (asks.text == "confirm.signoff"_text) view.command = "two games are given up.";
    all += whole(words::confirmation_mail(view, words::english())) + "\n=====\n\n";
  }
  expect_golden("confirmations", all);
}

TEST(AccountMail, SeveralCommandsHaveOneQuestion) {
  const std::string text =
      whole(words::confirmation_mail({.asks = {},
                                      .name = "fred",
                                      .address = "fred@example.org",
                                      .command = "draughts move 101 fred * 32-28\nresign 102 fred *"},
                                     words::english()));
  EXPECT_TRUE(text.starts_with("Subject: Confirm: 2 commands, draughts move 101 fred * 32-28\n")) << text;
  EXPECT_NE(text.find("\ndraughts move 101 fred * 32-28\nresign 102 fred *\n"), std::string::npos) << text;
}

TEST(AccountMail, WelcomeMailIsComplete) {
  expect_golden(
      "welcome",
      whole(words::welcome_mail(
          {"fred", "play@games.example", "https://games.example", {"draughts", "chess", "backgammon"}},
          words::english())));
}

TEST(AccountMail, DigestListsTheGames) {
  const std::vector<words::GameLine> awaiting{
      {101, "Draughts", {"fred", "barney"}, as_is("fred to move"), 17, 2 * day_long, 0}};
  const std::vector<words::GameLine> others{
      {117, "Chess", {"wilma", "fred"}, as_is("wilma to move"), 8, 3 * hour_long, 0}};
  const std::vector<words::DigestBoard> boards{
      {101, "19-23", " b b b b\nb b b b\n", "play+101.17.aqwertyuiopasdfghjklzxcvbnm@games.example"}};
  expect_golden("digest", whole(words::digest_mail("fred", awaiting, others, boards, words::english())));
  EXPECT_EQ(words::digest_mail("fred", {}, {}, {}, words::english()).subject, "Boards of fred");
}

TEST(AccountMail, NoticesHaveTheirTexts) {
  const std::vector<std::string> details{"Your password was changed on 2026-11-22.",
                                         "If it was not you: revoke"};
  const words::MailText mail =
      words::notice_mail("Your password\nwas changed", "fred", details, words::english());
  EXPECT_EQ(mail.subject, "Your password was changed");
  EXPECT_EQ(mail.text, "To fred:\n\nYour password was changed on 2026-11-22.\n\nIf it was not you: revoke\n");
}

TEST(AnswerMail, ListsTheReadTextAndTheLegalMoves) {
  words::AnswerView view;
  view.subject = "Draughts Board 101 fred";
  view.name = "fred";
  view.outcomes = {
      {words::CommandOutcome::Kind::done, "chat", Phrase("outcome.message-sent"_text)},
      {words::CommandOutcome::Kind::refused,
       "32-38",
       {"illegal-move.by-the-rules"_text,
        {{"why", "32-38 is not legal: a man moves forward"}, {"hint", "write one of the moves below"}}}},
      {words::CommandOutcome::Kind::not_run, "draw"},
  };
  for (int i = 0; i < 23; ++i)
    view.legal_moves.push_back(std::to_string(31 + i % 5) + "-" + std::to_string(26 + i));
  expect_golden("answer_refused", whole(words::answer_mail(view, words::english())));
}

TEST(AnswerMail, ShowsRequestedPages) {
  words::AnswerView view;
  view.pages = {"First page.\n", "Second page.\n"};
  EXPECT_EQ(whole(words::answer_mail(view, words::english())),
            "Subject: Re: your mail\n\nFirst page.\n\nSecond page.\n");
}

TEST(AnswerMail, AFloodOfMovesIsCut) {
  words::AnswerView view;
  view.outcomes = {{words::CommandOutcome::Kind::refused,
                    std::string(5000, '\x01'),
                    {"illegal-move.of-offer"_text, {{"why", std::string(9999, 'x')}}}}};
  view.legal_moves.assign(5000, "a1-b2");
  const words::MailText mail = words::answer_mail(view, words::english());
  EXPECT_LE(widest_line(mail.text), 78U);
  EXPECT_NE(mail.text.find("and 4600 more"), std::string::npos);
  EXPECT_LT(mail.text.size(), 8000U);
}

}  // namespace
}  // namespace mt::server
