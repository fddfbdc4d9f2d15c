// Engines that misbehave in different ways, and real engines if they are installed. The engines that
// misbehave are shell scripts, so that each test shows what its engine does.
#include "movetext/engine/external/external_player.hpp"

#include "movetext/engine/external/refused_greeting.hpp"
#include "movetext/engine/protocol/gtp/protocol.hpp"
#include "movetext/engine/protocol/uci/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;

// Returns the script of a UCI engine that runs `on_go` when it is asked to search.
std::string script(const std::string& on_go, const std::string& on_quit = "exit 0",
                   const std::string& further = "") {
  return "while read -r line; do case \"$line\" in uci) echo 'id name Odd'; echo uciok;; isready) echo "
         "readyok;; " +
         further + " go*) " + on_go + ";; quit) " + on_quit + ";; esac; done";
}

EngineTerms terms_of(const std::string& text) {
  EngineTerms terms{.program = {.words = {"sh", "-c", text}}, .game = *parse_game("chess")};
  terms.protocol = &uci::protocol;
  terms.patience = {.greeting = 60s, .ready = 60s, .late = 100ms, .stopped = 200ms, .leaving = 100ms};
  return terms;
}

struct Trial {
  explicit Trial(EngineTerms terms) : line(make_game(terms.game)) {
    terms.tell = [this](const std::string& what) { told.push_back(what); };
    player = ExternalPlayer::start(std::move(terms), problem);
  }
  Answer think(const Limits& limits = {.move_time = 50ms}, std::stop_token stop = {}) {
    Watcher watcher;
    return player->think({line}, limits, watcher, std::move(stop));
  }
  GameLine line;
  std::vector<std::string> told;
  std::string problem;
  std::unique_ptr<ExternalPlayer> player;
};

TEST(ExternalPlayer, ReturnsTheMoveOfTheEngine) {
  Trial trial(terms_of(script("echo 'info depth 1 score cp 20 pv e2e4'; echo 'bestmove e2e4'")));
  ASSERT_TRUE(trial.player) << trial.problem;
  EXPECT_EQ(trial.player->identity().name, "Odd");
  const Answer answer = trial.think();
  EXPECT_EQ(answer.kind, Answer::Kind::move);
  EXPECT_EQ(answer.move, "e4");
  EXPECT_EQ(answer.lines.at(0).score->value, 20);
  EXPECT_NE(trial.player->log().find("> go movetime 50\n< info depth 1"), std::string::npos)
      << trial.player->log();
}

TEST(ExternalPlayer, DoesNotWaitForASilentEngine) {
  Trial trial(terms_of(script(":")));
  const Answer answer = trial.think();
  EXPECT_EQ(answer.kind, Answer::Kind::failed);
  EXPECT_TRUE(answer.problem.starts_with("sh did not answer within ")) << answer.problem;
}

TEST(ExternalPlayer, DoesNotWaitForASilentGreeting) {
  EngineTerms terms = terms_of("sleep 600");
  terms.patience.greeting = 100ms;
  EXPECT_FALSE(Trial(std::move(terms)).player);
  Trial trial(terms_of("exit 3"));
  EXPECT_FALSE(trial.player);
  EXPECT_EQ(trial.problem, "sh exited with status 3");
}

TEST(ExternalPlayer, StopsAFlood) {
  Trial trial(terms_of(script("yes info string; exit")));
  const Answer answer = trial.think({.depth = 1});
  EXPECT_EQ(answer.kind, Answer::Kind::failed);
  EXPECT_TRUE(answer.problem.starts_with("sh wrote too many lines;") ||
              answer.problem.starts_with("sh did not answer"))
      << answer.problem;
}

TEST(ExternalPlayer, StopsAnEndlessLine) {
  Trial trial(terms_of(script("yes | tr -d '\\n'")));
  EXPECT_EQ(
      trial.think({.depth = 1}).problem,
      "sh wrote a line of more than 1048576 bytes; position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "
      "w KQkq - 0 1; last lines: > isready | < readyok | > position startpos | > go depth 1");
}

