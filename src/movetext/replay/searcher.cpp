#include "movetext/replay/searcher.hpp"

#include "movetext/replay/line_state.hpp"

#include <algorithm>
#include <utility>

namespace mt::replay {

void Searcher::begin(const AnyGame& game, const Record& record, std::span<const Search> searches,
                     SearchIn where) {
  bind(game, searches);
  record_ = &record;
  where_ = where;
  is_match_ = record.convention->is_match;
  found_.assign(searches.size(), std::nullopt);
  begin_line();
}

// Searches are put into the terms of a game once for many records. An object of a game that was removed may
// be replaced by another one with the same address, so the games are compared as well.
void Searcher::bind(const AnyGame& game, std::span<const Search> searches) {
  if (game_ == &game && bound_to_ == game.spec()) return;
  game_ = &game;
  bound_to_ = game.spec();
  searches_.clear();
  instants_.clear();
  lasting_.clear();
  sequences_.clear();
  std::string fault;
  for (const Search& search : searches) searches_.push_back(search_in(game, search, fault));
  for (std::size_t number = 0; number < searches_.size(); ++number) {
    if (!searches_[number]) continue;
    for (const SoughtStretch& sought : searches_[number]->any_of)
      if (sought.plies > 1 || sought.at_end)
        lasting_.push_back({&sought, number});
      else
        instants_.push_back({sought.position.get(), number, sought.at_every_event});
    if (!searches_[number]->moves.empty()) sequences_.push_back({&searches_[number]->moves, number});
  }
  has_progress_ = !lasting_.empty() || !sequences_.empty();
}

void Searcher::begin_line() {
  now_.stretches.assign(lasting_.size(), {});
  now_.made.assign(sequences_.size(), 1);
  now_.last.reset();
  now_.last_event = no_event;
  if (keeps_lines()) before_ = now_;
  frames_.clear();
  depth_ = 0;
}

void Searcher::start(const AnyPosition& position) {
  found_.assign(found_.size(), std::nullopt);
  begin_line();
  now_.label = 2 * game_->move_number(position) - 1;
  see(no_event, position);
}

void Searcher::visit(std::uint32_t event, const AnyPosition& position) {
  if (depth_ > 0 && where_ == SearchIn::main_line) return;
  if (is_match_ && record_->tape[event].kind == EventKind::game) {
    end_line();
    begin_line();
  } else if (keeps_lines()) {
    before_ = now_;
  }
  see(event, position);
}

void Searcher::open() {
  ++depth_;
  if (!keeps_lines()) return;
  frames_.push_back({before_, now_});
  now_ = before_;
}

void Searcher::close() {
  --depth_;
  if (!keeps_lines()) return;
  end_line();
  before_ = std::move(frames_.back().before);
  now_ = std::move(frames_.back().now);
  frames_.pop_back();
}

void Searcher::finish() {
  end_line();
}

// Looks for what must last until the final position of the line.
void Searcher::end_line() {
  if (!now_.last) return;
  for (std::size_t i = 0; i < lasting_.size(); ++i) {
    const auto [sought, number] = lasting_[i];
    const Stretch& stretch = now_.stretches[i];
    if (!sought->at_end || found_[number]) continue;
    if (sought->plies > 1 && stretch.length >= sought->plies)
      found_[number] = stretch.first;
    else if (sought->plies == 1 && sought->position->is(*now_.last))
      found_[number] = FoundPlace{now_.last_event, now_.last};
  }
}

void Searcher::see(std::uint32_t event, const AnyPosition& position) {
  for (const Instant& instant : instants_) {
    if (found_[instant.number] || !(instant.at_every_event || is_position(event))) continue;
    if (instant.position->is(position)) found_[instant.number] = FoundPlace{event, position};
  }
  if (has_progress_) advance(event, position);
}

void Searcher::advance(std::uint32_t event, const AnyPosition& position) {
  const Step step = step_of(event, position);
  if (step.is_position) last_on(event, position);
  if (step.is_move && now_.last) follow(event, position, step.label);
  now_.last = position;
  now_.last_event = event;
  if (step.is_move) now_.label = step.label;
}

// Dice, cube actions and points change nothing that is sought, except in a whole position.
bool Searcher::is_position(std::uint32_t event) const {
  if (!is_match_ || event == no_event) return true;
  const EventKind kind = record_->tape[event].kind;
  return kind == EventKind::ply || kind == EventKind::null_ply || kind == EventKind::setup ||
         kind == EventKind::game;
}

// A forced pass is not a move. The kind of an event is known only if no forced pass was inserted before it,
// but records of games with such passes have no setups.
Searcher::Step Searcher::step_of(std::uint32_t event, const AnyPosition& position) const {
  if (event == no_event) return {};
  const bool is_known = event < record_->tape.size();
  const EventKind kind = is_known ? record_->tape[event].kind : EventKind::ply;
  if (is_match_)
    return {is_position(event), kind == EventKind::ply || kind == EventKind::null_ply,
            record_->tape[event].value};
  if (kind == EventKind::setup || !now_.last) return {};
  if (game_->same_board(*now_.last, position)) return {.is_position = false};
  const LineState<AnyPosition> before{.position = {}, .last = now_.label};
  return {.is_move = true, .label = before.label(game_->to_move(*now_.last))};
}

// Counts how long positions have lasted.
void Searcher::last_on(std::uint32_t event, const AnyPosition& position) {
  for (std::size_t i = 0; i < lasting_.size(); ++i) {
    const auto [sought, number] = lasting_[i];
    Stretch& stretch = now_.stretches[i];
    if (sought->plies == 1 || found_[number]) continue;  // end_line() examines only the final position
    if (!sought->position->is(position)) {
      stretch.length = 0;
      continue;
    }
    if (stretch.length++ == 0) stretch.first = {event, position};
    if (!sought->at_end && stretch.length >= sought->plies) found_[number] = stretch.first;
  }
}

// Notes which moves of the sequences have been made after one more move.
void Searcher::follow(std::uint32_t event, const AnyPosition& position, std::uint32_t label) {
  for (std::size_t i = 0; i < sequences_.size(); ++i) {
    const auto& [moves, number] = sequences_[i];
    if (found_[number]) continue;
    std::uint64_t next = 0;
    for (std::size_t made = 0; made < moves->size(); ++made) {
      if ((now_.made[i] >> made & 1U) == 0) continue;
      const SoughtMove& move = (*moves)[made];
      if (move.after_gap) next |= std::uint64_t{1} << made;
      if (is_move(move, position, label)) next |= std::uint64_t{2} << made;
    }
    now_.made[i] = next;
    if ((next >> moves->size() & 1U) != 0) found_[number] = FoundPlace{event, position};
  }
}

bool Searcher::is_move(const SoughtMove& move, const AnyPosition& after, std::uint32_t label) const {
  if (move.label > 0 && move.label != label) return false;
  return move.choices.empty() || std::ranges::any_of(move.choices, [&](const std::string& text) {
           return game_->leads(*now_.last, text, after);
         });
}

}  // namespace mt::replay
