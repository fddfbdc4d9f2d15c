#include "movetext/cli/engine/match_report.hpp"

#include "movetext/cli/progress.hpp"
#include "movetext/report/json_line.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace mt::cli {
namespace {

namespace match = engine::match;
using Pairing = match::Scoreboard::Pairing;

std::string fixed(double value, int figures, bool sign = false) {
  if (std::isinf(value)) return value > 0 ? (sign ? "+inf" : "inf") : "-inf";
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), sign ? "%+.*f" : "%.*f", figures, value);
  return text.data();
}

std::string with_error(const match::Estimate& estimate, int figures, bool sign) {
  return fixed(estimate.value, figures, sign) + " +- " + fixed(estimate.error, figures);
}

std::string percents(const match::Estimate& estimate) {
  return fixed(100 * estimate.value, 1) + " % +- " + fixed(100 * estimate.error, 1);
}

// Elo is not defined for a score of 0 or 1. If the interval of the score reaches one of these values, the
// interval of Elo has only one end. If it reaches both, the interval of Elo has no end. The interval is not
// symmetric, so if "+-" would include 0 although the interval does not, or the reverse, both ends are given.
std::string elo_words(const match::Strength& strength) {
  const double low = strength.score.value - strength.score.error;
  const double high = strength.score.value + strength.score.error;
  if (low > 0 && high < 1) {
    const match::Estimate& elo = strength.elo;
    if ((elo.value > elo.error) == (low > 0.5) && (elo.value < -elo.error) == (high < 0.5))
      return with_error(elo, 1, true);
    return fixed(elo.value, 1, true) + " (" + fixed(match::elo_of_score(low), 1, true) + " to " +
           fixed(match::elo_of_score(high), 1, true) + ")";
  }
  if (low > 0) return "at least " + fixed(match::elo_of_score(low), 1, true);
  return high < 1 ? "at most " + fixed(match::elo_of_score(high), 1, true) : "unknown";
}

std::string points(double value) {
  return fixed(value, std::floor(value) == value ? 0 : 1);
}

std::string score_words(const match::Tally& tally) {
  const double won = tally.points();
  return points(won) + " - " + points(static_cast<double>(tally.game_count()) - won) + ", " +
         percents(match::strength_of(tally).score);
}

std::string sprt_words(const match::Tally& tally, const match::SprtTerms& terms) {
  const double ratio = match::log_likelihood_ratio(tally.pairs, terms);
  const auto verdict = match::verdict(ratio, terms);
  std::string out = "SPRT of " + fixed(terms.elo0, 1) + " and " + fixed(terms.elo1, 1) +
                    (terms.model == match::EloModel::normalized ? " normalized Elo" : " Elo") + ": LLR " +
                    fixed(ratio, 2) + " (" + fixed(match::lower_bound(terms), 2) + " to " +
                    fixed(match::upper_bound(terms), 2) + "), ";
  if (verdict == match::SprtVerdict::open) return out + "undecided";
  return out + "accepted: " + fixed(verdict == match::SprtVerdict::first ? terms.elo0 : terms.elo1, 1);
}

std::string names_of(const MatchStanding& standing, const Pairing& pairing) {
  return standing.names[pairing.engines[0]] + " - " + standing.names[pairing.engines[1]];
}

std::string pairing_words(const MatchStanding& standing, const Pairing& pairing) {
  const match::Tally& tally = pairing.tally;
  const match::Strength strength = match::strength_of(tally);
  std::string out = names_of(standing, pairing) + ": won " + std::to_string(tally.games[2]) + ", drawn " +
                    std::to_string(tally.games[1]) + ", lost " + std::to_string(tally.games[0]) + "\n";
  out += "  pairs of 0, 0.5, 1, 1.5, 2 points:";
  for (const std::uint64_t count : tally.pairs) out += " " + std::to_string(count);
  out += "\n  Elo " + elo_words(strength);
  if (std::isfinite(strength.normalized.value) && std::isfinite(strength.normalized.error))
    out += ", normalized " + with_error(strength.normalized, 1, true);
  out += "; stronger with a probability of " + fixed(100 * strength.superiority, 1) + " %\n";
  if (standing.for_points)
    out += "  points " + points(pairing.points_won[0]) + " - " + points(pairing.points_won[1]) + "\n";
  return out;
}

std::string endings_words(const match::Scoreboard& board) {
  std::vector<std::pair<std::uint64_t, std::string>> list;
  for (const auto& [ending, count] : board.endings()) list.emplace_back(count, ending);
  std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  std::string out;
  for (const auto& [count, ending] : list)
    out += (out.empty() ? "ended by " : ", ") + (ending.empty() ? "the rules" : ending) + " " +
           std::to_string(count);
  return out + "\n";
}

// Returns the last line, which other programs may look for.
std::string last_line(const MatchStanding& standing) {
  const auto& pairings = standing.board.pairings();
  if (pairings.size() > 1) {
    std::size_t best = 0;
    const auto share = [&](std::size_t engine) {
      const match::Tally tally = standing.board.tally_of(engine);
      return tally.game_count() == 0 ? 0 : tally.points() / static_cast<double>(tally.game_count());
    };
    for (std::size_t i = 1; i < standing.names.size(); ++i)
      if (share(i) > share(best)) best = i;
    return standing.names[best] + ": " + score_words(standing.board.tally_of(best));
  }
  const Pairing& pairing = pairings.begin()->second;
  if (standing.for_points)
    return names_of(standing, pairing) + ": " + with_error(match::points_a_game(pairing), 3, true) +
           " points a game, " + std::to_string(pairing.tally.game_count()) + " games";
  return names_of(standing, pairing) + ": " + score_words(pairing.tally);
}

