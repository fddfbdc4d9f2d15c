// Moves through a game by keys; game_screen.cpp draws it.
#include "movetext/cli/view/game_view.hpp"

#include <algorithm>
#include <utility>

namespace mt::cli::view {

bool GameView::open(std::shared_ptr<archive::NumberedGames> games, std::uint64_t number) {
  flow_.reset();
  game_.reset();
  games_ = std::move(games);
  game_.emplace(*games_);
  if (!game_->open(number)) return false;
  const archive::FoundGame& found = game_->found();
  choose_range(number - std::min(found.first, number));
  const bool white_first = game_->rules() == nullptr || game_->rules()->is_white(Side::first);
  summary_ = summarise(record(), number_in_record_, white_first);
  flow_.emplace(record(), steps(), found.remarks, range_, look_.signs);
  at_ = start_;
  scroll_ = 0;
  return true;
}

// Determines which events of the record belong to the game.
void GameView::choose_range(std::uint64_t in_record) {
  const std::vector<GameLine> lines = cli::games_of(record());
  range_ = {0, static_cast<std::uint32_t>(record().tape.size())};
  start_ = Steps::none;
  number_in_record_ = static_cast<std::uint32_t>(in_record);
  line_ = in_record < lines.size() ? lines[in_record] : GameLine{};
  if (!line_.start) return;
  range_.begin = *line_.start;
  start_ = steps().at_event(*line_.start);
  if (in_record + 1 < lines.size()) range_.end = *lines[in_record + 1].start;
}

bool GameView::go_to(const GamePoint& moment) {
  scroll_ = 0;
  to_end();
  if (moment.kind == GamePoint::Kind::end) return true;
  if (game_->rules() == nullptr) return false;
  if (moment.kind == GamePoint::Kind::found) return go_to_found();
  const auto found = find_moment(record(), *game_->rules(), line_, line_.events.size(), moment);
  if (!found) return false;
  at_ = *found == 0 ? start_ : steps().at_event(line_.events[*found - 1]);
  return true;
}

bool GameView::go_to_found() {
  const auto& place = game_->found().place;
  if (!place) return false;
  at_ = place->event < range_.begin || place->event >= range_.end ? start_ : steps().at_event(place->event);
  return true;
}

// Returns the event that leads to the shown position.
std::uint32_t GameView::event() const {
  return at_ == Steps::none ? range_.begin : steps()[at_].event;
}

// Returns the next step of the line, or Steps::none at its end.
Steps::Number GameView::next() const {
  const Steps::Number step = at_ == Steps::none ? steps().first() : steps()[at_].next;
  return step == Steps::none || steps()[step].event >= range_.end ? Steps::none : step;
}

void GameView::step_on() {
  if (const Steps::Number step = next(); step != Steps::none) at_ = step;
}

void GameView::step_back() {
  if (at_ != start_) at_ = steps()[at_].before;
}

void GameView::to_end() {
  while (next() != Steps::none) at_ = next();
}

// Enters a variation that replaces the current move, or the next one; at the first move of a variation it
// enters the next variation.
std::string GameView::enter_variation() {
  if (at_ != start_) {
    const Steps::Step& now = steps()[at_];
    if (now.other != Steps::none || now.variation != Steps::none) {
      at_ = now.other != Steps::none ? now.other : now.variation;
      return {};
    }
  }
  const Steps::Number step = next();
  if (step == Steps::none || steps()[step].variation == Steps::none) return "no variation begins here";
  at_ = steps()[step].variation;
  return {};
}

std::string GameView::leave_variation() {
  if (at_ == start_ || steps()[at_].depth == 0) return "this is the main line";
  Steps::Number first = at_;
  while (steps()[first].replaces == Steps::none && steps()[first].before != Steps::none &&
         steps()[steps()[first].before].depth == steps()[at_].depth)
    first = steps()[first].before;
  const Steps::Number replaced = steps()[first].replaces;
  at_ = replaced != Steps::none ? replaced : steps()[first].before;
  return {};
}

std::string GameView::turn() {
  constexpr std::string_view words[] = {"the usual view", "the view from the other side",
                                        "the view of the player to move"};
  const auto now = (static_cast<std::size_t>(look_.seen) + 1) % std::size(words);
  look_.seen = static_cast<Seen>(now);
  return std::string(words[now]);
}

std::string GameView::act(Action action) {
  constexpr int many = 10;
  if (action != Action::scroll_down && action != Action::scroll_up) scroll_ = 0;
  switch (action) {
    case Action::on_a_ply:
      if (next() == Steps::none) return "this is the end of the line; n opens the next game";
      step_on();
      return {};
    case Action::back_a_ply:
      if (at_ == start_) return "this is the start";
      step_back();
      return {};
    case Action::on_ten:
      for (int i = 0; i < many; ++i) step_on();
      return {};
    case Action::back_ten:
      for (int i = 0; i < many; ++i) step_back();
      return {};
    case Action::to_start:
      at_ = start_;
      return {};
    case Action::to_end:
      to_end();
      return {};
    case Action::scroll_down:
      scroll_ += std::max(1, page_ - 1);
      return {};
    case Action::scroll_up:
      scroll_ -= std::max(1, page_ - 1);
      return {};
    case Action::enter:
      return enter_variation();
    case Action::leave:
      return leave_variation();
    case Action::flip:
      return turn();
    default:
      return {};
  }
}

}  // namespace mt::cli::view
