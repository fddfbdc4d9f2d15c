// Reads any text as material, as patterns and as a sequence of moves, for games of all families. What is read
// must be searched without a fault; a refusal must give a reason.
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/search.hpp"

#include <array>
#include <cstdlib>

namespace {

using namespace mt;
using replay::Search;

// Ends the program if a check fails, so that the fuzzer keeps the input.
void require(bool kept) {
  if (!kept) std::abort();
}

void search(const AnyGame& game, const Search& wanted) {
  std::string fault;
  const auto bound = search_in(game, wanted, fault);
  require(bound.has_value() == fault.empty());
  if (!bound) return;
  const AnyPosition start = game.start();
  for (const auto& sought : bound->any_of) require(sought.position->is(start) == sought.position->is(start));
  for (const auto& move : bound->moves)
    for (const std::string& text : move.choices) require(!game.leads(start, text, start));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::array names{"international", "chess", "xiangqi", "othello", "backgammon", "canadian"};
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto game = make_game(*parse_game(names[data[0] % names.size()]));
  Search wanted{.kind = Search::Kind::material, .text = std::string(text)};
  if (read_material(text, wanted.material).empty()) search(*game, wanted);
  wanted.kind = Search::Kind::pattern;
  if (read_patterns(text, wanted.patterns).empty()) search(*game, wanted);
  wanted.kind = Search::Kind::moves;
  search(*game, wanted);
  return 0;
}
