#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/conformance/session.hpp"

#include <algorithm>

namespace mt::engine {

std::vector<CheckReport> run_checks(std::span<const Check> checks, const CheckTerms& terms) {
  // An engine that did not answer the greeting in one check will probably not answer it in the next one, so
  // the wait becomes shorter.
  constexpr Milliseconds impatience{300};
  CheckTerms present = terms;
  std::vector<CheckReport> out;
  for (const Check& check : checks) {
    Session session(present);
    check.run(session);
    if (session.has_failed_greeting()) present.answering = std::min(present.answering, impatience);
    out.push_back({&check, session.verdict(), session.why(), session.transcript()});
    if (terms.tell) terms.tell(out.back());
  }
  return out;
}

}  // namespace mt::engine
