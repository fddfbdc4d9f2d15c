#include "movetext/server/store/sql_transaction.hpp"

#include "movetext/server/store/keys.hpp"

#include <stdexcept>

namespace mt::server::store {

void SqlTransaction::check(Values values) {
  for (const Value& value : values)
    if (const auto* text = std::get_if<std::string_view>(&value); text != nullptr && !is_plain_text(*text))
      throw std::invalid_argument("text to be stored is not UTF-8, or has a NUL in it");
}

void SqlTransaction::each(const Statement& statement, Values values, const See& see) {
  check(values);
  session_.each(statement, values, see);
}

void SqlTransaction::each(const Statement& statement, std::initializer_list<Value> values, const See& see) {
  each(statement, Values(values.begin(), values.size()), see);
}

void SqlTransaction::post(const Statement& statement, std::initializer_list<Value> values) {
  check({values.begin(), values.size()});
  session_.post(statement, {values.begin(), values.size()});
}

bool SqlTransaction::change(const Statement& statement, std::initializer_list<Value> values) {
  check({values.begin(), values.size()});
  return session_.change(statement, {values.begin(), values.size()});
}

}  // namespace mt::server::store
