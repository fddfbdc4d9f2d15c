#include "movetext/database/positions/segments.hpp"

#include <algorithm>

namespace mt::database {
namespace {

constexpr const char* position_tables = R"sql(
create table segment(
  id integer primary key,
  first integer not null,
  last integer not null,
  shared integer not null,
  rows integer not null,
  removals integer not null);
create table explorer(
  segment integer not null,
  type integer not null,
  key integer not null,
  entries blob not null,
  primary key(segment, type, key)) without rowid;
create table explorer_removed(
  segment integer not null,
  removal integer not null,
  type integer not null,
  key integer not null,
  entries blob not null,
  primary key(segment, removal, type, key)) without rowid;
create table signature(
  segment integer not null,
  kind integer not null,
  row integer not null,
  bits blob not null,
  primary key(segment, kind, row)) without rowid;
)sql";

constexpr int sqlite_corrupt = 11;

[[noreturn]] void report_damage(const char* table) {
  throw sqlite::Error(sqlite_corrupt, std::string("the table ").append(table).append(" is damaged"));
}

}  // namespace

void create_position_tables(sqlite::Database& database) {
  database.execute(position_tables);
}

bool has_position_tables(sqlite::Database& database) {
  return database.number("select count(*) from sqlite_schema where type = 'table' and name = 'segment'") > 0;
}

std::vector<Segment> all_segments(sqlite::Database& database) {
  std::vector<Segment> out;
  sqlite::Query rows =
      database.query("select id, first, last, shared, rows, removals from segment order by first");
  while (rows.step()) {
    Segment& segment = out.emplace_back();
    segment.id = rows.number(0);
    segment.first = static_cast<GameId>(rows.number(1));
    segment.last = static_cast<GameId>(rows.number(2));
    segment.keep = rows.number(3) != 0 ? Keep::shared : Keep::all;
    segment.rows = static_cast<std::uint32_t>(rows.number(4));
    segment.removals = static_cast<std::uint32_t>(rows.number(5));
    if (segment.last < segment.first || segment.rows > most_rows ||
        (segment.keep == Keep::shared && segment.rows == 0))
      report_damage("segment");
  }
  return out;
}

void add_segment(sqlite::Database& database, Segment& segment) {
  sqlite::Query insert =
      database.query("insert into segment(first, last, shared, rows, removals) values(?, ?, ?, ?, ?)");
  insert.bind(1, std::int64_t{segment.first}).bind(2, std::int64_t{segment.last});
  insert.bind(3, std::int64_t{segment.keep == Keep::shared ? 1 : 0}).bind(4, std::int64_t{segment.rows});
  insert.bind(5, std::int64_t{segment.removals}).run();
  segment.id = database.last_id();
}

void remove_segment(sqlite::Database& database, std::int64_t id) {
  for (const char* table : {"explorer where segment", "explorer_removed where segment",
                            "signature where segment", "segment where id"}) {
    sqlite::Query remove = database.query(std::string("delete from ").append(table).append(" = ?"));
    remove.bind(1, id).run();
  }
}

BlockWriter::BlockWriter(sqlite::Database& database, std::int64_t segment)
    : insert_(database.query("insert into explorer(type, key, entries, segment) values(?, ?, ?, " +
                             std::to_string(segment) + ")")) {}

BlockWriter::BlockWriter(sqlite::Database& database, std::int64_t segment, std::int64_t removal)
    : insert_(database.query(
          "insert into explorer_removed(type, key, entries, segment, removal) values(?, ?, ?, " +
          std::to_string(segment) + ", " + std::to_string(removal) + ")")) {}

void BlockWriter::put(std::int64_t type, std::uint64_t key, std::string_view block) {
  insert_.bind(1, type).bind(2, stored_key(key)).bind_blob(3, block).run();
}

void put_signature(sqlite::Database& database, const Segment& segment, SignatureMatrix& matrix) {
  sqlite::Query insert = database.query("insert into signature(segment, kind, row, bits) values(?, ?, ?, ?)");
  std::string bits;
  std::string bundle;
  for (std::uint32_t row = 0; row < matrix.rows(); row += segment.bundle()) {
    bundle.clear();
    for (std::uint32_t i = row; i < std::min(row + segment.bundle(), matrix.rows()); ++i) {
      matrix.read_row(i, segment.groups(), bits);
      bundle += bits;
    }
    insert.bind(1, segment.id).bind(2, position_signature).bind(3, std::int64_t{row});
    insert.bind_blob(4, bundle).run();
  }
}

BlockReader::BlockReader(sqlite::Database& database)
    : block_(database.query("select entries from explorer where segment = ? and type = ? and key <= ? "
                            "order by key desc limit 1")),
      removed_(database.query(
          "select entries from explorer_removed where segment = ? and removal = ? and type = ? "
          "and key <= ? order by key desc limit 1")),
      row_(database.query("select bits from signature where segment = ? and kind = ? and row = ?")) {}

namespace {

void read(sqlite::Query& query, std::uint64_t key, std::vector<Entry>& out) {
  out.clear();
  if (query.step() && !read_block(query.blob(0), key, out)) report_damage("explorer");
  query.reset();
}

}  // namespace

void BlockReader::find(const Segment& segment, std::int64_t type, std::uint64_t key,
                       std::vector<Entry>& out) {
  block_.bind(1, segment.id).bind(2, type).bind(3, stored_key(key));
  read(block_, key, out);
}

void BlockReader::find_removed(const Segment& segment, std::uint32_t removal, std::int64_t type,
                               std::uint64_t key, std::vector<Entry>& out) {
  removed_.bind(1, segment.id).bind(2, std::int64_t{removal}).bind(3, type).bind(4, stored_key(key));
  read(removed_, key, out);
}

std::vector<std::uint32_t> BlockReader::groups_with(const Segment& segment, std::int64_t kind,
                                                    std::uint64_t token) {
  Candidates candidates(segment.groups());
  const std::size_t size = row_size(segment.groups());
  for (const std::uint32_t row : rows_of(token, segment.rows)) {
    const std::uint32_t place = row % segment.bundle();
    row_.bind(1, segment.id).bind(2, kind).bind(3, std::int64_t{row - place});
    if (!row_.step()) report_damage("signature");
    const std::string_view bundle = row_.blob(0);
    const std::size_t begin = place * size;
    if (bundle.size() < begin + size || !candidates.keep(bundle.substr(begin, size)))
      report_damage("signature");
    row_.reset();
  }
  return candidates.groups();
}

}  // namespace mt::database
