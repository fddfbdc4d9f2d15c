// Reports whether this node should be given work.
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
  // Returns nothing if there is no problem, else a short description of it ("the last commit failed").  The
  // check runs on the thread that calls report(), and must not block for long.
  using Check = std::function<std::optional<std::string>()>;
  void add(std::string name, Check check);

  // Before the node listens and after it has started to stop, it is not ready, whatever the checks return.
  void opened() { open_.store(true); }
  void stopping() { open_.store(false); }
  // Makes every later report state that the node is stopping, and why, in a few words.
  void failed(const std::string& why);

  struct Report {
    bool ready = false;
    std::string text;  // "ready", or one line per problem; ends with a line feed
  };
  Report report() const;

 private:
  mutable std::mutex mutex_;
  std::vector<std::pair<std::string, Check>> checks_;
  std::string failure_;
  std::atomic<bool> open_ = false;
};

}  // namespace mt::server::runtime
