// What a program needs at its start besides the command that the user has given.
#pragma once
#include <span>
#include <string_view>

namespace mt::engine {

struct ProgramFile {
  std::string_view name{};
  std::string_view text{};
};

// An argument that a command must have. It is added at the end of a command that does not have it.
struct NeededArgument {
  std::string_view option{};  // "-p"
  std::string_view other{};   // another spelling of the same option: "--python"
  // The file or directory that follows the option. A sign @ at its beginning stands for the directory of the
  // files. A user must not give an option with a value. Empty if the option has no value.
  std::string_view value{};
};

// If `files` is empty, nothing is done at the start.
struct Startup {
  std::span<const ProgramFile> files{};  // are written to a new private directory
  std::span<const NeededArgument> arguments{};
  // Options that cannot be used together with the files.
  std::span<const std::string_view> refused{};
  // Names of files and of empty directories that the program makes in the directory of the files.
  std::span<const std::string_view> leftovers{};
};

}  // namespace mt::engine
