#include "movetext/formats/mat/reader.hpp"
#include "movetext/text/blank.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace mt {
namespace {

using Texts = std::vector<std::string>;

void add_records(std::string_view chunk, const ReadOptions& options, Texts& texts) {
  Record record;
  for (std::size_t at = 0; at < chunk.size();) {
    const Reading reading = mat::read_record(chunk, at, record, options);
    if (reading.found == Found::record) texts.emplace_back(text::trim(chunk.substr(at, reading.end - at)));
    at = reading.end;
  }
}

Texts split(const std::string& text, std::size_t step, const ReadOptions& options) {
  mat::Splitter splitter(options.limits);
  Texts texts;
  std::string buffer;
  for (std::size_t at = 0; at < text.size() || !buffer.empty();) {
    const std::size_t size = std::min(step, text.size() - at);
    buffer.append(text, at, size);
    at += size;
    const Cut cut = splitter.cut(buffer, at == text.size());
    EXPECT_TRUE(cut.size > 0 || at < text.size());
    if (!cut.oversized) add_records(std::string_view(buffer).substr(0, cut.size), options, texts);
    buffer.erase(0, cut.size);
  }
  return texts;
}

std::string match(int games) {
  std::string text = "; [Event \"x\"]\n; a word\n\n 3 point match\n";
  for (int i = 1; i <= games; ++i)
    text += "\n Game " + std::to_string(i) + "\n a : 0     b : 0\n; said\n 1) 31: 8/5 6/5\n";
  return text;
}

TEST(MatSplitter, FindsTheSameMatchesHoweverTheyArrive) {
  const std::string text = match(3) + match(1) + " 5 point match\n Game 1\n" + match(2);
  Texts whole;
  add_records(text, {}, whole);
  EXPECT_EQ(whole.size(), 4U);
  for (const std::size_t step : {1, 7, 64, 1000}) EXPECT_EQ(split(text, step, {}), whole) << step;
}

TEST(MatSplitter, SplitsConcatenatedFilesWithMarks) {
  const std::string mark = "\uFEFF";
  const std::string text = mark + match(1) + mark + match(2) + mark + "; a word\n 1 point match\n Game 1\n";
  Texts whole;
  add_records(text, {}, whole);
  EXPECT_EQ(whole.size(), 3U);
  for (const std::size_t step : {1, 7, 64, 1000}) EXPECT_EQ(split(text, step, {}), whole) << step;
}

TEST(MatSplitter, AMatchBeyondTheLimitDoesNotAbsorbTheNext) {
  ReadOptions options;
  options.limits.record_bytes = 1000;
  options.limits.lookahead = 200;
  const std::string text = match(1) + match(100) + match(2);
  const Texts expected{std::string(text::trim(match(1))), std::string(text::trim(match(2)))};
  for (const std::size_t step : {1, 100, 700, 100'000})
    EXPECT_EQ(split(text, step, options), expected) << step;
}

// A comment does not end a match if no match can start at this comment. This is also true for a match that is
// skipped because it is too large.
TEST(MatSplitter, AMatchBeyondTheLimitEndsAtItsOwnEnd) {
  ReadOptions options;
  options.limits.record_bytes = 1000;
  options.limits.lookahead = 200;
  std::string text = match(100) + "; said\n";
  const std::size_t end = text.size();
  text += "\n" + match(2);
  Record record;
  EXPECT_EQ(mat::read_record(text, 0, record, options).end, end + 1);
  EXPECT_EQ(mat::read_record(text, 0, record, {}).end, end + 1);
}

// Lines of all kinds follow each other in random order. The text is cut at the same positions, wherever the
// search for the cuts begins.
TEST(MatSplitter, SearchingFromTheEndFindsTheSameCuts) {
  constexpr std::string_view lines[] = {" 3 point match\n",
                                        " Game 1\n",
                                        "; said\n",
                                        "; [Event \"x\"]\n",
                                        "\n",
                                        " a : 0  b : 0\r\n",
                                        "# word\r",
                                        " 1) 31: 8/5 6/5\n",
                                        " 2) 31: 8/5\n",
                                        "\uFEFF; x\n",
                                        "\r\n"};
  std::mt19937 random(3);
  for (int round = 0; round < 300; ++round) {
    std::string text;
    for (int i = 0; i < 150; ++i) text += lines[random() % std::size(lines)];
    for (const std::size_t record_bytes : {200, 100'000})
      for (const std::size_t step : {60, 300, 2000}) {
        const auto cuts = [&](std::size_t window) {
          ReadLimits limits;
          limits.record_bytes = record_bytes;
          mat::Splitter splitter(limits, window);
          std::vector<std::pair<std::size_t, bool>> sizes;
          for (std::size_t begin = 0, end = 0; begin < text.size();) {
            end = std::min(end + step, text.size());
            const Cut cut =
                splitter.cut(std::string_view(text).substr(begin, end - begin), end == text.size());
            if (cut.size > 0) sizes.emplace_back(cut.size, cut.oversized);
            begin += cut.size;
          }
          return sizes;
        };
        const auto plain = cuts(SIZE_MAX);
        for (const std::size_t window : {1, 30, 120, 500})
          EXPECT_EQ(cuts(window), plain) << step << '\n' << text;
      }
  }
}

}  // namespace
}  // namespace mt
