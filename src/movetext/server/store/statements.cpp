#include "movetext/server/store/statements.hpp"

#include "movetext/server/store/keys.hpp"

#include <stdexcept>

namespace mt::server::store {

void Statements::check(Values values) {
  for (const Value& value : values)
    if (const auto* text = std::get_if<std::string_view>(&value); text != nullptr && !is_plain_text(*text))
      throw std::invalid_argument("the text to store is not UTF-8 or contains a NUL");
}

void Statements::each(const Statement& statement, Values values, const See& see) {
  check(values);
  session_.each(statement, values, see);
}

void Statements::each(const Statement& statement, std::initializer_list<Value> values, const See& see) {
  each(statement, Values(values.begin(), values.size()), see);
}

void Statements::post(const Statement& statement, std::initializer_list<Value> values) {
  check({values.begin(), values.size()});
  session_.post(statement, {values.begin(), values.size()});
}

bool Statements::change(const Statement& statement, std::initializer_list<Value> values) {
  check({values.begin(), values.size()});
  return session_.change(statement, {values.begin(), values.size()});
}

}  // namespace mt::server::store
