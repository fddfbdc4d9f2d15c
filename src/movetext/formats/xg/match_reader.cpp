#include "movetext/formats/xg/match_reader.hpp"

#include "movetext/formats/xg/match_tags.hpp"
#include "movetext/formats/xg/unpack.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace mt::xg {
namespace {

// These constants limit the unpacked size of a file. Each is many times larger than in any file that the
// program writes.
constexpr std::size_t most_comment_bytes = std::size_t{8} << 20;
constexpr std::size_t most_entries = std::size_t{1} << 16;
constexpr std::size_t most_rollouts = std::size_t{1} << 16;
constexpr std::size_t most_text_bytes = std::size_t{48} << 20;  // bytes of text in a record
constexpr std::int32_t largest_cube = 15;                       // as an exponent of two

constexpr std::uint32_t side_of_player(std::int32_t player) {
  return player == 1 ? 0 : 1;
}

bool is_die(std::int32_t number) {
  return number >= 1 && number <= 6;
}

sgf::Setup setup_of(const Checkers& checkers) {
  sgf::Setup setup;
  for (std::size_t point = 1; point <= 24; ++point) {
    const std::int32_t count{checkers[point]};
    setup.checkers[count > 0 ? 0 : 1][point] = static_cast<std::uint8_t>(std::min(std::abs(count), 15));
  }
  setup.checkers[0][25] = static_cast<std::uint8_t>(std::clamp<int>(checkers[25], 0, 15));
  setup.checkers[1][25] = static_cast<std::uint8_t>(std::clamp<int>(-checkers[0], 0, 15));
  return setup;
}

Checkers checkers_of(const sgf::Setup& setup) {
  Checkers checkers{};
  for (std::size_t point = 1; point <= 24; ++point)
    checkers[point] = static_cast<std::int8_t>(setup.checkers[0][point] - setup.checkers[1][point]);
  checkers[25] = static_cast<std::int8_t>(setup.checkers[0][25]);
  checkers[0] = static_cast<std::int8_t>(-setup.checkers[1][25]);
  return checkers;
}

std::string points_words(std::int32_t points) {
  return "Wins " + std::to_string(points) + (points == 1 ? " point" : " points");
}

}  // namespace

bool MatchReader::fail(std::size_t at, const std::string& words) {
  report_error(Code::xg_file, at, at, words);
  return false;
}

Found MatchReader::run() {
  at_ = text_.size();
  archive_ = read_archive(text_);
  if (!archive_.fault.words.empty()) fail(archive_.fault.at, archive_.fault.words);
  const Part* const games = archive_.find("temp.xg");
  if (games == nullptr) {
    if (archive_.fault.words.empty()) fail(0, "the file has no games (temp.xg)");
    return Found::stray;
  }
  comments_ = Comments(read_small_part("temp.xgc"));
  read_rollouts();
  return read_games(*games);
}

std::string MatchReader::read_small_part(std::string_view name) {
  const Part* const part = archive_.find(name);
  if (part == nullptr) return {};
  std::string_view fault;
  std::string bytes =
      unpack_all(text_.substr(part->begin, part->size), part->packed, most_comment_bytes, fault);
  end_part(*part, checksum_of(bytes), bytes.size(), fault);
  return bytes;
}

// Reads the rollouts. For each rollout, only the data that the analysis needs is kept.
void MatchReader::read_rollouts() {
  const Part* const part = archive_.find("temp.xgr");
  if (part == nullptr) return;
  Unpacker unpacker(text_.substr(part->begin, part->size), part->packed);
  std::array<char, rollout_bytes> buffer{};
  std::size_t bytes = 0;
  while (rollouts_.size() < most_rollouts) {
    const std::size_t got = unpacker.read(buffer);
    bytes += got;
    if (got < buffer.size()) break;
    rollouts_.push_back(rollout_entry(Bytes({buffer.data(), buffer.size()})));
  }
  end_part(*part, unpacker.checksum(), bytes, unpacker.fault());
  if (!rollouts_.empty())
    report(Code::left_out, part->begin, part->begin,
           "left out: the sums of each roll in " + std::to_string(rollouts_.size()) +
               (rollouts_.size() == 1 ? " rollout" : " rollouts") +
               "; the number of games and the interval are kept");
}

