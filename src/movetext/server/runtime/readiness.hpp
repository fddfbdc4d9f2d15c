// Whether this node should be given work.
#pragma once
#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mt::server::runtime {

class Readiness {
 public:
  // Nothing: all is well; else what is not, in a few words ("the last commit failed").  Called by whoever
  // looks, on his thread; must not block for long.
  using Check = std::function<std::optional<std::string>()>;
  void add(std::string name, Check check);

  // Before the node listens, and from the moment it is to stop, it is not ready whatever the checks say.
  void opened() { open_.store(true); }
  void stopping() { open_.store(false); }
  // It stops because of that, in a few words: whoever looks meanwhile is told so.
  void failed(const std::string& why);

  struct Report {
    bool ready = false;
    std::string text;  // "ready", or a line for each objection; ends with a line feed
  };
  Report report() const;

 private:
  mutable std::mutex mutex_;
  std::vector<std::pair<std::string, Check>> checks_;
  std::string failure_;
  std::atomic<bool> open_ = false;
};

}  // namespace mt::server::runtime
