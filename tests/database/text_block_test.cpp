#include "movetext/database/codec/text_block.hpp"

#include "support/corpus.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace mt::database {
namespace {

constexpr std::size_t most = std::size_t{1} << 26;

std::vector<std::string_view> records_of(std::string_view text) {
  std::vector<std::string_view> units;
  for (std::size_t begin = 0; begin < text.size() && units.size() < most_units;) {
    const std::size_t found = text.find("\n[Event ", begin);
    const std::size_t end = found == std::string_view::npos ? text.size() : found + 1;
    units.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  return units;
}

void expect_round_trip(const std::vector<std::string_view>& units, UnitKind kind) {
  const std::string block = encode_block(units, kind);
  TextBlock back;
  ASSERT_TRUE(decode_block(block, most, back));
  ASSERT_EQ(back.units(), units.size());
  for (std::size_t i = 0; i < units.size(); ++i) EXPECT_EQ(back.unit(i), units[i]);
  UnitReader single;
  ASSERT_TRUE(single.open(block, most));
  ASSERT_EQ(single.units(), units.size());
  for (std::size_t i = units.size(); i > 0; --i) {
    std::string_view text;
    ASSERT_TRUE(single.read(i - 1, text));
    EXPECT_EQ(text, units[i - 1]);
  }
}

// Reads all units one by one. Returns false at the first fault.
bool read_singly(const std::string& block) {
  UnitReader reader;
  if (!reader.open(block, most)) return false;
  std::string_view text;
  for (std::size_t i = 0; i < reader.units(); ++i)
    if (!reader.read(i, text)) return false;
  return true;
}

TEST(TextBlock, GivesEveryFileOfTheCorpusBackUnchanged) {
  SKIP_WITHOUT_CORPUS();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::corpus())) {
    if (!entry.is_regular_file() || entry.file_size() > (std::size_t{4} << 20)) continue;
    const std::string text = test::read_file(entry.path());
    SCOPED_TRACE(entry.path().string());
    expect_round_trip(records_of(text), UnitKind::words);
    expect_round_trip(records_of(text), UnitKind::bytes);
  }
}

TEST(TextBlock, KeepsUnusualTexts) {
  const std::vector<std::string_view> texts = {
      "",
      " ",
      "\n\n",
      "1.",
      "1. e4 e5 2.",
      "1. e4 {a} 1... e5 {b} 2. Nf3 {c} 2... Nc6",
      "(((1.e4)))",
      ") ( 1... 1.. 0. 99999999999. 2001. [ ] {",
      "[White \"A] [B\"]\r\n[X \"]\"]\r\n\r\n1. e4\r1-0",
      "1.e4 e5 2.Nf3 Nc6 {  two  blanks  } 3.Bb5\ta6\n\n\n4.Ba4 *",
      std::string_view("\0\xFF\n\0 1. \x80", 9),
  };
  expect_round_trip(texts, UnitKind::words);
  for (const std::string_view text : texts) expect_round_trip({text}, UnitKind::words);
}

TEST(TextBlock, StoresMovesInLittleMoreThanAByteEach) {
  std::string text;
  for (int i = 0; i < 200; ++i)
    text +=
        "[Event \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O "
        "9. h3 1-0\n\n";
  // 17 moves, the result, three codes for the tag, one for the first number, one for the end, and the layout
  EXPECT_LT(encode_block(records_of(text), UnitKind::words).size(), 200 * 29);
}

TEST(TextBlock, RefusesDamagedBytes) {
  const std::vector<std::string_view> units = {
      "[Event \"?\"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 1-0\n\n",
      "[Event \"b\"]\n\n1. d4 {good} 1... d5 *\n"};
  const std::string block = encode_block(units, UnitKind::words);
  std::mt19937 random(1);
  TextBlock back;
  for (std::size_t size = 0; size < block.size(); ++size)
    EXPECT_FALSE(decode_block(std::string_view(block).substr(0, size), most, back)) << size;
  for (int i = 0; i < 20000; ++i) {
    std::string damaged = block;
    for (unsigned long change = random() % 3 + 1; change > 0; --change)
      damaged[random() % damaged.size()] = static_cast<char>(random());
    EXPECT_EQ(decode_block(damaged, most, back), read_singly(damaged));
  }
}

TEST(TextBlock, RefusesMoreBytesThanAreAllowed) {
  const std::vector<std::string_view> units = {"1. e4 e5 2. Nf3 Nc6"};
  TextBlock back;
  EXPECT_TRUE(decode_block(encode_block(units, UnitKind::words), units[0].size(), back));
  EXPECT_FALSE(decode_block(encode_block(units, UnitKind::words), units[0].size() - 1, back));
  EXPECT_FALSE(decode_block(encode_block(units, UnitKind::bytes), units[0].size() - 1, back));
}

}  // namespace
}  // namespace mt::database
