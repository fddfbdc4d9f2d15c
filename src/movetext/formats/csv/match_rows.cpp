#include "movetext/formats/csv/match_rows.hpp"

#include "movetext/base/side.hpp"
#include "movetext/text/csv_field.hpp"

#include <algorithm>

namespace mt::csv {
namespace {

std::string_view side_word(std::optional<Side> side) {
  return !side ? std::string_view() : *side == Side::first ? "White" : "Black";
}

// Returns how a game was won: "dropped", "single", "gammon" or "backgammon". Returns an empty string if the
// points do not fit the cube.
std::string_view kind_of(const GameOfMatch& game) {
  if (game.is_dropped) return "dropped";
  if (game.points == game.cube) return "single";
  if (game.points == 2 * game.cube) return "gammon";
  return game.points == 3 * game.cube ? "backgammon" : "";
}

std::uint32_t score_after(const GameOfMatch& game, Side side) {
  return (*game.score)[static_cast<std::size_t>(side)] + (game.winner == side ? game.points : 0);
}

std::uint64_t games_won(const std::vector<GameOfMatch>& games, Side side) {
  return static_cast<std::uint64_t>(std::count_if(
      games.begin(), games.end(), [&](const GameOfMatch& game) { return game.winner == side; }));
}

}  // namespace

void MatchWriter::add(std::string_view value) {
  if (!row_.empty()) row_ += ',';
  text::append_csv_field(value, row_);
}

void MatchWriter::end_row(std::string& out) {
  out += row_;
  out += "\r\n";
  row_.clear();
}

void MatchWriter::begin(const Record& record) {
  tags_.fill(record, {});
  games_ = games_of(record);
  length_ = length_of_match(record);
}

void MatchWriter::add_roster() {
  for (const RosterTag tag : {RosterTag::event, RosterTag::site, RosterTag::date, RosterTag::round,
                              RosterTag::white, RosterTag::black})
    add(tags_.value(tag));
  add(length_);
}

void MatchWriter::add_sides(const std::array<MatchSide, 2>& sides) {
  for (const auto member :
       {&MatchSide::rolls, &MatchSide::plays, &MatchSide::doubles, &MatchSide::takes, &MatchSide::drops})
    for (const MatchSide& side : sides) add(side.*member);
  for (const MatchSide& side : sides) add(side.pips);
}

void MatchWriter::add_game(const GameOfMatch& game, std::size_t number) {
  add(number);
  for (const Side side : {Side::first, Side::second})
    game.score ? add((*game.score)[static_cast<std::size_t>(side)]) : add("");
  add(game.is_crawford ? "true" : "false");
  add(side_word(game.winner));
  game.winner ? add(game.points) : add("");
  add(game.winner ? kind_of(game) : "");
  for (const Side side : {Side::first, Side::second})
    game.score&& game.winner ? add(score_after(game, side)) : add("");
  add(game.cube);
  add(side_word(game.cube_owner));
  add_sides(game.sides);
}

void MatchWriter::write_games(const Record& record, std::string& out) {
  begin(record);
  for (std::size_t i = 0; i < games_.size(); ++i) {
    add_roster();
    add_game(games_[i], i + 1);
    end_row(out);
  }
}

void MatchWriter::write_match(const Record& record, std::string& out) {
  begin(record);
  add_roster();
  add(games_.size());
  const bool is_scored = !games_.empty() && games_.back().score;
  for (const Side side : {Side::first, Side::second})
    is_scored ? add(score_after(games_.back(), side)) : add("");
  const std::string_view result = tags_.value(RosterTag::result);
  add(result == "1-0" ? "White" : result == "0-1" ? "Black" : "");
  for (const Side side : {Side::first, Side::second}) add(games_won(games_, side));
  std::array<MatchSide, 2> sides;
  for (const GameOfMatch& game : games_)
    for (std::size_t i = 0; i < sides.size(); ++i) sides[i] += game.sides[i];
  add_sides(sides);
  end_row(out);
}

}  // namespace mt::csv
