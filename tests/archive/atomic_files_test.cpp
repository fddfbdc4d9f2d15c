#include "movetext/archive/atomic_files.hpp"

#include "temporary_directory.hpp"

#include <filesystem>
#include <gtest/gtest.h>

namespace mt::archive {
namespace {

using test::contents;
using test::put;
using test::TemporaryDirectory;

AtomicFile file_with(const std::string& path, std::string_view bytes, std::uint64_t before) {
  AtomicFile file;
  EXPECT_TRUE(file.open(path, before) && file.write(bytes)) << file.error();
  return file;
}

// Makes more files than the number of temporary names that AtomicFile tries, and more than a process may have
// open at a time.
TEST(AtomicFiles, AppearTogether) {
  const TemporaryDirectory directory;
  AtomicFiles files(directory.file("x"));
  const auto path = [&](int i) { return directory.file("season-" + std::to_string(i) + ".pdn"); };
  constexpr int many = 2500;
  for (int i = 0; i < many; ++i)
    ASSERT_TRUE(files.add(file_with(path(i), std::to_string(i), files.size()))) << files.error();
  EXPECT_FALSE(std::filesystem::exists(path(0)));
  ASSERT_TRUE(files.commit()) << files.error();
  EXPECT_EQ(directory.count(), many);
  for (int i = 0; i < many; i += 499) EXPECT_EQ(contents(path(i)), std::to_string(i));
}

TEST(AtomicFiles, LeaveNoFileWhenDropped) {
  const TemporaryDirectory directory;
  put(directory.file("season-a.pdn"), "old");
  {
    AtomicFiles files(directory.file("x"));
    ASSERT_TRUE(files.add(file_with(directory.file("season-a.pdn"), "new", 0)));
    ASSERT_TRUE(files.add(file_with(directory.file("season-b.pdn"), "new", 1)));
  }
  EXPECT_EQ(contents(directory.file("season-a.pdn")), "old");
  EXPECT_EQ(directory.count(), 1);
}

}  // namespace
}  // namespace mt::archive
