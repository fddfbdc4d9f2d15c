#include "movetext/cli/pattern.hpp"

#include <re2/re2.h>

namespace mt::cli {
namespace {

class Re2Pattern final : public Pattern {
 public:
  explicit Re2Pattern(const std::string& expression) : expression_(expression, RE2::Quiet) {}
  bool is_good() const { return expression_.ok(); }
  const std::string& fault() const { return expression_.error(); }
  bool finds(std::string_view text) const override {
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), expression_);
  }

 private:
  RE2 expression_;
};

}  // namespace

std::shared_ptr<const Pattern> make_pattern(const std::string& expression, std::string& fault) {
  auto pattern = std::make_shared<Re2Pattern>(expression);
  if (pattern->is_good()) return pattern;
  fault = pattern->fault();
  return nullptr;
}

}  // namespace mt::cli
