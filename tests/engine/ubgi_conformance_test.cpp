// The checks of UBGI against our own engine, and against engines that break one rule each.
#include "engine/front_peer.hpp"
#include "engine/pip_player.hpp"
#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

using Lines = FrontPeer::Lines;

std::unique_ptr<FrontPeer> own_engine() {
  return std::make_unique<FrontPeer>(ubgi::protocol, *parse_game("backgammon"), std::make_unique<PipPlayer>());
}

TEST(UbgiConformance, OurEnginePasses) {
  CheckTerms terms;
  terms.start = [](std::string&) { return own_engine(); };
  const auto reports = run_checks(ubgi_checks(), terms);
  ASSERT_EQ(reports.size(), 41U);
  for (const CheckReport& report : reports)
    EXPECT_EQ(words(report.verdict), words(Verdict::passed))
        << report.check->number << " " << report.check->name << ": " << report.why << "\n"
        << report.transcript;
}

TEST(UbgiConformance, ChecksAreNumberedInOrder) {
  int number = 0;
  for (const Check& check : ubgi_checks()) {
    EXPECT_EQ(check.number, ++number);
    EXPECT_FALSE(check.name.empty() || check.sends.empty() || check.expects.empty());
  }
}

}  // namespace
}  // namespace mt::engine
