#include "movetext/server/store/schema_text.hpp"

#include <algorithm>

namespace mt::server::store {
namespace {

constexpr std::string_view is_primary_key = "primary key";

bool has_key_of_its_own(const Table& table) {
  return !table.primary_key.empty() || std::ranges::any_of(table.columns, [](const Column& column) {
    return column.rest == is_primary_key;
  });
}

TableExtra extra_of(const Dialect& dialect, std::string_view table) {
  const auto found = std::ranges::find(dialect.tables, table, &TableExtra::table);
  return found == dialect.tables.end() ? TableExtra{} : *found;
}

std::string_view extra_of(const Dialect& dialect, std::string_view table, std::string_view column) {
  for (const ColumnExtra& extra : dialect.columns)
    if (extra.table == table && extra.column == column) return extra.rest;
  return {};
}

void append_words(std::string& text, std::string_view words) {
  if (!words.empty()) text.append(" ").append(words);
}

std::string column_text(const Dialect& dialect, std::string_view table, const Column& column) {
  std::string text(column.name);
  append_words(text, type_name(dialect, column.type));
  if (column.type != ColumnType::id) append_words(text, "not null");
  append_words(text, column.rest);
  append_words(text, extra_of(dialect, table, column.name));
  return text;
}

}  // namespace

std::string_view type_name(const Dialect& dialect, ColumnType type) {
  return dialect.types.at(static_cast<std::size_t>(type));
}

std::string create_table(const Dialect& dialect, const Table& table) {
  const TableExtra extra = extra_of(dialect, table.name);
  std::string columns;
  for (const Column& column : table.columns)
    columns.append("  ").append(column_text(dialect, table.name, column)).append(",\n");
  columns.append(extra.columns);
  if (table.primary_key.empty())
    columns.erase(columns.size() - 2, 1);  // deletes the comma after the last column
  else
    columns.append("  primary key (").append(table.primary_key).append(")\n");
  std::string text = "create table " + std::string(table.name) + " (\n" + columns + ")";
  append_words(text, has_key_of_its_own(table) ? dialect.keyed_options : dialect.options);
  append_words(text, extra.options);
  text.append(";\n").append(extra.after);
  for (const Index& index : table.indexes) text += create_index(table.name, index);
  return text;
}

std::string create_index(std::string_view table, const Index& index) {
  std::string text = index.is_unique ? "create unique index " : "create index ";
  text.append(index.name).append(" on ").append(table).append(" (").append(index.columns).append(")");
  if (!index.where.empty()) text.append(" where ").append(index.where);
  return text.append(";\n");
}

}  // namespace mt::server::store
