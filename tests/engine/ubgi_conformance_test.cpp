// Tests the checks of UBGI. Our own engine passes all checks. An engine that breaks one rule fails the check
// of this rule.
#include "engine/front_peer.hpp"
#include "engine/pip_player.hpp"
#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/process/process.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine {
namespace {

using Lines = FrontPeer::Lines;

std::unique_ptr<FrontPeer> own_engine() {
  return std::make_unique<FrontPeer>(ubgi::protocol, *parse_game("backgammon"),
                                     std::make_unique<PipPlayer>());
}

TEST(UbgiConformance, OurEnginePasses) {
  CheckTerms terms;
  terms.start = [](std::string&) { return own_engine(); };
  const auto reports = run_checks(ubgi_checks(), terms);
  ASSERT_EQ(reports.size(), 41U);
  for (const CheckReport& report : reports)
    EXPECT_EQ(words(report.verdict), words(CheckOutcome::passed))
        << report.check->number << " " << report.check->name << ": " << report.why << "\n"
        << report.transcript;
}

// Our engine is also tested as a separate program, with threads and pipes.
TEST(UbgiConformance, OurEnginePassesAsAProgram) {
  CheckTerms terms;
  terms.start = [](std::string& problem) -> std::unique_ptr<LinePeer> {
    return Process::start({.words = {PIP_ENGINE}}, problem);
  };
  for (const CheckReport& report : run_checks(ubgi_checks(), terms))
    EXPECT_EQ(words(report.verdict), words(CheckOutcome::passed))
        << report.check->number << " " << report.check->name << ": " << report.why << "\n"
        << report.transcript;
}

TEST(UbgiConformance, OurBuiltInPlayerPasses) {
  CheckTerms terms;
  terms.start = [](std::string& problem) -> std::unique_ptr<LinePeer> {
    return Process::start({.words = {PIP_ENGINE, "built-in"}}, problem);
  };
  for (const CheckReport& report : run_checks(ubgi_checks(), terms))
    EXPECT_EQ(words(report.verdict), words(CheckOutcome::passed))
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

// Finds `key` in an info line, and replaces the `words_behind` words after it by `value`.
std::string with_value(const std::string& line, const std::string& key, int words_behind,
                       const std::string& value) {
  std::size_t at = line.find(" " + key + " ");
  if (at == std::string::npos) return line;
  at += key.size() + 2;
  for (int i = 1; i < words_behind; ++i) at = line.find(' ', at) + 1;
  return line.substr(0, at) + value + line.substr(std::min(line.find(' ', at), line.size()));
}
std::string value_of(const std::string& line, const std::string& key) {
  const std::size_t at = line.find(" " + key + " ");
  if (at == std::string::npos) return {};
  const std::size_t begin = at + key.size() + 2;
  return line.substr(begin, line.find(' ', begin) - begin);
}
std::string replaced(std::string text, const std::string& from, const std::string& to) {
  if (const std::size_t at = text.find(from); at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

FrontPeer::Edit instead(const std::string& begin, const Lines& lines) {
  return [begin, lines](const std::string& line) { return line.starts_with(begin) ? lines : Lines{line}; };
}
FrontPeer::Edit changed(std::string (*change)(const std::string&)) {
  return [change](const std::string& line) { return Lines{change(line)}; };
}

// Joins the first two steps of a play: "12/11 11/8" becomes "12/8".
std::string merged(const std::string& line) {
  const std::size_t slash = line.find('/');
  const std::size_t blank = line.find(' ', slash);
  if (!line.starts_with("bestmove") || blank == std::string::npos) return line;
  const std::string stop = line.substr(slash + 1, blank - slash - 1);
  const std::size_t next = line.find('/', blank);
  if (line.substr(blank + 1, next - blank - 1) != stop) return line;
  return line.substr(0, slash) + line.substr(next);
}
std::string turned(const std::string& line) {
  if (line.find(" act take ") == std::string::npos) return line;
  const std::string equity = value_of(line, "eq");
  return with_value(line, "eq", 1, equity.starts_with('-') ? equity.substr(1) : "-" + equity);
}

// An engine that breaks the rule of one check.
struct Broken {
  int check;
  void (*spoil)(FrontPeer& engine);
};

const std::vector<Broken>& broken_engines() {
  static const std::vector<Broken> all{
      {1, [](FrontPeer& e) { e.push("Pips 1, all rights reserved"); }},
      {2, [](FrontPeer& e) { e.says = instead("proto", {}); }},
      {3,
       [](FrontPeer& e) {
         e.hears = [](const std::string& line) {
           return Lines{line.find('\t') == std::string::npos ? line : "nonsense"};
         };
       }},
      {4,
       [](FrontPeer& e) {
         auto kept = std::make_shared<std::string>();
         e.says = [kept](const std::string& line) {
           if (line != "readyok") return Lines{line};
           *kept = line;
           return Lines{};
         };
         e.hears = [kept, &e](const std::string& line) {
           if (!kept->empty()) e.push(std::exchange(*kept, {}));
           return Lines{line};
         };
       }},
      {5,
       [](FrontPeer& e) {
         e.says = instead("readyok", {"readyok", "readyok"});
       }},
      {6, [](FrontPeer& e) { e.says = instead("error bad_state go", {"bestmove none"}); }},
      {7,
       [](FrontPeer& e) {
         e.says = [](const std::string& line) {
           return line.starts_with("bestmove") ? Lines{line, line} : Lines{line};
         };
       }},
      {8, [](FrontPeer& e) { e.says = instead("error busy", {"info string again?"}); }},
      {9,
       [](FrontPeer& e) {
         e.hears = [&e](const std::string& line) {
           if (line == "stop") e.push("bestmove none");
           return Lines{line};
         };
       }},
      {10, [](FrontPeer& e) { e.hears = instead("stop", {}); }},
      {11, [](FrontPeer& e) { e.outlives_input = true; }},
      {12, [](FrontPeer& e) { e.says = instead("bestmove", {"bestmove 24/1"}); }},
      {13, [](FrontPeer& e) { e.says = changed(merged); }},
      {14, [](FrontPeer& e) { e.says = instead("bestmove nomove", {"bestmove none"}); }},
      {15, [](FrontPeer& e) { e.says = instead("error bad_state go", {"bestmove nomove"}); }},
      {16, [](FrontPeer& e) { e.says = instead("error bad_state go", {"bestmove nodouble"}); }},
      {17, [](FrontPeer& e) { e.says = instead("bestmove nodouble", {"bestmove double"}); }},
      {18, [](FrontPeer& e) { e.says = instead("error bad_state go", {"bestmove take"}); }},
      {19, [](FrontPeer& e) { e.says = instead("bestmove take", {"bestmove beaver"}); }},
      {20,
       [](FrontPeer& e) {
         auto is_white = std::make_shared<bool>(false);
         e.hears = [is_white](const std::string& line) {
           if (line.starts_with("position")) *is_white = line == "position start w";
           return Lines{*is_white ? replaced(line, "13/10 10/8", "12/15 15/17") : line};
         };
       }},
      {21,
       [](FrontPeer& e) {
         e.hears = changed([](const std::string& line) { return replaced(line, ":43:", ":31:"); });
       }},
      {22,
       [](FrontPeer& e) {
         e.hears = changed([](const std::string& line) { return line.substr(0, line.find(" moves ")); });
       }},
      {23,
       [](FrontPeer& e) {
         e.hears = [&e](const std::string& line) {
           if (line != "position bpn nonsense") return Lines{line};
           e.push("error bad_value position");
           return Lines{};
         };
       }},
      {24, [](FrontPeer& e) { e.hears = instead("play double take", {}); }},
      {25, [](FrontPeer& e) { e.says = instead("error bad_state go", {"bestmove none"}); }},
      {26,
       [](FrontPeer& e) {
         auto has_dice = std::make_shared<bool>(false);
         e.hears = [has_dice](const std::string& line) {
           const bool is_dice = line.starts_with("dice");
           if (is_dice && *has_dice) return Lines{};
           *has_dice = is_dice || (*has_dice && line == "isready");
           return Lines{line};
         };
       }},
      {27, [](FrontPeer& e) { e.says = instead("error illegal position", {"error illegal position"}); }},
      {28,
       [](FrontPeer& e) {
         e.says = changed([](const std::string& line) { return with_value(line, "p", 4, "0.9000"); });
       }},
      {29,
       [](FrontPeer& e) {
         e.says = changed([](const std::string& line) { return with_value(line, "p", 2, "0.9999"); });
       }},
      {30,
       [](FrontPeer& e) {
         e.says = changed([](const std::string& line) { return with_value(line, "eqcl", 1, "0.5555"); });
       }},
      {31,
       [](FrontPeer& e) {
         e.says = changed([](const std::string& line) {
           return line.starts_with("info act double/drop") ? with_value(line, "eq", 1, "2.0000") : line;
         });
       }},
      {32,
       [](FrontPeer& e) {
         e.says = changed([](const std::string& line) {
           return with_value(line, "mwc", 1, std::to_string(1 - std::atof(value_of(line, "mwc").c_str())));
         });
       }},
      {33, [](FrontPeer& e) { e.says = changed(turned); }},
      {34,
       [](FrontPeer& e) {
         e.says = changed([](const std::string& line) { return replaced(line, " ply 0", ""); });
       }},
      {35, [](FrontPeer& e) { e.says = instead("info rank 3 ", {}); }},
      {36,
       [](FrontPeer& e) {
         e.hears = changed([](const std::string& line) { return line.substr(0, line.find(" among ")); });
       }},
      {37,
       [](FrontPeer& e) {
         auto count = std::make_shared<int>(0);
         e.says = [count](const std::string& line) {
           return Lines{with_value(line, "eq", 1, "0.000" + std::to_string(++*count % 10))};
         };
       }},
      {38, [](FrontPeer& e) { e.hears = instead("go play se", {"go play ply 0"}); }},
      {39, [](FrontPeer& e) { e.says = instead("error bad_command", {}); }},
      {40, [](FrontPeer& e) { e.hears = instead("x-", {"nonsense"}); }},
      {41, [](FrontPeer& e) { e.hears = instead("go role", {"nonsense"}); }},
  };
  return all;
}

TEST(UbgiConformance, EveryCheckDetectsAViolationOfItsRule) {
  ASSERT_EQ(broken_engines().size(), ubgi_checks().size());
  for (const Broken& broken : broken_engines()) {
    CheckTerms terms;
    terms.start = [&](std::string&) {
      auto engine = own_engine();
      broken.spoil(*engine);
      return engine;
    };
    const Check& check = ubgi_checks()[static_cast<std::size_t>(broken.check) - 1];
    const auto reports = run_checks({&check, 1}, terms);
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_EQ(words(reports[0].verdict), "failed") << check.number << " " << check.name << "\n"
                                                   << reports[0].transcript;
    EXPECT_FALSE(reports[0].why.empty());
  }
}

// A minimal engine. It plays from positions in BPN, and has no limits.
class LeastPlayer final : public Player {
 public:
  const Identity& identity() const override { return whole_.identity(); }
  std::span<const Option> options() const override { return {}; }
  bool set_option(std::string_view, std::string_view) override { return false; }
  void new_game() override {}
  Answer think(const Question& question, const Limits& limits, Watcher& /*watcher*/,
               std::stop_token stop) override {
    Watcher silent;
    return whole_.think(question, limits, silent, stop);
  }

 private:
  PipPlayer whole_;
};

TEST(UbgiConformance, MissingOptionalFeaturesDoNotFail) {
  CheckTerms terms;
  terms.start = [](std::string&) {
    auto engine = std::make_unique<FrontPeer>(ubgi::protocol, *parse_game("backgammon"),
                                              std::make_unique<LeastPlayer>());
    engine->says = [](const std::string& line) {
      if (line.starts_with("feature position")) return Lines{"feature position bpn"};
      if (line.starts_with("feature limit")) return Lines{};
      return Lines{line};
    };
    return engine;
  };
  std::vector<int> not_offered;
  for (const CheckReport& report : run_checks(ubgi_checks(), terms)) {
    EXPECT_NE(words(report.verdict), "failed")
        << report.check->number << " " << report.check->name << ": " << report.why << "\n"
        << report.transcript;
    if (report.verdict == CheckOutcome::not_offered) not_offered.push_back(report.check->number);
  }
  EXPECT_EQ(not_offered,
            (std::vector<int>{8, 10, 16, 17, 18, 19, 21, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37}));
}

// Returns the report of a check of an engine that refuses some lines, each by the reply that follows the
// beginning of the line.
CheckReport checked(int number, const std::vector<std::pair<std::string, std::string>>& refusals) {
  CheckTerms terms;
  terms.start = [&](std::string&) {
    auto engine = own_engine();
    FrontPeer& peer = *engine;
    peer.hears = [&peer, &refusals](const std::string& line) {
      for (const auto& [begin, reply] : refusals) {
        if (!line.starts_with(begin)) continue;
        peer.push(reply);
        return Lines{};
      }
      return Lines{line};
    };
    return engine;
  };
  const Check& check = ubgi_checks()[static_cast<std::size_t>(number) - 1];
  return run_checks({&check, 1}, terms).front();
}

TEST(UbgiConformance, AnEngineMayLackTheDrafts) {
  for (const char* code : {"bad_value", "unsupported"}) {
    const CheckReport report =
        checked(41, {{"position gnubgid", "error " + std::string(code) + " position gnubgid"},
                     {"go role", "error bad_value go role"}});
    EXPECT_EQ(words(report.verdict), "not offered") << report.transcript;
    EXPECT_EQ(report.why, "the drafts: 'error " + std::string(code) + " position gnubgid'");
  }
  // An engine that accepts the position of a draft must also answer the question of the draft. A refusal for
  // another reason is a fault.
  EXPECT_EQ(words(checked(41, {{"go role", "error bad_value go role"}}).verdict), "failed");
  EXPECT_EQ(words(checked(41, {{"position gnubgid", "error internal position"}}).verdict), "failed");
  EXPECT_EQ(words(checked(41, {{"position gnubgid", "error bad_value positions"}}).verdict), "failed");
}

TEST(UbgiConformance, PrivateWordsMustNotBeRefused) {
  EXPECT_EQ(words(checked(40, {}).verdict), "passed");
  EXPECT_EQ(words(checked(40, {{"x-movetext", "error bad_command x-movetext"}}).verdict), "failed");
  EXPECT_EQ(words(checked(40, {{"setoption name x-", "error unsupported setoption x-movetext"}}).verdict),
            "failed");
}

TEST(UbgiConformance, AnEngineThatDoesNotStartFailsEverything) {
  CheckTerms terms;
  terms.start = [](std::string& problem) {
    problem = "no-such-program: No such file or directory";
    return std::unique_ptr<LinePeer>();
  };
  int told = 0;
  terms.tell = [&](const CheckReport& report) {
    EXPECT_EQ(report.why, "no-such-program: No such file or directory");
    ++told;
  };
  run_checks(ubgi_checks(), terms);
  EXPECT_EQ(told, 41);
}

}  // namespace
}  // namespace mt::engine
