// Counts move paths: perft_main ROW DEPTH. It is run with valgrind --tool=callgrind to count instructions.
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace mt::draughts;

struct Row {
  std::string_view name;
  const Rules& rules;
};

constexpr Row table[] = {
    {"international", rows::international},
    {"english", rows::english},
    {"italian", rows::italian},
    {"pool", rows::pool},
    {"spanish", rows::spanish},
    {"russian", rows::russian},
    {"brazilian", rows::brazilian},
    {"canadian", rows::canadian},
    {"portuguese", rows::portuguese},
    {"czech", rows::czech},
    {"turkish", rows::turkish},
    {"thai", rows::thai},
    {"frisian", rows::frisian},
    {"frysk", rows::frysk},
    {"spantsireti", rows::spantsireti},
    {"breakthrough", rows::breakthrough},
    {"sri-lankan", rows::sri_lankan},
};

template <class Set>
int run(const Rules& rules, int depth) {
  const Variant<Set> variant(rules);
  const auto leaves = perft(variant, start_position(variant), depth);
  if (!leaves) return 1;
  std::printf("%llu\n", static_cast<unsigned long long>(*leaves));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const int depth = std::atoi(argv[2]);
  for (const Row& row : table) {
    if (row.name != argv[1]) continue;
    if (bits_needed(row.rules) <= 64) return run<mt::Set64>(row.rules, depth);
    if (bits_needed(row.rules) <= 128) return run<mt::Set128>(row.rules, depth);
    return run<mt::Set256>(row.rules, depth);
  }
  return 2;
}
