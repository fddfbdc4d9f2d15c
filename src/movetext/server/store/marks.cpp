#include "movetext/server/store/marks.hpp"

namespace mt::server::store {
namespace {

constexpr Statement mark_of_name{"select word from mark where name = ?1"};
constexpr Statement put_mark{
    "insert into mark (name, word) values (?1, ?2) on conflict (name) do update set word = excluded.word"};

}  // namespace

std::string Marks::get(std::string_view name) {
  std::string word;
  statements_.each(mark_of_name, {name}, [&](const Row& row) { word = row.text(0); });
  return word;
}

void Marks::save(std::string_view name, std::string_view value) {
  statements_.post(put_mark, {name, value});
}

}  // namespace mt::server::store
