#include "movetext/server/domain/account.hpp"

#include "movetext/server/domain/family.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::domain {
namespace {

bool is_name_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

}  // namespace

bool is_account_name(std::string_view name) {
  return name.size() >= 2 && name.size() <= 20 && std::all_of(name.begin(), name.end(), is_name_character);
}

const Address* mail_address(const Account& account) {
  for (const Address& address : account.addresses)
    if (address.confirmed) return &address;
  return nullptr;
}

ChallengePolicy policy_for(const Account& account, std::string_view game) {
  for (const std::string_view wanted : {game, family_of(game), std::string_view()})
    for (const ChallengePolicy& policy : account.policies)
      if (policy.game == wanted) return policy;
  return {};
}

std::string_view name_of(AccountState state) {
  switch (state) {
    case AccountState::unconfirmed:
      return "unconfirmed";
    case AccountState::active:
      return "active";
    case AccountState::closed:
      return "closed";
    case AccountState::banned:
      break;
  }
  return "banned";
}

std::string_view name_of(AccountKind kind) {
  return kind == AccountKind::engine ? "engine" : "player";
}

std::string_view name_of(Digest digest) {
  switch (digest) {
    case Digest::off:
      return "off";
    case Digest::daily:
      return "daily";
    case Digest::turn:
      break;
  }
  return "turn";
}

}  // namespace mt::server::domain