// Reports a part that cannot be unpacked, or that differs from its entry in the index.
void MatchReader::end_part(const Part& part, std::uint32_t checksum, std::size_t bytes,
                           std::string_view fault) {
  const std::string name = "the part " + part.name;
  if (!fault.empty())
    fail(part.begin, name + " cannot be unpacked: " + std::string(fault));
  else if (bytes != part.unpacked)
    fail(part.begin, name + " has " + std::to_string(bytes) + " bytes, but " + std::to_string(part.unpacked) +
                         " according to the index");
  else if (checksum != part.checksum)
    fail(part.begin, "the checksum of " + name + " is wrong: some of its bytes are damaged");
}

std::string MatchReader::beyond_limits() const {
  if (record_.side_text.size() > most_text_bytes)
    return std::to_string(most_text_bytes >> 20) + " MiB of text";
  if (record_.tape.size() > options_.limits.events)
    return std::to_string(options_.limits.events) + " rolls, plays and cube actions";
  return {};
}

Found MatchReader::read_games(const Part& part) {
  Unpacker unpacker(text_.substr(part.begin, part.size), part.packed);
  std::array<char, entry_bytes> buffer{};
  std::size_t bytes = 0;
  for (;;) {
    place_ = part.begin + unpacker.used();
    placed_ = false;
    const std::size_t got = unpacker.read(buffer);
    bytes += got;
    if (got < buffer.size()) break;
    if (bytes > most_entries * entry_bytes) return give_up(std::to_string(most_entries) + " entries");
    read_entry(Bytes({buffer.data(), buffer.size()}));
    if (const std::string limit = beyond_limits(); !limit.empty()) return give_up(limit);
  }
  end_part(part, unpacker.checksum(), bytes, unpacker.fault());
  if (bytes % entry_bytes != 0) fail(place_, "the last entry of the games is truncated");
  for (const std::int32_t footer : footers_) comment(footer);
  return finish();
}

void MatchReader::read_entry(Bytes entry) {
  const EntryKind kind = kind_of(entry);
  const std::int32_t version = match_ ? match_->version : 0;
  if (!match_ && kind != EntryKind::match) {
    match_ = MatchEntry{};
    fail(place_, "the games must begin with the entry of their match");
  }
  switch (kind) {
    case EntryKind::match:
      if (match_)
        return (void)fail(
            place_, "this entry begins a second match, but a file can have only one; the entry is skipped");
      return read_match(match_entry(entry));
    case EntryKind::game:
      return read_game(game_entry(entry, version));
    case EntryKind::cube:
      return read_cube(cube_entry(entry, version));
    case EntryKind::move:
      return read_move(move_entry(entry, version), entry);
    case EntryKind::game_end:
      return end_game(game_end_entry(entry));
    case EntryKind::match_end:
      return;  // the score and the ratings can be computed from the games
    case EntryKind::missing:
      return read_missing(missing_entry(entry));
    case EntryKind::unknown:
      return read_unknown(entry.u8(8));
  }
}

void MatchReader::read_match(const MatchEntry& match) {
  match_ = match;
  if (!match.magic) fail(place_, "the match entry has a wrong signature");
  add_tags(match, record_);
  if (variation_name(match.variation).empty())
    fail(place_,
         "unknown variation " + std::to_string(match.variation) + ": this may not be a backgammon game");
  const bool money = match.length == unlimited_length;
  const bool fits = match.length >= 0 && match.length <= static_cast<std::int32_t>(max_match_points);
  set_length(money ? 0 : fits ? static_cast<std::uint32_t>(match.length) : no_length, place_, place_);
  first_name_ = record_.keep(match.player[0]);
  second_name_ = record_.keep(match.player[1]);
  comment(match.header_comment);
  if (match.footer_comment >= 0) footers_.push_back(match.footer_comment);
}

