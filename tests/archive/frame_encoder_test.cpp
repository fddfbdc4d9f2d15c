#include "movetext/archive/frame_encoder.hpp"

#include <gtest/gtest.h>
#include <vector>
#include <zstd.h>

namespace mt::archive {
namespace {

std::uint32_t word(const std::string& bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 4; i-- > 0;) value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

// Unpacks each frame separately, at its offset in the table of frames.
std::vector<std::string> frames_of(const std::string& file) {
  std::vector<std::string> frames;
  const std::uint32_t count = word(file, file.size() - 9);
  const std::size_t table = file.size() - 9 - 8 * std::size_t{count};
  EXPECT_EQ(word(file, file.size() - 4), 0x8F92EAB1U);
  EXPECT_EQ(file[file.size() - 5], '\0');
  EXPECT_EQ(word(file, table - 8), 0x184D2A5EU);
  EXPECT_EQ(word(file, table - 4), 8 * count + 9);
  std::size_t at = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t packed = word(file, table + 8 * i);
    std::string frame(word(file, table + 8 * i + 4), '\0');
    EXPECT_EQ(ZSTD_findFrameCompressedSize(file.data() + at, file.size() - at), packed);
    EXPECT_EQ(ZSTD_decompress(frame.data(), frame.size(), file.data() + at, packed), frame.size());
    frames.push_back(frame);
    at += packed;
  }
  EXPECT_EQ(at, table - 8);
  return frames;
}

using Frames = std::vector<std::string>;

// Encodes records in frames of ten bytes. The records are passed in pieces of `piece` bytes.
Frames encoded(const std::vector<std::string>& records, std::size_t piece) {
  const auto encoder = make_frame_encoder(10);
  std::string out;
  for (const std::string& record : records) {
    for (std::size_t at = 0; at < record.size(); at += piece)
      EXPECT_TRUE(encoder->encode(std::string_view(record).substr(at, piece), false, out));
    encoder->end_record();
  }
  EXPECT_TRUE(encoder->encode({}, true, out));
  return frames_of(out);
}

TEST(FrameEncoder, FramesEndWhereRecordsDo) {
  for (const std::size_t piece : {1U, 3U, 100U}) {
    EXPECT_EQ(encoded({"aaaa", "bbbb", "cccc", "dd", "eeeee"}, piece),
              (Frames{"aaaabbbb", "ccccdd", "eeeee"}));
    EXPECT_EQ(encoded({"aaaaaaaaaa", "bbbbbbbbbb", "c"}, piece), (Frames{"aaaaaaaaaa", "bbbbbbbbbb", "c"}));
    EXPECT_EQ(encoded({"aaaaa", "bbbbb"}, piece), (Frames{"aaaaabbbbb"}));
  }
}

TEST(FrameEncoder, ALongRecordIsDivided) {
  const std::string large = "0123456789abcdefghijABCDE";
  for (const std::size_t piece : {1U, 3U, 100U})
    EXPECT_EQ(encoded({"aaa", large, "bbb", "ccc"}, piece),
              (Frames{"aaa", "0123456789", "abcdefghij", "ABCDEbbb", "ccc"}));
}

TEST(FrameEncoder, AFileWithoutRecordsIsComplete) {
  EXPECT_EQ(encoded({}, 1), (Frames{""}));
}

}  // namespace
}  // namespace mt::archive
