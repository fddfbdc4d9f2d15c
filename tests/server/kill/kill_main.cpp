// Breaks the real program or its environment again and again while games are played on it. Afterwards,
// everything that was acknowledged must be stored exactly once, and all due mails must have been sent.
//
// kill_test PROGRAM [--trial kill|power|bad-disk|first|nodes|database|relay|disk|engines|engine-nodes]
//   [--kills 30] [--seed 1]
//   [--boards 100] [--players 4] [--pace 300] [--mails 2000] [--moves 200] [--disk 48]
//
// --pace: each kill comes at most so many milliseconds after the node has recovered from the last one.
// --mails: number of mails during which the relay fails. --moves: number of moves before the disk is full
// again. --disk: size of the disk in MB (root only). If a trial finds a fault, it keeps its directory and
// prints the directory's name.
#include "server/kill/trials.hpp"

#include <cstdio>
#include <exception>

int main(int argc, char** argv) {
  using namespace mt::server::kill;
  const std::map<std::string, int (*)(const Options&)> trials{
      {"kill", kill_trial},         {"power", power_trial},
      {"bad-disk", bad_disk_trial}, {"first", first_trial},
      {"nodes", nodes_trial},       {"database", database_trial},
      {"relay", relay_trial},       {"disk", disk_trial},
      {"engines", engines_trial},   {"engine-nodes", engine_nodes_trial}};
  if (argc < 2) return 2;
  Options options{argv[1],
                  {{"trial", "kill"},
                   {"kills", "30"},
                   {"seed", "1"},
                   {"boards", "100"},
                   {"players", "4"},
                   {"pace", "300"},
                   {"mails", "2000"},
                   {"moves", "200"},
                   {"disk", "48"}}};
  for (int i = 2; i + 1 < argc; i += 2) options.words[std::string(argv[i]).substr(2)] = argv[i + 1];
  const auto trial = trials.find(options.word("trial"));
  if (trial == trials.end()) return 2;
  try {
    return trial->second(options);
  } catch (const std::exception& error) {
    std::printf("%s\n", error.what());
    return 1;
  }
}
