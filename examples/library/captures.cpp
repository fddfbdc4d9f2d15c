// captures FILE...: counts the moves and the captures, by a stage of its own.
#include "movetext/archive/each_record.hpp"
#include "movetext/record/tape.hpp"

#include <atomic>
#include <cstdio>
#include <memory>

namespace archive = mt::archive;

struct Sum {
  std::atomic<unsigned> moves = 0;
  std::atomic<unsigned> captures = 0;
};

// Each thread has a stage of its own, which receives the records of the thread's chunks.
class CountCaptures final : public archive::Stage {
 public:
  explicit CountCaptures(Sum& sum) : sum_(sum) {}
  void prepare(archive::Handling& handling) override { handling.writes_moves = true; }  // all in one notation
  archive::Next after(archive::Passing& passing) override {
    mt::for_each_main_line(passing.record, [&](const mt::Event& move) {
      ++sum_.moves;
      if (passing.record.text(move).find('x') != std::string_view::npos) ++sum_.captures;
      return true;  // false would end the line here
    });
    return archive::Next::go_on;
  }

 private:
  Sum& sum_;
};

int main(int count, char** words) {
  archive::Task task;
  task.files.assign(words + 1, words + count);
  task.threads = 2;
  Sum sum;
  task.stages.push_back([&] { return std::make_unique<CountCaptures>(sum); });
  const archive::RunResult result = archive::run_stages(task);
  std::printf("%u of %u moves are captures\n", sum.captures.load(), sum.moves.load());
  if (result.input_failed) std::fprintf(stderr, "%s\n", result.error.c_str());
  return result.input_failed ? 3 : 0;
}
