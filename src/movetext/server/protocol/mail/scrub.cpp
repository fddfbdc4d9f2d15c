#include "movetext/server/protocol/mail/scrub.hpp"

#include "movetext/server/crypto/base32.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/protocol/mail/token.hpp"

#include <algorithm>

namespace mt::server::protocol {
namespace {

// Returns whether the run of characters may be a token. Nearly every token contains a digit; a token without
// a digit has the fixed length of tokens. A long ordinary word has no digit and a different length.
bool may_be_secret(std::string_view run) {
  if (run.size() < crypto::code_size) return false;
  return run.size() <= token_size ||
         std::any_of(run.begin(), run.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string scrub_tokens(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && crypto::is_base32_char(text[end])) ++end;
    if (may_be_secret(text.substr(at, end - at))) {
      out += "[...]";
    } else {
      out += text.substr(at, end - at);
    }
    if (end < text.size()) out += text[end];
    at = end + 1;
  }
  return out;
}

}  // namespace mt::server::protocol
