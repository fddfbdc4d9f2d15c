#include "movetext/server/runtime/readiness.hpp"

#include <exception>

namespace mt::server::runtime {

void Readiness::add(std::string name, Check check) {
  const std::lock_guard lock(mutex_);
  checks_.emplace_back(std::move(name), std::move(check));
}

void Readiness::failed(const std::string& why) {
  const std::lock_guard lock(mutex_);
  failure_ = why;
}

Readiness::Report Readiness::report() const {
  const std::lock_guard lock(mutex_);
  if (!failure_.empty()) return {false, "stopping: " + failure_ + '\n'};
  if (!open_.load()) return {false, "not ready: the server is starting or stopping\n"};
  std::string objections;
  for (const auto& [name, check] : checks_) {
    std::optional<std::string> objection;
    try {
      objection = check();
    } catch (const std::exception& failure) {
      objection = failure.what();
    }
    if (objection) objections.append(name).append(": ").append(*objection).append("\n");
  }
  if (objections.empty()) return {true, "ready\n"};
  return {false, objections};
}

}  // namespace mt::server::runtime
