#include "movetext/database/index/name_ids.hpp"

namespace mt::database {
namespace {

// Binds as many of the texts as the statement has values.
void bind_texts(sqlite::Query& query, std::string_view first, std::string_view second) {
  query.bind(1, first);
  if (query.values() > 1) query.bind(2, second);
}

}  // namespace

std::int64_t NameIds::id_of(std::string_view first, std::string_view second) {
  key_.assign(first).append(1, '\0').append(second);
  if (const auto found = ids_.find(key_); found != ids_.end()) return found->second;
  if (ids_.size() >= most) ids_.clear();
  bind_texts(find_, first, second);
  std::int64_t id = find_.step() ? find_.number(0) : 0;
  find_.reset();
  if (id == 0) {
    bind_texts(add_, first, second);
    add_.run();
    id = database_.last_id();
  }
  ids_.emplace(key_, id);
  return id;
}

}  // namespace mt::database
