#include "movetext/archive/input.hpp"

#include "temporary_directory.hpp"

#include <array>
#include <bzlib.h>
#include <gtest/gtest.h>
#include <lzma.h>
#include <thread>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

namespace mt::archive {
namespace {

using test::put;
using test::TemporaryDirectory;

std::string gzip(const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  std::string out(text.size() + 1000, '\0');
  std::string in = text;
  stream.next_in = reinterpret_cast<Bytef*>(in.data());
  stream.avail_in = static_cast<unsigned>(in.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<unsigned>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(out.size() - stream.avail_out);
  deflateEnd(&stream);
  return out;
}

std::string bzip2(const std::string& text) {
  std::string out(text.size() + 1000, '\0');
  std::string in = text;
  auto size = static_cast<unsigned>(out.size());
  BZ2_bzBuffToBuffCompress(out.data(), &size, in.data(), static_cast<unsigned>(in.size()), 1, 0, 0);
  out.resize(size);
  return out;
}

std::string xz(const std::string& text) {
  std::string out(text.size() + 1000, '\0');
  std::size_t size = 0;
  lzma_easy_buffer_encode(0, LZMA_CHECK_CRC32, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()),
                          text.size(), reinterpret_cast<std::uint8_t*>(out.data()), &size, out.size());
  out.resize(size);
  return out;
}

std::string zstd(const std::string& text) {
  std::string out(ZSTD_compressBound(text.size()), '\0');
  ZSTD_CCtx* context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  out.resize(ZSTD_compress2(context, out.data(), out.size(), text.data(), text.size()));
  ZSTD_freeCCtx(context);
  return out;
}

// Returns a text that is longer than every buffer and does not repeat itself.
std::string long_text() {
  std::string text;
  for (int i = 0; text.size() < 2'000'000; ++i) text += std::to_string(i * 7919) + ". 32-28 19x23 ";
  return text;
}

struct ReadFile {
  std::string text;
  std::string error;
};

ReadFile read_with(unsigned threads, const std::string& path, std::size_t piece) {
  Input input(nullptr, threads);
  ReadFile outcome;
  std::vector<char> buffer(piece);
  if (input.open(path))
    while (const std::size_t got = input.read(buffer)) outcome.text.append(buffer.data(), got);
  outcome.error = input.error();
  return outcome;
}

// Reads the file with one thread. With several threads, the result must be the same.
ReadFile read_all(const std::string& path, std::size_t piece = 65536) {
  ReadFile outcome = read_with(1, path, piece);
  const ReadFile ahead = read_with(3, path, piece);
  EXPECT_TRUE(ahead.text == outcome.text) << ahead.text.size() << " bytes, not " << outcome.text.size();
  EXPECT_EQ(ahead.error, outcome.error);
  return outcome;
}

struct Format {
  const char* name;
  Compression compression;
  std::string (*pack)(const std::string&);
};

void PrintTo(const Format& format, std::ostream* out) {
  *out << format.name;
}

class CompressedInput : public testing::TestWithParam<Format> {
 protected:
  std::string store(const std::string& bytes) const {
    put(directory_.file("games"), bytes);
    return directory_.file("games");
  }

