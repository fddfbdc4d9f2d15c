#include "movetext/cli/engine/input_twice.hpp"

#include "movetext/archive/raw_file.hpp"
#include "movetext/archive/temporary_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace mt::cli {
namespace {

// Copies standard input to a file without a name. Returns an error message, or an empty string if that
// succeeds.
std::string copy_standard_input(const std::atomic<bool>& stop) {
  const archive::TemporaryFile copy = archive::open_temporary_file(archive::temporary_directory());
  const auto failure = [] {
    return "the copy of the input in " + archive::temporary_directory() + ": " +
           std::generic_category().message(errno);
  };
  if (!copy) return failure();
  archive::RawFile input(&stop);
  if (!input.open("-")) return "-: " + input.fault();
  std::array<char, std::size_t{64} << 10U> buffer{};
  while (const std::size_t got = input.read_on(buffer))
    if (std::fwrite(buffer.data(), 1, got, copy.get()) != got) return failure();
  if (!input.fault().empty()) return "-: " + input.fault();
  if (std::fflush(copy.get()) != 0 || ::dup2(::fileno(copy.get()), STDIN_FILENO) < 0 ||
      ::lseek(STDIN_FILENO, 0, SEEK_SET) < 0)
    return failure();
  return {};
}

}  // namespace

std::string InputTwice::prepare(const std::vector<std::string>& files, const std::atomic<bool>& stop) {
  for (const std::string& file : files) {
    struct stat status {};
    if (file != "-" && ::stat(file.c_str(), &status) == 0 && !S_ISREG(status.st_mode) &&
        !S_ISDIR(status.st_mode))
      return file + " is not a regular file, but the input is read twice; pass it as standard input";
  }
  uses_standard_input_ = std::find(files.begin(), files.end(), "-") != files.end();
  if (!uses_standard_input_) return {};
  begin_ = ::lseek(STDIN_FILENO, 0, SEEK_CUR);
  if (begin_ >= 0) return {};
  begin_ = 0;
  return copy_standard_input(stop);
}

void InputTwice::wind_back() const {
  if (uses_standard_input_) static_cast<void>(::lseek(STDIN_FILENO, begin_, SEEK_SET));
}

}  // namespace mt::cli
