#include "movetext/server/store/archive.hpp"

namespace mt::server::store {
namespace {

constexpr Statement not_archived{
    "select id from game where archived = 0 and finished > 0 and finished <= ?1 order by finished, id "
    "limit ?2"};
constexpr Statement mark_archived{"update game set archived = 1 where id = ?1"};
constexpr Statement make_file{
    "insert into archive_file (name, size) values (?1, 0) on conflict (name) do nothing"};
// SQLite has only one writer, so it needs no lock.
constexpr Statement size_of_file{"select size from archive_file where name = ?1",
                                 "select size from archive_file where name = ?1 for update"};
constexpr Statement resize_file{"update archive_file set size = ?2 where name = ?1"};

}  // namespace

std::vector<GameId> Archive::missing(Time ended_by, std::uint32_t limit) {
  std::vector<GameId> found;
  statements_.each(not_archived, {ended_by, limit}, [&](const Row& row) { found.push_back(row.number(0)); });
  return found;
}

void Archive::add(GameId id) {
  statements_.post(mark_archived, {id});
}

std::int64_t Archive::file_size(std::string_view file) {
  std::int64_t size = 0;
  statements_.post(make_file, {Bytes(file)});
  statements_.each(size_of_file, {Bytes(file)}, [&](const Row& row) { size = row.number(0); });
  return size;
}

void Archive::set_file_size(std::string_view file, std::int64_t size) {
  statements_.post(resize_file, {Bytes(file), size});
}

}  // namespace mt::server::store
