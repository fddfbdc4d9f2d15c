#include "movetext/archive/encoder.hpp"

#include "movetext/archive/input.hpp"
#include "movetext/archive/output.hpp"
#include "runner.hpp"

namespace mt::archive {
namespace {

class Packed : public ::testing::TestWithParam<const char*> {
 protected:
  std::string written(const std::string& name, std::string_view bytes, std::size_t piece) const {
    Output output;
    EXPECT_TRUE(output.open(runner.path(name)));
    for (std::size_t at = 0; at < bytes.size(); at += piece)
      EXPECT_TRUE(output.write(bytes.substr(at, piece)));
    EXPECT_TRUE(output.finish()) << output.error();
    return read_file(runner.path(name));
  }
  std::string read(const std::string& name) const {
    Input input;
    EXPECT_TRUE(input.open(runner.path(name))) << input.error();
    EXPECT_NE(input.compression(), Compression::none);
    std::string all(std::size_t{8} << 20U, '\0');
    all.resize(input.read(all));
    EXPECT_FALSE(input.failed()) << input.error();
    return all;
  }
  Runner runner;
};

// Returns incompressible noise between compressible parts.
std::string mixed_bytes() {
  std::string bytes;
  std::uint32_t seed = 1;
  while (bytes.size() < 3'000'000) {
    for (int i = 0; i < 70'000; ++i)
      bytes += static_cast<char>((seed = seed * 1664525U + 1013904223U) >> 24U);
    bytes.append(200'000, 'x');
  }
  return bytes;
}

TEST_P(Packed, IsReadBackUnchanged) {
  const std::string name = std::string("file") + GetParam();
  const std::string bytes = mixed_bytes();
  for (const std::size_t piece : {std::size_t{4097}, bytes.size()}) {
    const std::string packed = written(name, bytes, piece);
    EXPECT_LT(packed.size(), bytes.size() / 2);
    EXPECT_TRUE(read(name) == bytes);
  }
}

TEST_P(Packed, AnEmptyFileIsComplete) {
  const std::string name = std::string("file") + GetParam();
  EXPECT_FALSE(written(name, "", 1).empty());
  EXPECT_EQ(read(name), "");
}

TEST_P(Packed, TheSameBytesGiveTheSameFile) {
  const std::string name = std::string("file") + GetParam();
  const std::string bytes = mixed_bytes();
  EXPECT_TRUE(written(name, bytes, 1000) == written(name, bytes, 1000));
}

INSTANTIATE_TEST_SUITE_P(Endings, Packed, ::testing::Values(".gz", ".bz2", ".xz", ".zst"));

TEST(CompressionByName, IsGivenByTheLastExtension) {
  EXPECT_EQ(compression_by_name("a.pdn.gz"), Compression::gzip);
  EXPECT_EQ(compression_by_name("a.gz.pdn"), Compression::none);
  EXPECT_EQ(without_compression("a.pdn.zst"), "a.pdn");
  EXPECT_EQ(without_compression("a.pdn"), "a.pdn");
}

}  // namespace
}  // namespace mt::archive
