#include "movetext/report/verdicts.hpp"

#include "movetext/report/json_line.hpp"

#include <array>
#include <string_view>

namespace mt::report {
namespace {

std::string_view word_of(const Outcome& outcome) {
  constexpr std::array<std::string_view, 3> words{"open", "win", "draw"};
  return words[static_cast<std::size_t>(outcome.kind)];
}

// Returns " after ply 8 (the position occurred for the third time; FIDE Laws of Chess 9.2)".
std::string reached(const Outcome& outcome, std::uint32_t plies) {
  std::string out = " after ply " + std::to_string(outcome.ply);
  if (plies > outcome.ply) out += " of " + std::to_string(plies);
  out += " (" + std::string(outcome.reason);
  return out + (outcome.article.empty() ? "" : "; " + std::string(outcome.article)) + ")";
}

}  // namespace

std::string verdict_json(const archive::Place& place, const archive::Verdict& verdict) {
  const Outcome& outcome = verdict.outcome;
  const bool over = outcome.kind != Outcome::Kind::open;
  std::string out;
  report::JsonLine line(out);
  line.text("file", place.file);
  line.number(place.offset ? "offset" : "line", place.offset.value_or(place.line));
  line.text("game", verdict.game);
  line.number("plies", verdict.plies);
  line.text("outcome", word_of(outcome));
  if (!verdict.winner.empty()) line.text("winner", verdict.winner);
  if (over) line.number("ply", outcome.ply);
  if (over) line.text("reason", outcome.reason);
  if (over && !outcome.article.empty()) line.text("article", outcome.article);
  if (!verdict.claims.empty()) {
    line.list("claims");
    for (const Outcome& claim : verdict.claims) {
      line.item();
      line.number("ply", claim.ply);
      line.text("reason", claim.reason);
      line.text("article", claim.article);
    }
    line.end_list();
  }
  line.text("recorded", verdict.result);
  line.end();
  return out;
}

std::string verdict_text(const archive::Place& place, const archive::Verdict& verdict) {
  const Outcome& outcome = verdict.outcome;
  std::string out(place.file);
  out += place.offset ? ":byte " + std::to_string(*place.offset) : ":" + std::to_string(place.line);
  out += ": ";
  out += verdict.winner.empty() ? std::string(word_of(outcome)) : std::string(verdict.winner) + " wins";
  if (outcome.kind != Outcome::Kind::open) out += reached(outcome, verdict.plies);
  for (const Outcome& claim : verdict.claims)
    out += "; a draw could be claimed" + reached(claim, verdict.plies);
  return out + "; recorded: " + verdict.result + '\n';
}

}  // namespace mt::report
