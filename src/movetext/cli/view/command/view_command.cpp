// movetext view: plays through the games of files in the terminal.
#include "movetext/cli/view/command/view_command.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/diagram_style.hpp"
#include "movetext/cli/file_advice.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/cli/record_choice.hpp"
#include "movetext/cli/signals.hpp"
#include "movetext/cli/view/command/view_module.hpp"
#include "movetext/cli/view/viewer.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

namespace mt::cli {
namespace {

using std::chrono::milliseconds;

constexpr Option explained(Option option, std::string_view help) {
  option.help = help;
  return option;
}

constexpr auto view_options = std::to_array<Option>({
    {.name = "game-number",
     .kind = ValueKind::number,
     .value = "N",
     .help = "open the game of that number in the file, each game of a match by itself (default: the list of "
             "games)"},
    explained(
        move_option,
        "open games at the position after a move: 23 or 23. is that of the side that begins, 23... that of "
        "the other one, 23b that of Black (default: the start of the game)"),
    explained(ply_option, "open games at the position after so many moves of both sides"),
    select_option,
    flip_option,
    coordinates_option,
    {.name = "ascii", .help = "letters for men and plain lines, also in a terminal that has more"},
});

constexpr auto view_examples = std::to_array<Example>({
    {"movetext view club.pdn", "the list of the games; Enter opens one, ? shows all keys"},
    {"movetext view match.mat --game-number 3 --ply 0", "the third game of a match, from its start"},
    {"movetext view season.pgn --select 'player:Carlsen and result:1-0'", "only some games"},
    {"zstdcat huge.pgn.zst | movetext view -", "games from a pipe, with keys from the terminal"},
});

Status refuse(const std::string& reason, bool advises = false) {
  complain(reason);
  if (advises)
    complain(
        "'movetext draw FILE --game-number N' draws a game without a terminal, and 'movetext moves' lists "
        "moves");
  return Status::usage;
}

// Says why nothing can be shown here; empty if it can.
std::string objection_to_place(const Terminal& terminal) {
  if (!terminal.out_is_terminal) return "view needs a terminal, and standard output is none";
  return {};
}

// Says which file is missing; empty if none is.
std::string objection_to_files(const Invocation& invocation) {
  std::size_t pipes = 0;
  for (const std::string& file : invocation.operands()) pipes += file == "-" ? 1 : 0;
  const bool from_terminal = invocation.operands().empty() || pipes > 0;
  if (from_terminal && invocation.terminal().in_is_terminal)
    return "view needs a FILE: keys come from the terminal";
  return pipes > 1 ? "standard input can be read once" : "";
}

// Reads up to the first game, or for a moment: a pipe may bring nothing for long.  Returns what to end with
// if there is no game.
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

// Shows games until the user has seen enough.
void play_through(view::Viewer& viewer, view::Display& display, view::Signs signs,
                  const Invocation& invocation) {
  constexpr milliseconds rest(250);
  constexpr milliseconds frame(50);  // the screen is drawn no more often while files are read
  auto drawn = std::chrono::steady_clock::time_point();
  milliseconds wait(1);  // for more of a file: ever longer if none comes
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

Status show(const Invocation& invocation, const archive::Job& job, const Moment& moment) {
  view::GameFiles files(job, invocation.stop());
  const std::optional<Status> end = await_first_game(files, invocation);
  std::size_t told = 0;
  const auto tell_errors = [&] {
    for (; told < files.errors().size(); ++told)
      complain(with_reading_advice(files.errors()[told], invocation.operands()));
  };
  if (end && *end != Status::interrupted) tell_errors();
  if (end == Status::faults && files.errors().empty())
    complain("there is no game to show; 'movetext check' tells what is there");
  if (end) return *end;
  const Terminal& terminal = invocation.terminal();
  const view::Signs signs =
      terminal.unicode && !invocation.has("ascii") ? view::Signs::unicode : view::Signs::ascii;
  watch_quit();
  {
    view::OpenedDisplay opened = view::open_display(
        {.colour = terminal.out_colour, .unicode = signs == view::Signs::unicode}, invocation.stop());
    if (opened.display == nullptr) {
      static_cast<void>(refuse(opened.objection, true));
      return opened.status;
    }
    view::Viewer viewer(files, {.signs = signs,
                                .seen = seen_by(invocation),
                                .coordinates = std::string(invocation.value_or("coordinates", "canonical"))});
    if (invocation.has("move") || invocation.has("ply")) viewer.start_at(moment);
    if (invocation.has("game-number"))
      viewer.open_at_start(static_cast<std::uint64_t>(invocation.number_or("game-number", 1)));
    play_through(viewer, *opened.display, signs, invocation);
  }
  if (invocation.stop()) return Status::interrupted;
  tell_errors();
  if (!files.errors().empty()) return files.has_failed() ? Status::io : Status::faults;
  if (!files.is_whole() || files.count() > 0) return Status::ok;
  complain("there is no game to show; 'movetext check' tells what is there");
  return Status::faults;
}

Status view_games(const Invocation& invocation) {
  if (const std::string reason = objection_to_choice(invocation); !reason.empty()) return refuse(reason);
  const std::optional<Moment> moment = moment_of(invocation);
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

}  // namespace

const Command view_command{
    .name = "view",
    .summary = "play through games in the terminal",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|notation|color",
    .description =
        "Shows the list of the games of the FILEs, and plays through the one that is opened: the board with "
        "the last move marked, the moves with their comments, glyphs and variations, clocks, dice and cube, "
        "and what is wrong with the record where it stands. The files are read on meanwhile, and no more of "
        "them is held in memory than is shown.\n"
        "The last line of the screen names the main keys, and ? shows them all: the arrows go through a "
        "game, "
        "Enter enters a variation, n and p go to the next game and the previous one, / searches the list, q "
        "goes back and ends.\n"
        "Without a FILE, or with \"-\", the games come from standard input and the keys from the terminal.",
    .options = view_options,
    .examples = view_examples,
    .run = view_games,
};

}  // namespace mt::cli
