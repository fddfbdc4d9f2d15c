// The keys of the viewer, and their actions.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mt::cli::view {

struct Key {
  enum class Kind : std::uint8_t {
    none,  // no key was pressed for a while
    sign,  // a character: `sign`
    left,
    right,
    up,
    down,
    page_up,
    page_down,
    home,
    end,
    enter,
    backspace,
    escape,
    resize,  // the screen has another size now
    closed,  // the terminal is gone, so no more keys will come
    other,
  };

  Kind kind = Kind::none;
  char32_t sign = 0;

  friend bool operator==(Key, Key) = default;
};
constexpr Key sign_key(char32_t sign) {
  return {Key::Kind::sign, sign};
}

enum class Action : std::uint8_t {
  back_a_ply,
  on_a_ply,
  back_ten,
  on_ten,
  to_start,
  to_end,
  scroll_up,
  scroll_down,
  enter,  // in the list: open the game; in a game: enter a variation
  leave,  // leave the variation
  next_game,
  previous_game,
  flip,
  search,
  search_again,
  go_to,
  help,
  redraw,
  quit,  // back to the list, or end the program
};

// One key of the help page.
struct Binding {
  Key key;
  Action action;
  std::string_view name;     // "Left"; empty if the help page does not show this binding
  std::string_view in_game;  // function of the key in a game; empty if there is none
  std::string_view in_list;
};

// Returns all bindings, in the order of the help page.
std::span<const Binding> bindings();
std::optional<Action> action_of(Key key);

}  // namespace mt::cli::view
