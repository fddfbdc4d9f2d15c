// Whether an engine keeps to its protocol: numbered checks, each of which talks to the engine by itself.
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
  std::string_view sends{};    // what the engine is sent, in short
  std::string_view expects{};  // what it has to do
  void (*run)(Session& session) = nullptr;
};

enum class Verdict : std::uint8_t {
  passed,
  failed,
  not_offered,  // the engine does not say that it can do what the check is about
};
// Returns "passed", "failed", "not offered".
std::string_view words(Verdict verdict);

struct CheckReport {
  const Check* check = nullptr;
  Verdict verdict = Verdict::passed;
  std::string why{};         // it failed or is not offered; empty: it passed
  std::string transcript{};  // "> " before what was sent, "< " before what the engine said
};

struct CheckTerms {
  // Starts the engine anew; nullptr: `problem` says why there is none.
  std::function<std::unique_ptr<LinePeer>(std::string& problem)> start;
  Milliseconds answering{5'000};  // how long a reply that needs no thought may take
  Milliseconds thinking{60'000};  // how long a search with a small limit may take
  Milliseconds silence{100};      // how long we listen for a line that must not come
  // Hears each report as soon as it stands.
  std::function<void(const CheckReport& report)> tell{};
};

// Runs the checks in their order, each with an engine of its own.
std::vector<CheckReport> run_checks(std::span<const Check> checks, const CheckTerms& terms);

// The checks of UBGI 1.0; the numbers are those of docs/ubgi.md.
std::span<const Check> ubgi_checks();

}  // namespace mt::engine