// An engine that repeats its answer must not answer the next search with it.
TEST(ExternalPlayer, IgnoresAnAnswerThatIsRepeated) {
  Trial trial(
      terms_of(script("case \"$position\" in *moves*) move=g1f3;; *) move=e2e4;; esac; "
                      "echo \"bestmove $move\"; sleep 0.03; echo \"bestmove $move\"",
                      "exit 0", "position*) position=$line;;")));
  ASSERT_TRUE(trial.player) << trial.problem;
  for (const char* const move : {"e4", "Nf3"}) {
    const Answer answer = trial.think({.move_time = 5s});
    ASSERT_EQ(answer.kind, Answer::Kind::move) << answer.problem;
    EXPECT_EQ(answer.move, move);
    Diagnostic refusal;
    ASSERT_TRUE(trial.line.play(move, refusal));
    if (trial.line.moves().size() == 1) {
      ASSERT_TRUE(trial.line.play("e5", refusal));
    }
  }
}

// A score without moves is the value of the move of the answer.
TEST(ExternalPlayer, GivesAScoreTheMoveOfTheAnswer) {
  Trial trial(terms_of(script("echo 'info depth 3 score cp 12'; echo 'bestmove e2e4'")));
  ASSERT_TRUE(trial.player) << trial.problem;
  const Answer answer = trial.think({.move_time = 5s});
  ASSERT_EQ(answer.lines.size(), 1U) << answer.problem;
  EXPECT_EQ(answer.lines[0].moves, std::vector<std::string>{"e4"});
  EXPECT_EQ(answer.lines[0].score->value, 12);
}

TEST(ExternalPlayer, WaitsForAnEngineThatStartsSlowly) {
  for (const bool is_named : {true, false}) {
    EngineTerms terms = terms_of("sleep 0.5; " + script("echo bestmove e2e4"));
    if (!is_named) terms.protocol = nullptr;
    terms.patience.trial = 50ms;
    Trial trial(std::move(terms));
    ASSERT_TRUE(trial.player) << trial.problem;
    EXPECT_EQ(trial.think({.move_time = 5s}).move, "e4");
  }
}

TEST(ExternalPlayer, ReportsOptionsThatCannotBeSet) {
  std::vector<std::string> refused;
  EngineTerms terms = terms_of(script("echo bestmove e2e4"));
  terms.options = {{"Hush", "5"}};
  terms.refused = [&](const std::string& what) { refused.push_back(what); };
  const Trial trial(std::move(terms));
  EXPECT_EQ(refused, std::vector<std::string>{"sh has no option 'Hush'"});
  EXPECT_TRUE(trial.told.empty());
}

TEST(ExternalPlayer, PassesOnTheDialogue) {
  std::string dialogue;
  EngineTerms terms = terms_of(script("echo bestmove e2e4"));
  terms.dialogue = [&](std::string_view line) { dialogue.append(line).append("\n"); };
  Trial trial(std::move(terms));
  trial.think({.depth = 1});
  EXPECT_TRUE(dialogue.starts_with("> uci\n< id name Odd\n< uciok\n")) << dialogue;
  EXPECT_TRUE(dialogue.ends_with("> go depth 1\n< bestmove e2e4\n")) << dialogue;
}

TEST(ExternalPlayer, RefusesAnIllegalMove) {
  Trial trial(terms_of(script("echo bestmove e2e5")));
  const Answer answer = trial.think();
  EXPECT_EQ(answer.kind, Answer::Kind::failed);
  EXPECT_TRUE(answer.problem.starts_with("sh breaks its protocol: bestmove e2e5: ")) << answer.problem;
  EXPECT_NE(trial.player->log().find("< bestmove e2e5"), std::string::npos);
}

TEST(ExternalPlayer, StartsACrashedEngineAgainOnce) {
  const auto mark = std::filesystem::temp_directory_path() / ("movetext-crash-" + std::to_string(::getpid()));
  std::filesystem::remove(mark);
  const std::string crash_once = "if [ -e " + mark.string() + " ]; then echo bestmove d2d4; else : > " +
                                 mark.string() + "; kill -SEGV $$; fi";
  Trial trial(terms_of(script(crash_once)));
  EXPECT_EQ(trial.think().move, "d4");
  ASSERT_EQ(trial.told.size(), 1U);
  EXPECT_EQ(trial.told[0], "sh was ended by signal 11 (Segmentation fault); restarting it");
  std::filesystem::remove(mark);
}

TEST(ExternalPlayer, AbandonsAnEngineThatCrashesAgain) {
  Trial trial(terms_of(script("exit 5")));
  EXPECT_TRUE(trial.think().problem.starts_with("sh exited with status 5; position: "));
  EXPECT_EQ(trial.told.size(), 1U);
  // The next search starts the engine again.
  EXPECT_TRUE(trial.think().problem.starts_with("sh exited with status 5; position: "));
  EXPECT_EQ(trial.told.size(), 2U);
}

