#include "movetext/archive/running_digest.hpp"

#include <algorithm>
#include <sha2.h>
#include <sys/types.h>

namespace mt::archive {

struct RunningDigest::State {
  SHA2_CTX context{};
};

RunningDigest::RunningDigest() : state_(std::make_unique<State>()) {
  SHA512Init(&state_->context);
}

RunningDigest::~RunningDigest() = default;

void RunningDigest::add(std::string_view bytes) {
  SHA512Update(&state_->context, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

std::array<std::uint8_t, 32> RunningDigest::value() const {
  SHA2_CTX end = state_->context;
  std::array<std::uint8_t, SHA512_DIGEST_LENGTH> whole{};
  SHA512Final(whole.data(), &end);
  std::array<std::uint8_t, 32> digest{};
  std::copy_n(whole.begin(), digest.size(), digest.begin());
  return digest;
}

}  // namespace mt::archive
