#include "movetext/server/store/keys.hpp"

#include "movetext/text/utf8.hpp"

#include <array>
#include <sha2.h>
#include <sys/types.h>

namespace mt::server::store {
namespace {

constexpr std::size_t longest_key = 300;
constexpr std::size_t digits_of_digest = SHA256_DIGEST_LENGTH * 2;

}  // namespace

std::string folded(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

bool is_plain_text(std::string_view text) {
  return text.find('\0') == std::string_view::npos && text::is_utf8(text);
}

std::string index_key(std::string_view text) {
  if (text.size() < longest_key) return std::string(text);
  std::array<char, digits_of_digest + 1> digest{};
  SHA256Data(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), digest.data());
  std::string key(text.substr(0, longest_key - digits_of_digest));
  return key.append(digest.data(), digits_of_digest);
}

}  // namespace mt::server::store
