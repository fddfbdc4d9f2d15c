// Reads marks from arbitrary comments, and merges two games that have the lines of the input as comments: the
// games that are made again have the same comments.
#include "movetext/record/tree_marks.hpp"

#include "movetext/record/game_tree.hpp"
#include "movetext/record/line_records.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace mt;

void must(bool good) {
  if (!good) std::abort();
}

// Shows the tape of a record: moves, glyphs and comments that are not empty.
std::string shown(const Record& record) {
  std::string out;
  for (const Event& event : record.tape) {
    const std::string_view text = text::trim(record.text(event));
    if (event.kind == EventKind::comment && text.empty()) continue;
    out += std::to_string(static_cast<int>(event.kind)) + ' ' +
           std::to_string(event.kind == EventKind::nag ? event.value : 0);
    out.append(" ").append(text).append("\n");
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  for (const MarkedPart& part : read_marks(input))
    must(part.kind == MarkedPart::Kind::words || part.number > 0);
  std::string unmarked;
  append_unmarked(input, unmarked);
  must(!has_end_mark(unmarked));
  std::string words;
  for (const MarkedPart& part : read_marks(unmarked)) words += part.words;
  must(words == text::trim(input));

  std::array<Record, 2> games;
  std::size_t number = 0;
  for (std::size_t at = 0; at < input.size(); ++number) {
    const std::size_t end = std::min(input.find('\n', at), input.size());
    Record& game = games.at(number % 2);
    game.add(EventKind::comment, input.substr(at, end - at));
    if (number % 3 == 0) game.add(EventKind::nag, {}, static_cast<std::uint32_t>(number % 5));
    if (number % 4 == 0) game.add(EventKind::ply, number % 8 == 0 ? "a" : "b", 2);
    at = end + 1;
  }
  games[0].set_tag("Event", input);
  for (Record& game : games) game.add(EventKind::result, "*");
  GameTree tree(GameTree::Keep::games);
  for (const Record& game : games) tree.add(game, true);
  const Record& merged = tree.write();
  const LineRecords lines(merged);
  must(lines.size() == games.size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    Record again;
    lines.make(i, again);
    must(shown(again) == shown(games.at(i)));
  }
  // The input as a comment of a tree must not do any harm.
  Record hostile;
  hostile.add(EventKind::comment, input);
  hostile.add(EventKind::ply, "a", 2);
  hostile.add(EventKind::comment, input);
  const LineRecords made(hostile);
  for (std::size_t i = 0; i < made.size(); ++i) made.make(i, games[0]);
  return 0;
}