void MatchReader::read_game(const GameEntry& game) {
  in_game_ = true;
  restart_turns();
  forget_resignation();
  cube_properties_.clear();
  open_roll_.clear();
  const auto in_range = [](std::int32_t score) {
    return score >= 0 && score <= static_cast<std::int32_t>(max_match_points);
  };
  const bool known = in_range(game.score[0]) && in_range(game.score[1]);
  if (!known) fail(place_, "an impossible score");
  say(EventKind::game, "Game " + std::to_string(game.number), 0,
      known ? pack_score(static_cast<std::uint32_t>(game.score[0]), static_cast<std::uint32_t>(game.score[1]))
            : unknown_score);
  game_footer_ = game.footer_comment;
  auto_doubles_ = std::clamp(game.auto_doubles, 0, largest_cube);
  board_ = Board{start_of_game(), 0};
  const bool empty = game.start == Checkers{};
  const Board start{empty ? board_->checkers : game.start, 0};
  if (auto_doubles_ > 0 || start != *board_) board_.reset();
  comment(game.header_comment);
}

// Sets up the position of an entry, if it differs from the position after the previous entry.
void MatchReader::expect(const Checkers& checkers, std::int32_t cube, std::uint32_t side) {
  const Board board{checkers, std::clamp(cube, -largest_cube, largest_cube)};
  if (!in_game_ || board_ == board) return;
  set_up(board, side);
}

// Sets up the position. The event belongs to the side that is not on roll, because that side has moved last.
void MatchReader::set_up(const Board& board, std::uint32_t side) {
  sgf::Setup setup = setup_of(board.checkers);
  setup.on_roll = side == 0 ? Side::first : Side::second;
  setup.cube = cube_shown(board.cube);
  if (board.cube != 0) setup.owner = board.cube > 0 ? Side::first : Side::second;
  sgf::Surroundings around;
  around.length =
      match_->length == unlimited_length ? 0 : static_cast<std::uint32_t>(std::max(match_->length, 0));
  around.jacoby = match_->jacoby;
  around.names = {std::string(record_.text(first_name_)), std::string(record_.text(second_name_))};
  std::string line;
  sgf::append_position_line(setup, around, line);
  say(EventKind::setup, line, 0, next_turn(1 - side));
  board_ = board;
}

void MatchReader::read_cube(const CubeEntry& cube) {
  if (!knows_player(cube.player)) return;
  const std::uint32_t side = side_of_player(cube.player);
  // this is the first roll of the game, before which no player may double
  const bool first = cube.doubled == -2;
  if (!first || cube.checkers != Checkers{}) expect(cube.checkers, cube.cube, side);
  append_cube_analysis(cube, rollouts_, cube_properties_);
  if (cube.doubled == 1) {
    read_double(cube, side);
    keep_properties(cube_properties_);
  }
  open_side_ = side;
  open_roll_ = cube.doubled == 1 && cube.take == 0 ? std::string() : cube.dice;
  comment(cube.comment);
}

void MatchReader::read_double(const CubeEntry& cube, std::uint32_t side) {
  std::int32_t exponent = std::min(std::abs(cube.cube) + 1, largest_cube);
  const auto turn = [&](CubeAction action, std::string_view word, std::uint32_t who, bool shown) {
    std::string words(word);
    if (shown) words.append(" => ").append(std::to_string(cube_shown(exponent)));
    say(EventKind::cube, words, static_cast<std::uint8_t>(action), next_turn(who));
  };
  const auto answer = [&](std::int32_t accepted, std::uint32_t who) {
    turn(accepted == 0 ? CubeAction::drop : CubeAction::take, accepted == 0 ? "Drops" : "Takes", who, false);
  };
  std::uint32_t owner = 1 - side;
  turn(CubeAction::offer, "Doubles", side, true);
  if (cube.take == 2) {
    ++exponent;
    turn(CubeAction::beaver, "Beavers", owner, true);
    if (cube.beaver == 2) {
      ++exponent;
      turn(CubeAction::raccoon, "Raccoons", side, true);
      answer(cube.raccoon, owner);
    } else if (cube.beaver >= 0) {
      answer(cube.beaver, side);
    }
  } else if (cube.take >= 0) {
    answer(cube.take, owner);
  }
  if (board_) board_->cube = owner == 0 ? exponent : -exponent;
}

void MatchReader::read_roll(std::int32_t first, std::int32_t second, std::uint32_t turn) {
  const std::string dice = std::to_string(first) + std::to_string(second);
  if (!is_die(first) || !is_die(second))
    report(Code::bad_dice, place_, place_, "dice are two numbers from 1 to 6, not " + dice);
  else
    say(EventKind::roll, dice, 0, turn);
}

