// Converts real matches from one format to another and back. Nothing may be lost.
#include "runner.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

class MatchRoundTrip : public ::testing::Test {
 protected:
  void SetUp() override {
    const char* directory = std::getenv("MOVETEXT_CORPUS");
    if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
    const std::string folder = std::string(directory) + "/backgammon/";
    for (const char* part : {"mat", "sgf"})
      for (const auto& entry : std::filesystem::directory_iterator(folder + part))
        names_.push_back(entry.path().string());
    std::sort(names_.begin(), names_.end());
    ASSERT_FALSE(names_.empty());
  }

  // Converts a text to another format and returns the result. Adds the number of messages with the code
  // `left_out` to left_out_.
  std::string converted(const std::string& text, std::string_view from, const char* to) {
    const Ran ran = runner_.run(runner_.write("in." + std::string(from), text), to);
    left_out_ +=
        static_cast<int>(std::count_if(ran.notes.told.begin(), ran.notes.told.end(),
                                       [](const Told& told) { return told.code == Code::left_out; }));
    return ran.out;
  }
  std::string there_and_back(const std::string& text, const char* own, const char* other) {
    return converted(converted(text, own, other), other, own);
  }

  Runner runner_;
  std::vector<std::string> names_;
  int left_out_ = 0;
};

TEST_F(MatchRoundTrip, EveryOtherFormatHoldsAWholeMatch) {
  for (const std::string& name : names_) {
    const bool sgf = name.ends_with(".sgf");
    const char* const own = sgf ? "sgf" : "mat";
    const std::string text = runner_.run(name, own).out;
    ASSERT_FALSE(text.empty()) << name;
    for (const char* other : {"ndjson", "json"})
      EXPECT_EQ(there_and_back(text, own, other), text) << name << other;
    if (!sgf) {
      EXPECT_EQ(there_and_back(text, own, "sgf"), text) << name;
    }
    EXPECT_EQ(left_out_, 0) << name;
  }
}

// Parts that .mat cannot hold are reported. The rest of the match must be the same after reading it back.
TEST_F(MatchRoundTrip, WhatMatCannotHoldOfSgfIsReported) {
  for (const std::string& name : names_) {
    if (!name.ends_with(".sgf")) continue;
    const std::string text = runner_.run(name, "sgf").out;
    left_out_ = 0;
    const std::string mat = converted(text, "sgf", "mat");
    EXPECT_EQ(left_out_,
              text.find("A[") == std::string::npos && text.find("AP[") == std::string::npos ? 0 : 1)
        << name;
    EXPECT_EQ(there_and_back(mat, "mat", "sgf"), mat) << name;
  }
}

}  // namespace
}  // namespace mt::archive
