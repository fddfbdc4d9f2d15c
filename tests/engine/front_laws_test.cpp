// Rules that the engine's side of every protocol must follow.
#include "engine/chance_player.hpp"
#include "engine/front_dialogs.hpp"
#include "engine/front_peer.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

// An engine that has been greeted.
class Engine {
 public:
  explicit Engine(const FrontDialog& dialog)
      : dialog_(dialog),
        peer_(protocol_of(dialog), *parse_game(protocol_of(dialog).usual_game), make_player()) {
    hear(dialog.greeting);
  }

  // Returns the reply to lines.
  FrontDialog::Lines hear(const FrontDialog::Lines& lines) {
    FrontDialog::Lines out;
    for (const std::string& line : lines) {
      peer_.send(line);
      LinePeer::Line heard;
      while (peer_.hear({}, heard) == LinePeer::Heard::line) out.push_back(heard.text);
    }
    return out;
  }
  // Ends the search if one is running.
  FrontDialog::Lines stop() { return dialog_.stop.empty() ? FrontDialog::Lines() : hear({dialog_.stop}); }
  const std::vector<Limits>& asked() const { return player_->asked; }

 private:
  std::unique_ptr<Player> make_player() {
    auto player = std::make_unique<ChancePlayer>(7);
    player_ = player.get();
    return player;
  }
  const FrontDialog& dialog_;
  ChancePlayer* player_ = nullptr;
  FrontPeer peer_;
};

std::string joined(const FrontDialog::Lines& lines) {
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}
FrontDialog::Lines beginning(const FrontDialog::Lines& lines, std::string_view with) {
  FrontDialog::Lines out;
  for (const std::string& line : lines)
    if (line.starts_with(with)) out.push_back(line);
  return out;
}
// Returns whether one of the lines reports a fault and contains `what`.
bool tells(const FrontDialog& dialog, const FrontDialog::Lines& lines, std::string_view what) {
  const auto told = beginning(lines, dialog.complaint);
  return std::any_of(told.begin(), told.end(),
                     [&](const std::string& line) { return line.find(what) != std::string::npos; });
}
bool has_answer(const FrontDialog& dialog, const FrontDialog::Lines& lines) {
  const auto answers = beginning(lines, dialog.answer);
  return std::any_of(answers.begin(), answers.end(), [&](const std::string& line) {
    return std::find(dialog.no_answer.begin(), dialog.no_answer.end(), line) == dialog.no_answer.end();
  });
}

TEST(FrontLaws, ApplyToEveryProtocol) {
  for (const Protocol* protocol : all_protocols()) {
    if (protocol->front == nullptr) continue;
    const auto& all = front_dialogs();
    EXPECT_TRUE(std::any_of(all.begin(), all.end(),
                            [&](const FrontDialog& dialog) { return dialog.protocol == protocol->name; }))
        << protocol->name << " has an engine's side, and tests/engine/front_dialogs.hpp no dialog for it";
  }
}

TEST(FrontLaws, ReportAMeaninglessLimitAndKeepTheRest) {
  for (const FrontDialog& dialog : front_dialogs())
    for (const FrontDialog::Fault& fault : dialog.faulty_limits) {
      SCOPED_TRACE(std::string(dialog.protocol) + ": " + fault.line);
      Engine engine(dialog);
      engine.hear(dialog.position);
      auto said = engine.hear({fault.line});
      EXPECT_TRUE(tells(dialog, said, fault.names)) << joined(said);
      if (dialog.refuses_faulty_go) continue;
      if (engine.asked().empty()) said = engine.hear(dialog.go);
      EXPECT_EQ(engine.asked().size(), 1U) << joined(said);
      EXPECT_TRUE(has_answer(dialog, said)) << joined(said);
    }
}

