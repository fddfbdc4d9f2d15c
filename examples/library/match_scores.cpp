// match_scores FILE...: prints the winner of each game in a match, and the score after the game.
#include "movetext/archive/each_record.hpp"
#include "movetext/record/match.hpp"

#include <cstdio>
#include <string>

static void print_scores(const mt::Record& match) {
  const std::string names[] = {std::string(match.tag("White")), std::string(match.tag("Black"))};
  std::printf("%s - %s, %s points\n", names[0].c_str(), names[1].c_str(),
              std::string(match.tag(mt::match_length_tag)).c_str());
  unsigned score[2] = {};
  for (const mt::Event& event : match.tape) {
    if (event.kind == mt::EventKind::game) {
      score[0] = mt::score_of(mt::Side::first, event.value);
      score[1] = mt::score_of(mt::Side::second, event.value);
    } else if (event.kind == mt::EventKind::points) {
      const unsigned points = event.value / 2;
      const unsigned winner = event.value % 2;
      score[winner] += points;
      std::printf("  %s wins %u: %u-%u\n", names[winner].c_str(), points, score[0], score[1]);
    }
  }
}

int main(int count, char** words) {
  mt::archive::Task task;
  task.files.assign(words + 1, words + count);
  const auto result = mt::archive::for_each_record(task, [](const mt::archive::PlayedRecord& played) {
    if (played.record.convention->is_match) print_scores(played.record);
    return true;
  });
  if (result.input_failed) std::fprintf(stderr, "%s\n", result.error.c_str());
  return result.input_failed ? 3 : 0;
}
