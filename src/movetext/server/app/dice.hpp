// Dice that the server cannot choose and that every player can check afterwards.
//
// The server draws a seed before a game begins and shows the players SHA-256(seed); after the game it shows
// them the seed.  The bytes of roll N of board B are HMAC-SHA-256(key = seed, "movetext dice B N 0"), then
// "... 1" and so on; bytes above 251 are skipped, and each of the others gives the die (byte mod 6) + 1.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace mt::server::app {

// Returns 64 hexadecimal digits.
std::string new_seed();
// Returns the SHA-256 of the seed's hexadecimal text, in hexadecimal.
std::string commitment_of(const std::string& seed);
// Returns the dice of that roll; `number` counts from 1.
std::array<int, 2> dice_of(const std::string& seed, GameId game, std::uint32_t number);

}  // namespace mt::server::app
