#include "movetext/archive/core/findings.hpp"

#include "movetext/record/decoded_reading.hpp"
#include "movetext/record/tape.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

namespace mt::archive {
namespace {

// Returns "game 2, move 7" for the place `begin` in the source of a match. Returns an empty string before the
// first game, if there is no event at this place, or if the record is not a match.
std::string turn_words(const Record& record, std::uint32_t begin) {
  if (!record.convention->is_match) return {};
  std::uint32_t games = 0;
  std::uint32_t turn = 0;
  bool found = false;  // the match has an event at `begin`
  for (const Event& event : record.tape) {
    const bool placed = (event.text.begin & Span::side_bit) == 0;
    if (placed && event.text.begin > begin) break;
    found = found || (placed && event.text.begin == begin);
    if (event.kind == EventKind::game) {
      ++games;
      turn = 0;
    } else if (is_move(event.kind)) {
      turn = event.value / 2;
    }
  }
  if (games == 0 || !found) return {};
  std::string words = "game " + std::to_string(games);
  if (turn > 0) words += ", move " + std::to_string(turn);
  return words;
}

// In a match, adds the numbers of the game and the move to the messages of the diagnostics, because a byte
// offset alone means little to a reader.
void add_turn_words(Record& record) {
  for (Diagnostic& diagnostic : record.diagnostics)
    if (const std::string words = turn_words(record, diagnostic.begin);
        !words.empty() && diagnostic.begin > 0)
      diagnostic.message += " (" + words + ')';
}

}  // namespace

// The severities that readers and the replay have set are those of Policy::archive; other policies replace
// them.
void judge_faults(Record& record, Policy policy) {
  if (policy == Policy::archive) return;
  for (Diagnostic& diagnostic : record.diagnostics) {
    if (diagnostic.severity == Severity::note) continue;
    // A fault reported as an error (an ambiguous move in chess, say) is at least a warning under every
    // policy.
    const Severity least = diagnostic.severity == Severity::error ? Severity::warning : Severity::note;
    diagnostic.severity = std::max(severity(diagnostic.code, policy), least);
  }
}

bool has_error(const Record& record) {
  return std::any_of(record.diagnostics.begin(), record.diagnostics.end(),
                     [](const Diagnostic& each) { return each.severity == Severity::error; });
}

void keep_findings(Record& record, Extent extent, Chunk& chunk) {
  const std::size_t before = chunk.findings.size();
  if (chunk.file->format->binary) add_turn_words(record);
  for (const Diagnostic& diagnostic : record.diagnostics) {
    if (diagnostic.severity == Severity::note) continue;
    ++(diagnostic.severity == Severity::error ? chunk.counts.errors : chunk.counts.warnings);
    const std::size_t begin = original_offset(record, diagnostic.begin);
    const std::size_t end = original_offset(record, std::max(diagnostic.begin, diagnostic.end));
    chunk.findings.push_back({extent.begin + begin, end - begin, diagnostic});
  }
  if (chunk.findings.size() - before < 2) return;
  std::stable_sort(chunk.findings.begin() + static_cast<std::ptrdiff_t>(before), chunk.findings.end(),
                   [](const Finding& a, const Finding& b) { return a.offset < b.offset; });
}

void keep_loss(Diagnostic loss, std::size_t offset, Policy policy, Chunk& chunk) {
  if (chunk.losses.size() > most_losses || !chunk.losses_kept.insert(loss.message).second) return;
  loss.severity = severity(loss.code, policy);
  if (loss.severity != Severity::note) chunk.losses.push_back({offset, 0, std::move(loss)});
}

}  // namespace mt::archive
