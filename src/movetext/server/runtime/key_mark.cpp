#include "movetext/server/runtime/key_mark.hpp"

#include "movetext/server/crypto/digest.hpp"

#include <string>
#include <string_view>

namespace mt::server::runtime {
namespace {

constexpr std::string_view mark_name = "token-key";
constexpr std::size_t mark_digits = 16;

// Returns a text that differs from key to key. The key cannot be computed from the text.
std::string mark_of(const crypto::Secret& key) {
  if (key.empty()) return {};
  std::string text = "movetext token key ";
  text += key.view();
  std::string mark = crypto::sha256_hex(text).substr(0, mark_digits);
  crypto::wipe(text);
  return mark;
}

}  // namespace

void agree_on_key(store::Store& store, const Secrets& secrets) {
  const std::string now = mark_of(secrets.token_key);
  const std::string before = mark_of(secrets.old_token_key);
  bool agreed = false;
  store.write([&](store::Transaction& change) {
    const std::string known = change.marks().get(mark_name);
    agreed = known.empty() || known == now || known == before;
    if (agreed && known != now) change.marks().save(mark_name, now);
  });
  if (agreed) return;
  throw store::StoreError(
      "the key for the addresses of boards is not the key that this store knows: give every "
      "node the key file of the first node, or restore the key file that belongs to the backup; if the file "
      "is "
      "lost, 'movetext admin key adopt' makes the store accept this key, but then players cannot reply to "
      "boards in older mails");
}

bool is_known_key(store::Store& store, const Secrets& secrets) {
  std::string known;
  store.read([&](store::Transaction& look) { known = look.marks().get(mark_name); });
  return known == mark_of(secrets.token_key);
}

void adopt_key(store::Store& store, const Secrets& secrets) {
  store.write(
      [&](store::Transaction& change) { change.marks().save(mark_name, mark_of(secrets.token_key)); });
}

}  // namespace mt::server::runtime
