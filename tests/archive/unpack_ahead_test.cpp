#include "movetext/archive/input.hpp"
#include "movetext/archive/member.hpp"
#include "temporary_directory.hpp"

#include <array>
#include <gtest/gtest.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

namespace mt::archive {
namespace {

using test::put;
using test::TemporaryDirectory;

// Returns a different text for each number.
std::string text_of(int number, std::size_t size) {
  std::string moves;
  for (int i = 0; i < 2000; ++i) moves += std::to_string(number * 104729 + i * 7919) + ". 32-28 ";
  std::string text;
  while (text.size() < size) text += moves;
  text.resize(size);
  return text;
}

std::string little_endian(std::uint64_t value, int bytes) {
  std::string out;
  for (; bytes-- > 0; value >>= 8U) out += static_cast<char>(value);
  return out;
}

// `told`: whether the frame header contains the unpacked size.
std::string frame(const std::string& text, bool told = true, int window_log = 0) {
  ZSTD_CCtx* context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  ZSTD_CCtx_setParameter(context, ZSTD_c_contentSizeFlag, told ? 1 : 0);
  if (window_log > 0) ZSTD_CCtx_setParameter(context, ZSTD_c_windowLog, window_log);
  std::string out(ZSTD_compressBound(text.size()), '\0');
  out.resize(ZSTD_compress2(context, out.data(), out.size(), text.data(), text.size()));
  ZSTD_freeCCtx(context);
  return out;
}

std::string skippable(std::size_t size) {
  return "\x5E\x2A\x4D\x18" + little_endian(size, 4) + std::string(size, 'x');
}

std::string bgzf_block(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
  std::string data(text.size() + 1000, '\0');
  std::string in = text;
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<unsigned>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(data.data());
  stream.avail_out = static_cast<unsigned>(data.size());
  deflate(&stream, Z_FINISH);
  data.resize(data.size() - stream.avail_out);
  deflateEnd(&stream);
  const auto crc = crc32(0, reinterpret_cast<const Bytef*>(text.data()), static_cast<unsigned>(text.size()));
  using namespace std::string_literals;
  return "\x1F\x8B\x08\x04\0\0\0\0\0\xFF\x06\0BC\x02\0"s + little_endian(18 + data.size() + 8 - 1, 2) + data +
         little_endian(crc, 4) + little_endian(text.size(), 4);
}

struct UnpackedFile {
  std::string text;
  std::string error;
  bool operator==(const UnpackedFile&) const = default;
};

UnpackedFile read_with(unsigned threads, const std::string& path) {
  Input input(nullptr, threads);
  UnpackedFile outcome;
  std::vector<char> buffer(std::size_t{512} << 10U);
  if (input.open(path))
    while (const std::size_t got = input.read(buffer)) outcome.text.append(buffer.data(), got);
  outcome.error = input.error();
  return outcome;
}

class UnpackAhead : public testing::Test {
 protected:
  // Reads the bytes as a file, once with one thread and once with several threads. Both results must be the
  // same.
  UnpackedFile read(const std::string& bytes) const {
    put(path(), bytes);
    UnpackedFile one = read_with(1, path());
    for (const unsigned threads : {2U, 5U})
      EXPECT_TRUE(read_with(threads, path()) == one) << threads << " threads";
    return one;
  }
  std::string path() const { return directory_.file("games"); }

  std::string packed;    // a file of many members
  std::string unpacked;  // the unpacked contents of that file
  std::vector<std::size_t> begins;

