#include "movetext/formats/pgn/splitter.hpp"

#include "movetext/text/blank.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace mt;

using Texts = std::vector<std::string>;

void add_records(std::string_view chunk, const pgn::ReadOptions& options, Texts& texts) {
  Record record;
  for (std::size_t at = 0; at < chunk.size();) {
    const Reading reading = pgn::read_record(chunk, at, test::pdn(), record, options);
    if (reading.found == Found::record) texts.emplace_back(text::trim(chunk.substr(at, reading.end - at)));
    at = reading.end;
  }
}

// Returns the records of a stream that arrives `step` bytes at a time.
Texts split(const std::string& text, std::size_t step, const pgn::ReadOptions& options) {
  pgn::Splitter splitter(test::pdn(), options.limits);
  Texts texts;
  std::string buffer;
  bool more = true;
  for (std::size_t at = 0; at < text.size() || !buffer.empty();) {
    const std::size_t size = more ? std::min(step, text.size() - at) : 0;
    buffer.append(text, at, size);
    at += size;
    const Cut cut = splitter.cut(buffer, at == text.size());
    EXPECT_LE(buffer.size(), splitter.most_needed() + step);
    if (!cut.oversized) add_records(std::string_view(buffer).substr(0, cut.size), options, texts);
    buffer.erase(0, cut.size);
    more = cut.size == 0 || buffer.empty();
  }
  return texts;
}

void expect_same_records(const std::string& text, const pgn::ReadLimits& limits) {
  pgn::ReadOptions options;
  options.limits = limits;
  Texts whole;
  add_records(text, options, whole);
  for (const std::size_t step : {1, 7, 64, 1000, 100'000})
    EXPECT_EQ(split(text, step, options), whole) << step;
}

std::string repeated(std::string_view game, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += game;
  return text;
}

TEST(Splitter, CutsBetweenTaggedGames) {
  const std::string text =
      repeated("[Event \"a; b {\"]\n[Result \"1-0\"]\n\n1. 32-28 {a\n[Event \"trap\"]\n} 19-23 1-0\n\n", 40);
  expect_same_records(text, {});
  pgn::Splitter splitter(test::pdn());
  const Cut cut = splitter.cut(text, false);
  EXPECT_EQ(text.size() - cut.size, text.size() / 40);  // all games except the last one, which may continue
}

TEST(Splitter, SplitsWithoutTags) {
  expect_same_records(repeated("32-28 19-23 1-0\n", 2000),
                      {.record_bytes = 500, .events = 1000, .lookahead = 4000});
}

TEST(Splitter, KeepsCommentsAfterTheResultOrBeforeTheGame) {
  expect_same_records(repeated("[Event \"a\"]\n1. 32-28 1-0 {resigned}\n\n", 50), {});
  expect_same_records(repeated("1-0\n{about the next}\n[Event \"a\"]\n1. 32-28\n", 50), {});
}

TEST(Splitter, UnclosedCommentLosesOnlyItsGame) {
  const std::string good = "[Event \"a\"]\n1. 32-28 {c} 1-0\n\n";
  expect_same_records(repeated(good, 30) + "[Event \"b\"]\n1. 32-28 {never\n\n" + repeated(good, 30), {});
}

TEST(Splitter, PassesOversizedRecordsThrough) {
  const std::string good = "[Event \"a\"]\n1. 32-28 1-0\n\n";
  const std::string text = repeated(good, 20) + "[Event \"big\"]\n1. 32-28 " + repeated("19-23 ", 20'000) +
                           "*\n\n" + repeated(good, 20);
  pgn::ReadOptions options;
  options.limits = {.record_bytes = 2000, .events = 100'000, .lookahead = 4000};
  EXPECT_EQ(split(text, 500, options).size(), 40U);
  EXPECT_EQ(split(text, 100'000, options).size(), 40U);
}

// Parts from which games with all special cases are made.
constexpr std::string_view parts[] = {"{",
                                      "}",
                                      "(no)",
                                      "[",
                                      "]",
                                      ";",
                                      "%",
                                      "\n",
                                      "\n\n",
                                      " 1-0\n",
                                      "*",
                                      "\"",
                                      "1. ",
                                      "32-28 ",
                                      "[Event \"x\"]\n",
                                      "\n[Site \"{\"]\n",
                                      "{c}",
                                      "words ",
                                      "\r",
                                      "(1. 33-29)",
                                      "({",
                                      "(a {",
                                      ")",
                                      "1…"};

std::string random_text(std::mt19937& random, int pieces) {
  std::string text;
  for (int i = 0; i < pieces; ++i) text += parts[random() % std::size(parts)];
  return text;
}

TEST(Splitter, AnyBuffersGiveTheSameRecords) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round)
    expect_same_records(random_text(random, 120), {.record_bytes = 300, .events = 40});
}

// Returns the sizes of the chunks into which a stream is cut, and whether they are oversized. The stream
// arrives `step` bytes at a time.
std::vector<std::pair<std::size_t, bool>> cuts(const std::string& text, std::size_t step,
                                               const pgn::ReadLimits& limits, std::size_t window) {
  pgn::Splitter splitter(test::pdn(), limits, window);
  std::vector<std::pair<std::size_t, bool>> sizes;
  for (std::size_t begin = 0, end = 0; begin < text.size();) {
    end = std::min(end + step, text.size());
    const Cut cut = splitter.cut(std::string_view(text).substr(begin, end - begin), end == text.size());
    if (cut.size > 0) sizes.emplace_back(cut.size, cut.oversized);
    begin += cut.size;
  }
  return sizes;
}

constexpr std::size_t all_at_once = SIZE_MAX;  // a window that is larger than any buffer

void expect_same_cuts(const std::string& text, const pgn::ReadLimits& limits) {
  for (const std::size_t step : {90, 200, 700, 3000}) {
    const auto plain = cuts(text, step, limits, all_at_once);
    for (const std::size_t window : {1, 20, 100, 500})
      EXPECT_EQ(cuts(text, step, limits, window), plain) << step << ' ' << window << '\n' << text;
  }
}

TEST(Splitter, SearchingFromTheEndFindsTheSameCuts) {
  std::mt19937 random(8);
  for (int round = 0; round < 400; ++round) {
    std::string text;
    // The games are separated by borders, so that a border is often near the end of a buffer.
    for (int i = 0; i < 8; ++i)
      text += random_text(random, static_cast<int>(random() % 40)) +
              "\n[Event \"a\"]\n[Site \"b\"]\n\n1. 32-28 {c} 19-23 1-0\n\n";
    expect_same_cuts(text, {.record_bytes = 300, .events = 40});
    expect_same_cuts(text, {.record_bytes = 10'000});
  }
}

// A tag pair in a comment is not a tag, even near the end of the buffer.
TEST(Splitter, ACommentThatHoldsGamesIsNotCut) {
  const std::string game = "[Event \"a\"]\n\n1. 32-28 1-0\n\n";
  const std::string text = game + "[Event \"b\"]\n1. 32-28 {" + repeated(game, 30) + "} 19-23 1-0\n\n" + game;
  for (const std::size_t window : {1, 50, 200, 400}) {
    pgn::Splitter splitter(test::pdn(), {}, window);
    EXPECT_EQ(splitter.cut(text, false).size, text.size() - game.size()) << window;
    pgn::Splitter before_its_end(test::pdn(), {}, window);
    EXPECT_EQ(before_its_end.cut(text.substr(0, text.find('}')), false).size, game.size()) << window;
  }
  expect_same_cuts(text, {});
}

}  // namespace