TEST(FrontLaws, IgnoreALimitWithoutAValue) {
  for (const FrontDialog& dialog : front_dialogs()) {
    if (dialog.protocol != "uci" && dialog.protocol != "ucci") continue;
    SCOPED_TRACE(dialog.protocol);
    Engine engine(dialog);
    engine.hear({"position startpos", "go depth abc nodes 5", "go nodes -1 depth 3", "go depth nodes 7"});
    ASSERT_EQ(engine.asked().size(), 3U);
    EXPECT_EQ(engine.asked()[0].nodes, 5U);
    EXPECT_FALSE(engine.asked()[0].depth);
    EXPECT_EQ(engine.asked()[1].depth, 3);
    EXPECT_FALSE(engine.asked()[1].nodes);
    EXPECT_EQ(engine.asked()[2].nodes, 7U);
    EXPECT_FALSE(engine.asked()[2].depth);
  }
}

TEST(FrontLaws, AcceptTheirOwnWords) {
  for (const FrontDialog& dialog : front_dialogs())
    for (const std::string& line : dialog.good_limits) {
      SCOPED_TRACE(std::string(dialog.protocol) + ": " + line);
      Engine engine(dialog);
      engine.hear(dialog.position);
      const auto said = engine.hear({line});
      EXPECT_TRUE(beginning(said, dialog.complaint).empty()) << joined(said);
      engine.stop();
    }
}

TEST(FrontLaws, LimitReportsAboutOneLine) {
  for (const FrontDialog& dialog : front_dialogs()) {
    if (dialog.faulty_limits.empty()) continue;
    SCOPED_TRACE(dialog.protocol);
    Engine engine(dialog);
    engine.hear(dialog.position);
    std::string line = dialog.faulty_limits.front().line;
    line = line.substr(0, line.find(' '));
    for (int i = 0; i < 5000; ++i) line += " \x01\x1bxyzzy" + std::to_string(i) + std::string(400, 'x');
    const auto said = engine.hear({line});
    EXPECT_LE(said.size(), 20U);
    for (const std::string& each : said) {
      EXPECT_LE(each.size(), 1000U);
      EXPECT_EQ(each.find('\x1b'), std::string::npos);
    }
    engine.stop();
  }
}

TEST(FrontLaws, DoNotSearchAfterARefusedPosition) {
  for (const FrontDialog& dialog : front_dialogs())
    for (const FrontDialog::Fault& fault : dialog.refused_positions) {
      SCOPED_TRACE(std::string(dialog.protocol) + ": " + fault.line);
      Engine engine(dialog);
      engine.hear(dialog.position);
      auto said = engine.hear({fault.line});
      EXPECT_TRUE(tells(dialog, said, fault.names)) << joined(said);
      if (!dialog.answers_at_end) {
        EXPECT_TRUE(engine.asked().empty());
        continue;  // the protocol has no command for a search
      }
      said = engine.hear(dialog.go);
      EXPECT_TRUE(engine.asked().empty());
      EXPECT_FALSE(has_answer(dialog, said)) << joined(said);
      EXPECT_FALSE(beginning(said, dialog.complaint).empty()) << joined(said);
      for (const std::string& line : dialog.no_answer)
        EXPECT_EQ(std::count(said.begin(), said.end(), line), 1) << joined(said);
      // An infinite search ends when it is stopped.
      if (!dialog.endless.empty() && !dialog.refuses_faulty_go) {
        said = engine.hear(dialog.endless);
        for (const std::string& line : dialog.no_answer)
          EXPECT_EQ(std::count(said.begin(), said.end(), line), 0) << joined(said);
        said = engine.stop();
        for (const std::string& line : dialog.no_answer)
          EXPECT_EQ(std::count(said.begin(), said.end(), line), 1) << joined(said);
      }
      // The next valid position is searched.
      engine.hear(dialog.position);
      EXPECT_TRUE(has_answer(dialog, engine.hear(dialog.go)));
    }
}

TEST(FrontLaws, DoNotSearchAfterAPositionSentDuringASearch) {
  for (const FrontDialog& dialog : front_dialogs()) {
    if (dialog.endless.empty() || dialog.refuses_faulty_go) continue;
    SCOPED_TRACE(dialog.protocol);
    Engine engine(dialog);
    engine.hear(dialog.position);
    engine.hear(dialog.endless);
    EXPECT_FALSE(beginning(engine.hear(dialog.position), dialog.complaint).empty());
    EXPECT_TRUE(has_answer(dialog, engine.stop()));
    EXPECT_FALSE(has_answer(dialog, engine.hear(dialog.go)));
  }
}

