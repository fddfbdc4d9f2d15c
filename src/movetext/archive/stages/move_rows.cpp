#include "movetext/archive/stages/move_rows.hpp"

#include "movetext/record/game_name.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/steps.hpp"
#include "movetext/record/tape.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
namespace {

std::vector<std::string> columns_of(const Format& format, const WritingOptions& options) {
  if (!options.columns.empty()) return options.columns;
  return {format.row_columns.begin(), format.row_columns.end()};
}

// Returns whether an event begins a row, unless it continues the row of a roll.
constexpr bool begins_row(EventKind kind) {
  return kind == EventKind::ply || kind == EventKind::null_ply || kind == EventKind::roll ||
         kind == EventKind::cube;
}

}  // namespace

MoveRows::MoveRows(const Format& format, const WritingOptions& options)
    : format_(format),
      options_(options),
      parts_(options.parts()),
      columns_(columns_of(format, options)),
      maker_(columns_, format.row_positions) {}

void MoveRows::begin(const RecordOfRows& table, std::string& out, text::Outlet* outlet) {
  table_ = &table;
  out_ = &out;
  outlet_ = outlet;
  at_ = steps_ = games_ = plies_ = 0;
  now_.reset();
  row_.reset();
  times_.emplace(table.record);
  replaced_ = 0;
  has_variations_ = has_early_comments_ = has_properties_ = false;
  maker_.begin(table);
  has_lost_tags_ = leaves_out_tags();
}

// Returns whether a tag of the record has no column. A user who names the columns does not expect others. The
// start position is in the column "position".
bool MoveRows::leaves_out_tags() const {
  return options_.columns.empty() && !options_.reduced &&
         std::ranges::any_of(maker_.tags(), [&](const CanonicalTag& tag) {
           const bool has_column = tag.name == "FEN" || tag.name == "SetUp" ||
                                   std::ranges::find(columns_, tag.name) != columns_.end();
           return !has_column && is_known_value(tag.value) && tag.value != "*";
         });
}

void MoveRows::take(std::uint32_t step, const AnyPosition& position) {
  const std::vector<Event>& tape = table_->record.tape;
  while (at_ < tape.size() && steps_ <= step) {
    const Event& event = tape[at_];
    visit(event, steps_ == step && is_step(event.kind) ? &position : nullptr);
  }
}

void MoveRows::finish() {
  const std::vector<Event>& tape = table_->record.tape;
  while (at_ < tape.size()) visit(tape[at_], nullptr);
  flush();
}

// Goes on to the event after this one, or after the end of the variation that this one opens. `after` is the
// position after a step, or nullptr if it is not known.
void MoveRows::visit(const Event& event, const AnyPosition* after) {
  ++at_;
  if (event.kind == EventKind::open) {
    at_ = event.value + 1;
    has_variations_ = true;
  } else if (is_step(event.kind)) {
    ++steps_;
    step(event, after);
  } else if (parts_.include(event)) {
    note(event);
  }
}

void MoveRows::step(const Event& event, const AnyPosition* after) {
  if (begins_row(event.kind)) begin_row(event);
  if (event.kind == EventKind::game) {
    flush();
    ++games_;
    plies_ = 0;
  }
  // A forced pass that the replay does not report changes neither the board nor the side to move.
  if (after != nullptr)
    now_ = *after;
  else if (event.kind != EventKind::null_ply)
    now_.reset();
  if (!row_) return;
  if (event.kind == EventKind::roll) row_->before = now_;
  if (begins_row(event.kind)) row_->after = now_;
}

// Begins a row with a move, a roll or a cube action. A play continues the row of its roll.
void MoveRows::begin_row(const Event& event) {
  const Record& record = table_->record;
  const bool is_play = event.kind == EventKind::ply || event.kind == EventKind::null_ply;
  if (!(is_play && row_ && row_->action == "roll")) {
    flush();
    row_.emplace();
    row_->game = games_;
    row_->ply = ++plies_;
    row_->number = event.value / 2;
    if (event.value != 0 || record.convention->is_match) row_->side = side_of(event.value);
    row_->before = now_;
  }
  if (event.kind == EventKind::ply) {
    row_->action = "move";
    row_->move = record.text(event);
  } else if (event.kind == EventKind::null_ply) {
    row_->action = "pass";
  } else if (event.kind == EventKind::roll) {
    row_->action = "roll";
    row_->dice = record.text(event);
  } else {
    row_->action = name(static_cast<CubeAction>(event.arg));
  }
}

void MoveRows::note(const Event& event) {
  if (event.kind == EventKind::properties) has_properties_ = true;
  if (event.kind == EventKind::comment && !row_) has_early_comments_ = true;
  if (!row_) return;
  if (event.kind == EventKind::comment) row_->notes.add_comment(table_->record.text(event));
  if (event.kind == EventKind::nag) row_->notes.glyphs.push_back(event.value);
}

void MoveRows::flush() {
  if (!row_) return;
  if (row_->side) row_->seconds = times_->used(*row_->side, row_->notes);
  replaced_ += format_.append_row(columns_, maker_.values(*row_), options_, *out_);
  row_.reset();
  text::send_enough(*out_, outlet_);
}

std::vector<std::string> MoveRows::parts_left_out() const {
  std::vector<std::string> parts;
  if (has_lost_tags_) parts.emplace_back("tags have no column (--columns all adds them)");
  if (has_variations_ && parts_.variations) parts.emplace_back("variations have no row");
  if (has_early_comments_) parts.emplace_back("comments before the first move have no row");
  if (has_properties_) parts.emplace_back("SGF properties have no column");
  return parts;
}

}  // namespace mt::archive
