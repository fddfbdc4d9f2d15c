// Checks whether an engine follows its protocol. Each of the numbered checks has its own conversation with
// the engine.
//
//   for (const CheckReport& report : run_checks(ubgi_checks(), terms)) show(report);
#pragma once
#include "movetext/engine/process/line_peer.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

class Session;

struct Check {
  int number = 0;
  std::string_view name{};     // "isready gives one readyok, also while a search runs"
  std::string_view sends{};    // the commands to the engine, in short
  std::string_view expects{};  // the required behaviour
  void (*run)(Session& session) = nullptr;
};

enum class CheckOutcome : std::uint8_t {
  passed,
  failed,
  not_offered,  // not run: the engine does not declare an ability that the check needs
};
// Returns "passed", "failed" or "not offered".
std::string_view words(CheckOutcome verdict);

struct CheckReport {
  const Check* check = nullptr;
  CheckOutcome verdict = CheckOutcome::passed;
  std::string why{};  // why the check failed or was not run; empty if it passed
  // The exchanged lines, with "> " before lines to the engine and "< " before lines from it.
  std::string transcript{};
};

struct CheckTerms {
  // Starts a new instance of the engine. Returns nullptr, with the reason in `problem`, if that fails.
  std::function<std::unique_ptr<LinePeer>(std::string& problem)> start;
  Milliseconds answering{5'000};  // longest time for a reply to a command that starts no search
  Milliseconds thinking{60'000};  // longest time for the reply to a search with a small limit
  Milliseconds silence{100};      // how long to listen when the engine must not write a line
  // Receives each report when its check has ended.
  std::function<void(const CheckReport& report)> tell{};
};

// Runs the checks in their order, each with a new instance of the engine.
std::vector<CheckReport> run_checks(std::span<const Check> checks, const CheckTerms& terms);

// The checks of UBGI 1.0, numbered as in docs/ubgi.md.
std::span<const Check> ubgi_checks();

}  // namespace mt::engine
