#include "movetext/server/app/titles.hpp"

#include "movetext/server/domain/start_array.hpp"
#include "movetext/server/words/phrases.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::server::app {
namespace {

std::string side(const domain::Game& game, Side seat) {
  return std::string(game.board()->rules().side_name(seat));
}

std::string time_words(const domain::TimeControl& time) {
  switch (time.kind) {
    case domain::TimeControl::Kind::none:
      break;
    case domain::TimeControl::Kind::per_move:
      return words::duration_words(time.limit) + " a move";
    case domain::TimeControl::Kind::total:
      return words::duration_words(time.limit) + " for the whole game";
    case domain::TimeControl::Kind::bank: {
      std::string out = words::duration_words(time.limit) + ", and " + words::duration_words(time.increment) +
                        " more with each move";
      if (time.cap != 0) out += " up to " + words::duration_words(time.cap);
      return out;
    }
  }
  return "no clock";
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

std::vector<std::string> terms_lines(const domain::Terms& terms) {
  std::vector<std::string> out{time_words(terms.time)};
  out.emplace_back(domain::is_for_ratings(terms) ? "rated" : "not rated");
  if (terms.match_length > 0) out.push_back("a match to " + words::counted(terms.match_length, "point"));
  if (terms.match_length > 1)
    out.emplace_back(terms.cube ? "with the doubling cube" : "without the doubling cube");
  if (terms.rated && !terms.takebacks) out.emplace_back("no moves are taken back");
  if (terms.forced) out.emplace_back("forced moves are played at once");
  if (terms.swap) out.emplace_back("the second player may change sides after the first move");
  if (terms.claimed_timeouts) out.emplace_back("whether lost time loses is for the opponent to say");
  if (!terms.start.empty()) out.push_back("from the position " + terms.start);
  return out;
}

std::string result_words(const domain::Game& game) {
  if (game.state() == domain::GameState::aborted) return "called off: " + game.reason();
  if (game.state() != domain::GameState::finished) return {};
  const bool agreed = game.reason() == "agreed";
  if (game.result() == domain::BoardResult::draw)
    return "draw: " + std::string(agreed ? "by agreement" : game.reason());
  const Side winner = game.result() == domain::BoardResult::first_wins ? Side::first : Side::second;
  const std::string loser = side(game, other(winner));
  std::string reason = game.reason();
  if (reason == "resign") reason = loser + " resigned";
  if (reason == "timeout") reason = "the time of " + loser + " was over";
  return side(game, winner) + " wins: " + reason;
}

std::string_view result_text(const domain::Game& game) {
  if (game.state() == domain::GameState::aborted) return "aborted";
  return domain::text_of(game.result());
}

}  // namespace mt::server::app
