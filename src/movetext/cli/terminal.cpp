#include "movetext/cli/terminal.hpp"

#include <cstdlib>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

namespace mt::cli {
namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): before any thread is started
  return value == nullptr ? std::string_view{} : value;
}

bool locale_is_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = variable(name);
    if (value.empty()) continue;
    const auto has = [value](std::string_view part) { return value.find(part) != std::string_view::npos; };
    return has("UTF-8") || has("utf-8") || has("UTF8") || has("utf8");
  }
  return false;
}

}  // namespace

Terminal find_terminal() {
  Terminal terminal;
  terminal.out_is_terminal = ::isatty(STDOUT_FILENO) == 1;
  terminal.error_is_terminal = ::isatty(STDERR_FILENO) == 1;
  terminal.colour = terminal.error_is_terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
  terminal.unicode = locale_is_utf8();
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) terminal.width = size.ws_col;
  return terminal;
}

}  // namespace mt::cli
