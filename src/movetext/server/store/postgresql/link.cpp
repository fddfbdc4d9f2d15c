#include "movetext/server/store/postgresql/link.hpp"

#include "movetext/server/store/postgresql/binary.hpp"

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <utility>

namespace mt::server::store::postgresql {
namespace {

constexpr int patience_milliseconds = 30'000;  // how long to wait for an answer
constexpr int binary_results = 1;
constexpr std::string_view commit_text = "commit";

std::string message_of(const PGconn* connection) {
  return one_line(PQerrorMessage(connection));
}

}  // namespace

Call::Call(const Statement& of, Values values) : text(of.for_postgresql()) {
  std::ranges::replace(text, '?', '$');
  parameters.reserve(values.size());
  for (const Value& value : values) parameters.push_back({type_of(value), to_binary(value)});
}

Link::Link(ConnectionHandle connection) : connection_(std::move(connection)) {
  if (PQsetnonblocking(connection_.get(), 1) != 0 || PQenterPipelineMode(connection_.get()) != 1)
    throw Lost(message_of(connection_.get()));
}

void Link::require(int sent) {
  if (sent == 1) return;
  lost_ = true;
  throw Lost(message_of(connection_.get()));
}

const std::string& Link::name_for(const Call& call) {
  if (const auto found = prepared_.find(call.text); found != prepared_.end()) return found->second;
  std::string name = "s" + std::to_string(++names_);
  std::vector<Oid> types;
  for (const Call::Parameter& parameter : call.parameters) types.push_back(parameter.type);
  require(PQsendPrepare(connection_.get(), name.c_str(), call.text.c_str(), static_cast<int>(types.size()),
                        types.data()));
  sent_.push_back({call.text, owner_});
  return prepared_.try_emplace(call.text, std::move(name)).first->second;
}

void Link::send(const Call& call) {
  const std::string& name = name_for(call);
  const std::size_t count = call.parameters.size();
  std::vector<const char*> bytes(count);
  std::vector<int> sizes(count);
  const std::vector<int> formats(count, 1);
  for (std::size_t i = 0; i < count; ++i) {
    bytes[i] = call.parameters[i].bytes.c_str();
    sizes[i] = static_cast<int>(call.parameters[i].bytes.size());
  }
  require(PQsendQueryPrepared(connection_.get(), name.c_str(), static_cast<int>(count), bytes.data(),
                              sizes.data(), formats.data(), binary_results));
  sent_.push_back({{}, owner_, false, call.text == commit_text});
}

void Link::wait() {
  const int unsent = PQflush(connection_.get());
  if (unsent < 0) require(0);
  pollfd ready{PQsocket(connection_.get()), static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), 0};
  const int count = ::poll(&ready, 1, patience_milliseconds);
  if (count < 0 && errno == EINTR) return;
  if (count <= 0) {
    lost_ = true;
    throw Lost("PostgreSQL does not answer");
  }
  if ((ready.revents & ~POLLOUT) != 0) require(PQconsumeInput(connection_.get()));
}

PGresult* Link::next_result() {
  while (PQisBusy(connection_.get()) != 0) wait();
  return PQgetResult(connection_.get());
}

void Link::note_failure(const Sent& sent, const PGresult* result) {
  if (!sent.prepared.empty()) prepared_.erase(sent.prepared);
  if (PQresultStatus(result) == PGRES_PIPELINE_ABORTED || failure_) return;
  failure_ = failure_of(result);
  failed_owner_ = sent.owner;
}

// If a statement has failed, PostgreSQL answers "commit" with ROLLBACK, which libpq does not report as an
// error.
void Link::check_commit(const Sent& sent, PGresult* result) {
  if (!sent.is_commit || failure_ || std::string_view(PQcmdStatus(result)) == "COMMIT") return;
  failure_ = std::make_exception_ptr(StoreError("PostgreSQL has rolled the transaction back"));
  failed_owner_ = sent.owner;
}

void Link::collect(Sent& sent) {
  if (sent.is_sync) {
    const QueryAnswer synced(next_result());
    if (PQresultStatus(synced.get()) != PGRES_PIPELINE_SYNC) require(0);
    return;
  }
  while (QueryAnswer answer{next_result()}) {
    switch (PQresultStatus(answer.get())) {
      case PGRES_COMMAND_OK:
        check_commit(sent, answer.get());
        break;
      case PGRES_TUPLES_OK:
        if (sent.see) answers_.emplace_back(std::move(sent.see), std::move(answer));
        break;
      default:
        note_failure(sent, answer.get());
    }
    if (PQstatus(connection_.get()) != CONNECTION_OK) require(0);
  }
}

void Link::settle() {
  failure_ = nullptr;
  failed_owner_.reset();
  answers_.clear();
  require(PQpipelineSync(connection_.get()));
  sent_.push_back({{}, owner_, true});
  auto sent = std::exchange(sent_, {});
  for (Sent& one : sent) collect(one);
  if (failure_) std::rethrow_exception(failure_);
  for (const auto& [see, answer] : std::exchange(answers_, {})) {
    const int count = PQntuples(answer.get());
    for (int i = 0; i < count; ++i) see(ResultRow(answer.get(), i));
  }
}

void Link::ask(const Statement& statement, Values values, std::function<void(const Row&)> see) {
  post(statement, values);
  sent_.back().see = std::move(see);
}

void Link::each(const Statement& statement, Values values, const std::function<void(const Row&)>& see) {
  ask(statement, values, see);
  settle();
}

bool Link::is_usable() {
  if (!lost_) lost_ = PQconsumeInput(connection_.get()) != 1 || PQstatus(connection_.get()) != CONNECTION_OK;
  return !lost_;
}

}  // namespace mt::server::store::postgresql
