#include "movetext/cli/engine/match_openings.hpp"

#include "movetext/archive/each_record.hpp"
#include "movetext/engine/match/adjudication.hpp"
#include "movetext/engine/players/make_player.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/openings/book.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/replay/live_game.hpp"

#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace mt::cli {
namespace {

namespace match = engine::match;

constexpr int usual_drawn_plies = 6;
constexpr int usual_plies_of_a_game = 8;

// Lets the built-in player judge whether neither side has a decisive advantage.
class Fairness {
 public:
  explicit Fairness(const GameSpec& spec) : player_(engine::make_player(spec)) {}

  bool operator()(const engine::GameLine& line) {
    constexpr std::uint64_t nodes = 3000;
    constexpr double most = 0.8;  // pawns or men
    constexpr double most_discs = 5;
    engine::Watcher silent;
    player_->new_game();
    const engine::Answer answer = player_->think({line}, {.nodes = nodes}, silent, {});
    if (answer.lines.empty() || !answer.lines.front().score) return true;
    const engine::Score& score = *answer.lines.front().score;
    return std::abs(match::units(score)) <= (score.unit == engine::Score::Unit::discs ? most_discs : most);
  }

 private:
  std::shared_ptr<engine::Player> player_;  // shared, because a std::function copies this object
};

// Returns the opening of a record. Returns nullopt if the opening cannot be played, or if the game is over
// after it.
std::optional<match::Opening> opening_of(const archive::PlayedRecord& played, const MatchPlan& plan) {
  match::Opening out;
  out.start = played.record.tag("FEN");
  const bool has_result = tells_result(record_result(played.record));
  std::size_t most = SIZE_MAX;
  if (has_result) most = usual_plies_of_a_game;
  if (plan.opening_plies) most = static_cast<std::size_t>(*plan.opening_plies);
  Diagnostic problem;
  const auto board = replay::LiveGame::begin(plan.spec, {.start = out.start}, problem);
  bool is_good = board != nullptr;
  for_each_main_line(played.record, [&](const Event& event) {
    if (out.moves.size() >= most || !is_good) return false;
    if (event.kind == EventKind::null_ply) return true;  // the rules force this pass
    std::string canonical;
    is_good = event.kind == EventKind::ply &&
              board->play(played.record.text(event), board->rules().notation(), canonical, problem);
    if (is_good) out.moves.push_back(std::move(canonical));
    return is_good;
  });
  if (!is_good || board->awaiting() != replay::Awaiting::move) return std::nullopt;
  return out;
}

// Adds an opening to a text that identifies the openings.
void add_to_key(const match::Opening& opening, std::string& key) {
  key.append(opening.start).append(";");
  for (const std::string& move : opening.moves) key.append(move).append(" ");
}

std::unique_ptr<match::Openings> read_openings(const MatchPlan& plan, std::string& key,
                                               std::string& problem) {
  archive::Task task;
  task.files = {plan.openings};
  task.game = plan.spec;
  std::vector<match::Opening> list;
  std::size_t unusable = 0;
  const archive::RunResult result = archive::for_each_record(task, [&](const archive::PlayedRecord& played) {
    auto opening = played.is_good() ? opening_of(played, plan) : std::nullopt;
    if (!opening) {
      ++unusable;
      return true;
    }
    add_to_key(*opening, key);
    list.push_back(std::move(*opening));
    return true;
  });
  if (result.input_failed) {
    problem = result.error;
    return nullptr;
  }
  if (list.empty() && unusable == 0)
    problem = "--openings: " + plan.openings + " has no records";
  else if (unusable > 0)
    problem = plan.openings + ": " + std::to_string(unusable) +
              (unusable == 1 ? " record is not an opening of " : " records are not openings of ") +
              plan.spec.name();
  if (list.empty()) return nullptr;
  return std::make_unique<match::Openings>(std::move(list));
}

// Returns the openings of a built-in table in a random order.
std::unique_ptr<match::Openings> draw_from(const openings::Table& table, const MatchPlan& plan,
                                           const std::shared_ptr<const AnyGame>& game,
                                           match::Openings::Fair fair, std::string& key) {
  const auto most = static_cast<std::size_t>(plan.opening_plies.value_or(1000));
  std::vector<match::Opening> list;
  for (const std::string_view row : table.rows()) {
    std::string_view moves;
    openings::parse_row(row, moves);
    if (openings::is_position(moves)) {
      list.push_back({.start = std::string(moves), .moves = {}});
      add_to_key(list.back(), key);
      continue;
    }
    engine::GameLine line(game);
    Diagnostic refusal;
    for (engine::Words words(moves); !words.empty() && line.moves().size() < most;)
      if (!line.play(words.take(), refusal)) break;
    list.push_back({.start = {}, .moves = {line.moves().begin(), line.moves().end()}});
    add_to_key(list.back(), key);
  }
  return std::make_unique<match::Openings>(game, std::move(list), plan.seed, std::move(fair));
}

// Returns the built-in tables of that name. Returns no tables if the name is the name of a file.
std::span<const openings::Table> tables_named(std::string_view name) {
  if (name == "ballots") return openings::ballots();
  if (name == "book") return openings::tables();
  return {};
}
const openings::Table* table_of(const MatchPlan& plan) {
  return openings::find_table(tables_named(plan.openings), plan.spec);
}

}  // namespace

std::string openings_problem(const MatchPlan& plan) {
  constexpr int most_drawn_plies = 60;  // after more plies, few random games are even and unfinished
  if (plan.openings.empty() && plan.opening_plies && *plan.opening_plies > most_drawn_plies)
    return "--opening-plies: random openings have at most " + std::to_string(most_drawn_plies) +
           " plies; longer ones need --openings";
  const auto tables = tables_named(plan.openings);
  if (tables.empty() || table_of(plan) != nullptr) return {};
  std::string games;
  for (const openings::Table& table : tables) games.append(games.empty() ? "" : ", ").append(table.game);
  return "--openings: '" + plan.openings + "' does not exist for " + plan.spec.name() + "; it exists for " +
         games;
}

std::unique_ptr<match::Openings> make_openings(const MatchPlan& plan,
                                               const std::shared_ptr<const AnyGame>& game, std::string& key,
                                               std::string& problem) {
  if (plan.spec.family().has_dice) return std::make_unique<match::Openings>();
  if (const openings::Table* const table = table_of(plan)) {
    // Ballots are official openings. They are used even if one side has a large advantage.
    return draw_from(*table, plan, game,
                     plan.openings == "ballots" ? match::Openings::Fair() : Fairness(plan.spec), key);
  }
  if (!plan.openings.empty()) return read_openings(plan, key, problem);
  const int plies = plan.opening_plies.value_or(usual_drawn_plies);
  key = "drawn " + std::to_string(plies);
  return std::make_unique<match::Openings>(game, plan.seed, plies, Fairness(plan.spec));
}

}  // namespace mt::cli
