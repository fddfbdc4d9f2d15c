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

// Returns the columns of the terminal with that file descriptor, or 80 if it is not a terminal.
std::size_t width_of(int descriptor) {
  constexpr std::size_t usual = 80;
  winsize size{};
  return ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual;
}

}  // namespace

Terminal find_terminal() {
  const bool may_colour = variable("NO_COLOR").empty() && variable("TERM") != "dumb";
  Terminal terminal;
  terminal.in_is_terminal = ::isatty(STDIN_FILENO) == 1;
  terminal.out_is_terminal = ::isatty(STDOUT_FILENO) == 1;
  terminal.error_is_terminal = ::isatty(STDERR_FILENO) == 1;
  terminal.colour = terminal.error_is_terminal && may_colour;
  terminal.out_colour = terminal.out_is_terminal && may_colour;
  terminal.source_lines = terminal.error_is_terminal;
  terminal.unicode = locale_is_utf8();
  terminal.width = width_of(STDERR_FILENO);
  terminal.out_width = width_of(STDOUT_FILENO);
  return terminal;
}

void set_colour(Terminal& terminal, std::string_view when) {
  if (when == "auto") return;
  const bool always = when != "never";
  terminal.colour = always;
  terminal.out_colour = always;
  terminal.source_lines = always || terminal.source_lines;
}

}  // namespace mt::cli
