#include "movetext/cli/view/key.hpp"

#include <algorithm>
#include <array>

namespace mt::cli::view {
namespace {

using Kind = Key::Kind;

constexpr Key ctrl(char letter) {
  return sign_key(static_cast<char32_t>(letter - 'A' + 1));
}

constexpr auto all_bindings = std::to_array<Binding>({
    {{Kind::right}, Action::on_a_ply, "Right, l, Space", "one ply forward", ""},
    {sign_key('l'), Action::on_a_ply, "", "", ""},
    {sign_key(' '), Action::on_a_ply, "", "", ""},
    {{Kind::left}, Action::back_a_ply, "Left, h", "one ply back, out of variations too", ""},
    {sign_key('h'), Action::back_a_ply, "", "", ""},
    {{Kind::down}, Action::on_ten, "Down, j", "ten plies forward", "one game down"},
    {sign_key('j'), Action::on_ten, "", "", ""},
    {{Kind::up}, Action::back_ten, "Up, k", "ten plies back", "one game up"},
    {sign_key('k'), Action::back_ten, "", "", ""},
    {{Kind::page_down}, Action::scroll_down, "PgDn, Ctrl-F", "scroll the moves down", "one page down"},
    {ctrl('F'), Action::scroll_down, "", "", ""},
    {{Kind::page_up}, Action::scroll_up, "PgUp, Ctrl-B", "scroll the moves up", "one page up"},
    {ctrl('B'), Action::scroll_up, "", "", ""},
    {{Kind::home}, Action::to_start, "Home, <", "to the start", "to the first game"},
    {sign_key('<'), Action::to_start, "", "", ""},
    {{Kind::end}, Action::to_end, "End, >", "to the end of the line", "to the last game"},
    {sign_key('>'), Action::to_end, "", "", ""},
    {{Kind::enter}, Action::enter, "Enter", "into a variation, or the next one", "open the game"},
    {{Kind::backspace}, Action::leave, "Backspace", "out of the variation", ""},
    {sign_key('n'), Action::next_game, "n", "next game", "one game down"},
    {sign_key('p'), Action::previous_game, "p", "previous game", "one game up"},
    {sign_key('f'), Action::flip, "f", "turn the board", ""},
    {sign_key('g'), Action::go_to, "g", "go to a game by its number", "go to a number"},
    {sign_key('/'), Action::search, "/", "", "search names and dates"},
    {sign_key('N'), Action::search_again, "N", "", "search again"},
    {sign_key('?'), Action::help, "?", "this page", "this page"},
    {ctrl('L'), Action::redraw, "Ctrl-L", "redraw the screen", "redraw the screen"},
    {sign_key('q'), Action::quit, "q, Esc", "back to the list", "quit"},
    {{Kind::escape}, Action::quit, "", "", ""},
});

}  // namespace

std::span<const Binding> bindings() {
  return all_bindings;
}

std::optional<Action> action_of(Key key) {
  const auto* const found = std::find_if(all_bindings.begin(), all_bindings.end(),
                                         [key](const Binding& binding) { return binding.key == key; });
  return found == all_bindings.end() ? std::nullopt : std::optional(found->action);
}

}  // namespace mt::cli::view
