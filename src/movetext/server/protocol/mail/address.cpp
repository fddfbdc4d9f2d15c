#include "movetext/server/protocol/mail/address.hpp"

#include "movetext/server/crypto/base32.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_recipient_address = 320;
constexpr std::int64_t largest_id = 999'999'999'999'999;
constexpr std::int64_t largest_ply = 999'999'999;

std::string bounce_mac(AccountId account, const TokenKeys& keys) {
  return keys.make({TokenKind::bounce, 0, Side::first, account, 0});
}

std::optional<ServerAddress> parse_bounce(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  ServerAddress address;
  address.kind = ServerAddress::Kind::bounce;
  address.account = text::parse_number(text.substr(0, dash), largest_id);
  address.bounce_mac = text.substr(dash + 1);
  if (address.account < 0 || !may_be_token(address.bounce_mac)) return std::nullopt;
  return address;
}

std::optional<ServerAddress> parse_confirm(std::string_view text) {
  if (text.size() != crypto::code_size || !std::all_of(text.begin(), text.end(), crypto::is_base32_char))
    return std::nullopt;
  ServerAddress address;
  address.kind = ServerAddress::Kind::confirm;
  address.code = text;
  return address;
}

std::optional<ServerAddress> parse_game(std::string_view text) {
  const std::size_t first = text.find('.');
  const std::size_t second = first == std::string_view::npos ? first : text.find('.', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const std::int64_t game = text::parse_number(text.substr(0, first), largest_id);
  const std::int64_t ply = text::parse_number(text.substr(first + 1, second - first - 1), largest_ply);
  if (game < 1 || ply < 0 || !may_be_token(text.substr(second + 1))) return std::nullopt;
  ServerAddress address;
  address.kind = ServerAddress::Kind::game;
  address.game = game;
  address.ply = static_cast<std::uint32_t>(ply);
  address.token = text.substr(second + 1);
  return address;
}

}  // namespace

MailNames::MailNames(std::string user, std::string domain, char delimiter)
    : user_(std::move(user)), domain_(std::move(domain)), delimiter_(delimiter) {}

std::string MailNames::open() const {
  return user_ + '@' + domain_;
}

std::string MailNames::game(GameId game, std::uint32_t ply, std::string_view token) const {
  std::string out = user_ + delimiter_ + std::to_string(game) + '.' + std::to_string(ply) + '.';
  out += token;
  return out + '@' + domain_;
}

std::string MailNames::confirm(std::string_view code) const {
  std::string out = user_ + delimiter_ + "c.";
  out += code;
  return out + '@' + domain_;
}

std::string MailNames::bounce(AccountId account, const TokenKeys& keys) const {
  return user_ + delimiter_ + "b." + std::to_string(account) + '-' + bounce_mac(account, keys) + '@' +
         domain_;
}

std::optional<ServerAddress> MailNames::parse(std::string_view mailbox) const {
  const std::size_t at = mailbox.rfind('@');
  if (at == std::string_view::npos || mailbox.size() > longest_recipient_address) return std::nullopt;
  if (!text::same_in_any_case(mailbox.substr(at + 1), domain_)) return std::nullopt;
  std::string local(mailbox.substr(0, at));
  for (char& c : local) c = text::to_lower(c);
  const std::string_view user = std::string_view(local).substr(0, user_.size());
  if (!text::same_in_any_case(user, user_)) return std::nullopt;
  const std::string_view rest = std::string_view(local).substr(user.size());
  if (rest.empty()) return ServerAddress{};
  if (rest.front() != delimiter_) return std::nullopt;
  const std::string_view detail = rest.substr(1);
  if (detail.starts_with("b.")) return parse_bounce(detail.substr(2));
  if (detail.starts_with("c.")) return parse_confirm(detail.substr(2));
  return parse_game(detail);
}

bool MailNames::is_genuine_bounce(const ServerAddress& address, const TokenKeys& keys) {
  return address.kind == ServerAddress::Kind::bounce &&
         keys.verify(address.bounce_mac, {TokenKind::bounce, 0, Side::first, address.account, 0});
}

}  // namespace mt::server::protocol
