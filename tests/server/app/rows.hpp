// Players who write complete commands into subjects, as on older servers, and answer the confirmation
// requests.
#pragma once
#include "server/app/post.hpp"

namespace mt::server::test {

class Rows : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney", "wilma"}) sign_up(name);
  }
  // Sends a command to "play@". If a confirmation request comes back, confirms it. Returns the final result.
  std::string as(const std::string& who, const std::string& subject, const std::string& body = {}) {
    const std::size_t had = box(who).size();
    std::string code = write(who, subject, body);
    if (box(who).size() > had && newest(who).reply_to.starts_with("play+c.")) code = answer(who, "yes");
    return code;
  }
  // Returns the immediate answer to a command that needs no confirmation.
  std::string look(const std::string& who, const std::string& subject) {
    const std::size_t had = box(who).size();
    EXPECT_EQ(write(who, subject), "done") << subject << '\n' << newest(who).text;
    EXPECT_EQ(box(who).size(), had + 1) << subject;
    EXPECT_EQ(newest(who).reply_to, "") << newest(who).text;
    return newest(who).text;
  }
  // Sends a command that offers a game, and returns the new board.
  GameId offered(const std::string& who, const std::string& subject, const std::string& body = {}) {
    EXPECT_EQ(as(who, subject, body), "done") << subject << '\n' << newest(who).text;
    const auto newest_games = read([&](store::Transaction& t) { return t.games().find({.limit = 1}); });
    return newest_games.empty() ? 0 : newest_games[0].id;
  }
  GameId draughts(const std::string& first = "fred", const std::string& second = "barney",
                  const std::string& options = {}) {
    return begin("draughts", first, second, options);
  }
  static std::string number(GameId board) { return std::to_string(board); }
  // Returns "draughts VERB BOARD REST".
  static std::string on(const std::string& verb, GameId board, const std::string& rest = {}) {
    return "draughts " + verb + ' ' + number(board) + (rest.empty() ? "" : ' ' + rest);
  }
  static bool has(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
  }
  domain::ChallengePolicy policy(const std::string& who, const std::string& game) {
    return domain::policy_for(account(who), game);
  }
};

}  // namespace mt::server::test
