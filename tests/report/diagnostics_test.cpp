#include "movetext/report/diagnostics.hpp"

#include <gtest/gtest.h>

namespace mt::report {
namespace {

constexpr std::string_view club =
    "[Event \"Club\"]\n"
    "\n"
    "12. 31-27 24x15 13. 28-23\r\n"
    "*\n";

Diagnostic not_max() {
  return {Code::not_max_capture,
          Severity::error,
          26,
          31,
          "24x15 is not legal: the majority rule requires more",
          "24x22"};
}

std::string shown(const Place& place, const Diagnostic& diagnostic, DiagnosticStyle style) {
  std::string out;
  write_diagnostic(out, place, diagnostic, style);
  return out;
}

TEST(Locate, CountsLinesAndColumnsFromOne) {
  const Place place = locate("club.pdn", club, 26, 31, 39);
  EXPECT_EQ(place.line, 41U);
  EXPECT_EQ(place.column, 11U);
  EXPECT_EQ(place.length, 5U);
  EXPECT_EQ(place.line_text, "12. 31-27 24x15 13. 28-23");
}

TEST(Locate, ARangeOverSeveralLinesIsMarkedToTheEndOfTheFirst) {
  EXPECT_EQ(locate("f", "{ab\ncd", 0, 6).length, 3U);
}

TEST(Locate, TheEndOfTheTextHasAPlace) {
  const Place place = locate("f", "ab\n", 99, 200);
  EXPECT_EQ(place.line, 2U);
  EXPECT_EQ(place.column, 1U);
}

TEST(Diagnostics, TakeOneLineForALog) {
  EXPECT_EQ(shown(locate("club.pdn", club, 26, 31, 39), not_max(), {}),
            "club.pdn:41:11: error: 24x15 is not legal: the majority rule requires more; did you mean 24x22? "
            "[not-max-capture]\n");
}

TEST(Diagnostics, ShowTheLineAndACaretForAPerson) {
  EXPECT_EQ(shown(locate("club.pdn", club, 26, 31, 39), not_max(), {.source = true}),
            "club.pdn:41:11: error: 24x15 is not legal: the majority rule requires more [not-max-capture]\n"
            "  41 | 12. 31-27 24x15 13. 28-23\n"
            "     |           ^~~~~ did you mean 24x22?\n");
}

TEST(Diagnostics, TheCaretCountsCharactersNotBytes) {
  const std::string_view text = "{Ёж} 24x15";
  EXPECT_EQ(shown(locate("f", text, 7, 12), {Code::junk, Severity::warning, 0, 0, "m", ""}, {.source = true}),
            "f:1:8: warning: m [junk]\n"
            "  1 | {Ёж} 24x15\n"
            "    |      ^~~~~\n");
}

TEST(Diagnostics, ALongLineIsCutAroundTheCaret) {
  const std::string line = std::string(5000, 'a') + " 24x15 " + std::string(5000, 'b');
  const std::string out = shown(locate("f", line, 5001, 5006), {Code::junk, Severity::error, 0, 0, "m", ""},
                                {.source = true, .width = 46});
  EXPECT_EQ(out,
            "f:1:5002: error: m [junk]\n"
            "  1 | …aaaaaaaaaaa 24x15 bbbbbbbbbbbbbbbbbbbb…\n"
            "    |              ^~~~~\n");
}

TEST(Diagnostics, ALineThatJustFitsIsNotCut) {
  const std::string line = "12345678901234567890";
  EXPECT_EQ(shown(locate("f", line, 18, 20), {Code::junk, Severity::error, 0, 0, "m", ""},
                  {.source = true, .width = 26}),
            "f:1:19: error: m [junk]\n"
            "  1 | 12345678901234567890\n"
            "    |                   ^~\n");
}

// An archive must not be able to send controls to the terminal of the user who checks it.
TEST(Diagnostics, ControlCharactersAreHarmless) {
  const std::string_view text = "ab\x1B[2Jcd";
  const std::string out = shown(locate("e\x07vil", text, 0, 2),
                                {Code::junk, Severity::error, 0, 0, "\x1B[31m", "\x1B"}, {.source = true});
  EXPECT_EQ(out.find('\x1B'), std::string::npos);
  EXPECT_EQ(out.find('\x07'), std::string::npos);
}

TEST(Diagnostics, UseColoursOnlyOnRequest) {
  const Place place = locate("f", "x", 0, 1);
  EXPECT_EQ(shown(place, not_max(), {.source = true}).find('\x1B'), std::string::npos);
  EXPECT_NE(shown(place, not_max(), {.colour = true, .source = true}).find("\x1B[1;31merror:"),
            std::string::npos);
}

TEST(Diagnostics, AreOneObjectPerLineForAProgram) {
  std::string out;
  write_diagnostic_json(out, locate("cl\"ub.pdn", club, 26, 31, 39), not_max());
  EXPECT_EQ(out,
            "{\"file\":\"cl\\\"ub.pdn\",\"line\":41,\"column\":11,\"length\":5,\"severity\":\"error\","
            "\"code\":\"not-max-capture\",\"class\":\"illegal-move\","
            "\"message\":\"24x15 is not legal: the majority rule requires more\",\"hint\":\"24x22\"}\n");
}

// A position of 100 MB on one line: only the part around the caret is examined.
TEST(Diagnostics, AHugeLineIsHandledQuickly) {
  const std::string line(100'000'000, 'x');
  std::string out;
  const Place place = locate("f", line, 50'000'000, 60'000'000);
  for (int i = 0; i < 1000; ++i) write_diagnostic(out, place, not_max(), {.source = true});
  EXPECT_LT(out.size(), 1'000'000U);
}

}  // namespace
}  // namespace mt::report
