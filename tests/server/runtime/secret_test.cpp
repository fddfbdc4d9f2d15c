#include "movetext/server/runtime/secret.hpp"

#include "server/runtime/temporary.hpp"

#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <type_traits>
#include <unistd.h>

namespace mt::server {
namespace {

const std::string key(64, 'a');

runtime::Environment environment(std::map<std::string, std::string> values) {
  return [values = std::move(values)](const char* name) -> std::optional<std::string> {
    const auto found = values.find(name);
    if (found == values.end()) return std::nullopt;
    return found->second;
  };
}

runtime::Config config_in(const TemporaryDirectory& directory) {
  runtime::Config config;
  config.server.data = directory.path();
  return config;
}

TEST(Secrets, ComeFromPrivateFiles) {
  const TemporaryDirectory directory;
  directory.put("token.key", key + "\r\n", 0600);
  runtime::Config config = config_in(directory);
  config.mail.smtp_password_file = directory.put("password", "hush hush\n", 0400);
  const runtime::SecretsReading reading = runtime::read_secrets(config, environment({}));
  EXPECT_TRUE(reading.faults.empty());
  EXPECT_EQ(reading.secrets.token_key.view(), key);
  EXPECT_EQ(reading.secrets.smtp_password.view(), "hush hush");
  EXPECT_TRUE(reading.secrets.old_token_key.empty());
}

TEST(Secrets, FilesReadableByOthersAreRefusedWithoutShowingTheirContent) {
  const TemporaryDirectory directory;
  for (const mode_t mode : {0640, 0604, 0644, 0660, 0610}) {
    directory.put("token.key", key, mode);
    const runtime::SecretsReading reading = runtime::read_secrets(config_in(directory), environment({}));
    ASSERT_EQ(reading.faults.size(), 1U);
    EXPECT_NE(reading.faults[0].find("must be 0600"), std::string::npos) << reading.faults[0];
    EXPECT_EQ(reading.faults[0].find(key), std::string::npos);
    EXPECT_TRUE(reading.secrets.token_key.empty());
  }
}

TEST(Secrets, InvalidFilesAndKeysAreRefused) {
  const TemporaryDirectory directory;
  runtime::Config config = config_in(directory);
  const auto fault = [&] { return runtime::read_secrets(config, environment({})).faults.at(0); };
  EXPECT_NE(fault().find("cannot be opened"), std::string::npos);
  config.tokens.key_file = directory.path();
  EXPECT_NE(fault().find("is not a regular file"), std::string::npos);
  config.tokens.key_file = "/dev/null";
  EXPECT_NE(fault().find("is not a regular file"), std::string::npos);
  ASSERT_EQ(::mkfifo(directory.at("fifo").c_str(), 0600), 0);
  config.tokens.key_file = "fifo";
  EXPECT_NE(fault().find("is not a regular file"), std::string::npos);
  config.tokens.key_file = directory.put("short", "abc", 0600);
  EXPECT_NE(fault().find("64 hexadecimal digits"), std::string::npos);
  EXPECT_EQ(fault().find("abc"), std::string::npos);
  config.tokens.key_file = directory.put("empty", "\n", 0600);
  EXPECT_NE(fault().find("is empty"), std::string::npos);
  config.tokens.key_file = directory.put("large", std::string(70000, 'a'), 0600);
  EXPECT_NE(fault().find("larger than"), std::string::npos);
}

TEST(Secrets, TheEnvironmentTakesPrecedenceOverFiles) {
  runtime::Config config;
  config.store.driver = "postgresql";
  config.store.url_file = "/nowhere";
  const runtime::SecretsReading reading = runtime::read_secrets(
      config, environment({{"MOVETEXT_TOKEN_KEY", key}, {"MOVETEXT_STORE_URL", "postgresql:///movetext"}}));
  EXPECT_TRUE(reading.faults.empty());
  EXPECT_EQ(reading.secrets.store_url.view(), "postgresql:///movetext");
}

TEST(Secrets, PostgresqlNeedsAConnectionString) {
  runtime::Config config;
  config.store.driver = "postgresql";
  const runtime::SecretsReading reading =
      runtime::read_secrets(config, environment({{"MOVETEXT_TOKEN_KEY", key}}));
  EXPECT_EQ(reading.faults,
            (std::vector<std::string>{"store.url_file is not set: name a file with the connection string of "
                                      "postgresql, or set the environment variable MOVETEXT_STORE_URL"}));
}

TEST(Secrets, AreRemovedFromTheEnvironmentWhenRead) {
  ASSERT_EQ(::setenv("MOVETEXT_TEST_SECRET", "hush", 1), 0);
  const runtime::Environment environment = runtime::process_environment();
  EXPECT_EQ(environment("MOVETEXT_TEST_SECRET"), "hush");
  EXPECT_EQ(std::getenv("MOVETEXT_TEST_SECRET"), nullptr);
}

}  // namespace
}  // namespace mt::server
