// Reads, replays and writes chess PGN in one step, like "movetext export".
#pragma once
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/choose_game.hpp"
#include "movetext/replay/finish.hpp"
#include "movetext/replay/replay.hpp"
#include "support/grammar.hpp"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace mt::test {

// Reads and replays the record at `at` of `text`, which must outlive `record`.
inline void read_and_play(std::string_view text, std::size_t& at, Record& record, replay::GameCache& cache,
                          bool& found) {
  const Reading reading = pgn::read_record(text, at, test::pgn(), record);
  at = reading.end;
  found = reading.found == Found::record;
  if (!found) return;
  const auto tagged = replay::game_by_tags(record);
  const GameSpec spec = tagged.choice ? tagged.choice->reading : *parse_game("chess");
  const AnyGame& game = cache.get(spec);
  const replay::Replayed played = replay::replay(record, game, game, {.notation = board::Notation::san});
  if (!played.complete) replay::keep_tail(record, played.stop);
  replay::finish_tags(record, replay::tags_of(spec, false), board::Notation::san);
}

// Returns every record of `text` in export format.
inline std::string exported(std::string_view text, const pgn::WriterOptions& options = {}) {
  std::string out;
  replay::GameCache cache;
  pgn::Writer writer(pgn::pgn(), options);
  for (std::size_t at = 0; at < text.size();) {
    Record record;
    bool found = false;
    read_and_play(text, at, record, cache, found);
    if (found) writer.write(record, out);
  }
  return out;
}

// Returns the movetext of the only record, without the line feed at its end. Checks that exporting it again
// changes nothing.
inline std::string movetext(std::string_view text, const pgn::WriterOptions& options = {}) {
  const std::string once = exported(text, options);
  const std::string twice = exported(once, options);
  const std::size_t begin = once.find("\n\n") + 2;
  const std::string moves = once.substr(begin, once.size() - begin - 2);
  return once == twice ? moves : "NOT THE SAME AGAIN: " + moves + "\n" + twice;
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Returns the codes reported for the only record: "junk move-number".
inline std::string faults(std::string_view text) {
  Record record;
  replay::GameCache cache;
  std::size_t at = 0;
  bool found = false;
  read_and_play(text, at, record, cache, found);
  std::string codes;
  for (const Diagnostic& fault : record.diagnostics)
    codes += (codes.empty() ? "" : " ") + std::string(name(fault.code));
  return codes;
}

}  // namespace mt::test
