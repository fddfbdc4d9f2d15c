#include "movetext/cli/check_searches.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/search.hpp"

#include <memory>
#include <vector>

namespace mt::cli {
namespace {

using replay::Search;
using Games = std::vector<std::unique_ptr<const AnyGame>>;

Games games_of_job(const archive::Job& job) {
  Games games;
  if (job.task.game) games.push_back(make_game(*job.task.game));
  for (const GameSpec& game : job.selection.games()) games.push_back(make_game(game));
  if (games.empty())
    for (const GameRow& row : game_rows()) games.push_back(make_game(spec_of(row)));
  return games;
}

std::string fault_of_position(const AnyGame& game, const std::string& text) {
  AnyPosition position;
  std::vector<Diagnostic> notes;
  static_cast<void>(game.parse_position(text, position, notes));
  return notes.empty() ? "" : notes.back().message;
}

std::string objection_to_position(const Games& games, const std::string& text) {
  std::string words = "'" + text + "' is not a position of ";
  if (games.size() == 1) {
    const std::string why = fault_of_position(*games.front(), text);
    return words + games.front()->spec().name() + (why.empty() ? "" : ": " + why);
  }
  // the game that the text suggests
  const std::string like = text.find('/') != std::string::npos ? "chess" : "international";
  return words + "any game (" + like + ": " + fault_of_position(*make_game(*parse_game(like)), text) +
         "); for a board of another size, name the game with --game";
}

std::string objection_to_material(const Games& games, const std::string& text) {
  std::string words = "unknown piece in '" + text + "'; pieces are ";
  std::string known;
  for (const auto& game : games) {
    const std::string kinds(game->piece_signs().kinds);
    const std::string row = kinds + " (" + std::string(game->family().name) + ")";
    if (kinds.empty() || known.find(row) != std::string::npos) continue;
    known.append(known.empty() ? "" : ", ").append(row);
  }
  return words + known;
}

// Returns the fault in the game that the text fits best. A board of another size says least about the text.
std::string objection_to_others(const Games& games, const Search& search) {
  constexpr std::string_view wrong_size = "the pattern has ";
  std::string best;
  std::string fault;
  for (const auto& game : games) {
    static_cast<void>(search_in(*game, search, fault));
    if (best.empty() || (best.starts_with(wrong_size) && !fault.starts_with(wrong_size)))
      best = fault + (search.kind == Search::Kind::pattern ? " (" + game->spec().name() + ")" : "");
  }
  return search.kind == Search::Kind::pattern ? "invalid pattern '" + search.text + "': " + best : best;
}

std::string objection_to(const Games& games, const Search& search) {
  std::string fault;
  for (const auto& game : games)
    if (search_in(*game, search, fault)) return {};
  if (search.kind == Search::Kind::position) return objection_to_position(games, search.text);
  if (search.kind == Search::Kind::material) return objection_to_material(games, search.text);
  return objection_to_others(games, search);
}

}  // namespace

std::string objection_to_searches(const archive::Job& job) {
  if (job.selection.searches().empty()) return {};
  const Games games = games_of_job(job);
  for (const Search& search : job.selection.searches())
    if (std::string fault = objection_to(games, search); !fault.empty()) return fault;
  return {};
}

}  // namespace mt::cli
