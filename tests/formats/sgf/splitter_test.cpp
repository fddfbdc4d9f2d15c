#include "movetext/formats/sgf/reader.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt {
namespace {

using Texts = std::vector<std::string>;

void add_records(std::string_view chunk, const ReadOptions& options, Texts& texts) {
  Record record;
  for (std::size_t at = 0; at < chunk.size();) {
    const Reading reading = sgf::read_record(chunk, at, record, options);
    if (reading.found == Found::record) texts.emplace_back(text::trim(chunk.substr(at, reading.end - at)));
    at = reading.end;
  }
}

Texts split(const std::string& text, std::size_t step, const ReadOptions& options) {
  sgf::Splitter splitter(options.limits);
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

// Returns a match with comments whose brackets and parentheses must not end anything.
std::string match(int games) {
  std::string text;
  for (int i = 0; i < games; ++i)
    text += "(;FF[4]GM[6]MI[length:3][game:" + std::to_string(i) +
            "]PW[a]PB[b]\n;W[31hefe]C[x \\] ) (;FF[4]GM[6]\\\\](;B[21]))\n";
  return text;
}

TEST(SgfSplitter, FindsTheSameMatchesHoweverTheyArrive) {
  const std::string text = "words\n" + match(3) + match(1) + "(;FF[4]GM[1];B[aa])" + match(2);
  Texts whole;
  add_records(text, {}, whole);
  EXPECT_EQ(whole.size(), 3U);
  for (const std::size_t step : {1, 7, 64, 1000}) EXPECT_EQ(split(text, step, {}), whole) << step;
}

TEST(SgfSplitter, AMatchBeyondTheLimitDoesNotAbsorbTheNext) {
  ReadOptions options;
  options.limits.record_bytes = 1000;
  options.limits.lookahead = 200;
  const std::string text = match(1) + match(100) + match(2);
  const Texts expected{std::string(text::trim(match(1))), std::string(text::trim(match(2)))};
  for (const std::size_t step : {1, 100, 700, 100'000})
    EXPECT_EQ(split(text, step, options), expected) << step;
}

}  // namespace
}  // namespace mt