void write_pairing(const MatchStanding& standing, const Pairing& pairing, report::JsonLine& line) {
  const match::Strength strength = match::strength_of(pairing.tally);
  line.item();
  line.text("first", standing.names[pairing.engines[0]]);
  line.text("second", standing.names[pairing.engines[1]]);
  line.number("won", pairing.tally.games[2]);
  line.number("drawn", pairing.tally.games[1]);
  line.number("lost", pairing.tally.games[0]);
  constexpr std::array<std::string_view, 5> names{"pairs_0", "pairs_1", "pairs_2", "pairs_3", "pairs_4"};
  for (std::size_t i = 0; i < names.size(); ++i) line.number(names[i], pairing.tally.pairs[i]);
  line.real("score", strength.score.value);
  line.real("score_error", strength.score.error);
  const auto estimate = [&](std::string_view name, std::string_view error, const match::Estimate& of) {
    if (std::isfinite(of.value)) line.real(name, of.value);
    if (std::isfinite(of.value) && std::isfinite(of.error)) line.real(error, of.error);
  };
  estimate("elo", "elo_error", strength.elo);
  estimate("normalized_elo", "normalized_elo_error", strength.normalized);
  line.real("superiority", strength.superiority);
  if (standing.for_points) estimate("points", "points_error", match::points_a_game(pairing));
}

}  // namespace

std::string match_words(const MatchStanding& standing) {
  std::string out;
  if (standing.board.size() == 0) return "no game was played\n";
  for (const auto& [engines, pairing] : standing.board.pairings()) out += pairing_words(standing, pairing);
  out += endings_words(standing.board);
  if (standing.sprt) out += sprt_words(standing.board.tally_of(0), *standing.sprt) + "\n";
  if (standing.board.pairings().size() > 1)
    for (std::size_t i = 0; i < standing.names.size(); ++i)
      if (const match::Tally tally = standing.board.tally_of(i); tally.game_count() > 0)
        out += standing.names[i] + ": " + score_words(tally) + "\n";
  return out + last_line(standing) + "\n";
}

std::string match_progress(const MatchStanding& standing) {
  std::string out =
      std::to_string(standing.board.size()) + " of " + std::to_string(standing.games) + " games";
  if (standing.board.size() == 0) return out;
  if (const std::uint64_t played = standing.board.size() - standing.resumed; played > 0) {
    const auto left = static_cast<double>(standing.games - standing.board.size());
    // A test may end the match early.
    out += (standing.sprt ? ", at most " : ", ") +
           clock_text(std::max(0.0, standing.seconds * left / static_cast<double>(played) - standing.since)) +
           " left";
  }
  out += "; " + last_line(standing);
  if (standing.sprt)
    out += "; LLR " + fixed(match::log_likelihood_ratio(standing.board.tally_of(0).pairs, *standing.sprt), 2);
  return out;
}

void write_match_json(const MatchStanding& standing, std::string& out) {
  report::JsonLine line(out);
  line.number("games", standing.board.size());
  line.number("resumed", standing.resumed);
  line.number("planned", standing.games);
  line.list("pairings");
  for (const auto& [engines, pairing] : standing.board.pairings()) write_pairing(standing, pairing, line);
  line.end_list();
  line.list("endings");
  for (const auto& [ending, count] : standing.board.endings()) {
    line.item();
    line.text("ending", ending);
    line.number("games", count);
  }
  line.end_list();
  if (standing.sprt) {
    const double ratio = match::log_likelihood_ratio(standing.board.tally_of(0).pairs, *standing.sprt);
    constexpr std::array<std::string_view, 3> words{"undecided", "elo0", "elo1"};
    line.real("llr", ratio);
    line.real("llr_low", match::lower_bound(*standing.sprt));
    line.real("llr_high", match::upper_bound(*standing.sprt));
    line.text("sprt", words[static_cast<std::size_t>(match::verdict(ratio, *standing.sprt))]);
  }
  if (standing.asked > 0)
    line.number("overhead", static_cast<std::uint64_t>(standing.overhead.count()) / standing.asked);
  line.end();
}

void write_game_json(const match::GameReport& report, const std::vector<std::string>& names,
                     const AnyGame& game, std::string& out) {
  const auto name = [&](Side side) -> const std::string& { return names[report.appointment.engine(side)]; };
  const Side white = game.is_white(Side::first) ? Side::first : Side::second;
  report::JsonLine line(out);
  line.text("round", match::round_of(report.appointment));
  line.text("white", name(white));
  line.text("black", name(other(white)));
  if (report.winner) line.text("winner", name(*report.winner));
  line.text("ending", match::finished(report).ending);
  if (!report.detail.empty()) line.text("detail", report.detail);
  line.number("plies", report.moves.size());
  if (game.family().has_dice) {
    line.number("white_points", static_cast<std::uint64_t>(report.points[static_cast<std::size_t>(white)]));
    line.number("black_points",
                static_cast<std::uint64_t>(report.points[static_cast<std::size_t>(other(white))]));
  }
  const auto longest = [&](Side side) {
    return static_cast<std::uint64_t>(report.longest[static_cast<std::size_t>(side)].count()) / 1000;
  };
  line.number("white_longest", longest(white));
  line.number("black_longest", longest(other(white)));
  line.end();
}

}  // namespace mt::cli
