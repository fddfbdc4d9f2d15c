// Writes games to WTHOR files. Known names keep their numbers, new names are added, and losses are reported.
#include "runner.hpp"
#include "support/wthor_file.hpp"

namespace mt::archive {
namespace {

using test::wthor_game;
using test::wthor_games;
using test::wthor_header;
using test::wthor_short_game;
using test::wthor_table;

constexpr std::string_view short_moves = "1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3";

class WthorWrite : public ::testing::Test {
 protected:
  static std::string game(const std::string& tags, std::string_view moves = short_moves,
                          const std::string& result = "64-0") {
    return "[Event \"Club\"]\n[Site \"?\"]\n[Date \"1999\"]\n[Round \"?\"]\n[White \"Turing\"]\n[Black "
           "\"Blaise "
           "Ada\"]\n[Result \"" +
           result + "\"]\n[GameType \"50\"]\n" + tags + "\n" + std::string(moves) + " " + result + "\n\n";
  }
  Ran convert(std::string_view text) { return runner_.run(runner_.write("in.pdn", text), "wthor"); }
  std::string file(const std::string& name) const { return read_file(runner_.path(name)); }
  static std::string told(const Ran& ran) {
    std::string text;
    for (const Told& told : ran.notes.told) text += told.text + " [" + std::string(name(told.code)) + "]\n";
    return text;
  }
  // Returns the reason why the game cannot be written.
  std::string obstacle(const std::string& text) {
    const Ran ran = convert(text);
    EXPECT_EQ(ran.result.counts.written, 0U) << text;
    EXPECT_EQ(ran.rejects, text);
    for (const Told& told : ran.notes.told)
      if (told.code == Code::no_notation) return told.text.substr(told.text.find(' ') + 1);
    return {};
  }
  Runner runner_;
};

TEST_F(WthorWrite, NewTablesStartWithTheUnknownName) {
  const Ran ran = convert(game("") + game("[Annotator \"x\"]\n", "1. f5", "30-34"));
  EXPECT_EQ(told(ran), "11:1: left out: the tag Annotator [left-out]\n");
  std::string wanted = wthor_header({.games = 2, .year = 1999});
  wanted.replace(0, 4, std::string{19, 99, 1, 1});  // the creation date is the only date in the file
  EXPECT_TRUE(ran.out ==
              wanted + wthor_game({1, 1, 2, 64, 64, wthor_short_game}) + wthor_game({1, 1, 2, 30, 30, "f5"}));
  std::string players = wthor_table({"???", "Blaise Ada", "Turing"}, 20);
  std::string events = wthor_table({"Diverses parties", "Club"}, 26);
  for (std::string* table : {&players, &events}) table->replace(0, 4, std::string{19, 99, 1, 1});
  EXPECT_TRUE(file("out.jou") == players);
  EXPECT_TRUE(file("out.trn") == events);
}

TEST_F(WthorWrite, KnownNamesKeepTheirNumbers) {
  const std::string players = wthor_table({"???", "Zoe", "Blaise Ada"}, 20);
  const std::string events = wthor_table({"Diverses parties", "Coupe", "Club"}, 26);
  runner_.write("wthor.JOU", players);
  runner_.write("Wthor.trn", events);
  const Ran ran = convert(game("[SourceDate \"2026.03.01\"]\n"));
  EXPECT_EQ(ran.out.substr(16), wthor_game({2, 2, 3, 64, 64, wthor_short_game}));
  EXPECT_EQ(ran.out.substr(0, 4), (std::string{20, 26, 3, 1}));
  std::string grown = wthor_table({"???", "Zoe", "Blaise Ada", "Turing"}, 20);
  grown.replace(0, 4, std::string{20, 26, 3, 1});
  EXPECT_TRUE(file("wthor.JOU") == grown);
  EXPECT_TRUE(file("Wthor.trn") == events) << "nothing was added";
  EXPECT_FALSE(std::filesystem::exists(runner_.path("out.jou")));
}

TEST_F(WthorWrite, IsReadBackUnchanged) {
  runner_.write("WTHOR.JOU", wthor_table({"???", "Blaise Ada",
                                          "Nagy \xC1"
                                          "d\xE1m",
                                          "Blaise Ada"},
                                         20));
  runner_.write("WTHOR.TRN", wthor_table({"Diverses parties", "Coupe \"du\" coq"}, 26));
  const std::string games = wthor_games({{1, 1, 2, 64, 40, wthor_short_game},
                                         {0, 3, 0, 30, 31, "f5d6c3"},
                                         {1, 2, 3, 10, 64, wthor_short_game},
                                         {1, 2, 2, 32, 32, ""}});
  const std::string original = runner_.write("x.wtb", games);
  EXPECT_TRUE(runner_.run(original, "wthor").out == games);
  for (const char* format : {"pdn", "ndjson"}) {
    const std::string text = runner_.write(std::string("text.") + format, runner_.run(original, format).out);
    for (const unsigned threads : {1U, 2U, 7U})
      EXPECT_TRUE(runner_.run(text, "wthor", threads).out == games) << format;
  }
}

// Without the tables, only the numbers of the names are known. The numbers are kept.
TEST_F(WthorWrite, NumbersWithoutNamesAreKept) {
  const std::string games = wthor_games({{7, 3, 5, 64, 40, wthor_short_game}, {0, 4, 0, 30, 31, "f5d6c3"}});
  EXPECT_TRUE(runner_.run(runner_.write("x.wtb", games), "wthor").out == games);
  EXPECT_EQ(file("out.jou").substr(16, 20 * 2 + 2),
            "???" + std::string(17, '\0') + "#1" + std::string(18, '\0') + "#2");
  const std::string back = runner_.run(runner_.path("out"), "pdn").out;
  EXPECT_NE(back.find("[Black \"#3\"]\n"), std::string::npos) << back;
}

TEST_F(WthorWrite, UnknownNamesGetNumberZero) {
  std::string text = game("");
  text.replace(text.find("Turing"), 6, "?");
  text.replace(text.find("[Event \"Club\"]"), 14, "[Event \"\"]");
  EXPECT_EQ(convert(text).out.substr(16), wthor_game({0, 1, 0, 64, 64, wthor_short_game}));
}

TEST_F(WthorWrite, UnreadableTablesAreLeftUnchanged) {
  runner_.write("wthor.jou", "something else");
  Destination out({.path = runner_.path("out"), .format = find_format("wthor")});
  EXPECT_FALSE(out.open());
  EXPECT_NE(out.error().find("wthor.jou: no names can be added to this table"), std::string::npos)
      << out.error();
  EXPECT_EQ(file("wthor.jou"), "something else");
}

TEST_F(WthorWrite, NeedsAFileThatCanBeChanged) {
  Destination out({.path = "/dev/null", .format = find_format("wthor")});
  EXPECT_FALSE(out.open());
  EXPECT_NE(out.error().find("use a regular file"), std::string::npos) << out.error();
}

TEST_F(WthorWrite, DoesNotUseTheNameOfATable) {
  const std::string players = wthor_table({"???", "Blaise Ada"}, 20);
  for (const char* name : {"wthor.jou", "new.JOU"}) {
    if (name[0] == 'w') runner_.write(name, players);
    Destination out({.path = runner_.path(name), .format = find_format("wthor")});
    EXPECT_FALSE(out.open());
    EXPECT_NE(out.error().find("use a name that ends in .wtb"), std::string::npos) << out.error();
  }
  EXPECT_TRUE(file("wthor.jou") == players);
}

TEST_F(WthorWrite, IsSortedLikeText) {
  Job job;
  job.task.files = {runner_.write("in.pdn", game("", "1. f5 f6", "30-34") + game("", "1. f5 d6", "30-34"))};
  job.keys.sort = true;
  const std::string moves = runner_.run(job, "wthor").out.substr(16);
  EXPECT_TRUE(moves == wthor_game({1, 1, 2, 30, 30, "f5d6"}) + wthor_game({1, 1, 2, 30, 30, "f5f6"}));
}

TEST_F(WthorWrite, EachFileOfASplitIsComplete) {
  Job job;
  job.task.files = {runner_.write("in.pdn", game("") + game("") + game(""))};
  job.output.to = find_format("wthor");
  Destination out({.path = runner_.path("out.wtb"), .records_a_file = 2, .format = job.output.to});
  ASSERT_TRUE(out.open());
  Notes notes;
  const std::atomic<bool> stop = false;
  EXPECT_FALSE(archive::run(job, &out, {}, notes, stop).output_failed);
  EXPECT_EQ(runner_.run(runner_.path("out-0001.wtb"), "").result.counts.games, 2U);
  EXPECT_EQ(runner_.run(runner_.path("out-0002.wtb"), "").result.counts.games, 1U);
  EXPECT_EQ(runner_.run(runner_.path("out-0002.wtb"), "").notes.told.size(), 0U);
}

TEST_F(WthorWrite, ReportsValuesThatDifferBetweenGames) {
  std::string other = game("[TheoreticalDepth \"22\"]\n[TheoreticalScore \"30-34\"]\n");
  other.replace(other.find("1999"), 4, "2001");
  const Ran ran = convert(game("[TheoreticalDepth \"24\"]\n") + other);
  EXPECT_EQ(told(ran),
            "byte 10: left out: the years of the games, from 1999 to 2001; a WTHOR file has only one year "
            "for all games "
            "[left-out]\n"
            "byte 14: left out: depths of the theoretical scores above 22; a WTHOR file has only one depth "
            "for all games "
            "[left-out]\n");
  EXPECT_EQ(ran.result.counts.warnings, 2U);
  EXPECT_EQ(ran.out.substr(10, 5), (std::string{0, 0, 8, 0, 22}));
  EXPECT_EQ(ran.out[16 + 68 + 7], 30);
}

TEST_F(WthorWrite, RefusesRecordsThatDoNotFit) {
  const std::string end = ": the game cannot be written as wthor";
  EXPECT_EQ(
      obstacle(game(
          "[FEN \"---------------------------OX------XOOO------------------------- X\"]\n[SetUp \"1\"]\n", "",
          "30-34")),
      "the start position is not the usual one" + end);
  std::string named = game("");
  const std::size_t white = named.find("Turing");
  EXPECT_EQ(obstacle(std::string(named).replace(white, 6, "Turing of Bletchley!")),
            "the name of White is longer than 19 letters" + end);
  EXPECT_EQ(convert(std::string(named).replace(white, 6, "Turing of Bletchley")).result.counts.written, 1U);
  EXPECT_EQ(obstacle(std::string(named).replace(white, 6, "\u0422\u044C\u044E\u0440\u0438\u043D\u0433")),
            "the name of White has characters that are not in ISO 8859-1" + end);
  EXPECT_EQ(obstacle(std::string(named).replace(named.find("Club"), 4, "A cup with a very long name")),
            "the name of the event is longer than 25 letters" + end);
  EXPECT_EQ(obstacle(game("", "1. f5", "1-0")), "the result is not a score in discs such as 34-30" + end);
  EXPECT_EQ(obstacle(game("", "1. f5", "*")), "the result is not a score in discs such as 34-30" + end);
  const std::string only =
      " cannot be written as wthor, which holds only othello; use 'movetext convert --to pdn'";
  EXPECT_EQ(obstacle("[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28 *\n"),
            "a game of international (20,W,10,10,N2,0)" + only);
  EXPECT_EQ(obstacle(game("[Variant \"10x10\"]\n", "1. g6", "50-50")),
            "a game of othello-10x10 (50,B,10,10,A2,0)" + only);
  EXPECT_EQ(obstacle(game("[Variant \"Losing\"]\n", "1. f5", "30-34")),
            "a game of othello-losing (50,B,8,8,A2,0)" + only);
}

TEST_F(WthorWrite, ReportsWhatIsLeftOut) {
  std::string text = game("[Annotator \"x\"]\n", "1. f5 {first} d6 $1 (1... f6)", "30-34");
  text.replace(text.find("[Site \"?\"]"), 10, "[Site \"Rennes\"]");
  text.replace(text.find("\"1999\""), 6, "\"1999.03.12\"");
  EXPECT_NE(told(convert(text))
                .find("left out: the day of the date, the tag Site, the tag Annotator, comments, variations, "
                      "glyphs [left-out]"),
            std::string::npos)
      << told(convert(text));
}

TEST_F(WthorWrite, TagsWithValuesThatDoNotFitAreLeftOut) {
  for (const char* tag : {"TheoreticalScore \"+4\"", "TheoreticalScore \"34-31\"", "TheoreticalDepth \"all\"",
                          "SourceDate \"2026\"", "BlackId \"x\"", "PlyCount \"few\"", "P1 \"Zoe\""})
    EXPECT_NE(told(convert(game("[" + std::string(tag) + "]\n"))).find("left out: the tag"),
              std::string::npos)
        << tag;
  for (const char* tag :
       {"TheoreticalScore \"34-30\"", "TheoreticalDepth \"24\"", "SourceDate \"2026.02.16\"", "BlackId \"7\"",
        "PlyCount \"9\"", "P1 \"Blaise Ada\"", "Section \"?\""})
    EXPECT_EQ(told(convert(game("[" + std::string(tag) + "]\n"))), "") << tag;
}

TEST_F(WthorWrite, MoreNamesThanNumbersAreRefused) {
  std::vector<std::string> names;
  for (int i = 0; i < 65'534; ++i) names.push_back("p" + std::to_string(i));
  const std::string players = wthor_table(names, 20);
  runner_.write("wthor.jou", players);
  const Ran ran = convert(game(""));
  EXPECT_TRUE(ran.result.output_failed);
  EXPECT_NE(ran.result.error.find("numbers for 65535 names"), std::string::npos) << ran.result.error;
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(file("wthor.jou") == players);
}

}  // namespace
}  // namespace mt::archive
