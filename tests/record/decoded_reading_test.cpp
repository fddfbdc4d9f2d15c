// Reads records that are not UTF-8.
#include "movetext/record/decoded_reading.hpp"

#include <gtest/gtest.h>
#include <utility>

namespace mt {
namespace {

// The bytes of a short text must not be stored inside the record object, because a worker moves a record when
// it swaps the record with the record of its second reading.
TEST(DecodedReading, KeepsShortTextsInPlaceWhenTheRecordMoves) {
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

// In Big5, the second byte of a character may be the code of a closing brace: U+56DA is \xA5\x7D.
TEST(DecodedReading, FindsTheEndAfterCharactersThatLookLikeBraces) {
  const std::string bytes =
      "\xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD \xB0\xA8\xA2\xB7\xB6\x69\xA2\xB6 {\xA5\x7D\xA5\x7D} end of this\n"
      "next \xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD and more that follows it, of another record altogether\n";
  Record record;
  int calls = 0;
  const Reading reading = read_decoded(bytes, {}, record, [&](std::string_view text) {
    // The record continues after the comment, to the end of the line.
    const std::size_t brace = text.find('}');
    record.source = text.substr(0, calls++ == 0 ? brace + 1 : text.find('\n') + 1);
    return Reading{Found::record, record.source.size()};
  });
  EXPECT_EQ(record.charset, text::Charset::big5);
  EXPECT_EQ(reading.end, bytes.find('\n') + 1);
  EXPECT_EQ(record.source, "炮二平五 馬８進７ {囚囚} end of this\n");
}

}  // namespace
}  // namespace mt
