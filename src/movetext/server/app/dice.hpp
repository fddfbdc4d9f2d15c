// Dice that the server cannot choose and that every player can check afterwards.
//
// The server chooses a random seed before a game begins and shows the players SHA-256(seed). After the game
// it shows them the seed. The random bytes of roll N on board B are HMAC-SHA-256(key = seed, "movetext dice B
// N 0"), then the same with "... 1", and so on. Bytes above 251 are skipped; any other byte gives the die
// (byte mod 6) + 1.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace mt::server::app {

// Returns a random seed: 64 hexadecimal digits.
std::string new_seed();
// Returns the SHA-256, in hexadecimal, of the hexadecimal text of the seed.
std::string commitment_of(const std::string& seed);
// Returns the two dice of roll `number`, counted from 1.
std::array<int, 2> dice_of(const std::string& seed, GameId game, std::uint32_t number);

}  // namespace mt::server::app
