#include "movetext/database/index/add_plan.hpp"

#include "movetext/archive/database_mark.hpp"
#include "movetext/archive/input.hpp"
#include "movetext/database/codec/byte_hash.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/index/last_unit.hpp"

#include <algorithm>
#include <memory>
#include <string_view>

namespace mt::database {
namespace {

struct KnownSource {
  std::int64_t id = 0;
  std::uint64_t bytes = 0;
  std::string digest;
};

std::vector<KnownSource> sources_named(sqlite::Database& database, const std::string& path) {
  std::vector<KnownSource> out;
  sqlite::Query get = database.query("select id, bytes, digest from source where path = ? order by id");
  get.bind(1, path);
  while (get.step())
    out.push_back({get.number(0), static_cast<std::uint64_t>(get.number(1)), std::string(get.blob(2))});
  return out;
}

enum class Change : std::uint8_t { none, grown, other, unreadable };

// Compares a file with a source: reads as many bytes as the source has.
Change change_of(const std::string& path, const KnownSource& source, const std::atomic<bool>& stop) {
  constexpr std::size_t piece = std::size_t{256} << 10;
  archive::Input input(&stop);
  if (!input.open(path)) return Change::unreadable;
  ByteHash digest;
  std::string bytes(piece, '\0');
  for (std::uint64_t left = source.bytes; left > 0;) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(piece, left));
    const std::size_t got = input.read(std::span(bytes).first(wanted));
    digest.add(std::string_view(bytes).substr(0, got));
    left -= got;
    if (got < wanted) return input.failed() ? Change::unreadable : Change::other;
  }
  if (source.digest != bytes_of_hash(digest.value())) return Change::other;
  return input.read(std::span(bytes).first(1)) == 0 ? Change::none : Change::grown;
}

// Finds the sources of a database that the other one has, or that were listed before.
void plan_container(sqlite::Database& database, const std::string& path, std::set<std::string>& seen,
                    AddPlan& plan) {
  const auto added = open_to_read(path);
  sqlite::Query find = database.query("select 1 from source where path = ? and digest = ? and whole and ?");
  sqlite::Query list = added->query("select id, path, digest, whole from source order by id");
  while (list.step()) {
    const std::string name(list.text(1));
    const std::string digest(list.blob(2));
    const bool whole = list.number(3) != 0;
    find.bind(1, name).bind_blob(2, digest).bind(3, std::int64_t{whole});
    const bool is_known =
        find.step() || (whole && !seen.insert(std::string(name).append(1, '\0').append(digest)).second);
    find.reset();
    if (!is_known) continue;
    plan.left_out[path].insert(list.number(0));
    plan.unchanged.push_back(std::string(name).append(" of ").append(path));
  }
  plan.files.push_back(path);
}

}  // namespace

AddPlan plan_addition(sqlite::Database& database, const std::vector<std::string>& files,
                      const std::atomic<bool>& stop) {
  AddPlan plan;
  std::set<std::string> seen;
  std::set<std::string> containers;
  for (const std::string& path : files) {
    if (archive::is_database(path)) {
      if (!containers.insert(path).second)
        plan.unchanged.push_back(path);
      else
        plan_container(database, path, seen, plan);
      continue;
    }
    const std::vector<KnownSource> known =
        path == "-" ? std::vector<KnownSource>() : sources_named(database, path);
    if (known.empty() || plan.grown.contains(path)) {
      plan.files.push_back(path);
      continue;
    }
    Change change = Change::other;
    for (const KnownSource& source : known) {
      change = change_of(path, source, stop);
      if (change == Change::grown)
        plan.grown.emplace(path, GrownFile{source.id, source.bytes - last_unit(database, source.id).size});
      if (change != Change::other) break;
    }
    if (change == Change::none) {
      plan.unchanged.push_back(path);
    } else if (change == Change::other) {
      plan.fault =
          std::string(path)
              .append(" has changed since it was added, not only at its end; remove it first (--remove ")
              .append(path)
              .append(")");
      return plan;
    } else {
      plan.files.push_back(path);
    }
  }
  return plan;
}

}  // namespace mt::database
