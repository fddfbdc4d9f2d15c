#include "movetext/cli/view/curses/curses_display.hpp"

#include "movetext/cli/view/curses/guard.hpp"

#include <array>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <langinfo.h>
#include <memory>
#include <optional>
#include <poll.h>
#include <string_view>
#include <unistd.h>
#define NCURSES_NOMACROS
#include <curses.h>

namespace mt::cli::view {
namespace {

constexpr int escape_delay_ms = 50;  // maximum wait for the remaining bytes of a key

// Returns a capability of the terminal, without the delays for old terminals. Returns an empty text if the
// terminal does not have it.
std::string capability(const char* name) {
  const char* const found = ::tigetstr(name);
  const bool none =
      found == nullptr || found == reinterpret_cast<const char*>(-1);  // NOLINT: as specified by curses
  std::string_view text = none ? std::string_view() : found;
  std::string out;
  while (!text.empty()) {
    const std::size_t pause = text.starts_with("$<") ? text.find('>') : std::string_view::npos;
    if (pause == std::string_view::npos) out += text.front();
    text.remove_prefix(pause == std::string_view::npos ? 1 : pause + 1);
  }
  return out;
}

// Makes the library write UTF-8, even if no installed locale has the name that the user has set.
void set_locale(bool unicode) {
  std::setlocale(LC_CTYPE, "");  // NOLINT(concurrency-mt-unsafe): before the display has threads
  const std::string_view codes = ::nl_langinfo(CODESET);                 // NOLINT(concurrency-mt-unsafe)
  if (unicode && codes != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");  // NOLINT(concurrency-mt-unsafe)
}

struct Attribute {
  attr_t plain;
  attr_t coloured;
  short colour;  // colour of the letters; -1 for the default colour of the terminal
};

// Indexed by Style.
constexpr std::array<Attribute, style_count> attributes{{
    {WA_NORMAL, WA_NORMAL, -1},                        // plain
    {WA_BOLD, WA_BOLD, -1},                            // strong
    {WA_DIM, WA_NORMAL, COLOR_BLUE},                   // faint
    {WA_REVERSE, WA_REVERSE, -1},                      // bar
    {WA_REVERSE | WA_BOLD, WA_REVERSE | WA_BOLD, -1},  // current
    {WA_BOLD, WA_BOLD, COLOR_YELLOW},                  // marked
    {WA_NORMAL, WA_NORMAL, COLOR_GREEN},               // comment
    {WA_BOLD | WA_UNDERLINE, WA_BOLD, COLOR_RED},      // fault
}};

Key key_of_code(wint_t code) {
  switch (code) {
    case KEY_LEFT:
      return {Key::Kind::left};
    case KEY_RIGHT:
      return {Key::Kind::right};
    case KEY_UP:
      return {Key::Kind::up};
    case KEY_DOWN:
      return {Key::Kind::down};
    case KEY_PPAGE:
      return {Key::Kind::page_up};
    case KEY_NPAGE:
      return {Key::Kind::page_down};
    case KEY_HOME:
      return {Key::Kind::home};
    case KEY_END:
      return {Key::Kind::end};
    case KEY_ENTER:
      return {Key::Kind::enter};
    case KEY_BACKSPACE:
      return {Key::Kind::backspace};
    case KEY_RESIZE:
      return {Key::Kind::resize};
    default:
      return {Key::Kind::other};
  }
}

Key key_of_sign(wint_t sign) {
  if (sign == L'\r' || sign == L'\n') return {Key::Kind::enter};
  if (sign == 0x7F || sign == 0x08) return {Key::Kind::backspace};
  if (sign == 0x1B) return {Key::Kind::escape};
  return sign_key(static_cast<char32_t>(sign));
}

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OwnFile = std::unique_ptr<std::FILE, CloseFile>;

class CursesDisplay final : public Display {
 public:
  CursesDisplay(SCREEN* screen, OwnFile keys, TerminalBefore before, bool colour,
                const std::atomic<bool>& stop)
      : screen_(screen), keys_(std::move(keys)), input_(before.input) {
    ::cbreak();
    ::noecho();
    ::nonl();
    ::intrflush(stdscr, FALSE);
    ::keypad(stdscr, TRUE);
    ::set_escdelay(escape_delay_ms);
    ::curs_set(0);
    ::wtimeout(stdscr, 0);
    coloured_ = colour && ::has_colors() && ::start_color() == OK && ::use_default_colors() == OK;
    for (std::size_t i = 0; coloured_ && i < attributes.size(); ++i)
      ::init_pair(static_cast<short>(i + 1), attributes[i].colour, -1);
    guard_.emplace(std::move(before), stop);
  }
  CursesDisplay(const CursesDisplay&) = delete;
  CursesDisplay& operator=(const CursesDisplay&) = delete;
  ~CursesDisplay() override {
    if (capability("rmcup").empty()) {  // the terminal does not restore the previous screen
      ::werase(stdscr);
      ::wrefresh(stdscr);
    }
    ::endwin();
    guard_.reset();
    ::delscreen(screen_);
  }

  Size size() const override { return {::getmaxy(stdscr), ::getmaxx(stdscr)}; }
  void redraw() override { ::clearok(stdscr, TRUE); }

  void show(const Canvas& canvas) override {
    ::werase(stdscr);
    for (int row = 0; row < canvas.size().rows; ++row)
      for (int column = 0; column < canvas.size().columns; ++column)
        put({row, column}, canvas.at({row, column}), canvas);
    ::wrefresh(stdscr);
  }

  Key read(std::chrono::milliseconds patience) override {
    const Key waiting = next_key();
    if (waiting.kind != Key::Kind::none) return waiting;
    pollfd input{input_, POLLIN, 0};
    const int ready = ::poll(&input, 1, static_cast<int>(patience.count()));
    const bool is_gone = ready > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
    if (is_gone) return {Key::Kind::closed};
    return next_key();
  }

 private:
  static Key next_key() {
    wint_t sign = 0;
    const int kind = ::wget_wch(stdscr, &sign);
    if (kind == ERR) return {};
    return kind == KEY_CODE_YES ? key_of_code(sign) : key_of_sign(sign);
  }

  // Writes a cell. If the C library disagrees with the canvas about the width of a character, '?' is written,
  // so that the rest of the line is not shifted.
  void put(Spot spot, const Cell& cell, const Canvas& canvas) const {
    if (cell.covered) return;
    const bool wide =
        spot.column + 1 < canvas.size().columns && canvas.at({spot.row, spot.column + 1}).covered;
    const int width = ::wcwidth(static_cast<wchar_t>(cell.sign));
    const bool fits = width == 1 || (width == 2 && wide);
    std::array<wchar_t, 4> signs{fits ? static_cast<wchar_t>(cell.sign) : L'?'};
    for (std::size_t i = 0, end = 1; fits && i < cell.accents.size(); ++i)
      if (cell.accents[i] != 0 && ::wcwidth(static_cast<wchar_t>(cell.accents[i])) == 0)
        signs[end++] = static_cast<wchar_t>(cell.accents[i]);
    const auto style = static_cast<std::size_t>(cell.style);
    const attr_t attribute = coloured_ ? attributes[style].coloured : attributes[style].plain;
    cchar_t out{};
    ::setcchar(&out, signs.data(), attribute, static_cast<short>(coloured_ ? style + 1 : 0), nullptr);
    ::mvwadd_wch(stdscr, spot.row, spot.column, &out);
  }

  SCREEN* screen_;
  OwnFile keys_;  // /dev/tty; nullptr if the keys come from standard input
  int input_;
  bool coloured_ = false;
  std::optional<Guard> guard_;
};

// Returns the name of the terminal, for messages.
std::string terminal_name() {
  const char* const type = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe): threads start later
  return type == nullptr || *type == '\0' ? "nothing" : type;
}

}  // namespace

OpenedDisplay open_curses(const DisplayOptions& options, const std::atomic<bool>& stop) {
  OwnFile keys;
  if (::isatty(STDIN_FILENO) != 1) {
    keys.reset(std::fopen("/dev/tty", "r"));
    if (keys == nullptr) return {.objection = "there is no terminal to read keys from"};
  }
  set_locale(options.unicode);
  std::FILE* const input = keys == nullptr ? stdin : keys.get();
  TerminalBefore before;
  before.input = ::fileno(input);
  before.output = STDOUT_FILENO;
  if (::tcgetattr(before.input, &before.modes) != 0)
    return {.objection = "there is no terminal to read keys from"};
  SCREEN* const screen = ::newterm(nullptr, stdout, input);
  if (screen == nullptr) return {.objection = "unknown terminal: TERM is " + terminal_name()};
  if (capability("cup").empty()) {
    ::endwin();
    ::delscreen(screen);
    return {.objection = "the terminal cannot move its cursor: TERM is " + terminal_name()};
  }
  before.leave = capability("rmcup") + capability("cnorm") + capability("sgr0") + capability("rmkx") + "\r\n";
  return {.display = std::make_unique<CursesDisplay>(screen, std::move(keys), std::move(before),
                                                     options.colour, stop)};
}

}  // namespace mt::cli::view