 private:
  TemporaryDirectory directory_;
};

TEST_P(CompressedInput, IsReadUnchanged) {
  const std::string text = long_text();
  const std::string path = store(GetParam().pack(text));
  EXPECT_EQ(read_all(path).text, text);
  Input input;
  ASSERT_TRUE(input.open(path));
  EXPECT_EQ(input.compression(), GetParam().compression);
}

TEST_P(CompressedInput, IsReadInSmallPieces) {
  EXPECT_EQ(read_all(store(GetParam().pack("1. 32-28 *")), 1).text, "1. 32-28 *");
}

TEST_P(CompressedInput, JoinsSeveralMembers) {
  const std::string path = store(GetParam().pack("one ") + GetParam().pack("") + GetParam().pack("two ") +
                                 GetParam().pack("three"));
  const ReadFile outcome = read_all(path);
  EXPECT_EQ(outcome.text, "one two three");
  EXPECT_EQ(outcome.error, "");
}

TEST_P(CompressedInput, SkipsZeroPadding) {
  const ReadFile outcome = read_all(store(GetParam().pack("text") + std::string(1000, '\0')));
  EXPECT_EQ(outcome.text, "text");
  EXPECT_EQ(outcome.error, "");
}

TEST_P(CompressedInput, FailsIfCutShort) {
  const std::string packed = GetParam().pack(long_text());
  const std::string path = store(packed.substr(0, packed.size() / 2));
  const ReadFile outcome = read_all(path);
  EXPECT_FALSE(outcome.text.empty());
  EXPECT_EQ(outcome.error, path + ": the compressed data are truncated");
}

TEST_P(CompressedInput, FailsIfDamaged) {
  std::string packed = GetParam().pack(long_text());
  for (std::size_t i = packed.size() / 2; i < packed.size() / 2 + 64; ++i)
    packed[i] = static_cast<char>(~packed[i]);
  const std::string path = store(packed);
  EXPECT_EQ(read_all(path).error, path + ": the compressed data are damaged");
}

TEST_P(CompressedInput, FailsButKeepsTheTextIfSomethingElseFollows) {
  const std::string path = store(GetParam().pack("text") + "[Event \"?\"]");
  const ReadFile outcome = read_all(path);
  EXPECT_EQ(outcome.text, "text");
  EXPECT_EQ(outcome.error, path + ": unexpected data follow the compressed data");
}

INSTANTIATE_TEST_SUITE_P(Formats, CompressedInput,
                         testing::Values(Format{"gzip", Compression::gzip, gzip},
                                         Format{"bzip2", Compression::bzip2, bzip2},
                                         Format{"xz", Compression::xz, xz},
                                         Format{"zstd", Compression::zstd, zstd}),
                         [](const auto& format) { return format.param.name; });

TEST(Input, ReadsAPlainFile) {
  const TemporaryDirectory directory;
  const std::string text = long_text();
  put(directory.file("games.pdn"), text);
  EXPECT_EQ(read_all(directory.file("games.pdn")).text, text);
  EXPECT_EQ(read_all(directory.file("games.pdn"), 10'000'000).text, text);
}

TEST(Input, ReadsAnEmptyFile) {
  const TemporaryDirectory directory;
  put(directory.file("games.pdn"), "");
  const ReadFile outcome = read_all(directory.file("games.pdn"));
  EXPECT_EQ(outcome.text, "");
  EXPECT_EQ(outcome.error, "");
}

TEST(Input, ReportsWhyItCannotOpen) {
  const TemporaryDirectory directory;
  EXPECT_EQ(read_all(directory.file("none")).error, directory.file("none") + ": No such file or directory");
  EXPECT_EQ(read_all(directory.path().string()).error, directory.path().string() + ": Is a directory");
}

// A text may begin like a compressed file, but does not contain the whole signature.
TEST(Input, ReadsTextThatBeginsLikeBzip2) {
  const TemporaryDirectory directory;
  put(directory.file("games.pdn"), "BZhang - Wu 1-0");
  EXPECT_EQ(read_all(directory.file("games.pdn")).text, "BZhang - Wu 1-0");
}

std::string utf16(std::u16string_view text, bool big) {
  std::string out;
  for (const char16_t unit : text) {
    const char low = static_cast<char>(unit & 0xFFU);
    const char high = static_cast<char>(unit >> 8U);
    out += big ? high : low;
    out += big ? low : high;
  }
  return out;
}

// The byte order mark is kept in the text; the reader reports it.
TEST(Input, ReadsUtf16AsUtf8) {
  const TemporaryDirectory directory;
  const std::string path = directory.file("games.pdn");
  for (const bool big : {false, true}) {
    put(path, utf16(u"\uFEFFМюллер \U0001F600 1-0", big));
    for (const std::size_t piece : {1, 2, 3, 1000})
      EXPECT_EQ(read_all(path, piece).text, "\uFEFFМюллер \U0001F600 1-0") << piece;
  }
  put(path, gzip(utf16(u"\uFEFF1-0", true)));
  EXPECT_EQ(read_all(path).text, "\uFEFF1-0");
}

TEST(Input, KeepsUtf16WholeAcrossItsBuffers) {
  const TemporaryDirectory directory;
  std::u16string text = u"\uFEFFx";
  std::string expected = "\uFEFFx";
  for (int i = 0; i < 300'000; ++i) {
    text += u"\U0001F600";
    expected += "\U0001F600";
  }
  put(directory.file("games.pdn"), utf16(text, false));
  EXPECT_TRUE(read_all(directory.file("games.pdn")).text == expected);
}

TEST(Input, ReportsHalfACharacterAtTheEndOfUtf16) {
  const TemporaryDirectory directory;
  const std::string path = directory.file("games.pdn");
  put(path, utf16(u"\uFEFF*", false) + "x");
  EXPECT_EQ(read_all(path).text, "\uFEFF*\uFFFD");
  put(path, utf16(std::u16string(u"\uFEFF*") + char16_t{0xD83D}, false));
  EXPECT_EQ(read_all(path).text, "\uFEFF*\uFFFD");
}

TEST(Input, ReadsUtf16WithoutAMark) {
  const TemporaryDirectory directory;
  const std::string path = directory.file("games.pdn");
  for (const bool big : {false, true}) {
    put(path, utf16(u"[White \"\u041C\u044E\"]\r\n1-0", big));
    for (const std::size_t piece : {1, 2, 3, 1000})
      EXPECT_EQ(read_all(path, piece).text, "[White \"\u041C\u044E\"]\r\n1-0") << piece;
  }
}

// UTF-16 units that are not complete characters are kept, so that they can be written unchanged.
TEST(Input, ReturnsTheUnitsThatAreNotCharacters) {
  const TemporaryDirectory directory;
  put(directory.file("games.pdn"), utf16(std::u16string(u"ab") + char16_t{0xDC00} + u"c\uFFFD", false) + "x");
  Input input;
  ASSERT_TRUE(input.open(directory.file("games.pdn")));
  std::array<char, 64> buffer{};
  ASSERT_EQ(input.read(buffer), 12U);
  Utf16Decoder& utf16 = input.utf16();
  EXPECT_TRUE(utf16.has_replaced());
  EXPECT_EQ(utf16.take_replaced("ab\uFFFD"), std::u16string(1, char16_t{0xDC00}));
  EXPECT_FALSE(utf16.ends_in_half());
  EXPECT_EQ(utf16.take_replaced("c\uFFFD\uFFFD"), u"\uFFFDx");
  EXPECT_TRUE(utf16.ends_in_half());
}

TEST(Input, ReadsFilesOfTwoBytesAndFewer) {
  const TemporaryDirectory directory;
  const std::string path = directory.file("games.pdn");
  for (const std::string text : {"*", "1-", "\xFF"}) {
    put(path, text);
    EXPECT_EQ(read_all(path, 1).text, text);
  }
  put(path, "\xFF\xFE");
  EXPECT_EQ(read_all(path, 1).text, "\uFEFF");
}

TEST(Input, LeavesUtf16UndecodedOnRequest) {
  const TemporaryDirectory directory;
  put(directory.file("games.pdn"), "\xFF\xFE*");
  Input input;
  ASSERT_TRUE(input.open(directory.file("games.pdn"), false));
  std::array<char, 8> buffer{};
  EXPECT_EQ(std::string(buffer.data(), input.read(buffer)), "\xFF\xFE*");
}

TEST(Input, CountsTheBytesRead) {
  const TemporaryDirectory directory;
  put(directory.file("games.pdn"), std::string(1000, 'x'));
  Input input;
  ASSERT_TRUE(input.open(directory.file("games.pdn")));
  std::array<char, 2000> buffer{};
  EXPECT_EQ(input.read(buffer), 1000U);
  EXPECT_EQ(input.bytes_read(), 1000U);
  EXPECT_EQ(input.size(), 1000U);
}

// The pipe has no data, so without the stop flag the read would wait forever.
TEST(Input, StopsWaitingForASilentPipe) {
  const TemporaryDirectory directory;
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  ASSERT_EQ(::write(ends[1], "1. 32-28 ", 9), 9);
  std::atomic<bool> stop = false;
  Input input(&stop);
  ASSERT_TRUE(input.open("/dev/fd/" + std::to_string(ends[0])));
  std::array<char, 100> buffer{};
  std::thread stopper([&] { stop = true; });
  EXPECT_LE(input.read(buffer), 9U);
  stopper.join();
  EXPECT_FALSE(input.failed());
  ::close(ends[0]);
  ::close(ends[1]);
}

}  // namespace
}  // namespace mt::archive
