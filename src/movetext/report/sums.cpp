#include "movetext/report/sums.hpp"

#include "movetext/report/json_line.hpp"

namespace mt::report {

std::string sums_text(const archive::Counts& counts) {
  return "games " + std::to_string(counts.games) + ", moves " + std::to_string(counts.moves) + ", errors " +
         std::to_string(counts.errors) + ", warnings " + std::to_string(counts.warnings) + '\n';
}

std::string sums_json(const archive::Counts& counts) {
  std::string out;
  JsonLine line(out);
  line.number("games", counts.games);
  line.number("moves", counts.moves);
  line.number("errors", counts.errors);
  line.number("warnings", counts.warnings);
  line.end();
  return out;
}

std::string written_json(const archive::Counts& counts, std::uint64_t repeats,
                         std::optional<std::uint64_t> files) {
  std::string out;
  JsonLine line(out);
  line.number("games", counts.games);
  line.number("moves", counts.moves);
  line.number("written", counts.written);
  if (files) line.number("files", *files);
  line.number("repeats", repeats);
  line.number("rejected", counts.rejected);
  line.number("replaced", counts.replaced);
  line.number("errors", counts.errors);
  line.number("warnings", counts.warnings);
  line.end();
  return out;
}

}  // namespace mt::report
