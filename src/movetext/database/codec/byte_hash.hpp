// The hash XXH64 with seed 0 (github.com/Cyan4973/xxHash), of bytes that arrive in pieces. It finds changes
// and repeats; it does not protect against forgery.
//
//   ByteHash hash;
//   hash.add(part); hash.add(rest);
//   store(hash.value());
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace mt::database {

class ByteHash {
 public:
  ByteHash();
  void add(std::string_view bytes);
  // Returns the hash of all bytes so far; more bytes may be added afterwards.
  std::uint64_t value() const;

 private:
  struct State;  // that of the library; only byte_hash.cpp includes its header
  struct Delete {
    void operator()(State* state) const;
  };
  std::unique_ptr<State, Delete> state_;
};

// Returns the hash of the bytes.
std::uint64_t hash_of(std::string_view bytes);
// Returns the 8 bytes of a hash, the highest first.
std::string bytes_of_hash(std::uint64_t hash);

}  // namespace mt::database
