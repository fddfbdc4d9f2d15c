// movetext engine: runs a player that speaks a protocol, tests a foreign engine, or translates between two
// protocols.
#include "movetext/cli/console.hpp"
#include "movetext/cli/engine/commands.hpp"
#include "movetext/cli/engine/engine_terms.hpp"
#include "movetext/cli/engine/peer_service.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/players/make_player.hpp"
#include "movetext/engine/process/command_words.hpp"
#include "movetext/engine/serve/serve.hpp"
#include "movetext/report/json_line.hpp"

#include <array>

namespace mt::cli {
namespace {

Status refuse(const std::string& reason) {
  complain(reason);
  return Status::usage;
}

Status run_service(const Invocation& invocation, engine::Service& service) {
  if (const auto status = serve_equals(invocation, service)) return *status;
  std::string problem;
  if (engine::serve(service, problem)) return Status::ok;
  if (!problem.empty()) complain(problem);
  return Status::faults;
}

Status be_engine(const Invocation& invocation) {
  engine::Service service;
  service.game = named_game(invocation);
  if (const auto name = invocation.value("protocol")) {
    service.protocol = require_protocol(*name);
    if (service.protocol == nullptr) return Status::usage;
    if (service.protocol->front == nullptr)
      return refuse("'" + std::string(*name) + "' can only be used with engines, not with interfaces");
  }
  const auto player = read_engine(invocation, built_in, std::nullopt, service.game);
  if (!player) return Status::usage;
  service.player = [&](const GameSpec& spec) { return start_player(*player, spec); };
  return run_service(invocation, service);
}

Status bridge(const Invocation& invocation, const std::string& command) {
  engine::Service service;
  service.game = named_game(invocation);
  const auto engine = read_engine(invocation, command, invocation.value("from"), service.game);
  if (!engine) return Status::usage;
  if (const auto name = invocation.value("to");
      name && (service.protocol = require_protocol(*name)) == nullptr)
    return Status::usage;
  if (service.protocol != nullptr && service.protocol->front == nullptr)
    return refuse("'" + std::string(service.protocol->name) +
                  "' can only be used with engines, not with interfaces");
  service.player = [&](const GameSpec& spec) { return start_player(*engine, spec); };
  return run_service(invocation, service);
}

void write_report(const engine::CheckReport& report, bool json, std::string& out) {
  if (json) {
    report::JsonLine line(out);
    line.number("check", static_cast<std::uint64_t>(report.check->number));
    line.text("name", report.check->name);
    line.text("verdict", words(report.verdict));
    if (!report.why.empty()) line.text("why", report.why);
    if (report.verdict == engine::CheckOutcome::failed) line.text("transcript", report.transcript);
    line.end();
    return;
  }
  std::string number = std::to_string(report.check->number);
  out.append(2 - std::min<std::size_t>(number.size(), 2), ' ').append(number).append("  ");
  out.append(words(report.verdict))
      .append(report.verdict == engine::CheckOutcome::not_offered ? "  " : "       ");
  out.append(report.check->name).append("\n");
  if (report.verdict != engine::CheckOutcome::failed) return;
  out.append("    ").append(report.why).append("\n");
  for (std::size_t at = 0; at < report.transcript.size();) {
    const std::size_t end = std::min(report.transcript.find('\n', at), report.transcript.size());
    out.append("    ").append(report.transcript, at, end - at).append("\n");
    at = end + 1;
  }
}

Status test_engine(const Invocation& invocation, const std::string& command) {
  if (invocation.value_or("protocol", "ubgi") != "ubgi")
    return refuse("conformance tests exist only for ubgi");
  if (invocation.has("set"))
    return refuse("'engine test' cannot set options; --set is only for an engine that plays");
  engine::Program program;
  if (const std::string_view why = engine::read_command(command, program.words); !why.empty())
    return refuse("invalid command '" + command + "': " + std::string(why));
  const bool json = invocation.has("json");
  std::string out;
  std::array<std::size_t, 3> counts{};
  engine::CheckTerms terms;
  terms.start = [&](std::string& problem) -> std::unique_ptr<engine::LinePeer> {
    return engine::Process::start(program, problem);
  };
  std::string problem;
  if (!terms.start(problem)) {
    complain(problem);
    return Status::io;
  }
  for (const engine::CheckReport& report : engine::run_checks(engine::ubgi_checks(), terms)) {
    write_report(report, json, out);
    ++counts[static_cast<std::size_t>(report.verdict)];
  }
  if (!json)
    out += "checks " + std::to_string(counts[0] + counts[1] + counts[2]) + ", passed " +
           std::to_string(counts[0]) + ", failed " + std::to_string(counts[1]) + ", not offered " +
           std::to_string(counts[2]) + "\n";
  const Status status = print(invocation, out);
  return status == Status::ok && counts[1] > 0 ? Status::faults : status;
}

}  // namespace

Status run_engine(const Invocation& invocation) {
  const std::vector<std::string>& words = invocation.operands();
  if (words.empty()) return be_engine(invocation);
  const bool tests = words.front() == "test";
  if (!tests && words.front() != "bridge")
    return refuse("'engine " + words.front() +
                  "' is unknown; use 'engine', 'engine test COMMAND' or 'engine bridge COMMAND'");
  if (words.size() == 1) return refuse("'engine " + words.front() + "' needs the COMMAND of an engine");
  // A command may be one word that contains blanks, or several words.
  std::string command = words[1];
  for (std::size_t i = 2; i < words.size(); ++i) command += " " + words[i];
  return tests ? test_engine(invocation, command) : bridge(invocation, command);
}

}  // namespace mt::cli
