#include "movetext/server/app/titles.hpp"

#include "movetext/server/domain/start_array.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::server::app {
namespace {

Term side(const domain::Game& game, Side seat) {
  return Term(game.board()->rules().side_name(seat));
}

Phrase time_phrase(const domain::TimeControl& time) {
  switch (time.kind) {
    case domain::TimeControl::Kind::none:
      break;
    case domain::TimeControl::Kind::per_move:
      return {"terms.time-per-move"_text, {{"limit", Length{time.limit}}}};
    case domain::TimeControl::Kind::total:
      return {"terms.time-in-all"_text, {{"limit", Length{time.limit}}}};
    case domain::TimeControl::Kind::bank:
      if (time.cap == 0)
        return {"terms.time-bank"_text,
                {{"limit", Length{time.limit}}, {"increment", Length{time.increment}}}};
      return {
          "terms.time-bank-up-to"_text,
          {{"limit", Length{time.limit}}, {"increment", Length{time.increment}}, {"most", Length{time.cap}}}};
  }
  return Phrase("terms.no-clock"_text);
}

// Reasons in the form of the store, each with the words that players read.
constexpr auto reasons = std::to_array<std::array<std::string_view, 2>>({
    {"a king was made", "first to make a king"},
    {"aborted", "before both sides had moved"},
    {"adjudicated", "decided by an operator"},
    {"agreed", "by agreement"},
    {"it has fewer discs", "fewer discs"},
    {"it has more discs", "more discs"},
    {"no start", "no first move in time"},
    {"resign", "resigned"},
    {"timeout", "out of time"},
});

// Returns the result of a game that ended by its rules, if more can be reported than the reason: the score,
// or the side that cannot move. Otherwise returns an empty phrase.
Phrase result_by_rules(const domain::Game& game) {
  const replay::LiveGame& board = *game.board();
  const Outcome outcome = board.outcome();
  if (outcome.kind == Outcome::Kind::open) return {};
  if (outcome.end == End::score) {
    const auto score = board.final_score();
    if (!score) return {};
    if (outcome.kind == Outcome::Kind::draw)
      return {"result.draw-with-score"_text, {{"first", (*score)[0]}, {"second", (*score)[1]}}};
    const std::size_t winner = domain::Game::index(outcome.winner);
    return {"result.win-with-score"_text,
            {{"winner", side(game, outcome.winner)},
             {"points", (*score)[winner]},
             {"others", (*score)[1 - winner]}}};
  }
  if (outcome.end != End::no_men && outcome.end != End::blocked) return {};
  return {outcome.end == End::no_men ? "result.no-pieces"_text : "result.blocked"_text,
          {{"winner", side(game, outcome.winner)},
           {"side", side(game, board.rules().to_move(board.position()))}}};
}

}  // namespace

std::string_view title_of(const AnyGame& rules) {
  const std::string_view own = rules.spec().row->title;
  return own.empty() ? rules.family().title : own;
}

std::string variant_of(const AnyGame& rules) {
  const std::string name = rules.spec().name();
  if (rules.family().has_many_boards) return name + ", " + rules.spec().board_size();
  return text::same_in_any_case(name, title_of(rules)) ? std::string() : name;
}

std::vector<Phrase> terms_phrases(const domain::Terms& terms) {
  std::vector<Phrase> out{time_phrase(terms.time)};
  const auto add = [&](bool holds, TextKey text) {
    if (holds) out.emplace_back(text);
  };
  out.emplace_back(domain::is_for_ratings(terms) ? "terms.rated"_text : "terms.not-rated"_text);
  if (terms.match_length > 0) out.push_back({"terms.match"_text, {{"points", terms.match_length}}});
  if (terms.match_length > 1) out.emplace_back(terms.cube ? "terms.cube"_text : "terms.no-cube"_text);
  add(terms.rated && !terms.takebacks, "terms.no-takebacks"_text);
  add(terms.forced, "terms.forced"_text);
  add(terms.swap, "terms.swap"_text);
  add(terms.claimed_timeouts, "terms.claimed-timeouts"_text);
  if (!terms.start.empty()) out.push_back({"terms.start"_text, {{"position", terms.start}}});
  return out;
}

std::string_view reason_of(const domain::Game& game) {
  const auto* const known =
      std::find_if(reasons.begin(), reasons.end(), [&](const auto& row) { return row[0] == game.reason(); });
  return known == reasons.end() ? std::string_view(game.reason()) : (*known)[1];
}

Phrase result_phrase(const domain::Game& game) {
  const std::string& reason = game.reason();
  const Term told(reason_of(game));
  if (game.state() == domain::GameState::aborted) return {"result.aborted"_text, {{"reason", told}}};
  if (game.state() != domain::GameState::finished) return {};
  if (Phrase by_rules = result_by_rules(game); !by_rules.empty()) return by_rules;
  if (game.result() == domain::BoardResult::draw) return {"result.draw"_text, {{"reason", told}}};
  const Side winner = game.result() == domain::BoardResult::first_wins ? Side::first : Side::second;
  const TextKey text = reason == "resign"    ? "result.resigned"_text
                       : reason == "timeout" ? "result.time-over"_text
                                             : "result.win"_text;
  return {text, {{"winner", side(game, winner)}, {"loser", side(game, other(winner))}, {"reason", told}}};
}

std::string_view result_text(const domain::Game& game) {
  if (game.state() == domain::GameState::aborted) return "aborted";
  return domain::text_of(game.result());
}

}  // namespace mt::server::app
