#include "movetext/server/protocol/mail/token.hpp"

#include "movetext/server/crypto/base32.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace mt::server::protocol {
namespace {

constexpr std::size_t shortest_key = 16;
constexpr std::size_t mac_bytes = 16;

void append_number(std::uint64_t value, std::string& out) {
  for (unsigned shift = 64; shift > 0; shift -= 8) out += static_cast<char>(value >> (shift - 8) & 255U);
}

// Returns the claim as bytes. Every field has a fixed length, so two different claims never have the same
// bytes.
std::string bytes_of(const TokenClaim& claim) {
  std::string bytes = "mt1";
  bytes += static_cast<char>(claim.kind);
  append_number(static_cast<std::uint64_t>(claim.game), bytes);
  append_number(claim.seat == Side::first ? 1 : 2, bytes);
  append_number(static_cast<std::uint64_t>(claim.account), bytes);
  append_number(claim.generation, bytes);
  return bytes;
}

std::string token_of(const TokenKey& key, const TokenClaim& claim) {
  const std::string mac = crypto::hmac_sha256(key.secret.view(), bytes_of(claim));
  return key.name + crypto::base32(std::string_view(mac).substr(0, mac_bytes));
}

void check(const TokenKey& key) {
  const char c = key.name;
  if (!((c >= 'a' && c <= 'z') || (c >= '2' && c <= '7')))
    throw std::invalid_argument("the name of a key is a small letter or a digit from 2 to 7");
  if (key.secret.view().size() < shortest_key)
    throw std::invalid_argument("a key must have at least 16 bytes");
}

}  // namespace

TokenKeys::TokenKeys(TokenKey now, std::optional<TokenKey> before)
    : now_(std::move(now)), before_(std::move(before)) {
  check(now_);
  if (before_) check(*before_);
  if (before_ && before_->name == now_.name) throw std::invalid_argument("two keys have the same name");
}

std::string TokenKeys::make(const TokenClaim& claim) const {
  return token_of(now_, claim);
}

bool TokenKeys::verify(std::string_view token, const TokenClaim& claim) const {
  std::string small(token);
  for (char& c : small) c = text::to_lower(c);
  const bool good_now = crypto::same_bytes(token_of(now_, claim), small);
  const bool good_before = before_ && crypto::same_bytes(token_of(*before_, claim), small);
  return good_now || good_before;
}

bool may_be_token(std::string_view text) {
  return text.size() == token_size && std::all_of(text.begin(), text.end(), crypto::is_base32_char);
}

}  // namespace mt::server::protocol
