// GGF through the whole program: damage, conservation, the same bytes with any number of threads.
#include "runner.hpp"

#include <algorithm>
#include <array>
#include <random>

namespace mt::archive {
namespace {

const std::string board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
// The shortest game of the WTHOR base; its 13 discs are all Black's, so that the score is 64-0.
const std::string moves = "B[f5//0.01]W[d6/-1.20/3.5]B[c5]W[f6//2]B[e7]W[f4]B[g5/30.00/1]W[e6]B[e3//0.5]";
const std::string game =
    "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Ada]PW[Blaise]TY[8]RE[+64.000]" + board + moves +
    ";)\n";

std::string codes_of(const Ran& ran) {
  std::string codes;
  for (const Told& told : ran.notes.told)
    codes.append(codes.empty() ? "" : " ")
        .append(told.severity == Severity::error ? "!" : "")
        .append(name(told.code));
  return codes;
}

class Ggf : public ::testing::Test {
 protected:
  std::string codes(const std::string& text) {
    return codes_of(runner_.run(runner_.write("x.ggf", text), "ggf"));
  }
  static std::string replaced(std::string text, std::string_view from, std::string_view to) {
    return text.replace(text.find(from), from.size(), to);
  }

  Runner runner_;
};

TEST_F(Ggf, CanonicalFilesStayUnderAnyName) {
  for (const char* const name : {"x.ggf", "x.pgn", "x.sgf", "x"}) {
    const Ran ran = runner_.run(runner_.write(name, game + game), "ggf");
    EXPECT_EQ(ran.out, game + game) << name;
    EXPECT_EQ(codes_of(ran), "") << name;
  }
}

TEST_F(Ggf, ColoursAreCompared) {
  EXPECT_EQ(codes(replaced(game, "W[d6/", "B[d6/")), "!illegal-move");
  EXPECT_EQ(codes(replaced(game, "B[f5/", "W[f5/")), "!illegal-move");
  EXPECT_EQ(codes(replaced(game, "B[e3//0.5]", "B[a1//0.5]")), "!illegal-move");
  EXPECT_EQ(codes(replaced(game, "+64.000", "+62.000")), "wrong-result");
  EXPECT_EQ(codes(replaced(game, "+64.000", "?")), "");
}

// White has no move after h8 (the game of 15 passes of the WTHOR base): the colours say so, or a pass does.
TEST_F(Ggf, PassesAreInsertedAndNeverAssumed) {
  constexpr std::string_view squares = "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8";
  std::string text = "1 (;GM[Othello]TY[8]RE[?]" + board;
  for (std::size_t i = 0; i < squares.size(); i += 2)
    text.append(i % 4 == 0 ? "B[" : "W[").append(squares.substr(i, 2)).append("]");
  const std::string whole = text + "W[pass]B[h7]W[pass]B[b7];)\n";
  EXPECT_EQ(runner_.run(runner_.write("x.ggf", whole), "ggf").out, whole);
  EXPECT_EQ(runner_.run(runner_.write("x.ggf", text + "B[h7]B[b7];)\n"), "ggf").out, whole);
  EXPECT_EQ(codes(text + "B[h7]B[b7];)\n"), "");
  EXPECT_EQ(codes(text + "W[h7]B[b7];)\n"), "!wrong-side");
  EXPECT_EQ(codes(text + "W[pass]B[h7]W[b7];)\n"), "!wrong-side");
}

// No other game results from one damaged sign in the moves, nor is a damage passed over.
TEST_F(Ggf, OneDamagedSignInTheMovesIsSaid) {
  const std::size_t begin = game.find("B[f5");
  std::mt19937 random{20261125};
  for (std::size_t at = begin; at + 2 < game.size(); ++at) {
    std::string damaged = game;
    constexpr std::string_view signs = "xQ(#)z?[]/-B8";
    char sign = signs[random() % signs.size()];
    damaged[at] = damaged[at] == sign ? '!' : sign;
    const Ran ran = runner_.run(runner_.write("x.ggf", damaged), "ggf");
    const bool number = game.rfind('/', at) > game.rfind('[', at);  // an evaluation or a time has no check
    EXPECT_TRUE(number || !ran.notes.told.empty()) << damaged.substr(begin);
  }
}

TEST_F(Ggf, AWordAnywhereIsFoundAgain) {
  constexpr auto forms =
      std::to_array<std::string_view>({"Qzvord", " Qzvord ", "[Qzvord]", "XX[Qzvord]", "\nQzvord\n"});
  for (const std::string_view form : forms)
    for (std::size_t at = 0; at <= game.size(); at += 3) {
      std::string text = game + game;
      text.insert(at, form);
      const Ran ran = runner_.run(runner_.write("x.ggf", text), "pdn");
      std::string all = ran.out + ran.rejects;
      for (const Told& told : ran.notes.told) all += told.text;
      std::erase_if(all, [](char c) { return c == '\n' || c == ' '; });
      std::transform(all.begin(), all.end(), all.begin(),
                     [](char c) { return static_cast<char>(std::tolower(c)); });
      EXPECT_NE(all.find("qzvord"), std::string::npos) << form << " at " << at;
    }
}

TEST_F(Ggf, ThreadsDoNotShow) {
  std::string text;
  for (int i = 0; i < 4000; ++i) text += game + "2 " + game.substr(2, game.size() - 3) + game.substr(2);
  const std::string path = runner_.write("x.ggf", text);
  const std::string one = runner_.run(path, "ggf", 1).out;
  EXPECT_EQ(one, text);
  EXPECT_EQ(runner_.run(path, "ggf", 3).out, one);
}

TEST_F(Ggf, OtherFormatsKeepAllOfIt) {
  for (const std::string_view format : {"pdn", "json", "ndjson"}) {
    const std::string other = runner_.run(runner_.write("x.ggf", game), format).out;
    EXPECT_EQ(runner_.run(runner_.write("y." + std::string(format), other), "ggf").out, game) << other;
  }
}

TEST_F(Ggf, HoldsOthelloAlone) {
  const Ran ran = runner_.run(runner_.write("x.pdn", "[GameType \"20\"]\n\n1. 32-28 *\n"), "ggf");
  EXPECT_EQ(codes_of(ran), "!no-notation");
}

// The real file has one game in capitals with "PA" for a pass; all others are canonical.
TEST_F(Ggf, RealGamesStay) {
  const char* corpus = std::getenv("MOVETEXT_CORPUS");
  if (corpus == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real files to read";
  const std::string path = std::string(corpus) + "/othello/ggs-ntest.ggf";
  if (!std::filesystem::exists(path)) GTEST_SKIP();
  const Ran ran = runner_.run(path, "ggf");
  EXPECT_EQ(codes_of(ran), "");
  EXPECT_EQ(ran.result.counts.games, 12U);
  std::string text = read_file(path);
  for (std::size_t at = text.find("B[PA"); at != std::string::npos; at = text.find("B[PA"))
    text.replace(at, 4, "B[pass");
  for (std::size_t at = 1; at + 2 < text.size(); ++at)
    if (text[at - 1] == '[' && text[at] >= 'A' && text[at] <= 'H' && text[at + 1] >= '1' &&
        text[at + 1] <= '8')
      text[at] = static_cast<char>(text[at] - 'A' + 'a');
  EXPECT_EQ(ran.out, text);
}

}  // namespace
}  // namespace mt::archive
