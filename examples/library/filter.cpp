// filter FILTER FILE...: prints the players of the records that match FILTER.
#include "movetext/archive/each_record.hpp"
#include "movetext/archive/stages/select_records.hpp"

#include <cstdio>
#include <string>

int main(int count, char** words) {
  if (count < 3) {
    std::fprintf(stderr, "usage: filter FILTER FILE...\n");
    return 2;
  }
  mt::archive::Task task;
  task.files.assign(words + 2, words + count);
  // The text of --select. For NAME~REGEX, pass a function that compiles the expression, not nullptr.
  mt::archive::Selection selection;
  if (const std::string fault = selection.require(words[1], nullptr); !fault.empty()) {
    std::fprintf(stderr, "%s\n", fault.c_str());
    return 2;
  }
  task.stages.push_back(mt::archive::select_records(selection));
  const auto result = mt::archive::for_each_record(task, [](const mt::archive::PlayedRecord& played) {
    const auto tag = [&](std::string_view name) { return std::string(played.record.tag(name)); };
    std::printf("%s - %s %s\n", tag("White").c_str(), tag("Black").c_str(), tag("Result").c_str());
    return true;
  });
  if (result.input_failed) std::fprintf(stderr, "%s\n", result.error.c_str());
  return result.input_failed ? 3 : 0;
}
