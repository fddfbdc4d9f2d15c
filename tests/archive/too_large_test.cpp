// If a record exceeds the limit of events, its size is reported, in every format.
#include "movetext/formats/bgammon/reader.hpp"
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/oldmoves/reader.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/sgf/reader.hpp"
#include "movetext/formats/sgg/reader.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt {
namespace {

constexpr std::size_t most_events = 100;

std::string many(const std::string& head, const std::string& unit, const std::string& tail = {}) {
  std::string text = head;
  for (std::size_t i = 0; i <= most_events; ++i) text += unit;
  return text + tail;
}

ReadOptions few() {
  ReadOptions options;
  options.limits.events = most_events;
  return options;
}

void expect_size(const Reading& reading, const Record& record, const std::string& text) {
  EXPECT_EQ(reading.found, Found::oversized) << text.substr(0, 80);
  ASSERT_EQ(record.diagnostics.size(), 1U);
  const Diagnostic& fault = record.diagnostics.front();
  EXPECT_EQ(fault.code, Code::record_too_large);
  const std::string begin = "a record of " + std::to_string(text.size()) + " bytes has more than 100 ";
  EXPECT_EQ(fault.message.substr(0, begin.size()), begin);
  EXPECT_TRUE(fault.message.ends_with("; it is passed through unread")) << fault.message;
}

template <class Read>
void expect_size(const std::string& text, Read&& read) {
  Record record;
  expect_size(read(text, record), record, text);
}

TEST(TooLarge, RecordsWithManyEventsAreReportedWithTheirSize) {
  expect_size(many("[Event \"a\"]\n\n", "1. 32-28 ", "*\n"), [](const std::string& text, Record& record) {
    return pgn::read_record(text, 0, test::pdn(), record, few());
  });
  expect_size(many("[Event \"a\"]\n\n", "1. e4 ", "*\n"), [](const std::string& text, Record& record) {
    return pgn::read_record(text, 0, test::pgn(), record, few());
  });
  expect_size(
      many(" 5 point match\n Game 1\n Ann : 0                   Bob : 0\n",
           "  1) 31: 8/5 6/5                   62: 24/18 13/11\n"),
      [](const std::string& text, Record& record) { return mat::read_record(text, 0, record, few()); });
  expect_size(many("(;GM[6]", ";B[31ab]", ")\n"), [](const std::string& text, Record& record) {
    return sgf::read_record(text, 0, record, few());
  });
  expect_size(
      many("ann vs. bob\nGame 1.0-0/3\n", "1\t31: 8/5, 6/5\n1\t\t62: 24/18, 13/11\n"),
      [](const std::string& text, Record& record) { return sgg::read_record(text, 0, record, few()); });
  expect_size(
      many("Score is 0-0 in a 3 point match.\nann is X - bob is O\n", "X: (3 1) 8-5 6-5\n"),
      [](const std::string& text, Record& record) { return oldmoves::read_record(text, 0, record, few()); });
  expect_size(
      many("i 1702738670 ann bob 5 0 0 1 1 0\n", "1 r 3-1 8/5 6/5\n"),
      [](const std::string& text, Record& record) { return bgammon::read_record(text, 0, record, few()); });
  expect_size(many("{\"format\":\"movetext\",\"version\":1,\"moves\":[{\"move\":\"e4\"}",
                   ",{\"move\":\"e5\"}", "]}\n"),
              [](const std::string& text, Record& record) {
                json::ReadOptions options;
                options.events = most_events;
                return json::read_record(text, 0, record, options);
              });
}

}  // namespace
}  // namespace mt
