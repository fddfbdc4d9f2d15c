#include "movetext/cli/console.hpp"

#include <string>
#include <unistd.h>

namespace mt::cli {

void complain(std::string_view text) {
  std::string line = "movetext: ";
  for (const char c : text) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
  line += '\n';
  // Nothing is left to be done when even this fails.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
}

Status report_io(const Output& output) {
  if (!output.error().empty()) complain(output.error());
  return Status::io;
}

}  // namespace mt::cli
