// renotate NOTATION: writes the records of a text in memory, with their moves in another notation.
#include "movetext/archive/jobs/piece_run.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/report/diagnostics.hpp"

#include <cstdio>
#include <string>
#include <string_view>

namespace archive = mt::archive;

constexpr std::string_view pdn = R"([Event "Club evening"]
[GameType "20"]

1. 32-28 19-23 2. 28x19 14x23 3. 37-32 {quietly} 3... 10-14 *
)";

class Complaints final : public archive::FindingListener {
 public:
  bool found(const archive::Place& place, const mt::Diagnostic& diagnostic) override {
    std::string words;
    mt::report::write_diagnostic(words, place, diagnostic, {});
    std::fputs(words.c_str(), stderr);
    return true;
  }
};

int main(int count, char** words) {
  archive::Job job;
  job.output.to = mt::find_format("pdn");
  job.terms.notation = mt::board::notation_named(count > 1 ? words[1] : "diagonal");
  if (!job.terms.notation) {
    std::fprintf(stderr, "usage: renotate numeric|algebraic|diagonal\n");
    return 2;
  }
  std::string out;
  Complaints complaints;
  archive::PieceRun run(job, "text.pdn", complaints, {[&](std::string_view bytes) { out += bytes; }});
  run.feed(pdn);  // once for each piece that arrives
  run.finish();
  std::fputs(out.c_str(), stdout);
  return run.counts().errors == 0 ? 0 : 1;
}
