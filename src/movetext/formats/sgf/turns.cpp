#include "movetext/formats/sgf/turns.hpp"

#include "movetext/formats/sgf/values.hpp"

#include <utility>

namespace mt::sgf {
namespace {

std::uint32_t of(Side side) {
  return side == Side::first ? 0 : 1;
}

}  // namespace

void Turns::begin_game() {
  line_ = 0;
  second_filled_ = begun_ = setting_up_ = false;
  next_ = Side::first;
  dice_event_ = setup_event_ = none;
  offers_ = 0;
  cube_ = 1;
  owner_ = {};
  player_ = {};
}

void Turns::describe(const Setup& start, Surroundings around) {
  start_ = start;
  around_ = std::move(around);
}

// Returns the number of a turn. It is the number of the line that the turn would have in a table of two
// columns. A turn of the first side starts a line; a turn of the second side starts one only if its column is
// already used.
std::uint32_t Turns::number(Side side) {
  const bool second = side == Side::second;
  if (line_ == 0 || !second || second_filled_) {
    ++line_;
    second_filled_ = false;
  }
  second_filled_ = second_filled_ || second;
  return 2 * line_ + of(side);
}

void Turns::push(EventKind kind, Span text, Side side, std::uint8_t arg) {
  const bool goes_on = kind == EventKind::ply || kind == EventKind::null_ply;
  const std::uint32_t value = goes_on ? 2 * line_ + of(side) : number(side);
  record_.tape.push_back({.kind = kind, .arg = arg, .text = text, .value = value});
}

// If dice have no play, adds an empty turn after them: no play was possible.
void Turns::answer_dice() {
  if (dice_event_ == none) return;
  const Event roll = record_.tape[dice_event_];
  const Event pass{.kind = EventKind::null_ply, .text = {roll.text.end, roll.text.end}, .value = roll.value};
  record_.tape.insert(record_.tape.begin() + static_cast<std::ptrdiff_t>(dice_event_) + 1, pass);
  dice_event_ = none;
}

// If a double has no answer, treats it as taken, because dice follow it.
void Turns::settle_cube() {
  if (offers_ == 0) return;
  cube_ *= cube_ < largest_cube ? 2 : 1;
  if (offers_ == 1) owner_ = other(doubler_);
  offers_ = 0;
}

void Turns::settle_setup(Side on_roll) {
  begun_ = true;
  if (!setting_up_) return;
  setting_up_ = false;
  setup_.on_roll = player_.value_or(on_roll);
  const std::size_t begin = record_.side_text.size();
  append_position_line(setup_, around_, record_.side_text);
  Event& event = record_.tape[setup_event_];
  event.text = {static_cast<std::uint32_t>(begin) | Span::side_bit,
                static_cast<std::uint32_t>(record_.side_text.size())};
  // the event belongs to the side that is not on roll, as if that side's play had led to the position
  event.value = number(other(setup_.on_roll));
  setup_event_ = none;
  cube_ = setup_.cube;
  owner_ = setup_.owner;
}

void Turns::move(std::string_view value, std::size_t begin, Side side) {
  const auto at = static_cast<std::uint32_t>(begin);
  if (dice_event_ != none && dice_side_ == side && value[0] == dice_[0] && value[1] == dice_[1]) {
    record_.tape.erase(record_.tape.begin() + static_cast<std::ptrdiff_t>(dice_event_));
    dice_event_ = none;
    line_ = line_before_;
    second_filled_ = filled_before_;
  }
  answer_dice();
  settle_setup(side);
  settle_cube();
  push(EventKind::roll, {at, at + 2}, side);
  if (value.size() == 2) {
    push(EventKind::null_ply, {at + 2, at + 2}, side);
  } else {
    const std::size_t start = record_.side_text.size();
    append_play(value.substr(2), side, record_.side_text);
    push(EventKind::ply,
         {static_cast<std::uint32_t>(start) | Span::side_bit,
          static_cast<std::uint32_t>(record_.side_text.size())},
         side);
  }
  next_ = other(side);
}

// Adds the dice if they can be read, then the unreadable part.
void Turns::unread(Span text, Side side) {
  answer_dice();
  settle_setup(side);
  const std::string_view value = record_.text(text);
  const bool rolls = value.size() > 2 && is_move(value.substr(0, 2));
  if (rolls) {
    settle_cube();
    push(EventKind::roll, {text.begin, text.begin + 2}, side);
    push(EventKind::ply, {text.begin + 2, text.end}, side);
  } else {
    const std::uint32_t turn = number(side);
    record_.tape.push_back({.kind = EventKind::ply, .text = text, .value = turn});
  }
  next_ = other(side);
}

void Turns::dice(Span text, Side side) {
  answer_dice();
  settle_setup(side);
  settle_cube();
  dice_event_ = record_.tape.size();
  dice_side_ = side;
  dice_[0] = record_.source[text.begin];
  dice_[1] = record_.source[text.begin + 1];
  line_before_ = line_;
  filled_before_ = second_filled_;
  push(EventKind::roll, text, side);
  next_ = side;
}

void Turns::turn_cube(Span text, Side side) {
  answer_dice();
  settle_setup(side);
  const bool answers = offers_ > 0 && doubler_ != side;
  if (!answers) settle_cube();
  const CubeAction action = !answers       ? CubeAction::offer
                            : offers_ == 1 ? CubeAction::beaver
                                           : CubeAction::raccoon;
  push(EventKind::cube, text, side, static_cast<std::uint8_t>(action));
  if (answers) {
    cube_ *= cube_ < largest_cube ? 2 : 1;
    if (offers_ == 1) owner_ = side;
  }
  offers_ = answers ? offers_ + 1 : 1;
  doubler_ = side;
  next_ = other(side);
}

// Adds a take. A take of a beaver or raccoon is not added, because the dice after it imply it.
void Turns::take(Span text, Side side) {
  answer_dice();
  settle_setup(side);
  if (offers_ < 2) push(EventKind::cube, text, side, static_cast<std::uint8_t>(CubeAction::take));
  settle_cube();
  next_ = other(side);
}

void Turns::drop(Span text, Side side) {
  answer_dice();
  settle_setup(side);
  push(EventKind::cube, text, side, static_cast<std::uint8_t>(CubeAction::drop));
  offers_ = 0;
}

void Turns::player(Side side) {
  next_ = side;
  if (setting_up_) player_ = side;
}

Setup* Turns::set_up(Span text, bool whole) {
  if (setting_up_) return &setup_;
  if (begun_ && !whole) return nullptr;
  if (!begun_) {
    setup_ = start_;
  } else {
    settle_cube();
    setup_ = {};
    setup_.cube = cube_;
    setup_.owner = owner_;
  }
  dice_event_ = none;  // a new position follows, so the dice have been played
  setting_up_ = true;
  player_ = {};
  setup_event_ = record_.tape.size();
  record_.tape.push_back({.kind = EventKind::setup, .text = text});
  return &setup_;
}

void Turns::end_game(const std::optional<Result>& result, Span text, std::size_t place) {
  settle_setup(next_);
  const Side loser = result ? other(result->winner) : Side::first;
  const auto insert = [&](std::size_t at, const Event& event) {
    record_.tape.insert(record_.tape.begin() + static_cast<std::ptrdiff_t>(at), event);
    if (at <= place) ++place;
  };
  const bool resigned = result && result->resigned;
  const Event resign{.kind = EventKind::cube,
                     .arg = static_cast<std::uint8_t>(CubeAction::resign),
                     .text = text,
                     .value = resigned ? number(loser) : 0};
  const bool at_dice = dice_event_ != none && resigned && dice_side_ == loser;
  if (at_dice) {
    insert(dice_event_ + 1, resign);
    record_.tape[dice_event_ + 1].value = record_.tape[dice_event_].value;
  } else if (dice_event_ != none) {
    const std::size_t before = record_.tape.size();
    const std::size_t at = dice_event_;
    answer_dice();
    if (record_.tape.size() > before && at < place) ++place;
  }
  dice_event_ = none;
  if (resigned && !at_dice) insert(place, resign);
  if (result && result->points)
    insert(place,
           {.kind = EventKind::points, .text = text, .value = 2 * *result->points + of(result->winner)});
}

}  // namespace mt::sgf
