// validate FILE...: prints what is wrong with the records, with the place of each fault.
#include "movetext/archive/run.hpp"
#include "movetext/report/diagnostics.hpp"
#include "movetext/report/sums.hpp"

#include <cstdio>
#include <string>

namespace archive = mt::archive;

class Printer final : public archive::Listener {
 public:
  bool found(const archive::Place& place, const mt::Diagnostic& diagnostic) override {
    std::string words;
    mt::report::write_diagnostic(words, place, diagnostic, {.source = true});
    std::fputs(words.c_str(), stdout);
    return true;  // false would end the run here
  }
  void unreadable(std::string_view error) override {
    std::printf("%.*s\n", static_cast<int>(error.size()), error.data());
  }
};

int main(int count, char** words) {
  archive::Job job;
  job.task.files.assign(words + 1, words + count);
  job.task.threads = 2;  // does not change the output or its order
  Printer printer;
  const std::atomic<bool> stop = false;  // another thread may set it
  const archive::RunResult result = archive::run(job, nullptr, {}, printer, stop);
  std::fputs(mt::report::sums_text(result.counts).c_str(), stdout);
  if (result.input_failed) return 3;
  return result.counts.errors == 0 ? 0 : 1;
}
