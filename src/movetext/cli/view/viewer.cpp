// Handles keys; viewer_screen.cpp draws.
#include "movetext/cli/view/viewer.hpp"

#include "movetext/text/columns.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <utility>

namespace mt::cli::view {

void Viewer::press(Key key) {
  if (key.kind == Key::Kind::resize || key.kind == Key::Kind::none) return;
  message_.clear();
  if (search_ || awaited_) {  // any key ends a search, and the wait for a game
    search_.reset();
    awaited_.reset();
    if (key.kind == Key::Kind::escape) return;
  }
  if (key.kind == Key::Kind::closed) over_ = true;
  if (prompt_ != Prompt::none) return press_in_prompt(key);
  const std::optional<Action> action = action_of(key);
  if (!action) {
    if (std::exchange(help_, false)) return;
    if (key.kind == Key::Kind::sign || key.kind == Key::Kind::other) message_ = "? shows the keys";
    return;
  }
  act(*action);
}

void Viewer::act(Action action) {
  if (action == Action::redraw) {
    redraw_ = true;
    return;
  }
  if (help_) {
    const int by = action == Action::on_ten || action == Action::scroll_down   ? page_ - 1
                   : action == Action::back_ten || action == Action::scroll_up ? 1 - page_
                                                                               : 0;
    help_top_ = std::max(0, help_top_ + by);
    help_ = by != 0;
    return;
  }
  if (action == Action::help) {
    help_ = true;
    help_top_ = 0;
    return;
  }
  if (action == Action::go_to) {
    prompt_ = Prompt::number;
    typed_.clear();
    return;
  }
  mode_ == Mode::list ? act_in_list(action) : act_in_game(action);
}

void Viewer::move_to(std::int64_t by) {
  if (files_.count() == 0) return;
  const std::uint64_t last = files_.count() - 1;
  const auto down = static_cast<std::uint64_t>(by < 0 ? -by : by);
  if (by < 0)
    at_ = down > at_ ? 0 : at_ - down;
  else
    at_ = down > last - at_ ? last : at_ + down;
}

void Viewer::act_in_list(Action action) {
  switch (action) {
    case Action::on_ten:
    case Action::next_game:
      return move_to(1);
    case Action::back_ten:
    case Action::previous_game:
      return move_to(-1);
    case Action::scroll_down:
      return move_to(page_);
    case Action::scroll_up:
      return move_to(-page_);
    case Action::to_start:
      at_ = 0;
      return;
    case Action::to_end:
      at_ = files_.count() > 0 ? files_.count() - 1 : 0;
      return;
    case Action::enter:
      return open();
    case Action::search:
      prompt_ = Prompt::search;
      typed_.clear();
      return;
    case Action::search_again:
      if (sought_.empty())
        message_ = "/ starts a search";
      else
        begin_search(at_ + 1);
      return;
    case Action::quit:
      over_ = true;
      return;
    default:
      return;
  }
}

void Viewer::act_in_game(Action action) {
  if (action == Action::quit) {
    mode_ = Mode::list;
  } else if (action == Action::next_game) {
    open_neighbour(1);
  } else if (action == Action::previous_game) {
    open_neighbour(-1);
  } else {
    message_ = game_.act(action);
  }
}

void Viewer::open() {
  if (at_ >= files_.count()) return;
  const GameFiles::Where where = files_.locate(at_);
  const auto games = files_.open(where.file);
  if (!game_.open(games, where.number)) {
    mode_ = Mode::list;
    message_ = "the game cannot be read again: " + games->error();
    return;
  }
  mode_ = Mode::game;
  if (moment_ && !game_.go_to(*moment_))
    message_ = moment_->kind == GamePoint::Kind::found
                   ? "the filter has found no position here; this is the end"
                   : "the game has no such move; this is its end";
}

void Viewer::open_neighbour(std::int64_t by) {
  const bool any = by > 0 ? at_ + 1 < files_.count() : at_ > 0;
  if (!any) {
    message_ = by < 0              ? "this is the first game"
               : files_.is_whole() ? "this is the last game"
                                   : "the next game has not been read yet";
    return;
  }
  move_to(by);
  open();
}

void Viewer::press_in_prompt(Key key) {
  constexpr std::size_t longest = 200;
  switch (key.kind) {
    case Key::Kind::enter:
      return finish_prompt();
    case Key::Kind::escape:
      prompt_ = Prompt::none;
      return;
    case Key::Kind::backspace:
      if (typed_.empty()) prompt_ = Prompt::none;
      while (!typed_.empty() && (typed_.back() & 0xC0) == 0x80) typed_.pop_back();
      if (!typed_.empty()) typed_.pop_back();
      return;
    case Key::Kind::sign:
      if (text::columns_of(key.sign) >= 0 && typed_.size() < longest) text::append_scalar(key.sign, typed_);
      return;
    default:
      return;
  }
}

void Viewer::finish_prompt() {
  const Prompt prompt = std::exchange(prompt_, Prompt::none);
  if (typed_.empty()) return;
  if (prompt == Prompt::search) {
    sought_ = typed_;
    return begin_search(at_ + 1);
  }
  const std::int64_t number = text::parse_number(typed_);
  if (number <= 0)
    message_ = "'" + typed_ + "' is not a game number";
  else
    awaited_ = Awaited{static_cast<std::uint64_t>(number), mode_ == Mode::game};
}

void Viewer::begin_search(std::uint64_t from) {
  if (files_.count() == 0) return;
  search_ = Search{from, from, false};
  // number of parts of files that are searched at once, so that near results come before the next key
  constexpr int at_once = 8;
  for (int i = 0; i < at_once && search_ && (search_->next < files_.count() || files_.is_whole()); ++i)
    search_on();
}

bool Viewer::has_work() {
  if (awaited_ && (files_.is_whole() || index_of(awaited_->number))) return true;
  if (search_ && (search_->next < files_.count() || files_.is_whole())) return true;
  return !files_.is_whole() && files_.is_ready();
}

void Viewer::work() {
  if (awaited_) return await_on();
  if (search_ && (search_->next < files_.count() || files_.is_whole())) return search_on();
  files_.read_on();
}

void Viewer::search_on() {
  Search& search = *search_;
  if (search.next >= files_.count()) {  // the end of the last file
    if (search.wrapped) {
      search_.reset();
      message_ = "nothing found: " + sought_;
      return;
    }
    search.wrapped = true;
    search.next = 0;
  }
  const auto is_it = [this](const Summary& summary) { return contains(summary, sought_); };
  if (files_.find(is_it, search.next)) {
    at_ = search.next;
    message_ = search.wrapped ? "search continued from the beginning" : "";
    search_.reset();
  } else if (search.wrapped && search.next >= search.begin) {
    search.next = files_.count();
  }
}

void Viewer::await_on() {
  if (const auto index = index_of(awaited_->number)) {
    at_ = *index;
    const bool opens = awaited_->opens;
    awaited_.reset();
    if (opens) open();
    return;
  }
  if (!files_.is_whole() && files_.read_on()) return;
  if (index_of(awaited_->number)) return;
  message_ = "game " + std::to_string(awaited_->number) + " is not in the list";
  awaited_.reset();
}

// Returns the row of the game with that number, or nullopt if it has not been read yet or is not in the list.
std::optional<std::uint64_t> Viewer::index_of(std::uint64_t number) {
  if (files_.file_count() > 1) return number <= files_.count() ? std::optional(number - 1) : std::nullopt;
  std::uint64_t first = 0;
  std::uint64_t last = files_.count();
  while (first < last) {
    const std::uint64_t middle = first + (last - first) / 2;
    if (shown_number(middle) < number)
      first = middle + 1;
    else
      last = middle;
  }
  return first < files_.count() && shown_number(first) == number ? std::optional(first) : std::nullopt;
}

// Returns the number shown in the list: the number of the game in its file, or in the list if there are
// several files.
std::uint64_t Viewer::shown_number(std::uint64_t index) {
  return files_.file_count() > 1 ? index + 1 : files_.locate(index).number;
}

}  // namespace mt::cli::view
