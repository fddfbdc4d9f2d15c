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
  found_.resize(searches.size());
  reset();
}

// Searches are put into the terms of a game once for many records. An object of a game that was removed may
// be replaced by another one with the same address, so the games are compared as well.
void Searcher::bind(const AnyGame& game, std::span<const Search> searches) {
  if (game_ == &game && bound_to_ == game.spec()) return;
  game_ = &game;
  bound_to_ = game.spec();
  searches_.clear();
  watched_.clear();
  finals_.clear();
  sequences_.clear();
  stretches_ = 0;
  std::string fault;
  for (const Search& search : searches) searches_.push_back(search_in(game, search, fault));
  for (std::size_t number = 0; number < searches_.size(); ++number) {
    if (!searches_[number]) continue;
    for (const SoughtStretch& sought : searches_[number]->any_of)
      if (sought.plies == 1 && sought.at_end)
        finals_.push_back({sought.position.get(), number});
      else
        watched_.push_back({sought.position.get(), &sought, number, sought.plies > 1 ? stretches_++ : 0});
    if (!searches_[number]->moves.empty()) sequences_.push_back({&searches_[number]->moves, number});
  }
  needs_last_ = !finals_.empty() || !sequences_.empty();
  possible_ = static_cast<std::size_t>(
      std::ranges::count_if(searches_, [](const auto& search) { return search.has_value(); }));
}

void Searcher::reset() {
  found_.assign(found_.size(), std::nullopt);
  open_ = watched_;
  unfound_ = possible_;
  begin_line();
}

void Searcher::begin_line() {
  now_.positions = 0;
  now_.stretches.assign(stretches_, {});
  now_.made.assign(sequences_.size(), 1);
  now_.last.reset();
  now_.last_event = no_event;
  if (keeps_lines()) before_ = now_;
  frames_.clear();
  depth_ = 0;
}

void Searcher::start(const AnyPosition& position) {
  reset();
  now_.label = 2 * game_->move_number(position) - 1;
  see(no_event, position);
}

void Searcher::visit(std::uint32_t event, const AnyPosition& position) {
  if (unfound_ == 0 || (depth_ > 0 && where_ == SearchIn::main_line)) return;
  if (is_match_ || keeps_lines()) prepare_for(event);
  see(event, position);
}

void Searcher::prepare_for(std::uint32_t event) {
  if (is_match_ && record_->tape[event].kind == EventKind::game) {
    end_line();
    begin_line();
  } else if (keeps_lines()) {
    before_ = now_;
  }
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
  for (const auto& [position, sought, number, at] : open_) {
    if (!sought->at_end || found_[number]) continue;
    const Stretch& stretch = now_.stretches[at];
    if (stretch.end == now_.positions && stretch.length >= sought->plies) note(number, stretch.first);
  }
  for (const auto& [position, number] : finals_)
    if (!found_[number] && now_.last && position->is(*now_.last)) note(number, {now_.last_event, now_.last});
  drop_found();
}

void Searcher::note(std::size_t number, const FoundPlace& place) {
  found_[number] = place;
  --unfound_;
}

void Searcher::drop_found() {
  std::erase_if(open_, [&](const Watched& watched) { return found_[watched.number].has_value(); });
}

void Searcher::see(std::uint32_t event, const AnyPosition& position) {
  if (is_position(event)) ++now_.positions;
  for (const Watched& watched : open_)
    if (watched.position->is(position)) {
      take(event, position);
      break;
    }
  if (needs_last_) advance(event, position);
}

// Notes what is found in a position.
void Searcher::take(std::uint32_t event, const AnyPosition& position) {
  const bool counts = is_position(event);
  for (const Watched& watched : open_) {
    const SoughtStretch& sought = *watched.sought;
    if (found_[watched.number] || !(counts || sought.at_every_event) || !watched.position->is(position))
      continue;
    if (sought.plies > 1)
      lengthen(watched, event, position);
    else
      note(watched.number, {event, position});
  }
  drop_found();
  if (stretches_ > 0 && !needs_last_) now_.last = position;
}

void Searcher::lengthen(const Watched& watched, std::uint32_t event, const AnyPosition& position) {
  Stretch& stretch = now_.stretches[watched.stretch];
  const bool goes_on = stretch.end > 0 && stretch.end + 1 == now_.positions;
  stretch.end = now_.positions;
  if (goes_on && is_repeat(event, position)) return;
  stretch.length = goes_on ? stretch.length + 1 : 1;
  if (!goes_on) stretch.first = {event, position};
  const SoughtStretch& sought = *watched.sought;
  if (!sought.at_end && stretch.length >= sought.plies) note(watched.number, stretch.first);
}

void Searcher::advance(std::uint32_t event, const AnyPosition& position) {
  const Step step = step_of(event, position);
  if (step.is_move && now_.last) follow(event, position, step.label);
  if (step.is_move) now_.label = step.label;
  now_.last = position;
  now_.last_event = event;
}

// Dice, cube actions and points change nothing that is sought, except in a whole position.
bool Searcher::is_match_position(std::uint32_t event) const {
  if (event == no_event) return true;
  const EventKind kind = record_->tape[event].kind;
  return kind == EventKind::ply || kind == EventKind::null_ply || kind == EventKind::setup ||
         kind == EventKind::game;
}

// The kind of an event is known only if no forced pass was inserted before it, but records of games with such
// passes have no setups.
bool Searcher::is_setup(std::uint32_t event) const {
  return event < record_->tape.size() && record_->tape[event].kind == EventKind::setup;
}

// Returns whether an event leads to the last position again, as a forced pass does.
bool Searcher::is_repeat(std::uint32_t event, const AnyPosition& position) const {
  return event != no_event && now_.last && !is_match_ && !is_setup(event) &&
         game_->same_board(*now_.last, position);
}

// A forced pass is not a move.
Searcher::Step Searcher::step_of(std::uint32_t event, const AnyPosition& position) const {
  if (event == no_event || sequences_.empty()) return {};
  if (is_match_) {
    const Event& here = record_->tape[event];
    return {here.kind == EventKind::ply || here.kind == EventKind::null_ply, here.value};
  }
  if (!now_.last || is_setup(event) || is_repeat(event, position)) return {};
  const LineState<AnyPosition> before{.position = {}, .last = now_.label};
  return {.is_move = true, .label = before.label(game_->to_move(*now_.last))};
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
    if ((next >> moves->size() & 1U) != 0) note(number, {event, position});
  }
}

bool Searcher::is_move(const SoughtMove& move, const AnyPosition& after, std::uint32_t label) const {
  if (move.label > 0 && move.label != label) return false;
  return move.choices.empty() || std::ranges::any_of(move.choices, [&](const std::string& text) {
           return game_->leads(*now_.last, text, after);
         });
}

}  // namespace mt::replay
