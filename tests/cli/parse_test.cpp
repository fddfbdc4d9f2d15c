#include "movetext/cli/parse.hpp"

#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/help.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <gtest/gtest.h>

namespace mt::cli {
namespace {

Parsed parsed(std::string_view command, const std::vector<std::string>& words) {
  static const std::atomic<bool> never = false;
  return parse(*find_command(all_commands(), command), all_commands(), words, {}, never);
}

TEST(Parse, OptionsAndFilesComeInAnyOrder) {
  const Parsed p = parsed("export", {"a.pdn", "--sort", "-o", "out.pdn", "b.pdn", "--line-width=60"});
  ASSERT_TRUE(p.invocation) << p.mistake;
  const ArchiveOptions options = read_archive_options(*p.invocation);
  EXPECT_EQ(options.files, (std::vector<std::string>{"a.pdn", "b.pdn"}));
  EXPECT_TRUE(options.sort);
  EXPECT_FALSE(options.unique);
  EXPECT_EQ(options.output, "out.pdn");
  EXPECT_EQ(options.line_width, 60U);
}

TEST(Parse, StandardInputIsReadWithoutAFile) {
  const Parsed p = parsed("check", {});
  ASSERT_TRUE(p.invocation);
  EXPECT_EQ(read_archive_options(*p.invocation).files, std::vector<std::string>{"-"});
}

TEST(Parse, FiltersMayBeRepeated) {
  const Parsed p = parsed("export", {"--select", "player:Wiersma", "--select", "date:1973..1984"});
  ASSERT_TRUE(p.invocation);
  EXPECT_EQ(read_archive_options(*p.invocation).select,
            (std::vector<std::string>{"player:Wiersma", "date:1973..1984"}));
}

TEST(Parse, WordsAfterTwoDashesAreFiles) {
  const Parsed p = parsed("check", {"--", "--odd-name.pdn", "-"});
  ASSERT_TRUE(p.invocation) << p.mistake;
  EXPECT_EQ(p.invocation->operands(), (std::vector<std::string>{"--odd-name.pdn", "-"}));
}

// A position may begin with empty squares, which are dashes, or with a negative number.
TEST(Parse, APositionThatBeginsWithADashIsNotAnOption) {
  for (const std::string text : {
           "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
           "-o---------------------O--:0:0:-1:21:0:0:0:0:10",
           "--C-BBA-----------bba-ca--:1:1:-1:65:4:4:0:7:10",
           "--------------------------:0:0:1:00:0:0:0:0:10",
           "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
           "-2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0",
       }) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{text, "--to", "bpn"}, std::vector<std::string>{"--to", "bpn", text},
          std::vector<std::string>{"--to", "bpn", "--", text}}) {
      const Parsed p = parsed("position", words);
      ASSERT_TRUE(p.invocation) << text << ": " << p.mistake;
      EXPECT_EQ(p.invocation->operands(), std::vector<std::string>{text});
      EXPECT_EQ(p.invocation->value("to"), "bpn");
    }
    for (const std::string command : {"moves", "draw", "play"})
      for (const std::vector<std::string>& words :
           {std::vector<std::string>{"--position", text}, std::vector<std::string>{"--position=" + text}}) {
        const Parsed p = parsed(command, words);
        ASSERT_TRUE(p.invocation) << text << ": " << p.mistake;
        EXPECT_EQ(p.invocation->value("position"), text);
      }
  }
  // Several words are one position, in their order.
  const Parsed list = parsed("position", {"0", "-2", "0", "5", "-5", "3"});
  ASSERT_TRUE(list.invocation) << list.mistake;
  EXPECT_EQ(list.invocation->operands(), (std::vector<std::string>{"0", "-2", "0", "5", "-5", "3"}));
  EXPECT_EQ(parsed("position", {"--tu", "bpn"}).mistake, "unknown option --tu (did you mean --to?)");
  EXPECT_FALSE(parsed("check", {"-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"}).invocation);
}

TEST(Parse, TheLosingFormHasFourNames) {
  for (const char* name : {"--losing", "--misere", "--reverse", "--giveaway"}) {
    const Parsed p = parsed("moves", {"--game", "english", name});
    ASSERT_TRUE(p.invocation) << name;
    EXPECT_TRUE(p.invocation->has("losing")) << name;
  }
}

TEST(Parse, HelpTakesPrecedenceOverMissingArguments) {
  EXPECT_EQ(parsed("perft", {"--help"}).help, command_help(*find_command(all_commands(), "perft")));
}

struct Mistake {
  const char* command;
  std::vector<std::string> words;
  const char* text;
};

// Prints the name of the case in a test report.
void PrintTo(const Mistake& mistake, std::ostream* out) {
  *out << mistake.command;
  for (const std::string& word : mistake.words) *out << ' ' << word;
}

class ParseMistakes : public testing::TestWithParam<Mistake> {};

TEST_P(ParseMistakes, AreReported) {
  const Parsed p = parsed(GetParam().command, GetParam().words);
  EXPECT_FALSE(p.invocation);
  EXPECT_EQ(p.mistake, GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(
    All, ParseMistakes,
    testing::Values(
        Mistake{"export", {"--srot"}, "unknown option --srot (did you mean --sort?)"},
        Mistake{"export", {"--xyzzy=1"}, "unknown option --xyzzy"},
        Mistake{"check", {"-z"}, "unknown option -z"}, Mistake{"perft", {}, "--depth is needed"},
        Mistake{"perft", {"--depth"}, "--depth needs a value"},
        Mistake{"perft", {"--depth", "five"}, "--depth takes a number, not 'five'"},
        Mistake{"perft", {"--depth", "-1"}, "--depth takes a number, not '-1'"},
        Mistake{"perft",
                {"--depth", "99999999999"},
                "--depth takes a number up to 2147483647, not '99999999999'"},
        Mistake{"perft", {"--depth", "1", "--depth", "2"}, "--depth is given twice"},
        Mistake{"moves",
                {"--game", "rusian"},
                "unknown game 'rusian' (did you mean russian?); 'movetext games' lists them"},
        Mistake{"moves",
                {"extra"},
                "unexpected argument 'extra'; give a position with --position, moves with --play"},
        Mistake{"moves", {"--json=yes"}, "--json takes no value"},
        Mistake{
            "draw", {"--as", "sgv"}, "--as cannot be 'sgv' (did you mean svg?); use one of text, svg, png"}));

TEST(Help, EveryCommandIsDescribed) {
  for (const Command* command : all_commands()) {
    const std::string help = command_help(*command);
    EXPECT_FALSE(command->summary.empty() || command->description.empty() || command->examples.empty())
        << command->name;
    EXPECT_NE(program_help(all_commands()).find("  " + std::string(command->name) + " "), std::string::npos);
    for (const Option& option : command->options) {
      EXPECT_NE(help.find("--" + std::string(option.name)), std::string::npos) << option.name;
      EXPECT_FALSE(option.help.empty()) << option.name;
      EXPECT_FALSE(option.value.empty() && option.kind != ValueKind::none) << option.name;
    }
  }
}

TEST(Help, FitsATerminalOf80Columns) {
  for (const Command* command : all_commands()) {
    std::size_t column = 0;
    for (const char c : command_help(*command)) {
      column = c == '\n' ? 0 : column + 1;
      EXPECT_LE(column, 100U) << command->name;
    }
  }
}

}  // namespace
}  // namespace mt::cli
