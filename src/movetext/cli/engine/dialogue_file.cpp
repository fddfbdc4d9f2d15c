#include "movetext/cli/engine/dialogue_file.hpp"

#include <array>
#include <cstdio>

namespace mt::cli {

void DialogueFile::write(std::string_view engine, std::string_view line) {
  const std::lock_guard lock(mutex_);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin_;
  std::array<char, 32> seconds{};
  std::snprintf(seconds.data(), seconds.size(), "%.3f ", time.count());
  file_ << seconds.data() << engine << ' ' << line << '\n' << std::flush;
}

}  // namespace mt::cli
