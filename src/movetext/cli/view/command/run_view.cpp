// movetext view: shows the games of files move by move in the terminal.
#include "movetext/cli/console.hpp"
#include "movetext/cli/diagram_style.hpp"
#include "movetext/cli/file_advice.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/cli/record_choice.hpp"
#include "movetext/cli/signals.hpp"
#include "movetext/cli/view/command/commands.hpp"
#include "movetext/cli/view/curses/curses_display.hpp"
#include "movetext/cli/view/viewer.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace mt::cli {
namespace {

using std::chrono::milliseconds;

Status refuse(const std::string& reason, bool advises = false) {
  complain(reason);
  if (advises)
    complain(
        "'movetext draw FILE --game-number N' draws a game without a terminal, and 'movetext moves' lists "
        "moves");
  return Status::usage;
}

// Returns why nothing can be shown here, or an empty string if the viewer can run.
std::string objection_to_place(const Terminal& terminal) {
  if (!terminal.out_is_terminal) return "view needs a terminal, but standard output is not one";
  return {};
}

// Returns an error if games and keys would both come from the terminal, or if standard input is named twice;
// else an empty string.
std::string objection_to_files(const Invocation& invocation) {
  std::size_t pipes = 0;
  for (const std::string& file : invocation.operands()) pipes += file == "-" ? 1 : 0;
  const bool from_terminal = invocation.operands().empty() || pipes > 0;
  if (from_terminal && invocation.terminal().in_is_terminal)
    return "view needs a FILE, because the terminal is used for keys";
  return pipes > 1 ? "standard input can be read only once" : "";
}

// Reads up to the first game, but for about a second at most, because a pipe may deliver nothing for a long
// time. Returns an exit status if the files have no game.
std::optional<Status> await_first_game(view::GameFiles& files, const Invocation& invocation) {
  constexpr milliseconds pause(20);
  constexpr int pauses = 50;
  for (int i = 0; i < pauses && files.count() == 0 && !files.is_whole() && !invocation.stop();) {
    if (files.is_ready()) {
      files.read_on();
      continue;
    }
    std::this_thread::sleep_for(pause);
    ++i;
  }
  if (invocation.stop()) return Status::interrupted;
  if (files.count() > 0 || !files.is_whole()) return std::nullopt;
  return files.has_failed() ? Status::io : Status::faults;
}

// Shows games until the user quits.
void play_through(view::Viewer& viewer, view::Display& display, view::Signs signs,
                  const Invocation& invocation) {
  constexpr milliseconds rest(250);
  constexpr milliseconds frame(50);  // minimum time between two drawings while files are read
  auto drawn = std::chrono::steady_clock::time_point();
  milliseconds wait(1);  // how long to wait for more of a file; grows while nothing comes
  bool changed = true;
  while (!viewer.is_over() && !viewer.is_empty() && !invocation.stop()) {
    const bool has_work = viewer.has_work();
    const auto now = std::chrono::steady_clock::now();
    if (changed && (now - drawn > frame || !(has_work || viewer.is_waiting()))) {
      if (viewer.wants_redraw()) display.redraw();
      view::Canvas canvas(display.size(), signs);
      viewer.draw(canvas);
      display.show(canvas);
      drawn = now;
      changed = false;
    }
    const milliseconds patience = has_work ? milliseconds(0) : viewer.is_waiting() ? wait : rest;
    const view::Key key = display.read(patience);
    if (key.kind != view::Key::Kind::none) {
      viewer.press(key);
      drawn = {};
      changed = true;
    } else if (viewer.has_work()) {
      viewer.work();
      wait = milliseconds(1);
      changed = true;
    } else {
      wait = std::min(wait * 2, frame);
    }
  }
}

Status show(const Invocation& invocation, const archive::Job& job, const GamePoint& moment) {
  view::GameFiles files(job, invocation.stop());
  const std::optional<Status> end = await_first_game(files, invocation);
  std::size_t told = 0;
  const auto tell_errors = [&] {
    for (; told < files.errors().size(); ++told)
      complain(with_reading_advice(files.errors()[told], invocation.operands()));
  };
  if (end && *end != Status::interrupted) tell_errors();
  if (end == Status::faults && files.errors().empty())
    complain("there is no game to show; 'movetext check' reports what the input contains");
  if (end) return *end;
  const Terminal& terminal = invocation.terminal();
  const view::Signs signs =
      terminal.unicode && !invocation.has("ascii") ? view::Signs::unicode : view::Signs::ascii;
  watch_quit();
  {
    view::OpenedDisplay opened = view::open_curses(
        {.colour = terminal.out_colour, .unicode = signs == view::Signs::unicode}, invocation.stop());
    if (opened.display == nullptr) {
      static_cast<void>(refuse(opened.objection, true));
      return opened.status;
    }
    view::Viewer viewer(files, {.signs = signs,
                                .seen = seen_by(invocation),
                                .coordinates = std::string(invocation.value_or("coordinates", "canonical"))});
    if (invocation.has("move") || invocation.has("ply") || invocation.has("found")) viewer.start_at(moment);
    if (invocation.has("game-number"))
      viewer.open_at_start(static_cast<std::uint64_t>(invocation.number_or("game-number", 1)));
    play_through(viewer, *opened.display, signs, invocation);
  }
  if (invocation.stop()) return Status::interrupted;
  tell_errors();
  if (!files.errors().empty()) return files.has_failed() ? Status::io : Status::faults;
  if (!files.is_whole() || files.count() > 0) return Status::ok;
  complain("there is no game to show; 'movetext check' reports what the input contains");
  return Status::faults;
}

}  // namespace

Status run_view(const Invocation& invocation) {
  if (const std::string reason = objection_to_choice(invocation); !reason.empty()) return refuse(reason);
  const std::optional<GamePoint> moment = point_of(invocation);
  if (!moment) return refuse(objection_to_move(invocation));
  ArchiveOptions options = read_archive_options(invocation);
  options.threads = 1;
  const std::optional<archive::Job> job = make_job(options);
  if (!job) return Status::usage;
  if (const std::string reason = objection_to_files(invocation); !reason.empty()) return refuse(reason);
  if (const std::string reason = objection_to_place(invocation.terminal()); !reason.empty())
    return refuse(reason, true);
  return show(invocation, *job, *moment);
}

}  // namespace mt::cli
