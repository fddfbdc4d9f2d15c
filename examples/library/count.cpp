// count FILE...: prints the number of games of each kind, their plies, and how many have faults.
#include "movetext/archive/each_record.hpp"

#include <cstdio>
#include <map>
#include <string>

struct Sum {
  unsigned games = 0;
  unsigned plies = 0;
  unsigned faulty = 0;
};

int main(int count, char** words) {
  namespace archive = mt::archive;
  std::map<std::string, Sum> sums;
  archive::Task task;
  task.files.assign(words + 1, words + count);  // also .zst, .gz; "-" is standard input
  const auto result = archive::for_each_record(task, [&](const archive::PlayedRecord& played) {
    Sum& sum = sums[played.game != nullptr ? played.game->spec().name() : "unknown"];
    ++sum.games;
    sum.plies += played.replayed.plies;
    sum.faulty += played.is_good() ? 0 : 1;
    return true;  // false would end the run here
  });
  for (const auto& [name, sum] : sums)
    std::printf("%s: %u games, %u plies, %u faulty\n", name.c_str(), sum.games, sum.plies, sum.faulty);
  if (result.input_failed) std::fprintf(stderr, "%s\n", result.error.c_str());
  return result.input_failed ? 3 : 0;
}
