#include "movetext/formats/trf/writer.hpp"

#include "movetext/record/tape.hpp"
#include "movetext/tournament/pairing.hpp"

#include <algorithm>

namespace mt::trf {
namespace {

class DraftWriter final : public RecordWriter {
 public:
  void write(const Record& record, bool white_first, std::string& out, text::Outlet* /*outlet*/) override {
    tournament::append_pairing(tournament::pairing_of(record, white_first, tournament::default_team_tag),
                               out);
  }
};

}  // namespace

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& /*options*/, LineWriter& /*lines*/) {
  return std::make_unique<DraftWriter>();
}

std::string losses(const Record& record, const WritingOptions& options) {
  if (options.reduced) return {};
  const bool has_moves = std::any_of(record.tape.begin(), record.tape.end(), [](const Event& event) {
    return event.kind == EventKind::ply || event.kind == EventKind::null_ply;
  });
  return has_moves ? "the moves" : "";
}

}  // namespace mt::trf
