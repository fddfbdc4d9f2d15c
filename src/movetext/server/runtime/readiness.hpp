// Returns whether this node should be given work.
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
  // Returns nothing if all is well, else a few words on what is not ("the last commit failed").  The check
  // runs on the thread of the caller of report(), and must not block for long.
  using Check = std::function<std::optional<std::string>()>;
  void add(std::string name, Check check);

  // The node is not ready before it listens and after its stop has begun, whatever the checks say.
  void opened() { open_.store(true); }
  void stopping() { open_.store(false); }
  // Makes every later report say that the node stops, and why, in a few words.
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
