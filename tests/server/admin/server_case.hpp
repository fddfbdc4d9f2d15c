// A server in a directory of its own, without anything that listens.
#pragma once
#include "archive/temporary_directory.hpp"
#include "movetext/server/runtime/house_of.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <optional>

namespace mt::server {

class ServerCase : public testing::Test {
 protected:
  ServerCase() {
    config_.server.host = "games.example";
    config_.server.data = directory_.file("");
    ensure_token_key(config_);
    house_ = std::make_unique<House>(house_of(config_, secrets()));
    store_ = open_store(config_, secrets());
  }

  // Those of the files.
  Secrets secrets() const {
    return read_secrets(config_, [](const char*) { return std::nullopt; }).secrets;
  }

  template <class Ask>
  auto read(Ask&& ask) {
    std::optional<decltype(ask(std::declval<Transaction&>()))> answer;
    store_->read([&](Transaction& t) { answer.emplace(ask(t)); });
    return *std::move(answer);
  }
  Account account(std::string_view name) {
    return read([&](Transaction& t) { return t.account_named(name); }).value_or(Account{});
  }
  // All mails that wait, as they were put in.
  std::vector<OutboxMail> mails() {
    std::vector<OutboxMail> out;
    store_->write([&](Transaction& t) { out = t.claim_mail(now + 1, 1, 1000); });
    store_->write([&](Transaction& t) {
      for (const OutboxMail& mail : out) t.mail_sent(mail.id);
    });
    return out;
  }

  static constexpr Time now = 1'800'000'000'000;
  test::TemporaryDirectory directory_;
  Config config_;
  std::unique_ptr<House> house_;
  std::unique_ptr<Store> store_;
};

}  // namespace mt::server
