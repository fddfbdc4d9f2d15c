#include "movetext/formats/xg/entries.hpp"

#include <algorithm>

namespace mt::xg {
namespace {

constexpr std::uint32_t match_magic = 0x494C4D44;
constexpr std::size_t wide_units = 129;  // UTF-16 units of a text field, including the end of the text
constexpr std::size_t wide_bytes = 2 * wide_units;

// The first version of the program's files that has the field.
constexpr std::int32_t has_limits = 8;
constexpr std::int32_t has_wide_texts = 24;
constexpr std::int32_t has_clock = 25;
constexpr std::int32_t has_auto_doubles = 26;
constexpr std::int32_t has_transcriber = 30;

Checkers checkers_at(Bytes entry, std::size_t at) {
  Checkers checkers{};
  for (std::size_t i = 0; i < checkers.size(); ++i) checkers[i] = entry.i8(at + i);
  return checkers;
}

Evaluation evaluation_at(Bytes entry, std::size_t at) {
  return {.lose_backgammon = entry.f32(at),
          .lose_gammon = entry.f32(at + 4),
          .lose = entry.f32(at + 8),
          .win = entry.f32(at + 12),
          .win_gammon = entry.f32(at + 16),
          .win_backgammon = entry.f32(at + 20),
          .equity = entry.f32(at + 24)};
}

void read_wide_texts(Bytes entry, MatchEntry& match) {
  const auto text = [&](std::size_t number) {
    return entry.wide_text(622 + number * wide_bytes, wide_units - 1);
  };
  match.event = text(0);
  match.player[0] = text(1);
  match.player[1] = text(2);
  match.location = text(3);
  match.round = text(4);
}

}  // namespace

EntryKind kind_of(Bytes entry) {
  return static_cast<EntryKind>(std::min<std::uint8_t>(entry.u8(8), 7));
}

Checkers turned(const Checkers& checkers) {
  Checkers other{};
  for (std::size_t i = 0; i < checkers.size(); ++i)
    other[i] = static_cast<std::int8_t>(-checkers[checkers.size() - 1 - i]);
  return other;
}

MatchEntry match_entry(Bytes entry) {
  MatchEntry match;
  match.player[0] = entry.short_text(9, 40);
  match.player[1] = entry.short_text(50, 40);
  match.length = entry.i32(92);
  match.variation = entry.i32(96);
  match.crawford = entry.flag(100);
  match.jacoby = entry.flag(101);
  match.beaver = entry.flag(102);
  match.auto_double = entry.flag(103);
  match.elo[0] = entry.f64(104);
  match.elo[1] = entry.f64(112);
  match.experience[0] = entry.i32(120);
  match.experience[1] = entry.i32(124);
  match.date = entry.f64(128);
  match.event = entry.short_text(136, 128);
  match.game_id = entry.i32(268);
  match.location = entry.short_text(283, 128);
  match.round = entry.short_text(417, 128);
  match.version = entry.i32(552);
  match.magic = entry.u32(556) == match_magic;
  match.unrated = entry.flag(574);
  match.header_comment = entry.i32(576);
  match.footer_comment = entry.i32(580);
  match.site = entry.i32(608);
  if (match.version >= has_limits) {
    match.cube_limit = entry.i32(612);
    match.auto_double_most = entry.i32(616);
  }
  if (match.version >= has_wide_texts) read_wide_texts(entry, match);
  if (match.version >= has_clock) {
    match.clock = entry.i32(1912);
    match.clock_seconds = entry.i32(1920);
    match.clock_more = entry.i32(1924);
  }
  if (match.version >= has_transcriber) match.transcriber = entry.wide_text(1960, wide_units - 1);
  return match;
}

GameEntry game_entry(Bytes entry, std::int32_t version) {
  GameEntry game;
  game.score[0] = entry.i32(12);
  game.score[1] = entry.i32(16);
  game.crawford = entry.flag(20);
  game.start = checkers_at(entry, 21);
  game.number = entry.i32(48);
  game.in_progress = entry.flag(52);
  game.header_comment = entry.i32(56);
  game.footer_comment = entry.i32(60);
  if (version >= has_auto_doubles) game.auto_doubles = entry.i32(64);
  return game;
}

CubeEntry cube_entry(Bytes entry, std::int32_t version) {
  CubeEntry cube;
  cube.player = entry.i32(12);
  cube.doubled = entry.i32(16);
  cube.take = entry.i32(20);
  cube.beaver = entry.i32(24);
  cube.raccoon = entry.i32(28);
  cube.cube = entry.i32(32);
  cube.checkers = checkers_at(entry, 36);
  cube.analysis = {.level = entry.i32(92),
                   .no_double = evaluation_at(entry, 124),
                   .equity_no_double = entry.f32(152),
                   .equity_take = entry.f32(156),
                   .equity_drop = entry.f32(160),
                   .take = evaluation_at(entry, 168)};
  cube.error = entry.f64(200);
  cube.dice = entry.short_text(208, 2);
  cube.take_error = entry.f64(216);
  cube.rollout = entry.i32(224);
  cube.level = entry.i32(232);
  cube.beaver_error = entry.f64(240);
  cube.raccoon_error = entry.f64(248);
  cube.flagged = entry.flag(288);
  cube.comment = entry.i32(292);
  cube.edited = version >= has_wide_texts && entry.flag(296);
  return cube;
}

MoveEntry move_entry(Bytes entry, std::int32_t version) {
  MoveEntry move;
  move.before = checkers_at(entry, 9);
  move.after = checkers_at(entry, 35);
  move.player = entry.i32(64);
  for (std::size_t i = 0; i < move.play.size(); ++i) move.play[i] = entry.i32(68 + 4 * i);
  move.dice[0] = entry.i32(100);
  move.dice[1] = entry.i32(104);
  move.cube = entry.i32(108);
  move.candidates = std::clamp(entry.i32(120), 0, most_candidates);
  move.played = entry.flag(2308);
  move.error = entry.f64(2312);
  move.luck = entry.f64(2320);
  move.rating = entry.i32(2472);
  move.flagged = entry.flag(2520);
  move.comment = entry.i32(2524);
  move.edited = version >= has_wide_texts && entry.flag(2528);
  return move;
}

Candidate candidate(Bytes move_entry, std::size_t number) {
  constexpr std::size_t lists = 124 + 68;  // where the lists of positions, plays, levels and results begin
  constexpr std::size_t plays = lists + 32 * 26;
  constexpr std::size_t levels = plays + 32 * 8;
  constexpr std::size_t results = levels + 32 * 4;
  Candidate found;
  for (std::size_t i = 0; i < found.play.size(); ++i) found.play[i] = move_entry.i8(plays + 8 * number + i);
  found.level = move_entry.i16(levels + 4 * number);
  found.evaluation = evaluation_at(move_entry, results + 28 * number);
  found.rollout = move_entry.i32(2344 + 4 * number);
  return found;
}

GameEndEntry game_end_entry(Bytes entry) {
  return {.winner = entry.i32(24),
          .points = entry.i32(28),
          .termination = entry.i32(32),
          .resign_error = entry.f64(40),
          .accept_error = entry.f64(48)};
}

MissingEntry missing_entry(Bytes entry) {
  return {.winner = entry.i32(24), .points = entry.i32(28)};
}

}  // namespace mt::xg
