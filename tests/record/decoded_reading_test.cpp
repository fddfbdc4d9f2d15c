// Records that were not UTF-8.
#include "movetext/record/decoded_reading.hpp"

#include <gtest/gtest.h>
#include <utility>

namespace mt {
namespace {

// A short text must not lie inside of the record: workers swap a record with its second reading.
TEST(DecodedReading, KeepsShortTextsWhereTheyAreWhenTheRecordMoves) {
  Record record;
  read_decoded("e4 \xE9", {.charset = text::Charset::latin_1}, record, [&](std::string_view text) {
    record.source = text;
    return Reading{Found::record, text.size()};
  });
  Record other = std::move(record);
  record.clear();
  EXPECT_EQ(other.source, "e4 \u00E9");
  EXPECT_EQ(other.source.data(), other.decoded.data());
}

}  // namespace
}  // namespace mt
