#include "movetext/replay/live_game.hpp"

#include "movetext/replay/walks.hpp"

#include <utility>

namespace mt::replay {
namespace {

// Returns the agreed start position, or nullopt with the error in `problem`.
std::optional<AnyPosition> start_of(const AnyGame& rules, const std::string& text, Diagnostic& problem) {
  if (text.empty()) return rules.start();
  AnyPosition start;
  std::vector<Diagnostic> notes;
  if (rules.parse_position(text, start, notes)) return start;
  for (Diagnostic& note : notes)
    if (note.severity == Severity::error) problem = std::move(note);
  return {};
}

}  // namespace

const std::vector<GameWon>& LiveGame::games_won() const {
  static const std::vector<GameWon> none;
  return none;
}

bool LiveGame::play(std::string_view text, board::Notation notation, std::string& canonical,
                    Diagnostic& refusal) {
  ResolvedMove move;
  if (!look(text, notation, move, refusal)) return false;
  play(move);
  canonical = std::move(move.text);
  return true;
}

std::unique_ptr<LiveGame> LiveGame::begin(const GameSpec& spec, const LiveTerms& terms, Diagnostic& problem) {
  std::unique_ptr<const AnyGame> rules = make_game(spec);
  const auto start = start_of(*rules, terms.start, problem);
  if (!start) return nullptr;
  const Walks& walks = walks_of(*rules);
  return walks.begin(std::move(rules), terms, terms.start.empty() ? nullptr : &*start);
}

}  // namespace mt::replay
