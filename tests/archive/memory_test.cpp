// Measures the peak memory of a run for extreme inputs. Allocations are counted, so the result does not
// depend on the system or on sanitizers.
#include "movetext/archive/run.hpp"
#include "movetext/formats/table/formats.hpp"
#include "runner.hpp"

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

std::atomic<std::size_t> held = 0;
std::atomic<std::size_t> peak = 0;

}  // namespace

void* operator new(std::size_t size) {
  void* const memory = std::malloc(size);
  if (memory == nullptr) std::abort();
  const std::size_t now = held += ::malloc_usable_size(memory);
  std::size_t most = peak;
  while (now > most && !peak.compare_exchange_weak(most, now)) {
  }
  return memory;
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return operator new(size);
}

void operator delete(void* memory) noexcept {
  held -= ::malloc_usable_size(memory);
  std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
  operator delete(memory);
}

namespace mt::archive {
namespace {

constexpr std::size_t MiB = std::size_t{1} << 20;
// docs/performance.md promises 64 MiB for the whole program. The program takes 8 MiB before it reads
// anything. The sum of the allocations is larger than the memory that is really used: for nested variations,
// the sum is 56 MiB, and the system reports 48 MiB.
constexpr std::size_t most = 58 * MiB;

struct Way {
  std::string_view to;  // name of the output format; if it is empty, the records are only checked
  bool sort = false;
  bool unique = false;
};
constexpr Way ways[]{{""}, {"pgn", true, true}, {"ndjson"}, {"epd"}};

std::string times(std::size_t count, std::string_view text) {
  std::string out;
  out.reserve(count * text.size());
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

// Runs over a file with many copies of a record.
class Memory : public testing::Test {
 protected:
  void expect_little(std::size_t records, const std::string& record) const {
    const std::string path = runner_.path("in.pgn");
    {
      std::ofstream file(path, std::ios::binary);
      for (std::size_t i = 0; i < records; ++i) file << record;
    }
    for (const Way& way : ways) EXPECT_LE(peak_of(path, way), most) << way.to;
  }

 private:
  std::size_t peak_of(const std::string& path, const Way& way) const {
    Job job;
    job.task.files = {path};
    job.output.to = find_format(way.to);
    job.keys.sort = way.sort;
    job.keys.unique = way.unique;
    job.task.threads = 2;
    Deaf listener;
    const std::atomic<bool> stop = false;
    const std::size_t before = peak = held.load();
    if (job.output.to == nullptr) {
      run(job, nullptr, {}, listener, stop);
    } else {
      Destination out({.path = runner_.path("out")}, job.output.to->frame);
      EXPECT_TRUE(out.open());
      EXPECT_FALSE(run(job, &out, {}, listener, stop).output_failed);
    }
    return peak - before;
  }

  class Deaf final : public Listener {
    bool found(const Place&, const Diagnostic&) override { return true; }
    bool verdict(const Place&, const Verdict&) override { return true; }
    void unreadable(std::string_view) override {}
    void progress(std::string_view, std::uint64_t, std::uint64_t) override {}
  };

  Runner runner_;
};

// Without tag pairs, the beginning of a record is hard to find. Each record has nearly the maximum number of
// events.
TEST_F(Memory, IsBoundedForRecordsOfPassesWithoutTags) {
  expect_little(14, times(389'000, "--") + " *\n");
}

// A line of EPD is thirty times as long as a move.
TEST_F(Memory, IsBoundedForLongGamesWithoutTags) {
  expect_little(2, times(97'000, "Nf3 Nf6 Ng1 Ng8 ") + "*\n");
}

TEST_F(Memory, IsBoundedForNestedVariationsAndALongComment) {
  expect_little(2, "[Event \"e\"]\n\ne4 " + times(119'000, "(d4 ") + times(119'000, ")") + " {" +
                       times(1'900'000, "abc ") + "} *\n");
}

// A control character takes six bytes in JSON.
TEST_F(Memory, IsBoundedForCommentsOfControlCharacters) {
  expect_little(2, "[Event \"e\"]\n\ne4 {" + std::string(8'300'000, '\1') + "} *\n");
}

}  // namespace
}  // namespace mt::archive
