#include "movetext/cli/archive_listener.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/diagnostics.hpp"
#include "movetext/cli/json_line.hpp"

#include <array>

namespace mt::cli {
namespace {

bool shows_progress(const Invocation& invocation, const ArchiveOptions& options) {
  if (options.progress == ProgressWhen::always) return true;
  return options.progress == ProgressWhen::automatic && !options.quiet &&
         invocation.terminal().error_is_terminal;
}

std::string_view word_of(const Outcome& outcome) {
  constexpr std::array<std::string_view, 3> words{"open", "win", "draw"};
  return words[static_cast<std::size_t>(outcome.kind)];
}

std::string verdict_json(const Place& place, const archive::Verdict& verdict) {
  const Outcome& outcome = verdict.outcome;
  const bool over = outcome.kind != Outcome::Kind::open;
  std::string out;
  JsonLine line(out);
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

// " after ply 8 (the position occurred for the third time; FIDE Laws of Chess 9.2)"
std::string reached(const Outcome& outcome, std::uint32_t plies) {
  std::string out = " after ply " + std::to_string(outcome.ply);
  if (plies > outcome.ply) out += " of " + std::to_string(plies);
  out += " (" + std::string(outcome.reason);
  return out + (outcome.article.empty() ? "" : "; " + std::string(outcome.article)) + ")";
}

std::string verdict_text(const Place& place, const archive::Verdict& verdict) {
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

}  // namespace

ArchiveListener::ArchiveListener(const Invocation& invocation, const ArchiveOptions& options,
                                 archive::Output* results, bool needed)
    : reporter_(invocation.terminal()),
      progress_(shows_progress(invocation, options), invocation.terminal().width),
      json_(options.json),
      quiet_(options.quiet),
      needed_(needed),
      results_(results) {}

bool ArchiveListener::found(const Place& place, const Diagnostic& diagnostic) {
  if (quiet_ && diagnostic.severity == Severity::note) return true;
  progress_.clear();
  bool heard = true;
  if (json_) {
    std::string line;
    write_diagnostic_json(line, place, diagnostic);
    // A full disk is found again, and told, when the results are finished.
    heard = results_ == nullptr ? write_error(line) : results_->write(line);
  } else if (diagnostic.severity == Severity::note) {
    complain(std::string(place.file) + ": " + diagnostic.message);
  } else {
    heard = reporter_.report(place, diagnostic);
  }
  return heard || !needed_;
}

// "club.pdn:7: draw after ply 84 (the position occurred for the third time; FMJD Annex 1, article 6);
// recorded: 1-1"
bool ArchiveListener::verdict(const Place& place, const archive::Verdict& verdict) {
  if (results_ == nullptr) return true;
  const std::string line = json_ ? verdict_json(place, verdict) : verdict_text(place, verdict);
  return results_->write(line) || !needed_;
}

void ArchiveListener::unreadable(std::string_view error) {
  progress_.clear();
  complain(error);
}

void ArchiveListener::progress(std::string_view file, std::uint64_t read, std::uint64_t size) {
  progress_.show(file, read, size);
}

}  // namespace mt::cli
