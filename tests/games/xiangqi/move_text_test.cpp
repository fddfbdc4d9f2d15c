// Checks moves in all notations: the worked examples of the official texts and of the dialects.
#include "support/reading.hpp"

namespace mt::xiangqi::test {
namespace {

using board::Notation;

struct Example {
  const char* fen;
  const char* points;
  const char* wxf;
  const char* simplified;
  const char* traditional;
};

constexpr const char* start = "startpos";
constexpr const char* second = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b";
constexpr const char* rooks = "4k4/9/9/4R4/9/9/4R4/9/9/3K5 w";
constexpr const char* horses = "4k4/9/9/9/4N4/9/4N4/9/9/3K5 w";
constexpr const char* cannons = "3k5/9/9/4c4/9/4c4/9/9/9/4K4 b";
constexpr const char* three = "5k3/3P5/3P5/9/3P5/9/9/9/9/4K4 w";
constexpr const char* four = "5k3/3P5/3P5/3P5/3P5/9/9/9/9/4K4 w";
constexpr const char* five = "3k5/5P3/5P3/5P3/5P3/5P3/9/9/9/4K4 w";
constexpr const char* tandem = "3k5/2P3P2/2P3P2/6P2/9/9/9/9/9/4K4 w";
constexpr const char* guards = "3k5/9/9/9/9/2B6/9/3A5/9/2BAK4 w";

constexpr Example examples[] = {
    {start, "h2e2", "C2.5", "炮二平五", "炮二平五"},   {start, "h0g2", "H2+3", "马二进三", "馬二進三"},
    {start, "g0e2", "E3+5", "相三进五", "相三進五"},   {start, "d0e1", "A6+5", "仕六进五", "仕六進五"},
    {start, "e0e1", "K5+1", "帅五进一", "帥五進一"},   {start, "h2h9", "C2+7", "炮二进七", "炮二進七"},
    {second, "h9g7", "H8+7", "马８进７", "馬８進７"},  {second, "h7e7", "C8.5", "炮８平５", "炮８平５"},
    {second, "c9e7", "E3+5", "象３进５", "象３進５"},  {second, "b7b0", "C2+7", "炮２进７", "炮２進７"},
    {rooks, "e6e8", "R++2", "前车进二", "前車進二"},   {rooks, "e6d6", "R+.6", "前车平六", "前車平六"},
    {rooks, "e3e0", "R--3", "后车退三", "後車退三"},   {horses, "e5f7", "H++4", "前马进四", "前馬進四"},
    {horses, "e3d1", "H--6", "后马退六", "後馬退六"},  {cannons, "e6e7", "C--1", "后炮退１", "後炮退１"},
    {cannons, "e4a4", "C+.1", "前炮平１", "前炮平１"}, {three, "d8c8", "P+.7", "前兵平七", "前兵平七"},
    {three, "d7c7", "P6.7", "中兵平七", "中兵平七"},   {three, "d5c5", "P-.7", "后兵平七", "後兵平七"},
    {four, "d8c8", "++.7", "前兵平七", "前兵平七"},    {four, "d7c7", "P+.7", "二兵平七", "二兵平七"},
    {four, "d6c6", "P-.7", "三兵平七", "三兵平七"},    {four, "d5c5", "--.7", "后兵平七", "後兵平七"},
    {five, "f8g8", "++.3", "前兵平三", "前兵平三"},    {five, "f7g7", "P+.3", "二兵平三", "二兵平三"},
    {five, "f6g6", "P4.3", "三兵平三", "三兵平三"},    {five, "f5g5", "P-.3", "四兵平三", "四兵平三"},
    {five, "f8f9", "+++1", "前兵进一", "前兵進一"},    {tandem, "g8f8", "3+.4", "前三平四", "前三平四"},
    {tandem, "g7f7", "33.4", "中三平四", "中三平四"},  {tandem, "g6f6", "3-.4", "后三平四", "後三平四"},
    {tandem, "c8d8", "7+.6", "前七平六", "前七平六"},  {tandem, "c7d7", "7-.6", "后七平六", "後七平六"},
    {guards, "d2e1", "A6-5", "仕六退五", "仕六退五"},  {guards, "d0e1", "A6+5", "仕六进五", "仕六進五"},
    {guards, "c4e2", "E7-5", "相七退五", "相七退五"},  {guards, "c0e2", "E7+5", "相七进五", "相七進五"},
};

// Moves are written as in the table, and the texts of the table are read as these moves.
TEST(XiangqiMoves, EqualThoseOfTheWorkedExamples) {
  for (const Example& example : examples) {
    const Position p = shown(example.fen);
    for (const char* const text : {example.points, example.wxf, example.simplified, example.traditional}) {
      const MoveList moves = meant(p, text);
      ASSERT_EQ(moves.size(), 1U) << text << " in " << example.fen;
      EXPECT_EQ(move_text(p, moves.front(), Notation::uci), example.points) << text;
    }
    const Move move = meant(p, example.points).front();
    EXPECT_EQ(move_text(p, move, Notation::wxf), example.wxf);
    EXPECT_EQ(move_text(p, move, Notation::chinese), example.simplified);
    EXPECT_EQ(move_text(p, move, Notation::traditional), example.traditional);
  }
}

TEST(XiangqiMoves, AreReadInEveryDialect) {
  struct Row {
    const char* fen;
    const char* points;
    std::vector<const char*> texts;
  };
  const Row rows[] = {
      {start,
       "h2e2",
       {"H2-E2", "H2E2", "C2=5", "C25", "c2.5", "Ｃ２＝５", "Ｃ２．５", "62.5", "62=5", "Ch2-e2", "Che2",
        "炮2平5", "炮２平５", "砲二平五", "包二平五", "C2.5!", "C2.5+", "h2e2?!"}},
      {start, "h0g2", {"N2+3", "Ng2", "傌二上三", "馬二進三", "42+3"}},
      {start, "g0e2", {"M3+5", "B3+5", "Ege2", "象三进五"}},
      {start, "d0e1", {"G6+5", "Ade1", "士六进五"}},
      {start, "a3a4", {"a4", "P9+1", "卒九进一", "Pa4"}},
      {second, "h9g7", {"h8+7", "馬八進七", "马8进7", "Ｈ８＋７"}},
      {rooks, "e3e0", {"-R-3", "Ｒ－－３", "－Ｒ－３"}},
      {five, "f8f9", {"Pa+1", "14+1"}},
      {tandem, "g8f8", {"13.4", "Pa.4", "前兵三平四", "一兵平四"}},
      {tandem, "c8d8", {"Pd.6", "17.6", "四兵平六", "前兵七平六"}},
      {tandem, "g6f6", {"Pc.4", "后兵三平四"}},
  };
  for (const Row& row : rows) {
    const Position p = shown(row.fen);
    for (const char* const text : row.texts) {
      const MoveList moves = meant(p, text);
      if (moves.size() != 1) {
        ADD_FAILURE() << text << " means " << moves.size() << " moves in " << row.fen;
        continue;
      }
      EXPECT_EQ(move_text(p, moves.front(), Notation::uci), row.points) << text;
    }
  }
}

TEST(XiangqiMoves, MayCountRanksFromOneInEngines) {
  constexpr Rules one{.base = RankBase::one};
  const Position p = position(start);
  ASSERT_EQ(meant(p, "h3e3", one).size(), 1U);
  EXPECT_EQ(move_text(p, meant(p, "h3e3", one).front(), Notation::uci), "h2e2");
  EXPECT_EQ(move_text(p, meant(p, "h3e3", one).front(), Notation::uci, one), "h3e3");
  EXPECT_EQ(meant(position(second), "h10g8", one).size(), 1U);
  EXPECT_EQ(meant(position(second), "H9-G7", one).size(), 1U) << "ICCS counts from 0 always";
}

// If two men are on a file but only one of them can move, records often omit which one is meant.
TEST(XiangqiMoves, NeedNoPlaceIfOnlyOneManCanMove) {
  const Position two = position("3k5/9/9/9/9/4C4/9/4C4/9/5K3 w");
  EXPECT_EQ(meant(two, "C5+5").size(), 1U);
  EXPECT_EQ(meant(two, "C5+1").size(), 2U);
}

TEST(XiangqiMoves, AreRefusedWithAReason) {
  struct Row {
    const char* fen;
    const char* text;
    Code code;
    const char* words;
  };
  const Row rows[] = {
      {"3k5/9/9/9/9/7C1/9/7C1/9/4K4 w", "C2.5", Code::ambiguous_move, "C2.5 can be C-.5 or C+.5"},
      {start, "H2.3", Code::illegal_move,
       "H2.3 is not legal: a horse goes one point straight and one point diagonally"},
      {start, "P5-1", Code::illegal_move, "P5-1 is not legal: a pawn cannot go back"},
      {"4k4/9/9/9/9/9/9/9/4A4/3K5 w", "A5+5", Code::illegal_move,
       "A5+5 is not legal: an advisor goes one point diagonally and stays in its palace"},
      {start, "C0.5", Code::square_range, "C0.5 is not a move: files are counted from 1 to 9"},
      {start, "R1+0", Code::square_range, "R1+0 is not a move: it goes nowhere"},
      {start, "h2h2", Code::illegal_move, "h2h2 is not legal: it ends where it begins"},
      {"3k5/9/9/9/9/9/9/9/9/4K4 w", "K5.6", Code::illegal_move,
       "K5.6 is not legal: the kings would face each other"},
      {"3k5/9/9/9/9/9/9/9/5C3/4K1B2 w", "E3+5", Code::illegal_move,
       "E3+5 is not legal: the elephant's eye f1 is occupied"},
      {start, "h0f1", Code::illegal_move, "h0f1 is not legal: the horse's leg g0 is occupied"},
      {start, "c0d1", Code::illegal_move, "c0d1 is not legal: an elephant goes two points diagonally"},
      {"3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4e6", Code::illegal_move,
       "c4e6 is not legal: an elephant cannot cross the river"},
      {start, "a0a4", Code::illegal_move, "a0a4 is not legal: Red's pawn on a3 is in the way"},
      {start, "a0a3", Code::illegal_move, "a0a3 is not legal: Red's pawn on a3 is in its way"},
      {start, "h2h7", Code::illegal_move,
       "h2h7 is not legal: a cannon captures over one man, but no man is in between"},
      {start, "a3b3", Code::illegal_move,
       "a3b3 is not legal: a pawn can go sideways only after it has crossed the river"},
      {start, "h9g7", Code::wrong_side, "h9g7 is a move of Black, but Red is to move"},
      {start, "e4e5", Code::illegal_move, "e4e5 is not legal: Red has no man on e4"},
      {start, "C3.5", Code::illegal_move, "C3.5 is not legal: Red has no cannon on file 3"},
      {start, "R1+7", Code::illegal_move, "R1+7 is not legal: Red's pawn on i3 is in the way"},
      {start, "P1+9", Code::illegal_move, "P1+9 is not legal: it leads off the board"},
      {"4k4/4r4/9/9/9/9/9/9/4R4/4K4 w", "R5.1", Code::illegal_move,
       "R5.1 is not legal: Red's king would be in check by the rook on e8"},
      {start, "hello", Code::move_syntax, "hello is not a move: a move is written like C2.5 or h2e2"},
      {start, "h2h10", Code::square_range, "h2h10 is not a move: the board has no such point"},
  };
  for (const Row& row : rows) {
    const Diagnostic why = refusal(shown(row.fen), row.text);
    EXPECT_EQ(why.code, row.code) << row.text;
    EXPECT_EQ(why.message, row.words);
    EXPECT_EQ(why.end, std::string_view(row.text).size());
  }
}

// Every legal move of random games is read back from each notation.
TEST(XiangqiMoves, AreReadBack) {
  constexpr Rules one{.base = RankBase::one};
  for_random_positions(40, 150, [&](const Position& p, const MoveList& moves) {
    for (const Move move : moves) {
      for (const Notation notation :
           {Notation::wxf, Notation::iccs, Notation::chinese, Notation::traditional, Notation::uci}) {
        const std::string text = move_text(p, move, notation);
        const MoveList read = meant(p, text);
        ASSERT_EQ(read.size(), 1U) << text << " in " << fen(p);
        ASSERT_EQ(read.front(), move) << text << " in " << fen(p);
      }
      const MoveList read = meant(p, move_text(p, move, Notation::uci, one), one);
      ASSERT_EQ(read.size(), 1U);
      ASSERT_EQ(read.front(), move);
    }
  });
}

// Every name means at most one move, and no two moves have the same name.
TEST(XiangqiMoves, HaveDistinctNames) {
  for_random_positions(40, 150, [](const Position& p, const MoveList& moves) {
    std::vector<std::string> names;
    for (const Move move : moves) names.push_back(move_text(p, move, Notation::wxf));
    std::sort(names.begin(), names.end());
    ASSERT_EQ(std::adjacent_find(names.begin(), names.end()), names.end()) << fen(p);
  });
}

// Some programs number the pawns on a file, others number the kinds of men. "33" is a middle pawn or a third
// pawn.
TEST(XiangqiMoves, AreAmbiguousIfProgramsDisagree) {
  const Position alone = shown("3k5/6P2/6P2/6P2/9/9/9/9/9/4K4 w");
  EXPECT_EQ(meant(alone, "33.4").size(), 2U) << "the middle pawn, or the third one";
  EXPECT_EQ(meant(alone, "P3.4").size(), 1U);
  const Position two_files = shown("3k5/2P3P2/2P3P2/6P2/9/9/9/9/9/4K4 w");
  EXPECT_EQ(meant(two_files, "33.4").size(), 1U) << "as WXF writes it";
  const Position beside_king = shown("3k5/5P3/5P3/9/9/9/9/9/9/5K3 w");
  EXPECT_EQ(meant(beside_king, "14.5").size(), 2U) << "the front pawn, or the king";
  EXPECT_EQ(meant(beside_king, "24.5").size(), 1U);
}

}  // namespace
}  // namespace mt::xiangqi::test
