#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/conformance/session.hpp"

namespace mt::engine {

std::vector<CheckReport> run_checks(std::span<const Check> checks, const CheckTerms& terms) {
  std::vector<CheckReport> out;
  for (const Check& check : checks) {
    Session session(terms);
    check.run(session);
    out.push_back({&check, session.verdict(), session.why(), session.transcript()});
    if (terms.tell) terms.tell(out.back());
  }
  return out;
}

}  // namespace mt::engine
