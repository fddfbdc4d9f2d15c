#include "movetext/cli/engine/statistics_receiver.hpp"

#include "movetext/engine/statistics/judged_values.hpp"
#include "movetext/engine/statistics/stored_values.hpp"
#include "movetext/record/match_games.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace mt::cli {
namespace {

// Returns the value of a tag, or an empty text if it is unknown.
std::string known_tag(const Record& record, std::string_view name) {
  const std::string_view value = record.tag(name);
  const bool is_unknown = value.find_first_not_of("?.- ") == std::string_view::npos;
  return std::string(is_unknown ? std::string_view() : value);
}

// Returns the event and the date of a record.
std::string event_of(const Record& record) {
  std::string event = known_tag(record, "Event");
  std::string date = known_tag(record, "Date");
  if (date.empty()) date = known_tag(record, "EventDate");
  if (!event.empty() && !date.empty()) event += ' ';
  return event + date;
}

statistics::GameFacts facts_of(const GamePlace& place, const Record& record, const AnyGame& game) {
  statistics::GameFacts facts{.file = place.file,
                              .record = place.number,
                              .rules = game.spec().name(),
                              .result = known_tag(record, "Result"),
                              .event = event_of(record)};
  for (const Side side : {Side::first, Side::second}) {
    const auto index = static_cast<std::size_t>(side);
    facts.sides[index] = game.side_name(side);
    facts.players[index] = known_tag(record, facts.sides[index]);
  }
  return facts;
}

}  // namespace

bool StatisticsReceiver::Game::has_values() const {
  return std::any_of(plays.begin(), plays.end(),
                     [](const statistics::MatchRow& row) { return row.loss.has_value(); }) ||
         std::any_of(moves.begin(), moves.end(),
                     [](const statistics::MoveRow& row) { return row.values.has_value(); });
}

bool StatisticsReceiver::read(const GamePlace& place, const archive::PlayedRecord& seen,
                              const engine::Course& course, const engine::PositionAfter& position) {
  const Record& record = seen.record;
  Game game{.facts = facts_of(place, record, *course.game), .is_match = course.is_match};
  if (game.is_match) {
    game.length = length_of_match(record);
    game.games = games_of(record);
    game.plays = statistics::match_rows(record, *course.game, position);
  } else {
    game.moves = statistics::move_rows(record, course);
  }
  bool is_stored = false;
  if (source_ != ValueSource::engine) {
    auto plays = game.plays;
    auto moves = game.moves;
    statistics::read_stored_values(record, plays);
    statistics::read_stored_values(record, course, moves);
    is_stored =
        source_ == ValueSource::stored || statistics::are_valued(plays) || statistics::are_valued(moves);
    if (is_stored) {
      game.plays = std::move(plays);
      game.moves = std::move(moves);
      game.facts.source = "stored in the record";
      if (game.is_match) game.stored = statistics::stored_sums(record);
    }
  }
  stored_ += is_stored && game.has_values() ? 1 : 0;
  waiting_.push_back(std::move(game));
  return !is_stored;
}

bool StatisticsReceiver::judged(const JudgedGame& judged) {
  Game game = std::move(waiting_.front());
  waiting_.pop_front();
  if (!judged.judgements.empty()) {
    game.facts.source = judged.engine;
    if (game.is_match)
      statistics::read_judgements(judged.course, judged.judgements, std::span(game.plays));
    else
      statistics::read_judgements(judged.course, judged.judgements, std::span(game.moves));
  }
  without_values_ += game.has_values() ? 0 : 1;
  if (game.is_match) {
    auto sums = statistics::sums_of_games(game.plays, game.games, game.length);
    statistics::refine(sums, game.stored);
    report_.add(statistics::MatchReport{.facts = std::move(game.facts),
                                        .length = game.length,
                                        .games = std::move(game.games),
                                        .sums = std::move(sums)});
  } else {
    report_.add(statistics::MoveReport{.facts = std::move(game.facts),
                                       .value_unit = std::string(judged.course.game->family().value_unit),
                                       .sums = statistics::sum_of_moves(game.moves)});
  }
  return output_.write(report_.take());
}

bool StatisticsReceiver::finish() {
  report_.finish();
  return output_.write(report_.take());
}

}  // namespace mt::cli
