// Runs "movetext explore".
#include "movetext/database/positions/explore.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/database/commands.hpp"
#include "movetext/cli/database/explore_report.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/positions/novelty.hpp"
#include "movetext/database/positions/select_games.hpp"
#include "movetext/database/positions/stored_traces.hpp"
#include "movetext/database/select/filtered_games.hpp"
#include "movetext/record/tag_condition.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mt::cli {
namespace {

// Reads a year or a rating.
bool read_number(std::string_view written, Bounds& out) {
  constexpr std::int64_t most = 9999;
  out.first = out.last = text::parse_number(written, most);
  return out.first >= 0;
}

// Returns a limit, or nullopt for the open end of a range.
std::optional<std::int32_t> limit(std::int64_t bound) {
  const bool is_open = bound == INT64_MIN || bound == INT64_MAX;
  return is_open ? std::nullopt : std::optional(static_cast<std::int32_t>(bound));
}

// Sets the limits of an option. Returns false after reporting that its value cannot be read.
bool set_limits(const Invocation& invocation, std::string_view option, std::optional<std::int32_t>& from,
                std::optional<std::int32_t>& to) {
  if (!invocation.has(option)) return true;
  const std::string written(invocation.value_or(option, ""));
  Bounds bounds;
  if (!read_bounds(written, bounds, read_number)) {
    complain("--" + std::string(option) + " cannot be '" + written + "'; use FROM..TO, such as 1990..2010");
    return false;
  }
  from = limit(bounds.first);
  to = limit(bounds.last);
  return true;
}

// The games of a database and the rules of the position.
class Exploration {
 public:
  Exploration(const Invocation& invocation, sqlite::Database& database)
      : invocation_(invocation),
        database_(database),
        traces_(database::make_stored_traces(database)),
        explorer_(database, *traces_),
        row_(database.query(
            "select white, black, white_elo, black_elo, result, date, event from games where id = ?")) {}

  Status run();

 private:
  std::optional<ListedGame> game(database::GameId id);
  bool choose_games(const AnyGame& rules, database::ExploreFilter& filter);
  bool choose_by_filters(const AnyGame& rules, database::ExploreFilter& filter);
  Status find_novelty(const AnyGame& rules);
  ExploreFacts facts_of(const AnyGame& rules, const AnyPosition& position);

