#include "movetext/formats/trf/binder.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/formats/trf/report.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/tournament/pairing.hpp"

#include <utility>
#include <vector>

namespace mt::trf {

bool ReportBinder::bind(std::string_view record, std::string& /*out*/) {
  if (games_.add(tournament::read_pairing(record))) return true;
  fault_ = games_.error();
  return false;
}

Bound ReportBinder::end() {
  Bound bound;
  const std::vector<tournament::Tournament> tournaments = games_.take();
  if (tournaments.size() > 1) {
    fault_ = "a report (TRF) has one tournament, but the games are of " + std::to_string(tournaments.size()) +
             ", such as '" + text::excerpt(tournaments[0].name) + "' and '" +
             text::excerpt(tournaments[1].name) + "'; choose one with --select event:NAME";
    return bound;
  }
  if (tournaments.empty()) return bound;
  fault_ = obstacle_to_report(tournaments.front());
  if (!fault_.empty()) return bound;
  std::vector<std::string> cut;
  append_report(tournaments.front(), bound.tail, cut);
  const auto note = [&](std::string words) {
    bound.notes.push_back({Code::left_out, severity(Code::left_out), 0, 0, std::move(words), {}});
  };
  if (games_.nameless() > 0)
    note("left out: " + std::to_string(games_.nameless()) + " games without the names of two players");
  constexpr std::size_t most_notes = 20;
  for (std::size_t i = 0; i < cut.size() && i < most_notes; ++i)
    note("left out: the end of '" + text::excerpt(cut[i]) + "', which is longer than its field");
  return bound;
}

std::unique_ptr<Binder> make_binder(std::span<const CompanionFile> /*companions*/) {
  return std::make_unique<ReportBinder>();
}

}  // namespace mt::trf
