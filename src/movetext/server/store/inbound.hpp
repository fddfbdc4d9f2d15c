// The part of a transaction that stores which mails have arrived, so that a duplicate is processed once.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <optional>
#include <string_view>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Inbound {
 public:
  virtual ~Inbound() = default;

  // Returns false if there already is a mail with that key; `get` returns its outcome.
  virtual bool add(const InboundRow& row) = 0;
  virtual std::optional<InboundRow> get(std::string_view key) = 0;
  virtual void set_outcome(std::string_view key, std::string_view outcome) = 0;
};

}  // namespace mt::server::store