  const Invocation& invocation_;
  sqlite::Database& database_;
  std::unique_ptr<database::GameTraces> traces_;
  database::Explorer explorer_;
  sqlite::Query row_;
};

std::optional<ListedGame> Exploration::game(database::GameId id) {
  row_.reset();
  row_.bind(1, static_cast<std::int64_t>(id));
  if (!row_.step()) return std::nullopt;
  return ListedGame{.id = id,
                    .white = std::string(row_.text(0)),
                    .black = std::string(row_.text(1)),
                    .white_elo = static_cast<std::uint64_t>(row_.number(2)),
                    .black_elo = static_cast<std::uint64_t>(row_.number(3)),
                    .result = std::string(row_.text(4)),
                    .date = std::string(row_.text(5)),
                    .event = std::string(row_.text(6))};
}

// Leaves only the games that the filters take.
bool Exploration::choose_by_filters(const AnyGame& rules, database::ExploreFilter& filter) {
  archive::Job job;
  job.task.game = rules.spec();
  if (!add_filters(invocation_.values("select"), job)) return false;
  if (job.selection.asks_for_numbers()) {
    complain("--select: explore does not know the numbers of records in their files; leave out 'number'");
    return false;
  }
  std::vector<database::GameId> taken =
      database::filtered_games(database_, job.selection, invocation_.stop());
  if (filter.only)
    std::erase_if(taken, [&](database::GameId id) {
      return !std::binary_search(filter.only->begin(), filter.only->end(), id);
    });
  filter.only = std::move(taken);
  return true;
}

bool Exploration::choose_games(const AnyGame& rules, database::ExploreFilter& filter) {
  if (!set_limits(invocation_, "years", filter.first_year, filter.last_year)) return false;
  if (!set_limits(invocation_, "ratings", filter.least_rating, filter.most_rating)) return false;
  database::GameChoice choice;
  choice.player = invocation_.value_or("player", "");
  choice.event = invocation_.value_or("event", "");
  choice.result = invocation_.value_or("result", "");
  choice.is_white = invocation_.value_or("plays", "white") == "white";
  choice.is_black = invocation_.value_or("plays", "black") == "black";
  if (!choice.is_empty()) filter.only = database::select_games(database_, choice);
  return !invocation_.has("select") || choose_by_filters(rules, filter);
}

ExploreFacts Exploration::facts_of(const AnyGame& rules, const AnyPosition& position) {
  ExploreFacts facts{.game = rules.spec().name(),
                     .has_points = rules.match_state(position).has_value(),
                     .unicode = invocation_.terminal().unicode,
                     .find_game = [this](database::GameId id) { return game(id); }};
  rules.write_position(position, rules.position_notations().front(), facts.position);
  return facts;
}

Status Exploration::find_novelty(const AnyGame& rules) {
  const auto id = static_cast<database::GameId>(invocation_.number_or("novelty", 0));
  const std::optional<ListedGame> listed = game(id);
  if (!listed) {
    complain("the database has no game with the id " + std::to_string(id));
    return Status::usage;
  }
  const std::optional<database::Novelty> found = database::find_novelty(database_, explorer_, rules, id);
  std::string out;
  if (invocation_.has("json")) {
    append_novelty_json(*listed, found, out);
  } else {
    append_games({*listed}, out);
    append_novelty(found, out);
  }
  return print(invocation_, out);
}

Status Exploration::run() {
  Invocation invocation = invocation_;
  if (!invocation.has("game") && !invocation.has("position")) {
    const std::vector<std::string> games = database::games_of(database_);
    if (games.size() == 1) invocation.set("game", {games.front()});
    if (games.size() > 1) {
      std::string names;
      for (const std::string& name : games) names.append(names.empty() ? "" : ", ").append(name);
      complain("the database has several games: " + names + "; choose one with --game");
      return Status::usage;
    }
  }
  OneGame one(invocation);
  if (!one.set_up()) return Status::faults;
  if (invocation_.has("novelty")) return find_novelty(one.game());
  database::ExploreFilter filter;
  if (!choose_games(one.game(), filter)) return Status::usage;
  const database::Explored found = explorer_.explore(one.game(), one.position(), filter);
  std::vector<ListedGame> games;
  if (const std::uint64_t most = invocation_.number_or("list", 0); most > 0) {
    explorer_.games_with(one.game(), one.position(), filter, [&](database::GameId id) {
      if (std::optional<ListedGame> listed = game(id)) games.push_back(std::move(*listed));
      return games.size() < most && !invocation_.stop();
    });
  }
  const ExploreFacts facts = facts_of(one.game(), one.position());
  std::string out;
  if (invocation_.has("json")) {
    append_explored_json(facts, found, out);
    append_games_json(games, out);
  } else {
    append_explored(facts, found, out);
    if (!games.empty()) out += '\n';
    append_games(games, out);
  }
  return print(invocation_, out);
}

}  // namespace

Status run_explore(const Invocation& invocation) {
  if (invocation.operands().size() != 1) {
    complain("explore takes one database");
    return Status::usage;
  }
  if (invocation.has("plays") && !invocation.has("player")) {
    complain("--plays needs --player, the name of the player");
    return Status::usage;
  }
  try {
    const std::unique_ptr<sqlite::Database> database = database::open_to_read(invocation.operands().front());
    if (!database::has_position_tables(*database)) {
      complain(invocation.operands().front() +
               " has no tables of positions; make it again with 'movetext index'");
      return Status::usage;
    }
    database->execute("begin");  // one state of the database, and one lock
    return Exploration(invocation, *database).run();
  } catch (const database::Unusable& error) {
    complain(error.what());
    return Status::usage;
  } catch (const sqlite::Error& error) {
    complain(invocation.operands().front() + ": " + error.what());
    return Status::io;
  }
}

}  // namespace mt::cli