void MatchReader::read_move(const MoveEntry& move, Bytes entry) {
  if (!knows_player(move.player)) return;
  const std::uint32_t side = side_of_player(move.player);
  expect(move.before, move.cube, side);
  open_roll_.clear();
  const std::uint32_t turn = next_turn(side);
  read_roll(move.dice[0], move.dice[1], turn);
  if (move.played) read_play(move, turn);
  std::string properties = std::move(cube_properties_);
  append_move_analysis(move, entry, rollouts_, properties);
  keep_properties(properties);
  cube_properties_.clear();
  comment(move.comment);
}

void MatchReader::read_play(const MoveEntry& move, std::uint32_t turn) {
  std::string words;
  if (!append_play(move.play, words)) {
    fail(place_, "this play has a point that is not on the board");
    return;
  }
  say(words.empty() ? EventKind::null_ply : EventKind::ply, words, 0, turn);
  if (board_) board_->checkers = move.player == 1 ? move.after : turned(move.after);
}

void MatchReader::end_game(const GameEndEntry& end) {
  // This roll has no move, because the game was resigned.
  if (open_roll_.size() == 2 && is_die(open_roll_[0] - '0') && is_die(open_roll_[1] - '0'))
    read_roll(open_roll_[0] - '0', open_roll_[1] - '0', next_turn(open_side_));
  open_roll_.clear();
  keep_properties(cube_properties_);
  if (knows_player(end.winner)) {
    const std::uint32_t winner = side_of_player(end.winner);
    if (end.resigned())
      say(EventKind::cube, "Resigns", static_cast<std::uint8_t>(CubeAction::resign), next_turn(1 - winner));
    if (end.settled())
      say(EventKind::comment, "The players have settled the game.",
          static_cast<std::uint8_t>(CommentStyle::line));
    std::string properties;
    append_end_analysis(end, properties);
    keep_properties(properties);
    const bool fits = end.points >= 0 && end.points <= static_cast<std::int32_t>(max_match_points);
    if (!fits) fail(place_, "an impossible number of points");
    if (fits)
      say(EventKind::points, points_words(end.points), 0,
          2 * static_cast<std::uint32_t>(end.points) + winner);
  }
  comment(game_footer_);
  in_game_ = false;
}

// Reads a game without moves: only its winner and points were entered.
void MatchReader::read_missing(const MissingEntry& missing) {
  if (!knows_player(missing.winner)) return;
  say(EventKind::comment, "The moves of this game are missing.",
      static_cast<std::uint8_t>(CommentStyle::line));
  end_game({.winner = missing.winner, .points = missing.points});
}

void MatchReader::read_unknown(std::uint8_t kind) {
  fail(place_, "an entry of the unknown kind " + std::to_string(kind) + " is skipped");
}

void MatchReader::say(EventKind kind, std::string_view words, std::uint8_t arg, std::uint32_t value) {
  if (!std::exchange(placed_, true)) add(EventKind::removed, place_, place_);
  record_.tape.push_back({.kind = kind, .arg = arg, .text = record_.keep(words), .value = value});
}

void MatchReader::comment(std::int32_t number) {
  const std::string words = comments_.find(number);
  if (!words.empty()) say(EventKind::comment, words, static_cast<std::uint8_t>(CommentStyle::line));
}

void MatchReader::keep_properties(std::string& properties) {
  if (!properties.empty()) say(EventKind::properties, properties);
  properties.clear();
}

bool MatchReader::knows_player(std::int32_t player) {
  return player == 1 || player == -1 || fail(place_, "player " + std::to_string(player) + " must be 1 or -1");
}

std::uint32_t MatchReader::cube_shown(std::int32_t exponent) const {
  return std::uint32_t{1} << std::min(std::abs(exponent) + auto_doubles_, largest_cube);
}

Checkers MatchReader::start_of_game() const {
  constexpr std::int32_t longgammon = 3;
  if (match_->variation != longgammon)
    return checkers_of(sgf::start_setup(variation_name(match_->variation)));
  Checkers checkers{};
  checkers[24] = 15;
  checkers[1] = -15;
  return checkers;
}

}  // namespace mt::xg
