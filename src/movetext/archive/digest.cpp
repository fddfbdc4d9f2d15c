#include "movetext/archive/digest.hpp"

#include <algorithm>
#include <sha2.h>
#include <sys/types.h>

namespace mt::archive {

std::array<std::uint8_t, 32> digest_of(std::string_view bytes) {
  SHA2_CTX context{};
  SHA512Init(&context);
  SHA512Update(&context, reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  std::array<std::uint8_t, SHA512_DIGEST_LENGTH> whole{};
  SHA512Final(whole.data(), &context);
  std::array<std::uint8_t, 32> digest{};
  std::copy_n(whole.begin(), digest.size(), digest.begin());
  return digest;
}

}  // namespace mt::archive
