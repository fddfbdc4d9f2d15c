#include "movetext/server/runtime/config.hpp"

#include "movetext/server/runtime/config_engines.hpp"
#include "movetext/server/runtime/config_keys.hpp"
#include "movetext/server/transport/endpoint.hpp"
#include "movetext/toml/settings_file.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

namespace mt::server {
namespace {

std::string first_fault(std::string_view toml) {
  const runtime::ConfigReading reading = runtime::read_config(toml, "s.toml");
  return reading.faults.empty() ? "" : runtime::to_text(reading.faults.front());
}

TEST(Config, ReadsValuesOfAllKinds) {
  const runtime::ConfigReading reading = runtime::read_config(
      "[server]\nhost = 'games.example'\n[store]\nbatch = 0x80\nbatch_wait = \"5ms\"\n"
      "[play]\nautostart = true\nnag = \"1d12h\"\n[mail]\nlisten = \"unix:/run/movetext/lmtp\"\n",
      "s.toml");
  EXPECT_TRUE(reading.faults.empty());
  runtime::Config wanted;
  wanted.server.host = "games.example";
  wanted.store.batch = 128;
  wanted.store.batch_wait = 5;
  wanted.play.autostart = true;
  wanted.play.nag = 36 * hour_long;
  wanted.mail.listen = "unix:/run/movetext/lmtp";
  EXPECT_EQ(reading.config, wanted);
}

TEST(Config, UsesDefaultsForAnEmptyFile) {
  EXPECT_EQ(runtime::read_config("", "s.toml").config, runtime::Config{});
  EXPECT_TRUE(runtime::read_config("# nothing\n", "s.toml").faults.empty());
}

TEST(Config, FaultsHaveTheirPlace) {
  EXPECT_EQ(first_fault("[store]\nbach = 7\n"),
            "s.toml:2:1: unknown key 'bach' in [store] (did you mean 'batch'?)");
  EXPECT_EQ(first_fault("\n[stroe]\n"), "s.toml:2:2: unknown section 'stroe' (did you mean 'store'?)");
  EXPECT_EQ(first_fault("[store]\n  batch = 0\n"), "s.toml:2:11: 'batch' must be from 1 to 10000");
  EXPECT_EQ(first_fault("[store]\nbatch = \"7\"\n"), "s.toml:2:9: 'batch' must be a number, without quotes");
  EXPECT_EQ(first_fault("[store]\nbatch = 7.5\n"),
            "s.toml:2:9: 'batch' must be a text, a number, true or false");
  EXPECT_EQ(first_fault("[store]\ndriver = \"oracle\"\n"),
            "s.toml:2:10: 'driver' must be one of sqlite|postgresql");
  EXPECT_EQ(first_fault("[node]\nstop = 14\n"),
            "s.toml:2:8: 'stop' must be a time in quotes, like \"20s\" or \"14d\"");
  EXPECT_EQ(first_fault("[play]\nleave_at_once = \"900d\"\n"),
            "s.toml:2:17: 'leave_at_once' must be from 0s to 366d");
  EXPECT_EQ(first_fault("[play]\nautostart = 1\n"), "s.toml:2:13: 'autostart' must be true or false");
  EXPECT_EQ(first_fault("[mail]\nsmtp = \"host\"\n"),
            "s.toml:2:8: 'smtp' must be like 127.0.0.1:25, [::1]:25, or off");
  // With these values, the server could never listen.
  for (const char* value : {"unix:run", "off", "0.0.0.0:25", "192.0.2.1:25", "localhost:25", "[::]:25"})
    EXPECT_EQ(first_fault("[mail]\nlisten = \"" + std::string(value) + "\"\n"),
              "s.toml:2:10: 'listen' must be an address that only this machine can reach, like 127.0.0.1:25, "
              "[::1]:25 or "
              "unix:/run/name");
  for (const char* value :
       {"127.0.0.1:25", "127.8.0.1:25", "[::1]:25", "[0:0:0:0:0:0:0:1]:25", "unix:/run/lmtp"})
    EXPECT_EQ(first_fault("[mail]\nlisten = \"" + std::string(value) + "\"\n"), "") << value;
  EXPECT_EQ(first_fault("[node]\nlisten = \"[fe80::1%eth0]:80\"\n"), "");
  for (const char* value : {"unix:/run", "localhost:80", "127.0.0.1%lo:80"})
    EXPECT_EQ(first_fault("[node]\nlisten = \"" + std::string(value) + "\"\n"),
              "s.toml:2:10: 'listen' must be like 127.0.0.1:25, [::1]:25, or off");
  EXPECT_EQ(first_fault("[server]\nhost = \"a\\nb\"\n"),
            "s.toml:2:8: 'host' must not contain control characters");
  EXPECT_EQ(first_fault("[server]\nhost = \"a b\"\n"),
            "s.toml:2:8: 'host' must consist of letters, digits, dots, hyphens and underscores, and must "
            "not begin or end with a dot or hyphen");
  // These host names cannot be part of a mail address.
  for (const char* host :
       {".", "games.example.", ".example", "games..example", "-games.example", "games-.example", ""})
    EXPECT_EQ(first_fault("[server]\nhost = \"" + std::string(host) + "\"\n").substr(0, 18),
              "s.toml:2:8: 'host'")
        << host;
  for (const char* host :
       {"localhost", "games.example", "xn--bcher-kva.example", "my_games.example", "192.0.2.1"})
    EXPECT_EQ(first_fault("[server]\nhost = \"" + std::string(host) + "\"\n"), "") << host;
  EXPECT_NE(first_fault("[mail]\nlocal_part = \"play.\"\n"), "");
  EXPECT_EQ(first_fault("mail = 1\n"), "s.toml:1:8: 'mail' must be a section: [mail]");
  EXPECT_EQ(
      first_fault("[mail]\nsmtp_password = \"hush\"\n"),
      "s.toml:2:1: 'smtp_password' is a secret, which must not be in this file; write the secret to a file "
      "of mode 0600 and set the file in 'smtp_password_file'");
  EXPECT_NE(first_fault("[::1]:25"), "");
  EXPECT_EQ(first_fault("[mail\n").substr(0, 7), "s.toml:");
}

TEST(Config, AnEngineInheritsSettingsUnlessOverridden) {
  const runtime::ConfigReading reading = runtime::read_config(
      "[engine.fish]\ncommand = \"'/usr/games/stock fish' -x\"\nprotocol = 'uci'\ngames = ['chess']\n"
      "options = ['Hash=32', 'Skill Level=5']\nmemory = 512\nboards = 1\ncube = false\n"
      "[engine]\nnodes = 700\ntime = '250ms'\n[engine.deep]\n[node]\nengines = 3\n",
      "s.toml");
  for (const runtime::ConfigFault& fault : reading.faults) ADD_FAILURE() << runtime::to_text(fault);
  ASSERT_EQ(reading.config.engines.size(), 2U);
  EXPECT_EQ(reading.config.node.engines, 3U);
  EXPECT_EQ(reading.config.engine.name, "");
  const app::EngineRules deep = runtime::rules_of(reading.config.engines[0]);
  EXPECT_EQ(deep.name, "deep");
  EXPECT_TRUE(deep.games.empty());
  const runtime::Config::Engine& fish = reading.config.engines[1];
  EXPECT_EQ(runtime::rules_of(fish).games, std::vector<std::string>{"chess"});
  EXPECT_EQ(runtime::rules_of(fish).boards, 1U);
  EXPECT_FALSE(runtime::rules_of(fish).cube);
  const engines::EngineSetup setup = runtime::setup_of(fish, 7);
  EXPECT_EQ(setup.account, 7);
  EXPECT_EQ(setup.words, (std::vector<std::string>{"/usr/games/stock fish", "-x"}));
  ASSERT_NE(setup.protocol, nullptr);
  EXPECT_EQ(setup.protocol->name, "uci");
  EXPECT_EQ(setup.limits.nodes, 700U);
  EXPECT_EQ(setup.limits.depth, std::nullopt);
  EXPECT_EQ(setup.limits.move_time, engine::Milliseconds{250});
  EXPECT_EQ(setup.memory, std::uint64_t{512} << 20U);
  ASSERT_EQ(setup.options.size(), 2U);
  EXPECT_EQ(setup.options[1], (std::pair<std::string, std::string>{"Skill Level", "5"}));
}

TEST(Config, TheGamesOfAnEngineMayBeFamilies) {
  const auto games = [](const std::string& list) {
    const auto reading = runtime::read_config("[engine.deep]\ngames = [" + list + "]\n", "s.toml");
    return reading.config.engines.empty() ? std::vector<std::string>()
                                          : runtime::rules_of(reading.config.engines[0]).games;
  };
  EXPECT_EQ(games("'20'"), std::vector<std::string>{"international"});
  EXPECT_EQ(games("'chess'"), std::vector<std::string>{"chess"})
      << "'chess' is the name of a game as well as of a family";
  EXPECT_GT(games("'draughts'").size(), 10U);
  EXPECT_EQ(games("'draughts'").size(), games("'draughts', 'russian'").size()) << "no game is listed twice";
}

TEST(Config, FaultsOfEnginesAreReported) {
  const auto fault = [](const std::string& section) {
    return first_fault("[engine.deep]\n" + section + "\n");
  };
  EXPECT_EQ(fault(""), "");
  EXPECT_EQ(first_fault("[engine.x]\n").substr(0, 14), "s.toml:1:9: en") << first_fault("[engine.x]\n");
  EXPECT_NE(first_fault("[engine.draw]\n").find("engine 'draw' has an invalid name"), std::string::npos);
  EXPECT_EQ(first_fault("[engine.deep]\n[engine.Deep]\n"),
            "s.toml:1:9: engine 'deep' has the same name as another engine");
  EXPECT_EQ(fault("games = 'chess'"), "s.toml:2:9: 'games' must be a list of texts, like [\"one\", \"two\"]");
  EXPECT_EQ(fault("games = [7]"), "s.toml:2:9: 'games' must be a list of texts");
  EXPECT_EQ(fault("nodes = ['7']"), "s.toml:2:9: 'nodes' must not be a list");
  EXPECT_EQ(fault("time = '1ms'"), "s.toml:2:8: 'time' must be from 10ms to 10m");
  EXPECT_EQ(fault("nods = 7"), "s.toml:2:1: unknown key 'nods' in [engine] (did you mean 'nodes'?)");
  EXPECT_NE(fault("games = ['chss']").find("has the unknown game 'chss'"), std::string::npos);
  EXPECT_NE(fault("command = 'fish'").find("needs the key 'games'"), std::string::npos);
  EXPECT_NE(fault("command = \"'fish\"\ngames = ['chess']").find("unmatched quote"), std::string::npos);
  EXPECT_NE(fault("protocol = 'uci'").find("must have a command, because it has a protocol"),
            std::string::npos);
  EXPECT_NE(fault("command = 'fish'\ngames = ['chess']\nprotocol = 'uco'").find("; protocols are uci"),
            std::string::npos);
  EXPECT_NE(fault("command = 'fish'\ngames = ['chess']\nprotocol = 'hub'")
                .find("its protocol does not support that game"),
            std::string::npos);
  EXPECT_NE(fault("options = ['Hash']").find("options have the form NAME=VALUE"), std::string::npos);
  std::string many = "[engine]\n";
  for (int i = 0; i < 60; ++i) many += "[engine.e" + std::to_string(i) + "x]\n";
  EXPECT_NE(first_fault(many).find("there are more than 50 engines"), std::string::npos);
}

TEST(Config, FaultsAreReportedUpToALimit) {
  EXPECT_EQ(runtime::read_config("[store]\na=1\nb=2\n[x]\n", "s").faults.size(), 3U);
  std::string many = "[store]\n";
  for (int i = 0; i < 1000; ++i) many += "k" + std::to_string(i) + " = 1\n";
  EXPECT_EQ(runtime::read_config(many, "s").faults.size(), 50U);
  EXPECT_EQ(runtime::read_config(std::string(most_settings_bytes + 1, '#'), "s").faults.size(), 1U);
  EXPECT_FALSE(runtime::read_config("a = " + std::string(100000, '['), "s").faults.empty());
  EXPECT_EQ(runtime::to_text(runtime::read_config_file("/nowhere/s.toml").faults.at(0)),
            "/nowhere/s.toml: cannot be read");
}

TEST(Config, TheTableIsSorted) {
  std::set<std::string> names;
  std::set<std::string_view> sections;
  std::string_view section;
  for (const runtime::ConfigKey& key : runtime::config_keys()) {
    EXPECT_TRUE(names.insert(std::string(key.section) + "." + std::string(key.name)).second) << key.name;
    if (key.section != section) {
      EXPECT_TRUE(sections.insert(key.section).second) << key.section;
    }
    section = key.section;
    EXPECT_FALSE(runtime::config_section_meaning(section).empty());
    // The default value is an allowed value.
    runtime::Config config;
    const std::string value = runtime::config_value(config, key);
    const std::string file =
        "[" + std::string(key.section) + "]\n" + std::string(key.name) + " = " + value + "\n";
    EXPECT_EQ(first_fault(file), "") << file;
  }
}

TEST(Config, TheSampleListsTheDefaults) {
  const std::string sample = runtime::sample_config();
  EXPECT_EQ(runtime::read_config(sample, "sample").config, runtime::Config{});
  std::string uncommented;
  std::istringstream lines(sample);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(line.size(), 120U) << line;
    const bool is_default = line.size() > 1 && line[0] == '#' && line[1] != ' ';
    uncommented += (is_default ? line.substr(1) : line) + "\n";
  }
  const runtime::ConfigReading reading = runtime::read_config(uncommented, "sample");
  EXPECT_TRUE(reading.faults.empty());
  EXPECT_EQ(reading.config, runtime::Config{});
  for (const runtime::ConfigKey& key : runtime::config_keys())
    EXPECT_NE(uncommented.find("\n" + std::string(key.name) + " = "), std::string::npos);
}

TEST(Config, TheInstalledFileEqualsTheDefaults) {
  const runtime::ConfigReading reading =
      runtime::read_config_file(std::string(MOVETEXT_PACKAGING) + "/server.toml");
  for (const runtime::ConfigFault& fault : reading.faults) ADD_FAILURE() << runtime::to_text(fault);
  EXPECT_EQ(reading.config, runtime::Config{});
}

TEST(Config, TheManualHasTheSameTable) {
  std::ifstream file(std::string(MOVETEXT_DOCS) + "/server-operators.md");
  std::ostringstream manual;
  manual << file.rdbuf();
  const std::string begin = "<!-- settings: what the program itself says -->\n";
  const std::string end = "<!-- end of settings -->\n";
  const std::string text = manual.str();
  const std::size_t from = text.find(begin);
  ASSERT_NE(from, std::string::npos);
  const std::size_t at = from + begin.size();
  EXPECT_EQ(text.substr(at, text.find(end) - at), "\n" + runtime::config_manual() + "\n");
}

TEST(Config, DurationsAreRead) {
  EXPECT_EQ(runtime::parse_duration("1h30m"), 90 * minute_long);
  EXPECT_EQ(runtime::parse_duration("250ms"), 250);
  for (const std::string_view bad : {"", "5", "s", "5x", "1 h", "-1s", "99999999999s", "4000d", "1.5h"})
    EXPECT_FALSE(runtime::parse_duration(bad)) << bad;
  for (const Duration time : {Duration{0}, Duration{1}, 90 * minute_long, 14 * day_long + 1})
    EXPECT_EQ(runtime::parse_duration(runtime::duration_text(time)), time);
}

TEST(Config, UnexpectedLettersAreFaults) {
  for (const std::string_view letter : {"\u00E9", "\u03D7", "\u0416", "\u2014", "\u3042"})
    for (const std::string_view before : {"", "a = ", "a", "[", "[server]\nhost = "})
      EXPECT_EQ(
          runtime::read_config(std::string(before) + std::string(letter) + "60m", "x.toml").faults.size(), 1U)
          << before << letter;
}

TEST(Endpoint, ReadsWhatItWrites) {
  for (const std::string_view text :
       {"127.0.0.1:25", "[::1]:0", "unix:/run/movetext/lmtp", "off", "mail.example:587"}) {
    ASSERT_TRUE(transport::parse_endpoint(text)) << text;
    EXPECT_EQ(transport::to_text(*transport::parse_endpoint(text)), text);
  }
  for (const std::string_view bad :
       {"", "host", ":25", "::1:25", "host:65536", "host:", "host:x", "unix:", "unix:run", "a b:1", "h\n:1"})
    EXPECT_FALSE(transport::parse_endpoint(bad)) << bad;
  EXPECT_FALSE(transport::parse_endpoint("unix:/" + std::string(200, 'x')));
}

}  // namespace
}  // namespace mt::server
