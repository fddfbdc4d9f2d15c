#include "movetext/server/admin/office.hpp"

#include "movetext/server/admin/reports.hpp"
#include "movetext/server/crypto/password.hpp"
#include "server_case.hpp"

namespace mt::server {
namespace {

class OfficeTest : public ServerCase {
 protected:
  OfficeTest() : office_(*policy_, *store_, now) {}

  // Adds a game between fred and anna. If `offered` is false, the game has been accepted.
  GameId game(bool offered = false) {
    for (const char* name : {"fred", "anna"})
      if (account(name).id == 0) office_.add_user(name, std::string(name) + "@example.org");
    GameId id = 0;
    const AccountId fred = account("fred").id;
    const AccountId anna = account("anna").id;
    store_->write([&](store::Transaction& t) {
      app::GameCache cache;
      app::UnitOfWork work(*policy_, cache, t, now - 1000);
      id = work.offer(*domain::default_terms("international"), fred, fred, anna);
      if (!offered) work.act(id, {.kind = domain::ActKind::accept}, anna);
      work.finish();
    });
    mails();
    return id;
  }
  store::BoardRow row(GameId id) {
    return read([&](store::Transaction& t) { return t.games().get(id); }).value_or(store::BoardRow{});
  }
  static std::string code(const std::optional<domain::Failure>& failure) {
    return failure ? failure->code : "";
  }

