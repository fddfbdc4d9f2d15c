#include "movetext/archive/core/stages.hpp"

#include "movetext/record/decoded_reading.hpp"

#include <utility>

namespace mt::archive {

std::size_t Passing::moves_offset() const {
  const std::uint32_t first = record.tape.empty() ? 0 : record.place_of(record.tape.front().text);
  return extent.begin + original_offset(record, first);
}

Stages::Stages(const StageList& makers, Handling& handling) {
  for (const MakeStage& make : makers) {
    std::unique_ptr<Stage> stage = make();
    const Wants wants = stage->wants();
    stage->prepare(handling);
    if (wants.main_line) relay_.main.push_back(stage.get());
    if (wants.all_lines) relay_.all.push_back(stage.get());
    members_.push_back({std::move(stage), wants.turn});
  }
}

void Stages::begin_file(const SourceFile& file) {
  for (const Member& member : members_) member.stage->begin_file(file);
}

Next Stages::before(Passing& passing) {
  for (const Member& member : members_)
    if (const Next next = member.stage->before(passing); next != Next::go_on) return next;
  return Next::go_on;
}

void Stages::begin_replay(const AnyGame& game, const Record& record) {
  for (const Member& member : members_) member.stage->begin_replay(game, record);
}

void Stages::end_replay(const Record& record) {
  for (const Member& member : members_) member.stage->end_replay(record);
}

replay::LineFollower* Stages::all_lines() {
  if (relay_.all.empty()) return nullptr;
  replay::LineFollower* const only = relay_.all.size() == 1 ? relay_.all.front()->lines() : nullptr;
  return only != nullptr ? only : &relay_;
}

replay::MoveFollower* Stages::moves() {
  for (const Member& member : members_)
    if (replay::MoveFollower* const moves = member.stage->moves(); moves != nullptr) return moves;
  return nullptr;
}

void Stages::report(Passing& passing) {
  for (const Member& member : members_)
    if (member.turn == Turn::report) static_cast<void>(member.stage->after(passing));
}

Next Stages::use(Passing& passing) {
  for (const Member& member : members_) {
    if (member.turn == Turn::report || (!passing.is_whole && member.turn != Turn::use_or_drop)) continue;
    if (const Next next = member.stage->after(passing); next != Next::go_on) return next;
  }
  return Next::go_on;
}

void Stages::finish_chunk(Chunk& chunk) {
  for (const Member& member : members_) member.stage->finish_chunk(chunk);
}

}  // namespace mt::archive
