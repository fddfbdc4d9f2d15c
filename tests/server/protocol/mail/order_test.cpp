#include "movetext/server/protocol/mail/order.hpp"

#include "mails.hpp"

#include <gtest/gtest.h>

namespace mt::server::test {
namespace {

std::string text_of(const protocol::OrderLine& line) {
  if (const auto* command = std::get_if<protocol::Command>(&line.reading))
    return protocol::describe(*command);
  return std::string(protocol::name_of(std::get<protocol::CommandMisread>(line.reading).fault));
}

std::vector<std::string> texts(const protocol::Order& order) {
  std::vector<std::string> out;
  for (const protocol::OrderLine& line : order.lines) out.push_back(text_of(line));
  return out;
}

using Texts = std::vector<std::string>;

protocol::Order open(const std::string& subject, const std::string& body) {
  return protocol::read_order(letter(mail("Subject: " + subject + "\n", body)), {.verbs = app::verbs()});
}
protocol::Order reply(const std::string& body) {
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.in_reply = true;
  return protocol::read_order(letter(mail("Subject: Re: Draughts Board 101 fred\n", body)), rules);
}

TEST(Order, TheSubjectIsTheCommandAndTheTextAComment) {
  const protocol::Order order = open("draughts move 101 fred secret 32-28", "Good luck\n\nFred\n");
  EXPECT_EQ(texts(order), Texts{"draughts move 101 fred * 32-28"});
  EXPECT_EQ(order.lines[0].line, "draughts move 101 fred ****** 32-28");
  EXPECT_EQ(order.comment, "Good luck\n\nFred\n");
}

TEST(Order, MultipleReadsTheText) {
  EXPECT_EQ(texts(open("multiple", "draughts show 101\n\nchess help\nend\nnot this\n")),
            (Texts{"draughts show 101", "chess help"}));
  EXPECT_EQ(texts(open("multiple", "")), Texts{"empty"});
}

TEST(Order, TheTextMayHaveTheCommandIfTheSubjectDoesNot) {
  EXPECT_EQ(texts(open("", "draughts show 101\n\nhello\n")), Texts{"draughts show 101"});
  EXPECT_EQ(open("", "draughts show 101\n\nhello\n").comment, "hello\n");
  EXPECT_EQ(texts(open("my move", "draughts move 101 32-28\n")), Texts{"draughts move 101 32-28"});
  EXPECT_EQ(texts(open("drauhgts show 101", "hello there\n")), Texts{"unknown-word"});
  // The word after an unknown verb may be a password, so it is not shown.
  EXPECT_EQ(open("drauhgts move 101 fred secret 32-28", "hello\n").lines[0].line, "drauhgts ...");
  EXPECT_EQ(open("drauhgts move 101 fred secret 32-28", "hello\n").subject, "drauhgts ...");
  EXPECT_EQ(texts(open("", "")), Texts{"empty"});
  EXPECT_EQ(texts(open("draughts move 101", "draughts resign 101\n")), Texts{"no-move"})
      << "the error in the Subject is reported";
}

TEST(Order, AnAnswerConsistsOfItsFirstLines) {
  const protocol::Order order = reply("32-28\ndraw\n\nhello\n> board\n");
  EXPECT_EQ(texts(order), (Texts{"move 32-28", "draw"}));
  EXPECT_EQ(order.comment, "hello\n");
  EXPECT_EQ(texts(reply("")), Texts{"empty"});
  EXPECT_EQ(texts(reply("32-28\nend\nhello\n")), Texts{"move 32-28"});
}

TEST(Order, ChatIncludesTheWholeText) {
  const protocol::Order order = reply("chat good game\nreally\n\nit was\nresign!\n");
  ASSERT_EQ(order.lines.size(), 1u);
  EXPECT_EQ(std::get<protocol::Command>(order.lines[0].reading).text,
            "good game\nreally\n\nit was\nresign!\n");
  EXPECT_EQ(order.comment, "");
}

TEST(Order, AGreetingBelongsToTheComment) {
  const protocol::Order order = reply("Hello, Anna,\nNf3\nthank you\n\nbye\n");
  EXPECT_EQ(texts(order), Texts{"move Nf3"});
  EXPECT_EQ(order.comment, "Hello, Anna,\n\nthank you\n\nbye\n");
  for (const char* greeting : {"Anna,", "Hi!", "Good morning, dear Anna", "Hallo liebe Anna\n\nGuten Tag,",
                               "\u041f\u0440\u0438\u0432\u0435\u0442!", "Bonjour,\n"})
    EXPECT_EQ(texts(reply(std::string(greeting) + "\nNf3\n")), Texts{"move Nf3"}) << greeting;
  EXPECT_EQ(texts(open("", "Hello,\n\ndraughts show 101\n\nbye\n")), Texts{"draughts show 101"});
  // A line is not a greeting if it is a command or if it is the only text.
  EXPECT_EQ(texts(reply("draw,\nNf3\n")), (Texts{"move draw,", "move Nf3"}));
  EXPECT_EQ(texts(reply("Hello,\n")), Texts{"move Hello,"});
}

TEST(Order, AMoveInTheSubjectIsUsedIfTheTextHasNone) {
  const auto order_of = [](const std::string& subject, const std::string& body) {
    protocol::ReadingRules rules{.verbs = app::verbs()};
    rules.in_reply = true;
    return protocol::read_order(letter(mail("Subject: " + subject + "\n", body)), rules);
  };
  EXPECT_EQ(texts(order_of("Re: Draughts Board 101 fred ** 2. 32-28", "well, well\n")), Texts{"move 32-28"});
  EXPECT_EQ(order_of("Re: Draughts Board 101 fred ** 2. 32-28", "well, well\n").comment, "well, well\n");
  EXPECT_EQ(texts(order_of("Re: Draughts Board 101 32-28", "")), Texts{"move 32-28"});
  EXPECT_EQ(texts(order_of("32-28", "draw\n")), Texts{"draw"});
  EXPECT_EQ(texts(order_of("32-28", "37-32\n")), Texts{"move 37-32"});
  for (const char* subject :
       {"Re: Draughts Board 101 fred", "Re: Draughts Board 101", "resign", "Board 101", "", "Re:"})
    EXPECT_EQ(texts(order_of(subject, "")), Texts{"empty"}) << subject;
}

TEST(Order, AtMostTwentyCommandsAreRead) {
  std::string lines;
  for (int i = 0; i < 20; ++i) lines += "show\n";
  EXPECT_FALSE(reply(lines).too_many);
  EXPECT_TRUE(reply(lines + "show\n").too_many);
  EXPECT_TRUE(open("multiple", lines + "show\n").too_many);
}

TEST(Order, ASentenceBelowAMoveIsAComment) {
  const protocol::Order order = reply("32-28\nThis e-mail is confidential.\nSent from my phone\n\nBye\n");
  EXPECT_EQ(texts(order), Texts{"move 32-28"});
  EXPECT_EQ(order.comment, "This e-mail is confidential.\nSent from my phone\n\nBye\n");
  EXPECT_EQ(texts(reply("32-28\ndraw\n")).size(), 2U);
  EXPECT_EQ(texts(reply("32-28\nqueue 31-27 if 19-23\n")).size(), 2U);
}

}  // namespace
}  // namespace mt::server::test
