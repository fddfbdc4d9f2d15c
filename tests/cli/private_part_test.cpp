// Private parts of the program are searched for only in their directory beside the program.
#include "movetext/cli/private_part.hpp"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace mt::cli {
namespace {

TEST(PrivatePart, IsBesideTheProgram) {
  const PrivatePart part = private_part("movetext-png.so");
  EXPECT_EQ(part.fault, "");
  EXPECT_TRUE(std::filesystem::path(part.path).is_absolute()) << part.path;
  EXPECT_TRUE(part.path.ends_with("/movetext-png.so")) << part.path;
}

TEST(PrivatePart, IsRefusedIfTheProgramCannotBeLocated) {
  const PrivatePart part = private_part("movetext-png.so", "/nowhere/self/exe");
  EXPECT_EQ(part.path, "");
  EXPECT_NE(part.fault.find("/nowhere/self/exe"), std::string::npos) << part.fault;
}

TEST(PrivatePart, IsRefusedIfTheLinkIsRelative) {
  const std::string link = testing::TempDir() + "movetext-self-" + std::to_string(::getpid());
  std::filesystem::create_symlink("bin/movetext", link);
  const PrivatePart part = private_part("movetext-png.so", link.c_str());
  std::filesystem::remove(link);
  EXPECT_EQ(part.path, "");
  EXPECT_NE(part.fault, "");
}

}  // namespace
}  // namespace mt::cli