TEST(ExternalPlayer, TellsAnEngineToStop) {
  Trial trial(
      terms_of("while read -r line; do case \"$line\" in uci) echo uciok;; isready) echo readyok;; "
               "stop) echo bestmove g1f3;; quit) exit;; esac; done"));
  std::stop_source stop;
  std::thread later([&] {
    std::this_thread::sleep_for(50ms);
    stop.request_stop();
  });
  EXPECT_EQ(trial.think({}, stop.get_token()).move, "Nf3");
  later.join();
  // The client also stops the search when the time for it has expired.
  EXPECT_EQ(trial.think({.move_time = 10ms}).move, "Nf3");
}

TEST(ExternalPlayer, IgnoresALateAnswer) {
  // The engine answers the first search only when the second begins.
  Trial trial(
      terms_of("n=0; while read -r line; do case \"$line\" in uci) echo uciok;; isready) echo readyok;; "
               "go*) n=$((n+1)); if [ $n = 2 ]; then echo bestmove a2a3; echo bestmove b2b3; fi;; "
               "quit) exit;; esac; done"));
  EXPECT_EQ(trial.think().kind, Answer::Kind::failed);
  // The engine was restarted, so this search is the first one of the new process.
  EXPECT_EQ(trial.think().kind, Answer::Kind::failed);
}

TEST(ExternalPlayer, KillsAnEngineThatDoesNotQuit) {
  Trial trial(terms_of("trap '' TERM; " + script("echo bestmove e2e4", "sleep 600")));
  EXPECT_EQ(trial.think().move, "e4");
  const auto begin = std::chrono::steady_clock::now();
  trial.player.reset();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
}

TEST(ExternalPlayer, SetsOptionsAndReportsUnknownOnes) {
  EngineTerms terms = terms_of(
      "while read -r line; do case \"$line\" in uci) echo 'option name Hash type spin "
      "default 1 min 1 max 9'; echo uciok;; isready) echo readyok;; "
      "'setoption name Hash value 7') hash=7;; "
      "go*) test \"$hash\" = 7 && echo bestmove e2e4;; quit) exit;; esac; done");
  terms.options = {{"hash", "7"}, {"Colour", "red"}, {"Hash", "10"}};
  Trial trial(std::move(terms));
  ASSERT_TRUE(trial.player) << trial.problem;
  EXPECT_EQ(trial.think().move, "e4");
  EXPECT_EQ(trial.told, (std::vector<std::string>{"sh has no option 'Colour'; options are Hash",
                                                  "sh takes a number from 1 to 9 for Hash, not '10'"}));
}

// Engines in Debian send these replies.
TEST(RefusedGreeting, IsRecognisedByItsWords) {
  for (const std::string_view said :
       {"Unknown command: 'uci'. Type help for more information.", "Unknown keyword `uci'.",
        "Error (unknown command): uci", "White (1) : Invalid move: uci", "White (1) : Illegal move: uci"}) {
    EXPECT_EQ(refusal_of_word(said, "uci"), said);
    EXPECT_EQ(refusal_of_word("By the authors\n" + std::string(said) + "\nready", "uci"), said);
    EXPECT_EQ(refusal_of_word(said, "xboard"), "");
    EXPECT_EQ(refusal_of_word(said, ""), "");
  }
  for (const std::string_view said :
       {"uciok", "id name Error 2000, an engine of uci", "unknown command: ucinewgame", "error: no uci_book"})
    EXPECT_EQ(refusal_of_word(said, "uci"), "") << said;
  // The reply of a GTP engine.
  EXPECT_EQ(refusal_of_word("? unknown command\n\n", "nboard"), "? unknown command");
}

// The engine answers its own protocol slowly, and refuses the other one at once.
TEST(ExternalPlayer, WaitsForAnEngineThatRefusesOnlyAnotherProtocol) {
  EngineTerms terms = terms_of(
      "while read -r line; do case \"$line\" in uci) sleep 0.5; echo 'id name Slow'; echo uciok;; "
      "xboard) echo \"Unknown command: 'xboard'\";; isready) echo readyok;; go*) echo bestmove e2e4;; "
      "quit) exit 0;; esac; done");
  terms.protocol = nullptr;
  terms.patience.trial = 50ms;
  Trial trial(std::move(terms));
  ASSERT_TRUE(trial.player) << trial.problem;
  EXPECT_EQ(trial.player->identity().name, "Slow");
}

