#include "movetext/capi/reports.hpp"

#include "movetext/report/diagnostics.hpp"
#include "movetext/report/sums.hpp"
#include "movetext/report/verdicts.hpp"

namespace mt::capi {

bool Reports::found(const archive::Place& place, const Diagnostic& diagnostic) {
  std::string& out = answers_[mt_messages];
  if (json_)
    report::write_diagnostic_json(out, place, diagnostic);
  else if (diagnostic.severity == Severity::note)
    out += report::note_text(place, diagnostic) + '\n';
  else
    report::write_diagnostic(out, place, diagnostic, {});
  return true;
}

bool Reports::verdict(const archive::Place& place, const archive::Verdict& verdict) {
  answers_[mt_results] += json_ ? report::verdict_json(place, verdict) : report::verdict_text(place, verdict);
  return true;
}

void Reports::sum_up(const archive::Counts& counts, bool written) {
  if (!json_)
    answers_[mt_results] += report::sums_text(counts);
  else
    answers_[mt_results] += written ? report::written_json(counts, 0) : report::sums_json(counts);
}

}  // namespace mt::capi
