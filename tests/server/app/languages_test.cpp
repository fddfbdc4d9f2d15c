// Checks that all texts for players come from the table of texts. The tests play a game in a language in
// which every text is in brackets.
#include "movetext/server/protocol/mail/shown_mail.hpp"
#include "movetext/text/join.hpp"
#include "server/app/post.hpp"
#include "server/app/pseudo_language.hpp"

namespace mt::server {
namespace {

class Languages : public test::Post {
 protected:
  Languages() {
    static const test::PseudoLanguage pseudo;  // static, because mails refer to it until the program ends
    policy_ = std::make_unique<app::ServerPolicy>(make_house());
    policy_->language = &pseudo.language();
  }

  // Checks the texts of all mails that were sent.
  void expect_only_texts() {
    for (const auto& [mailbox, mails] : boxes_)
      for (const test::Mail& mail : mails) {
        expect_only_texts(mail.subject, mail);
        expect_only_texts(mail.text, mail);
        if (mail.raw.find("text/html") != std::string::npos) expect_only_texts(html_of(mail), mail);
      }
  }

  void expect_only_texts(const std::string& text, const test::Mail& mail) {
    const std::vector<std::string> words = test::words_of_no_text(text, known_);
    EXPECT_TRUE(words.empty()) << text::joined(words, ", ") << "\n---\n"
                               << mail.header("Subject") << "\n\n"
                               << text;
  }

  // Returns the HTML part of the mail as plain text.
  std::string html_of(const test::Mail& mail) {
    std::string raw = mail.raw;
    const std::string plain = "text/plain";
    const std::size_t at = raw.find(plain);
    if (at != std::string::npos) raw.replace(at, plain.size(), "text/other");
    const auto shown = protocol::show_mail(raw, {});
    const auto* read = std::get_if<protocol::ShownMail>(&shown);
    return read == nullptr ? "unread" : read->text;
  }

  // Words that may be outside of brackets: names, texts of players, ends of command lines, and the name of
  // the server.
  std::set<std::string> known_{"games.example", "fred", "barney", "wilma", "pebbles", "players", "html",
                               "good", "morning", "yes", "ratings", "commands", "later", "digest=off",
                               "digest=daily", "nonsense", "rezign", "too-fast", "too-slow", "time", "rated",
                               "casual", "variant", "tutorial", "user", "all",
                               // The following words occur in the picture of a backgammon board.
                               "white", "black", "score", "pips", "off", "bar", "point", "cube", "owns",
                               "play", "doubles", "money", "game"};
};

TEST_F(Languages, AllTextsOfADraughtsGameAreTranslated) {
  for (const char* name : {"fred", "barney", "wilma"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  answer("barney", "set html", board);
  write("wilma", "draughts subscribe " + std::to_string(board));
  answer("wilma", "yes");
  play(board, {"32-28", "19-23", "28x19", "14x23"});
  answer("fred", "32-38", board);  // an illegal move
  answer("fred", "draw\n\nGood morning.", board);
  answer("barney", "reject", board);
  answer("fred", "undo", board);
  answer("barney", "accept", board);
  answer("barney", "queue 10-14 if 37-32", board);
  answer("fred", "37-32", board);
  answer("barney", "chat\n\nGood morning.", board);
  answer("fred", "vacation on", board);
  answer("fred", "vacation off", board);
  sweep(8 * day_long);
  answer("barney", "resign", board);
  answer("barney", "resign", board);
  answer("fred", "rematch", board);
  answer("barney", "decline later");
  expect_only_texts();
}

TEST_F(Languages, AllTextsOfABackgammonMatchAreTranslated) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("backgammon", "fred", "barney", "-match=3");
  for (int i = 0; i < 8; ++i) {
    const AccountId awaited = row(board).to_move;
    const std::string name = awaited == account("fred").id ? "fred" : "barney";
    const auto now = game(board);
    std::vector<std::string> moves;
    const auto awaiting = now->board()->awaiting();
    if (awaiting == replay::Awaiting::roll)
      answer(name, i % 4 == 1 ? "double" : "roll", board);
    else if (awaiting == replay::Awaiting::answer)
      answer(name, "take", board);
    else if (now->board()->legal_moves(now->board()->rules().notation(), moves) && !moves.empty())
      answer(name, moves.front(), board);
  }
  answer("fred", "resign 2", board);
  answer("barney", "accept", board);
  expect_only_texts();
}

TEST_F(Languages, AllTextsOfListsAndHelpAreTranslated) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("chess", "fred", "barney", "--time=240h+36h/240h");
  play(board, {"f3", "e5", "g4", "Qh4#"});
  begin("chess", "barney", "fred");
  for (const char* list :
       {"games", "all games all", "chess standings", "chess ratings fred", "chess history", "list", "help",
        "help games", "help commands", "help draughts", "help hypergammon", "help nonsense"})
    write("fred", list);
  write("fred", "rezign 101");
  write("fred", "set digest=daily");
  answer("fred", "yes");
  sweep(2 * day_long);
  expect_only_texts();
}

TEST_F(Languages, AllTextsOfOtherCommandsAreTranslated) {
  for (const char* name : {"fred", "barney", "wilma"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  const std::string number = std::to_string(board);
  play(board, {"32-28", "19-23"});
  for (const std::string& command : std::vector<std::string>{
           "show " + number, "draughts showas " + number + " barney", "list " + number,
           "preview " + number + " 28x19", "preview " + number + " 40-41", "queue " + number + " 33-29",
           "notify " + number, "end " + number, "abort " + number, "claim " + number, "swap " + number,
           "unsubscribe " + number, "reject " + number})
    write("fred", command);
  for (const char* command : {"list barney",
                              "message barney\n\nGood morning.",
                              "message pebbles\n\nGood morning.",
                              "broadcast draughts\n\nGood morning.",
                              "set",
                              "set digest=off",
                              "draughts standings",
                              "draughts games barney",
                              "players",
                              "pending",
                              "multiple draughts 2",
                              "limit draughts 3",
                              "seek draughts 1",
                              "off draughts",
                              "draughts challenge",
                              "digest",
                              "vacation",
                              "add wilma@example.net",
                              "change fred frederick",
                              "revoke",
                              "history wilma",
                              "double 7",
                              "take",
                              "roll",
                              "show 99999"})
    write("fred", command);
  expect_only_texts();
}

TEST_F(Languages, AllTextsOfOffersAreTranslated) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  write("fred", "draughts challenge fred barney -swap -forced --rated=no --takeback=no --claim=manual");
  answer("fred", "yes");
  answer("fred", "withdraw");
  write("fred", "chess challenge barney fred -fen=\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"");
  answer("fred", "yes");
  sweep(30 * day_long);
  write("fred", "signoff");
  expect_only_texts();
}

}  // namespace
}  // namespace mt::server
