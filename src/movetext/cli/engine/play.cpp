// movetext play: plays a game against the user in the terminal.
#include "movetext/archive/each_record.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/engine/chosen_engines.hpp"
#include "movetext/cli/engine/commands.hpp"
#include "movetext/cli/engine/limit_options.hpp"
#include "movetext/cli/engine/play_session.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/engine/match/game_record.hpp"
#include "movetext/engine/match/record_log.hpp"
#include "movetext/formats/table/formats.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <utility>

namespace mt::cli {
namespace {

namespace match = engine::match;

Status refuse_play(const std::string& reason) {
  complain(reason);
  return Status::usage;
}

// Returns the side of the user.
Side side_of(std::string_view word, const AnyGame& game) {
  if (word == "second") return Side::second;
  if (word == "white" || word == "black")
    return game.is_white(Side::first) == (word == "white") ? Side::first : Side::second;
  return Side::first;
}

// Returns why the record of the game cannot be appended to a file. Returns an empty string if it can, or if
// the file does not exist.
std::string obstacle_of(const std::string& path, const AnyGame& game) {
  if (const auto why = match::obstacle_of_name(path); !why.empty()) return std::string(why);
  std::error_code none;
  if (path.empty() || !std::filesystem::is_regular_file(path, none) ||
      std::filesystem::file_size(path, none) == 0)
    return {};
  const Format& format = native_format(*game.family().convention);
  archive::Task task;
  task.files = {path};
  bool fits = true;
  const archive::RunResult result = archive::for_each_record(task, [&](const archive::PlayedRecord& played) {
    fits = played.is_good() && &played.format == &format;
    return fits;
  });
  if (result.input_failed) return result.error;
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  file.seekg(-1, std::ios::end);
  return fits && file.get() == '\n'
             ? std::string()
             : "the file does not consist of complete records; it is unchanged, name another one with -o";
}

}  // namespace

Status run_play(const Invocation& invocation) {
  const OneGame one(invocation);
  const GameSpec& spec = one.game().spec();
  const auto engines = ChosenEngines::read(invocation, invocation.value_or("engine", built_in), spec);
  if (!engines) return Status::usage;
  for (const std::string_view option : {"length", "seed"})
    if (invocation.has(option) && !spec.family().has_dice)
      return refuse_play("--" + std::string(option) + " is for games with dice");
  engine::Limits usual;
  usual.move_time = engine::Milliseconds{1000};
  const auto limits = read_limits(invocation, usual);
  const bool limits_are_given = invocation.has("time") || invocation.has("nodes") || invocation.has("depth");
  if (!limits) return Status::usage;
  PlayTerms terms{.user = side_of(invocation.value_or("as", "first"), one.game()), .limits = *limits};
  terms.start = invocation.value_or("position", "");
  terms.length = static_cast<std::uint32_t>(invocation.number_or("length", 1));
  if (terms.length > longest_match) return refuse_play("--length takes a number of points from 0 to 64");
  terms.seed = invocation.has("seed") ? invocation.number_or("seed", 0) : std::random_device{}();
  terms.style.seen = invocation.has("flip") ? seen_by(invocation) : Seen::usually;
  if (!invocation.has("flip") && !one.game().is_white(terms.user) && spec.family().turns_board)
    terms.style.seen = Seen::flipped;
  terms.style.coordinates = std::string(invocation.value_or("coordinates", "canonical"));
  terms.style.unicode = invocation.terminal().unicode && invocation.terminal().out_is_terminal;

  const replay::LiveTerms live{.start = terms.start, .match_length = terms.length};
  Diagnostic problem;
  const auto game = replay::LiveGame::begin(spec, live, problem);
  if (!game) return refuse_play((terms.start.empty() ? "" : "--position: ") + problem.message);
  if (one.game().outcome(game->position()).kind != Outcome::Kind::open)
    return refuse_play("--position: the game is already over in this position");
  const std::string path(invocation.value_or("output", ""));
  if (const std::string why = obstacle_of(path, one.game()); !why.empty()) {
    complain(path + ": " + why);
    return Status::io;
  }

  const auto player = engines->start(spec, Purpose::play);
  if (!player) return Status::io;
  if (!limits_are_given && player->usual_limits().is_bounded()) terms.limits = player->usual_limits();
  match::RecordLog log;
  if (!path.empty() && !log.open(path)) {
    complain(log.problem());
    return Status::io;
  }
  PlaySession session(*game, *player, terms, invocation);
  const Status status = session.run();
  if (path.empty()) return status;
  match::RecordTerms record{.event = "A game against an engine", .date = match::today()};
  record.comments = false;
  const std::string& theirs = player->identity().name;
  record.names = {std::string(invocation.value_or("name", "?")), theirs.empty() ? "engine" : theirs};
  if (terms.user == Side::second) std::swap(record.names[0], record.names[1]);
  if (log.add(match::record_text(record, one.game(), session.report()))) return status;
  complain(log.problem());
  return Status::io;
}

}  // namespace mt::cli