  void add(const std::string& member, const std::string& text) {
    begins.push_back(packed.size());
    packed += member;
    unpacked += text;
  }
  void add_frames(int count, std::size_t size, bool told = true) {
    for (int i = 0; i < count; ++i) {
      const std::string text = text_of(i, size);
      add(frame(text, told), text);
    }
  }
  void add_blocks(int count) {
    for (int i = 0; i < count; ++i) {
      const std::string text = text_of(i, 60'000);
      add(bgzf_block(text), text);
    }
    add(bgzf_block(""), "");
  }

 private:
  TemporaryDirectory directory_;
};

TEST_F(UnpackAhead, JoinsTheFramesOfAFile) {
  add_frames(40, 700'000);
  add(skippable(1000), "");
  EXPECT_TRUE(read(packed) == (UnpackedFile{unpacked, ""}));
}

TEST_F(UnpackAhead, ReadsFramesWithoutASize) {
  add_frames(12, 1'500'000, false);
  EXPECT_TRUE(read(packed) == (UnpackedFile{unpacked, ""}));
}

TEST_F(UnpackAhead, JoinsSmallAndEmptyFrames) {
  for (int i = 0; i < 3000; ++i) {
    const std::string text = text_of(i, static_cast<std::size_t>(i % 500));
    add(frame(text), text);
    if (i % 7 == 0) add(skippable(static_cast<std::size_t>(i % 50)), "");
  }
  EXPECT_TRUE(read(packed) == (UnpackedFile{unpacked, ""}));
}

// A frame that is too large for the memory limit is unpacked in pieces, and so are all frames after it.
TEST_F(UnpackAhead, ReadsALargeFrameAmongSmallOnes) {
  add_frames(5, 700'000);
  add_frames(1, longest_member + 1);
  add_frames(5, 700'000);
  EXPECT_TRUE(read(packed) == (UnpackedFile{unpacked, ""}));
  packed.clear();
  unpacked.clear();
  add_frames(5, 700'000, false);
  add_frames(1, longest_member + 1, false);  // the size of this frame is known only after unpacking
  add_frames(5, 700'000, false);
  EXPECT_TRUE(read(packed) == (UnpackedFile{unpacked, ""}));
}

TEST_F(UnpackAhead, JoinsTheBlocksOfBgzf) {
  add_blocks(100);
  EXPECT_TRUE(read(packed) == (UnpackedFile{unpacked, ""}));
}

TEST_F(UnpackAhead, ReadsAFileCutShortUpToItsEnd) {
  for (const bool frames : {true, false}) {
    packed.clear();
    unpacked.clear();
    begins.clear();
    if (frames)
      add_frames(10, 600'000);
    else
      add_blocks(50);
    for (const std::size_t size : {begins[7] + 1, begins[7] + 9, begins[7] + 1000, begins[8] - 1}) {
      const UnpackedFile outcome = read(packed.substr(0, size));
      EXPECT_EQ(outcome.error,
                path() + (size == begins[7] + 1 ? ": unexpected data follow the compressed data"
                                                : ": the compressed data are truncated"));
      EXPECT_TRUE(unpacked.starts_with(outcome.text));
      EXPECT_GE(outcome.text.size(), frames ? 7 * 600'000U : 7 * 60'000U);
    }
    EXPECT_EQ(read(packed.substr(0, begins[7])).error, "");
  }
}

TEST_F(UnpackAhead, ReportsDamageAtItsPlace) {
  for (const bool frames : {true, false}) {
    packed.clear();
    unpacked.clear();
    begins.clear();
    if (frames)
      add_frames(10, 600'000);
    else
      add_blocks(50);
    std::string damaged = packed;
    for (std::size_t i = begins[6] + 500; i < begins[6] + 564; ++i)
      damaged[i] = static_cast<char>(~damaged[i]);
    const UnpackedFile outcome = read(damaged);
    EXPECT_EQ(outcome.error, path() + ": the compressed data are damaged");
    EXPECT_GE(outcome.text.size(), frames ? 6 * 600'000U : 6 * 60'000U);
  }
}

// A block whose header gives a wrong size is still read to its real end, as in other programs.
TEST_F(UnpackAhead, LosesNothingThroughABlockWithAWrongSize) {
  for (const int lie : {-20, -1, 1, 300}) {
    packed.clear();
    unpacked.clear();
    begins.clear();
    add_blocks(60);
    const std::size_t at = begins[30] + 16;
    const int size =
        static_cast<unsigned char>(packed[at]) + 256 * static_cast<unsigned char>(packed[at + 1]);
    packed.replace(at, 2, little_endian(static_cast<std::uint64_t>(size + lie), 2));
    EXPECT_TRUE(read(packed) == (UnpackedFile{unpacked, ""})) << lie;
  }
}

TEST_F(UnpackAhead, RefusesAFrameWithAWrongSize) {
  add_frames(5, 600'000);
  // In a frame with a single segment, Frame_Content_Size (four bytes) follows the frame descriptor.
  const std::size_t at = begins[3] + 5;
  for (const std::uint64_t lie : {599'999U, 600'001U, 100U, 4'000'000U}) {
    std::string lying = packed;
    lying.replace(at, 4, little_endian(lie, 4));
    const UnpackedFile outcome = read(lying);
    EXPECT_EQ(outcome.error, path() + ": the compressed data are damaged") << lie;
    EXPECT_GE(outcome.text.size(), 3 * 600'000U);
  }
}

TEST_F(UnpackAhead, ReportsBytesThatFollow) {
  for (const bool frames : {true, false}) {
    packed.clear();
    unpacked.clear();
    if (frames)
      add_frames(5, 600'000);
    else
      add_blocks(20);
    EXPECT_TRUE(read(packed + "[Event \"?\"]") ==
                (UnpackedFile{unpacked, path() + ": unexpected data follow the compressed data"}));
    EXPECT_TRUE(read(packed + std::string(100, '\0')) == (UnpackedFile{unpacked, ""}));
    EXPECT_TRUE(read(packed + std::string(100, '\0') + packed) == (UnpackedFile{unpacked + unpacked, ""}));
  }
}

TEST_F(UnpackAhead, MayEndBeforeTheFile) {
  add_frames(40, 700'000);
  put(path(), packed);
  for (const std::size_t size : {0U, 1U, 1'000'000U}) {
    Input input(nullptr, 4);
    ASSERT_TRUE(input.open(path()));
    std::string text(size, '\0');
    EXPECT_EQ(input.read(text), size);
    EXPECT_TRUE(unpacked.starts_with(text));
  }
}

// Closing the input must not wait for a pipe that sends no data.
TEST_F(UnpackAhead, EndsWhileAPipeIsSilent) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  const std::string bytes = frame("1. 32-28 ");
  ASSERT_EQ(::write(ends[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
  {
    Input input(nullptr, 2);
    ASSERT_TRUE(input.open("/dev/fd/" + std::to_string(ends[0])));
  }
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST_F(UnpackAhead, DoesNotHoldAFrameWiderThanItsBound) {
  const std::string text = text_of(1, 100'000);
  EXPECT_EQ(find_member(Compression::zstd, frame(text)).found, Member::Found::whole);
  EXPECT_EQ(find_member(Compression::zstd, frame(text, false)).found, Member::Found::whole);
  const std::string part = frame(text).substr(0, 1000);
  EXPECT_EQ(find_member(Compression::zstd, part).found, Member::Found::part);
  std::string wide = frame(text, false);
  wide[5] = static_cast<char>(17U << 3U);  // Window_Descriptor: 128 MiB
  EXPECT_EQ(find_member(Compression::zstd, wide).found, Member::Found::not_told);
  EXPECT_EQ(find_member(Compression::zstd, skippable(longest_packed)).found, Member::Found::not_told);
}

}  // namespace
}  // namespace mt::archive
