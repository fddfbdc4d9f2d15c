#include "movetext/server/store/migrations.hpp"

#include "movetext/server/store/errors.hpp"

namespace mt::server::store {

void migrate(SchemaSession& session, const Migrations& migrations) {
  const auto last = static_cast<std::int64_t>(migrations.size());
  bool complete = false;
  while (!complete) {
    session.in_transaction([&] {
      const std::int64_t version = session.version();
      if (version > last)
        throw StoreError("the schema of the store has version " + std::to_string(version) +
                         ", but this program knows only versions up to " + std::to_string(last));
      complete = version == last;
      if (complete) return;
      session.execute(migrations[static_cast<std::size_t>(version)]);
      session.execute("update schema_version set version = " + std::to_string(version + 1));
    });
  }
}

}  // namespace mt::server::store
