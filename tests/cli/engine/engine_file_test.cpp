// The user's file of engines: its entries, and its faults.
#include "movetext/cli/engine/engine_file.hpp"

#include "movetext/games/table/families.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::cli {
namespace {

std::string fault_of(std::string_view toml) {
  const EngineFile file = read_engines(toml, "e.toml");
  return file.faults.empty() ? std::string() : file.faults.front();
}

std::string command_for(const EngineFile& file, std::string_view game) {
  const EngineEntry* const entry = file.entry_for(*parse_game(game));
  return entry == nullptr ? std::string() : entry->engine.command;
}

TEST(EngineFile, HasCommandProtocolAndOptions) {
  const EngineFile file = read_engines(R"([chess]
command = "stockfish"
protocol = "uci"
[chess.set]
Threads = 2
Hash = 256
Ponder = false
"Book File" = "/tmp/book"
)",
                                       "e.toml");
  ASSERT_TRUE(file.faults.empty()) << file.faults.front();
  ASSERT_EQ(file.entries.size(), 1U);
  const NamedEngine& engine = file.entries.front().engine;
  EXPECT_EQ(engine.command, "stockfish");
  ASSERT_NE(engine.protocol, nullptr);
  EXPECT_EQ(engine.protocol->name, "uci");
  EXPECT_EQ(engine.settings,
            (Settings{{"Book File", "/tmp/book"}, {"Hash", "256"}, {"Ponder", "false"}, {"Threads", "2"}}));
}

TEST(EngineFile, PrefersTheGameToItsFamily) {
  const EngineFile file = read_engines(R"(
    chess = { command = "all" }
    chess960 = { command = "only960" }
    draughts = { command = "scan" }
    shashki = { command = "kallisto" }
    "russian-losing" = { command = "loser" })",
                                       "e.toml");
  ASSERT_TRUE(file.faults.empty()) << file.faults.front();
  EXPECT_EQ(command_for(file, "chess"), "all");
  EXPECT_EQ(command_for(file, "chess960"), "only960");
  EXPECT_EQ(command_for(file, "international"), "scan");
  EXPECT_EQ(command_for(file, "russian"), "kallisto");
  EXPECT_EQ(command_for(file, "25"), "kallisto");
  EXPECT_EQ(command_for(file, "russian-losing"), "loser");
  EXPECT_EQ(command_for(file, "othello"), "");
}

// Every game can have an entry under its own name, and under that of its family.
TEST(EngineFile, TakesEveryGame) {
  for (const Family* const family : families())
    for (const GameRow& row : family->games) {
      for (const std::string_view section : {row.name, family->name}) {
        const EngineFile file =
            read_engines("[\"" + std::string(section) + "\"]\ncommand = \"x\"\n", "e.toml");
        ASSERT_TRUE(file.faults.empty()) << file.faults.front();
        ASSERT_NE(file.entry_for(spec_of(row)), nullptr) << section;
      }
    }
}

TEST(EngineFile, NamesTheFaultAndItsLine) {
  const std::vector<std::pair<const char*, const char*>> all{
      {"\n[ches]\ncommand = \"x\"", "e.toml:2: unknown game 'ches' (did you mean chess?)"},
      {"[drauhgts]\ncommand = \"x\"", "e.toml:1: unknown game 'drauhgts' (did you mean draughts?)"},
      {"[qqqqqqqq]\ncommand = \"x\"",
       "e.toml:1: unknown game 'qqqqqqqq'; name a game of 'movetext games', or a family: "},
      {"[chess]\ncomand = \"x\"", "e.toml:2: unknown key 'comand' in [chess] (did you mean 'command'?)"},
      {"[chess]\ncommand = \"x\"\nfoo = 1",
       "e.toml:3: unknown key 'foo' in [chess]; keys are command, protocol and set"},
      {"[chess]\ncommand = 7", "e.toml:2: 'command' in [chess] must be a text in quotes"},
      {"[chess]\ncommand = \"x\"\nset = \"Hash=1\"",
       "e.toml:3: 'set' in [chess] must be a section: [chess.set]"},
      {"[chess]\ncommand = \"x\"\n[chess.set]\nHash = [1]",
       "e.toml:4: the option 'Hash' must be a text, a number, true or false"},
      {"\n[chess]\nprotocol = \"uci\"", "e.toml:2: [chess] needs a command: command = \"PROGRAM ARGUMENTS\""},
      {"[chess]\ncommand = \"x\"\nprotocol = \"usi\"",
       "e.toml:3: unknown protocol 'usi'; protocols are uci, "},
      {"[chess]\ncommand = \"x\"\nprotocol = \"hub\"", "e.toml:1: [chess]: hub does not support chess"},
      {"[draughts]\ncommand = \"x\"\nprotocol = \"uci\"", "e.toml:1: [draughts]: uci does not support "},
      {"[chess]\ncommand = \"'x\"", "e.toml:1: [chess]: invalid command ''x': unmatched quote"},
      {"[chess]\ncommand = \"auto\"", "e.toml:1: [chess]: 'auto' is for "},
      {"[chess]\ncommand = \"movetext\"\nprotocol = \"uci\"",
       "e.toml:1: [chess]: 'protocol' is for external"},
      {"[chess]\ncommand = \"movetext\"\n[chess.set]\nHashh = 1",
       "e.toml:1: [chess]: 'set': the built-in player "},
      {"command = \"stockfish\"", "e.toml:1: 'command' must be in the section of a game"},
      {"[russian]\ncommand = \"x\"\n[shashki]\ncommand = \"y\"", "e.toml:3: 'shashki' is the game of line 1"},
      {"[chess", "e.toml:1: "},
  };
  for (const auto& [toml, fault] : all) {
    EXPECT_TRUE(fault_of(toml).starts_with(fault)) << fault_of(toml) << "\n" << fault;
    EXPECT_EQ(read_engines(toml, "e.toml").faults.size(), 1U) << toml;
  }
}

// Any cut of a file is either read or refused with a line.
TEST(EngineFile, SurvivesAnyCut) {
  const std::string whole =
      "[chess]\ncommand = \"a b\"\nprotocol = 'uci'\n[chess.set]\nHash = 0x10\nNo = nan\n";
  for (std::size_t size = 0; size <= whole.size(); ++size)
    for (const char* const end : {"", "[:]", "\xFF", "=", "\"\"\""})
      for (const std::string& fault : read_engines(whole.substr(0, size) + end, "e.toml").faults)
        EXPECT_TRUE(fault.starts_with("e.toml:")) << fault;
}

TEST(EngineFile, IsEmptyIfItDoesNotExist) {
  EXPECT_TRUE(read_engine_file("/no/such/file.toml").faults.empty());
  EXPECT_TRUE(read_engine_file("").faults.empty());
  EXPECT_EQ(read_engine_file("/").faults, std::vector<std::string>{"/: Is a directory"});
}

}  // namespace
}  // namespace mt::cli
