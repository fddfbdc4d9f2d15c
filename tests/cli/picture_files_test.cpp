#include "movetext/cli/picture_files.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <string>

namespace mt::cli {
namespace {

// A directory that is removed with the test.
class PictureFilesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = ::testing::TempDir() + "pictures-XXXXXX";
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    place_ = name + '/';
  }
  void TearDown() override { std::filesystem::remove_all(place_); }

  std::set<std::string> names(const std::string& below = {}) const {
    std::set<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(place_ + below))
      found.insert(entry.path().filename().string());
    return found;
  }
  std::string content(const std::string& name) const {
    std::ifstream file(place_ + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  std::string place_;
};

TEST_F(PictureFilesTest, ASinglePictureHasTheNameItself) {
  PictureFiles files(place_ + "end.svg", ".svg");
  ASSERT_TRUE(files.open() && files.write("one"));
  EXPECT_TRUE(names().empty());  // no files appear before all are written
  ASSERT_TRUE(files.finish());
  EXPECT_EQ(names(), (std::set<std::string>{"end.svg"}));
  EXPECT_EQ(content("end.svg"), "one");
}

TEST_F(PictureFilesTest, SeveralPicturesHaveNumbersBeforeAllExtensions) {
  PictureFiles files(place_ + "end.svg.gz", ".svg");
  ASSERT_TRUE(files.open() && files.write("one") && files.write("two") && files.finish());
  EXPECT_EQ(names(), (std::set<std::string>{"end-0001.svg.gz", "end-0002.svg.gz"}));
  EXPECT_EQ(files.count(), 2U);
}

TEST_F(PictureFilesTest, PicturesInADirectoryAlwaysHaveNumbers) {
  PictureFiles files(place_ + "a/b/", ".png");
  ASSERT_TRUE(files.open() && files.write("one") && files.finish());
  EXPECT_EQ(names("a/b/"), (std::set<std::string>{"game-0001.png"}));
  EXPECT_EQ(content("a/b/game-0001.png"), "one");
}

TEST_F(PictureFilesTest, NumbersGrowBeyondFourDigits) {
  PictureFiles files(place_ + "x/", ".svg");
  ASSERT_TRUE(files.open());
  for (int i = 0; i < 10'001; ++i) ASSERT_TRUE(files.write("p"));
  ASSERT_TRUE(files.finish());
  EXPECT_TRUE(names("x/").contains("game-10001.svg"));
  EXPECT_EQ(names("x/").size(), 10'001U);
}

TEST_F(PictureFilesTest, ReportsFilesThatCannotBeWritten) {
  PictureFiles below_file(place_ + "file/x/", ".svg");
  std::ofstream(place_ + "file") << "text";
  EXPECT_FALSE(below_file.open());
  EXPECT_NE(below_file.error(), "");
  PictureFiles nowhere(place_ + "none/x.svg", ".svg");
  EXPECT_FALSE(nowhere.open());
  EXPECT_NE(nowhere.error().find("No such file"), std::string::npos) << nowhere.error();
}

TEST_F(PictureFilesTest, NothingIsWrittenWithoutPictures) {
  PictureFiles files(place_ + "end.svg", ".svg");
  ASSERT_TRUE(files.open() && files.finish());
  EXPECT_TRUE(names().empty());
}

}  // namespace
}  // namespace mt::cli
