// Finds a program by its name.
//
//   const std::string path = find_program("stockfish");  // "/usr/games/stockfish"
#pragma once
#include <string>
#include <string_view>

namespace mt::engine {

// Returns the directories in which programs are looked for, separated by colons: those of PATH, and then the
// directory for games. Returns an empty string if PATH is not set.
std::string program_path();
// Returns the path of the program, or an empty string if no directory of program_path() has it.
std::string find_program(std::string_view name);

}  // namespace mt::engine