TEST(FrontLaws, ReportAnIllegalMoveOfAPosition) {
  for (const FrontDialog& dialog : front_dialogs())
    for (const FrontDialog::Fault& fault : dialog.illegal_moves) {
      SCOPED_TRACE(std::string(dialog.protocol) + ": " + fault.line);
      Engine engine(dialog);
      engine.hear(dialog.position);
      EXPECT_TRUE(tells(dialog, engine.hear({fault.line}), fault.names));
      EXPECT_TRUE(has_answer(dialog, engine.hear(dialog.go)));
    }
}

// A search computes times and sums from its limits. Even with the largest limits, none of the results may
// overflow.
TEST(FrontLaws, HandleTheLargestNumbers) {
  for (const FrontDialog& dialog : front_dialogs()) {
    SCOPED_TRACE(dialog.protocol);
    Engine engine(dialog);
    engine.hear(dialog.position);
    for (const std::string& line : dialog.large_limits) {
      const auto said = engine.hear({line});
      EXPECT_TRUE(beginning(said, dialog.complaint).empty()) << joined(said);
      if (dialog.protocol == "hub" || dialog.protocol == "nboard") engine.hear({"go think"});
    }
    const auto now = std::chrono::steady_clock::now();
    for (const Limits& limits : engine.asked()) {
      EXPECT_LE(limits.move_time.value_or(Milliseconds{0}), Milliseconds(1'000'000'000'000));
      for (const std::optional<Clock>& clock : limits.clocks) {
        if (!clock) continue;
        EXPECT_GE(clock->left.count(), 1'000'000'000);
        EXPECT_GT(now + clock->left, now);
        EXPECT_GT(now + clock->increment + clock->left, now);
      }
      for (const Side side : {Side::first, Side::second})
        EXPECT_GE(now + share_of(limits, side).value_or(Milliseconds{0}), now);
    }
  }
}

// The time of a level is given to the side to move in the searched position. It makes no difference whether
// the interface sends the position or the level first.
TEST(FrontLaws, GiveTheTimeOfALevelToTheSearchingSide) {
  const FrontDialog& hub = dialog_of("hub");
  Engine engine(hub);
  engine.hear({"level time=60 inc=2"});
  engine.hear(hub.position);
  engine.hear({"go think"});
  ASSERT_EQ(engine.asked().size(), 1U);
  ASSERT_TRUE(engine.asked()[0].clock(Side::second));
  EXPECT_EQ(engine.asked()[0].clock(Side::second)->left, Milliseconds(60'000));
  EXPECT_EQ(engine.asked()[0].clock(Side::second)->increment, Milliseconds(2'000));
  EXPECT_FALSE(engine.asked()[0].clock(Side::first));
}

TEST(FrontLaws, AllowOnlyListedLegalMoves) {
  const FrontDialog& uci = dialog_of("uci");
  Engine engine(uci);
  auto said = engine.hear({"position startpos", "go searchmoves a1a8 depth 3"});
  EXPECT_TRUE(tells(uci, said, "a1a8"));
  EXPECT_EQ(said.back(), "bestmove (none)");
  EXPECT_TRUE(engine.asked().empty());
  const FrontDialog& ucci = dialog_of("ucci");
  Engine xiangqi(ucci);
  said = xiangqi.hear({"position fen 3k5/9/9/9/9/9/9/9/9/4K4 w", "banmoves e0f0 h2e2"});
  EXPECT_TRUE(tells(ucci, said, "h2e2"));
  said = xiangqi.hear({"banmoves e0f0 e0e1", "go depth 2"});
  EXPECT_EQ(said.back(), "nobestmove") << joined(said);
  EXPECT_TRUE(xiangqi.asked().empty());
}

}  // namespace
}  // namespace mt::engine
