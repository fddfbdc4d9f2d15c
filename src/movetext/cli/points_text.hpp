// The numbers of the points on a board of backgammon drawn as text, and on boards that are drawn like it.
#pragma once
#include <string>

namespace mt::cli {

// Removes the numbers from the lines "+13-14-...-24-+" of a drawn board.
void remove_point_numbers(std::string& text);
// Numbers the points for the other side: the two lines exchange their numbers.
void turn_point_numbers(std::string& text);

}  // namespace mt::cli