TEST(ExternalPlayer, RecognisesAnotherProtocol) {
  for (const std::string to : {"", " >&2"}) {
    EngineTerms terms =
        terms_of("read -r word; echo \"Unknown keyword '$word'.\"" + to + "; while read -r line; do :; done");
    terms.protocol = &uci::protocol;
    Trial trial(std::move(terms));
    EXPECT_FALSE(trial.player);
    EXPECT_EQ(trial.problem, "sh breaks its protocol: it replied: Unknown keyword 'uci'.");
  }
}

TEST(ExternalPlayer, KeepsAnEngineThatCannotAnswerAQuestion) {
  // The name of this engine is its process id, so a restarted engine has another name.
  EngineTerms terms = terms_of(
      "while read -r word rest; do case $word in name) echo \"= $$\";; genmove) echo '= f5';; *) echo =;; "
      "esac; "
      "echo; done");
  terms.game = *parse_game("othello");
  terms.protocol = &gtp::protocol;
  Trial trial(std::move(terms));
  ASSERT_TRUE(trial.player) << trial.problem;
  const std::string name = trial.player->identity().name;
  const GameLine usual = trial.line;
  AnyPosition later = usual.start();
  std::string played;
  Diagnostic none;
  ASSERT_TRUE(usual.game().play(later, "f5", usual.game().notation(), played, none));
  trial.line = GameLine(usual.shared_game(), later);
  for (int i = 0; i < 2; ++i) {
    const Answer answer = trial.think();
    EXPECT_EQ(answer.fault, Answer::Fault::unable);
    EXPECT_TRUE(answer.problem.starts_with("sh cannot be asked: ")) << answer.problem;
  }
  trial.line = usual;
  const Answer answer = trial.think();
  EXPECT_EQ(answer.move, "f5") << answer.problem;
  EXPECT_EQ(trial.player->identity().name, name);
}

TEST(ExternalPlayer, ReportsAMissingProgram) {
  EngineTerms terms = terms_of("");
  terms.program.words = {"/no/such/engine"};
  Trial trial(std::move(terms));
  EXPECT_FALSE(trial.player);
  EXPECT_EQ(trial.problem, "/no/such/engine: No such file or directory");
}

// Engines in Debian, by the name of their program.
struct Real {
  const char* program;
  std::vector<std::string> arguments;
  const char* game;
};

std::string name_of_real(const testing::TestParamInfo<Real>& tested) {
  std::string name = std::string(tested.param.program) + "_" + tested.param.game;
  if (!tested.param.arguments.empty()) name += "_uci";
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
}

class RealEngine : public testing::TestWithParam<Real> {};

TEST_P(RealEngine, PlaysLegalMoves) {
  const Real& real = GetParam();
  std::vector<std::string> words{std::string("/usr/games/") + real.program};
  if (::access(words[0].c_str(), X_OK) != 0) GTEST_SKIP() << real.program << " is not installed";
  words.insert(words.end(), real.arguments.begin(), real.arguments.end());
  EngineTerms terms{.program = {.words = words}, .game = *parse_game(real.game)};  // no protocol is named
  terms.patience.greeting = 60s;
  // Some engines finish the current depth first, which takes long on a busy machine.
  terms.patience.stopped = 60s;
  Trial trial(std::move(terms));
  ASSERT_TRUE(trial.player) << trial.problem;
  trial.player->new_game();
  for (int ply = 0; ply < 6; ++ply) {
    const Answer answer = trial.think({.move_time = 30ms});
    ASSERT_EQ(answer.kind, Answer::Kind::move) << answer.problem << "\n" << trial.player->log();
    Diagnostic refusal;
    ASSERT_TRUE(trial.line.play(answer.move, refusal)) << answer.move;
  }
}

INSTANTIATE_TEST_SUITE_P(Debian, RealEngine,
                         testing::Values(Real{"stockfish", {}, "chess"}, Real{"stockfish", {}, "chess960"},
                                         Real{"gnuchess", {"--uci"}, "chess"},
                                         Real{"fairy-stockfish", {}, "xiangqi"},
                                         Real{"fairy-stockfish", {}, "chess"}, Real{"fairymax", {}, "chess"},
                                         Real{"hoichess", {}, "chess"}, Real{"phalanx", {}, "chess"},
                                         Real{"gnuchess", {}, "chess"}, Real{"maxqi", {}, "xiangqi"},
                                         Real{"hoixiangqi", {}, "xiangqi"}),
                         name_of_real);

}  // namespace
}  // namespace mt::engine
