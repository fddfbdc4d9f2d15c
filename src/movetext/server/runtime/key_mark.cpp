#include "movetext/server/runtime/key_mark.hpp"

#include "movetext/server/crypto/digest.hpp"

#include <string>
#include <string_view>

namespace mt::server {
namespace {

constexpr std::string_view name = "token-key";
constexpr std::size_t digits = 16;

// It tells keys apart; a key cannot be found from it.
std::string mark_of(const Secret& key) {
  if (key.empty()) return {};
  std::string text = "movetext token key ";
  text += key.view();
  std::string mark = sha256_hex(text).substr(0, digits);
  wipe(text);
  return mark;
}

}  // namespace

void agree_on_key(Store& store, const Secrets& secrets) {
  const std::string now = mark_of(secrets.token_key);
  const std::string before = mark_of(secrets.old_token_key);
  bool agreed = false;
  store.write([&](Transaction& change) {
    const std::string known = change.mark(name);
    agreed = known.empty() || known == now || known == before;
    if (agreed && known != now) change.save_mark(name, now);
  });
  if (agreed) return;
  throw StoreError(
      "the key of the addresses of boards is not the one that this store knows: give every node the key file "
      "of the "
      "first one, or take it from where the backup comes from; if it is lost, 'movetext admin key adopt' "
      "takes this "
      "one, and boards in mails sent before can no longer be answered");
}

bool is_known_key(Store& store, const Secrets& secrets) {
  std::string known;
  store.read([&](Transaction& look) { known = look.mark(name); });
  return known == mark_of(secrets.token_key);
}

void adopt_key(Store& store, const Secrets& secrets) {
  store.write([&](Transaction& change) { change.save_mark(name, mark_of(secrets.token_key)); });
}

}  // namespace mt::server
