#include "movetext/server/store/postgresql/schema_link.hpp"

#include "movetext/server/store/migrations.hpp"
#include "movetext/server/store/postgresql/link.hpp"
#include "movetext/server/store/postgresql/schema.hpp"

#include <cstdlib>

namespace mt::server::store::postgresql {
namespace {

// An arbitrary number that all nodes lock, so that nodes that start together take turns.
constexpr const char* take_turn = "select pg_advisory_xact_lock(7230161)";

class SchemaLink : public SchemaSession {
 public:
  explicit SchemaLink(const std::string& address) : connection_(connect(address)) {}

  void in_transaction(const std::function<void()>& change) override {
    execute("begin");
    execute(take_turn);
    try {
      change();
    } catch (...) {
      const QueryAnswer ignored(PQexec(connection_.get(), "rollback"));
      throw;
    }
    execute("commit");
  }
  void execute(const std::string& statements) override { (void)run(statements); }
  std::int64_t version() override {
    const QueryAnswer there = run("select to_regclass('schema_version') is not null");
    if (std::string(PQgetvalue(there.get(), 0, 0)) != "t") return 0;
    const QueryAnswer version = run("select version from schema_version");
    return PQntuples(version.get()) == 0 ? 0 : std::strtoll(PQgetvalue(version.get(), 0, 0), nullptr, 10);
  }

 private:
  QueryAnswer run(const std::string& statements) {
    QueryAnswer answer(PQexec(connection_.get(), statements.c_str()));
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
      std::rethrow_exception(failure_of(answer.get()));
    return answer;
  }

  ConnectionHandle connection_;
};

}  // namespace

void prepare_schema(const std::string& address) {
  SchemaLink link(address);
  migrate(link, migrations());
}

}  // namespace mt::server::store::postgresql
