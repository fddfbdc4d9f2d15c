#include "movetext/database/codec/byte_hash.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace mt::database {

struct ByteHash::State {
  XXH64_state_t library;
};

ByteHash::ByteHash() : state_(new State) {
  XXH64_reset(&state_->library, 0);
}

void ByteHash::Delete::operator()(State* state) const {
  delete state;
}

void ByteHash::add(std::string_view bytes) {
  if (!bytes.empty()) XXH64_update(&state_->library, bytes.data(), bytes.size());
}

std::uint64_t ByteHash::value() const {
  return XXH64_digest(&state_->library);
}

std::uint64_t hash_of(std::string_view bytes) {
  return XXH64(bytes.data(), bytes.size(), 0);
}

std::string bytes_of_hash(std::uint64_t hash) {
  std::string out;
  for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(hash >> shift);
  return out;
}

}  // namespace mt::database
