#include "movetext/archive/stages/unify_names.hpp"

#include <utility>

namespace mt::archive {
namespace {

class UnifyNames final : public Stage {
 public:
  explicit UnifyNames(std::shared_ptr<const NameTable> names) : names_(std::move(names)) {}
  Next before(Passing& passing) override {
    names_->unify(passing.record);
    return Next::go_on;
  }

 private:
  std::shared_ptr<const NameTable> names_;
};

}  // namespace

MakeStage unify_names(std::shared_ptr<const NameTable> names) {
  return [names = std::move(names)] { return std::make_unique<UnifyNames>(names); };
}

}  // namespace mt::archive
