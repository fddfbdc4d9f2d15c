#include "movetext/archive/atomic_file.hpp"

#include "temporary_directory.hpp"

#include <csignal>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mt::archive {
namespace {

using test::contents;
using test::put;
using test::TemporaryDirectory;

TEST(AtomicFile, AppearsOnlyWhenCommitted) {
  const TemporaryDirectory directory;
  const std::string path = directory.file("season.pdn");
  AtomicFile file;
  ASSERT_TRUE(file.open(path)) << file.error();
  ASSERT_TRUE(file.write("1. 32-28 "));
  ASSERT_TRUE(file.write("19-23 *\n"));
  EXPECT_FALSE(std::filesystem::exists(path));
  ASSERT_TRUE(file.commit()) << file.error();
  EXPECT_EQ(contents(path), "1. 32-28 19-23 *\n");
  EXPECT_EQ(directory.count(), 1);
}

TEST(AtomicFile, LeavesTheOldFileUnchangedWhenDiscarded) {
  const TemporaryDirectory directory;
  const std::string path = directory.file("season.pdn");
  put(path, "old");
  {
    AtomicFile file;
    ASSERT_TRUE(file.open(path));
    ASSERT_TRUE(file.write("new"));
  }
  EXPECT_EQ(contents(path), "old");
  EXPECT_EQ(directory.count(), 1);
}

TEST(AtomicFile, ReplacesTheOldFileAndKeepsItsPermissions) {
  const TemporaryDirectory directory;
  const std::string path = directory.file("season.pdn");
  put(path, "old and longer");
  ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
  AtomicFile file;
  ASSERT_TRUE(file.open(path) && file.write("new") && file.commit()) << file.error();
  EXPECT_EQ(contents(path), "new");
  struct stat status {};
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0640U);
}

TEST(AtomicFile, FollowsASymbolicLink) {
  const TemporaryDirectory directory;
  put(directory.file("real.pdn"), "old");
  std::filesystem::create_symlink("real.pdn", directory.file("link.pdn"));
  AtomicFile file;
  ASSERT_TRUE(file.open(directory.file("link.pdn")) && file.write("new") && file.commit()) << file.error();
  EXPECT_EQ(contents(directory.file("real.pdn")), "new");
  EXPECT_TRUE(std::filesystem::is_symlink(directory.file("link.pdn")));
}

TEST(AtomicFile, WritesDirectlyIfTheFileIsNotRegular) {
  AtomicFile file;
  ASSERT_TRUE(file.open("/dev/null")) << file.error();
  EXPECT_TRUE(file.write("gone") && file.commit());
}

TEST(AtomicFile, ReportsWhyItCannotOpen) {
  const TemporaryDirectory directory;
  AtomicFile file;
  EXPECT_FALSE(file.open(directory.file("no/such/directory.pdn")));
  EXPECT_EQ(file.error(), directory.file("no/such/directory.pdn") + ": No such file or directory");
  EXPECT_FALSE(file.open(directory.path().string()));
  EXPECT_EQ(file.error(), directory.path().string() + ": Is a directory");
}

// /dev/full behaves like a full disk.
TEST(AtomicFile, ReportsAFullDisk) {
  AtomicFile file;
  ASSERT_TRUE(file.open("/dev/full"));
  EXPECT_FALSE(file.write("1. 32-28"));
  EXPECT_EQ(file.error(), "/dev/full: No space left on device");
}

// Runs in a separate process, because exceeding the size limit may terminate the process.
[[noreturn]] void write_beyond_the_size_limit(const TemporaryDirectory& directory) {
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit limit{1000, 1000};
  ::setrlimit(RLIMIT_FSIZE, &limit);
  AtomicFile file;
  const bool written = file.open(directory.file("season.pdn")) && file.write(std::string(2000, 'x'));
  ::_exit(!written && directory.count() == 0 ? 0 : 1);
}

TEST(AtomicFile, ALimitReachedInTheMiddleLeavesNoFile) {
  const TemporaryDirectory directory;
  EXPECT_EXIT(write_beyond_the_size_limit(directory), testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace mt::archive
