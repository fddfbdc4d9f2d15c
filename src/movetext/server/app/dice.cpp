#include "movetext/server/app/dice.hpp"

#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/random.hpp"

namespace mt::server::app {

std::string new_seed() {
  return crypto::sha256_hex(crypto::random_bytes(32));
}

std::string commitment_of(const std::string& seed) {
  return crypto::sha256_hex(seed);
}

std::array<int, 2> dice_of(const std::string& seed, GameId game, std::uint32_t number) {
  constexpr unsigned fair = 252;  // the largest multiple of 6 below 256, so that all dice are equally likely
  const std::string name = "movetext dice " + std::to_string(game) + ' ' + std::to_string(number) + ' ';
  std::array<int, 2> dice{};
  std::size_t found = 0;
  for (int block = 0; found < dice.size(); ++block)
    for (const char c : crypto::hmac_sha256(seed, name + std::to_string(block))) {
      const auto byte = static_cast<unsigned char>(c);
      if (byte < fair && found < dice.size()) dice[found++] = byte % 6 + 1;
    }
  return dice;
}

}  // namespace mt::server::app
