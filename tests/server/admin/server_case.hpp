// A server for tests: it has its own directory and no listeners.
#pragma once
#include "archive/temporary_directory.hpp"
#include "movetext/server/runtime/policy_of.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <optional>

namespace mt::server {

class ServerCase : public testing::Test {
 protected:
  ServerCase() {
    config_.server.host = "games.example";
    config_.server.data = directory_.file("");
    runtime::ensure_token_key(config_);
    policy_ = std::make_unique<app::ServerPolicy>(runtime::policy_of(config_, secrets()));
    store_ = runtime::open_store(config_, secrets());
  }

  // Returns the secrets that are in the files of the server.
  runtime::Secrets secrets() const {
    return runtime::read_secrets(config_, [](const char*) { return std::nullopt; }).secrets;
  }

  template <class Ask>
  auto read(Ask&& ask) {
    std::optional<decltype(ask(std::declval<store::Transaction&>()))> answer;
    store_->read([&](store::Transaction& t) { answer.emplace(ask(t)); });
    return *std::move(answer);
  }
  domain::Account account(std::string_view name) {
    return read([&](store::Transaction& t) { return t.accounts().named(name); }).value_or(domain::Account{});
  }
  // Returns all mails that wait to be sent; they can be claimed again at once.
  std::vector<store::OutboxMail> mails() {
    std::vector<store::OutboxMail> out;
    store_->write([&](store::Transaction& t) { out = t.mails().claim(now + 1, 1, 1000); });
    store_->write([&](store::Transaction& t) {
      for (const store::OutboxMail& mail : out) t.mails().sent(mail.id);
    });
    return out;
  }

  static constexpr Time now = 1'800'000'000'000;
  test::TemporaryDirectory directory_;
  runtime::Config config_;
  std::unique_ptr<app::ServerPolicy> policy_;
  std::unique_ptr<store::Store> store_;
};

}  // namespace mt::server
