#include "movetext/archive/stages/set_terms.hpp"

namespace mt::archive {
namespace {

class SetTerms final : public Stage {
 public:
  explicit SetTerms(const ReplayTerms& terms) : terms_(terms) {}
  void prepare(Handling& handling) override { handling.terms = terms_; }

 private:
  ReplayTerms terms_;
};

}  // namespace

MakeStage set_terms(ReplayTerms terms) {
  return [terms] { return std::make_unique<SetTerms>(terms); };
}

}  // namespace mt::archive
