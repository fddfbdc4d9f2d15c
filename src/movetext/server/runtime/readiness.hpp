// Reports whether this node is ready to receive work.
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
  // Returns a short description of a problem ("the last commit failed"), or nothing if all is well.
  // The check runs on the thread that calls report(), so it must not block for long.
  using Check = std::function<std::optional<std::string>()>;
  void add(std::string name, Check check);

  // The node is not ready before opened() and after stopping(), whatever the checks return.
  void opened() { open_.store(true); }
  void stopping() { open_.store(false); }
  // After this call, every report says that the node is stopping, and why. `why` is a few words.
  void failed(const std::string& why);

  struct Report {
    bool ready = false;
    std::string text;  // "ready", or one line for each problem; ends with a line feed
  };
  Report report() const;

 private:
  mutable std::mutex mutex_;
  std::vector<std::pair<std::string, Check>> checks_;
  std::string failure_;
  std::atomic<bool> open_ = false;
};

}  // namespace mt::server::runtime