  admin::Office office_;
};

TEST_F(OfficeTest, ANewUserIsActiveAndWelcomed) {
  EXPECT_EQ(code(office_.add_user("fred", "fred@example.org")), "");
  EXPECT_EQ(account("fred").state, domain::AccountState::active);
  ASSERT_NE(domain::mail_address(account("fred")), nullptr);
  const auto sent = mails();
  ASSERT_EQ(sent.size(), 1U);
  EXPECT_EQ(sent[0].recipient, "fred@example.org");
  EXPECT_NE(sent[0].message.find("Welcome, fred"), std::string::npos);
}

TEST_F(OfficeTest, NamesAndAddressesAreUnique) {
  office_.add_user("fred", "fred@example.org");
  EXPECT_EQ(code(office_.add_user("FRED", "other@example.org")), "taken");
  EXPECT_EQ(code(office_.add_user("anna", "Fred@Example.org")), "known-address");
  EXPECT_EQ(code(office_.add_user("a", "a@example.org")), "bad-name");
  EXPECT_EQ(code(office_.add_user("anna", "nowhere")), "bad-address");
  for (const char* own : {"play@games.example", "Play@Games.Example", "play+101.4.abc@games.example"})
    EXPECT_EQ(code(office_.add_user("anna", own)), "own-address") << own;
  EXPECT_EQ(code(office_.change_address("fred", "play@games.example")), "own-address");
  EXPECT_EQ(code(office_.change_address("nobody", "x@example.org")), "no-user");
  EXPECT_EQ(account("anna").id, 0);
}

TEST_F(OfficeTest, OnlyAHashOfAPasswordIsKept) {
  office_.add_user("fred", "fred@example.org");
  const domain::Account before = account("fred");
  EXPECT_EQ(code(office_.set_password("fred", "seven77")), "bad-password");
  EXPECT_EQ(code(office_.set_password("fred", std::string(129, 'x'))), "bad-password");
  EXPECT_EQ(code(office_.set_password("fred", "bytes \xFF\xFE bytes")), "bad-password");
  EXPECT_EQ(code(office_.set_password("nobody", "eight888")), "no-user");
  EXPECT_TRUE(account("fred").password_hash.empty());
  // The limit counts characters, not bytes.
  EXPECT_EQ(code(office_.set_password("fred", "\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9")), "");
  EXPECT_TRUE(crypto::verify_password(account("fred").password_hash,
                                      "\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9\u00E9"));
  EXPECT_GT(account("fred").generation, before.generation);
}

TEST_F(OfficeTest, ANewAddressReplacesAllOthersAndRevokesOldTokens) {
  office_.add_user("fred", "fred@example.org");
  const domain::Account before = account("fred");
  EXPECT_EQ(code(office_.change_address("fred", "new@example.org")), "");
  const domain::Account after = account("fred");
  EXPECT_EQ(after.addresses, (std::vector<domain::Address>{{"new@example.org", true}}));
  EXPECT_EQ(after.generation, before.generation + 1);
}

TEST_F(OfficeTest, ABannedUserForfeitsItsGamesAndMayReturn) {
  const GameId id = game();
  EXPECT_EQ(code(office_.set_state("anna", domain::AccountState::banned)), "");
  EXPECT_EQ(account("anna").state, domain::AccountState::banned);
  EXPECT_NE(row(id).state, domain::GameState::active);
  EXPECT_EQ(code(office_.set_state("anna", domain::AccountState::active)), "");
  EXPECT_EQ(account("anna").state, domain::AccountState::active);
}

TEST_F(OfficeTest, ADecisionEndsTheGameAndBothPlayersAreInformed) {
  const GameId id = game();
  EXPECT_EQ(code(office_.adjudicate(id, domain::BoardResult::draw, "both have left")), "");
  EXPECT_EQ(row(id).state, domain::GameState::finished);
  EXPECT_EQ(row(id).result, domain::BoardResult::draw);
  EXPECT_EQ(mails().size(), 2U);
  EXPECT_EQ(code(office_.adjudicate(id, domain::BoardResult::draw, "")), "game-over");
  EXPECT_EQ(code(office_.adjudicate(999, domain::BoardResult::draw, "")), "no-board");
  const auto report = read([&](store::Transaction& t) { return admin::game_report(t, id, now); });
  EXPECT_NE(report.value().table.write().find("both have left"), std::string::npos);
}

TEST_F(OfficeTest, AGameThatHasNotStartedCanOnlyBeCalledOff) {
  const GameId id = game(true);
  EXPECT_EQ(code(office_.adjudicate(id, domain::BoardResult::first_wins, "")), "not-begun");
  EXPECT_EQ(row(id).state, domain::GameState::offered);
  EXPECT_EQ(code(office_.adjudicate(id, domain::BoardResult::none, "")), "");
  EXPECT_EQ(row(id).state, domain::GameState::aborted);
}

TEST_F(OfficeTest, ANoteIsMailedToBothPlayers) {
  const GameId id = game();
  EXPECT_EQ(code(office_.note(id, "the server moves policy")), "");
  EXPECT_EQ(mails().size(), 2U);
  EXPECT_EQ(row(id).state, domain::GameState::active);
}

TEST_F(OfficeTest, ReportsListAllUsersAndTheNewestGames) {
  const GameId first = game();
  const GameId second = game();
  office_.set_state("anna", domain::AccountState::closed);
  const std::string users = read(admin::users_report).table.write();
  EXPECT_NE(users.find("closed"), std::string::npos) << users;
  const std::string games =
      read([](store::Transaction& t) { return admin::games_report(t, std::nullopt, 1); }).table.write();
  EXPECT_NE(games.find(std::to_string(second)), std::string::npos) << games;
  EXPECT_EQ(games.find(std::to_string(first)), std::string::npos) << games;
  EXPECT_TRUE(read([](store::Transaction& t) {
                return admin::games_report(t, domain::GameState::active, 10);
              }).table.empty());
  EXPECT_FALSE(read([](store::Transaction& t) { return admin::user_report(t, "nobody"); }));
  EXPECT_FALSE(read([](store::Transaction& t) { return admin::game_report(t, 999, now); }));
}

TEST_F(OfficeTest, AnEngineGetsNoMails) {
  const GameId board = game();
  AccountId deep = 0;
  store_->write([&](store::Transaction& t) {
    domain::Account engine;
    engine.name = "deep";
    engine.kind = domain::AccountKind::engine;
    engine.state = domain::AccountState::active;
    deep = t.accounts().add(engine);
    t.turns().put(board, deep, now);
    EXPECT_EQ(t.turns().take(board, deep, now, now + 1), 1U);
    EXPECT_EQ(t.turns().take(board, deep, now + 1, now + 2), 2U);
    t.turns().put_off(board, deep, now + 2, now + 9, "the program has ended");
  });
  EXPECT_EQ(code(office_.change_address("deep", "deep@example.org")), "engine");
  EXPECT_EQ(code(office_.set_password("deep", "long enough")), "engine");
  EXPECT_EQ(code(office_.set_operator("deep", true)), "engine");
  EXPECT_EQ(code(office_.set_state("deep", domain::AccountState::closed)), "");
  EXPECT_EQ(code(office_.set_state("deep", domain::AccountState::active)), "")
      << "an engine's account needs no address";
  EXPECT_EQ(account("deep").kind, domain::AccountKind::engine);
  const std::string users = read([](store::Transaction& t) { return admin::users_report(t).table.write(); });
  EXPECT_NE(users.find("active, engine"), std::string::npos) << users;
  const std::string one =
      read([](store::Transaction& t) { return admin::user_report(t, "deep")->table.write(); });
  EXPECT_NE(one.find("board " + std::to_string(board)), std::string::npos) << one;
  EXPECT_NE(one.find("tried 2 times: the program has"), std::string::npos) << one;
  EXPECT_TRUE(mails().empty());
}

}  // namespace
}  // namespace mt::server
