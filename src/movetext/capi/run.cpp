#include "movetext/capi/run.hpp"

#include "movetext/archive/stages/read_blocks.hpp"
#include "movetext/board/notation.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/report/diagnostics.hpp"
#include "movetext/report/sums.hpp"
#include "movetext/report/verdicts.hpp"

#include <utility>

namespace mt::capi {

bool Reports::found(const archive::Place& place, const Diagnostic& diagnostic) {
  std::string& out = answers_[mt_messages];
  if (json_)
    report::write_diagnostic_json(out, place, diagnostic);
  else if (diagnostic.severity == Severity::note)
    out += report::note_text(place, diagnostic) + '\n';
  else
    report::write_diagnostic(out, place, diagnostic, {});
  return true;
}

bool Reports::verdict(const archive::Place& place, const archive::Verdict& verdict) {
  answers_[mt_results] += json_ ? report::verdict_json(place, verdict) : report::verdict_text(place, verdict);
  return true;
}

void Reports::sum_up(const archive::Counts& counts, bool written) {
  if (!json_)
    answers_[mt_results] += report::sums_text(counts);
  else
    answers_[mt_results] += written ? report::written_json(counts, 0) : report::sums_json(counts);
}

Run::Run(mt_command command, const Format* to, Answers& answers) : answers_(answers), reports_(answers) {
  asked_.output.to = to;
  asked_.output.own_format = command == mt_export;
  if (command == mt_read) asked_.task.stages = {archive::read_blocks()};
}

bool Run::set(mt_option option, std::string_view value) {
  if (run_) return false;
  switch (option) {
    case mt_option_file:
      file_ = value;
      return true;
    case mt_option_from:
      return set_format(value);
    case mt_option_game:
      return set_game(value);
    case mt_option_json:
      reports_.use_json(value == "1");
      return value == "1";
    case mt_option_outcomes:
      asked_.outcomes = value == "1";
      return asked_.outcomes;
    case mt_option_notation:
      return set_notation(value);
  }
  return false;
}

bool Run::set_format(std::string_view value) {
  const Format* const from = find_format(value);
  if (from == nullptr || !from->reads()) return false;
  asked_.task.from = from;
  return true;
}

bool Run::set_game(std::string_view value) {
  if (!game_objection(value).empty()) return false;
  asked_.task.game = parse_game(value);
  return true;
}

bool Run::set_notation(std::string_view value) {
  asked_.terms.notation = board::notation_named(value);
  return asked_.terms.notation.has_value();
}

archive::PieceRun& Run::begun() {
  if (!run_)
    run_.emplace(asked_, file_, reports_,
                 archive::PieceSink{.take = [this](std::string_view bytes) { answers_[mt_records] += bytes; },
                                    .is_full = [this] { return answers_.are_many(); },
                                    .keep = [this](const archive::OwnResults& results) { keep(results); }});
  return *run_;
}

void Run::keep(const archive::OwnResults& results) {
  answers_[mt_records] += static_cast<const archive::ReadBlocks&>(results).bytes;
}

bool Run::finish() {
  if (!begun().finish()) return false;
  if (!std::exchange(summed_up_, true)) reports_.sum_up(run_->counts(), run_->writes());
  return true;
}

}  // namespace mt::capi
