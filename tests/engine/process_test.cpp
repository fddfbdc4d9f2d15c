// Runs programs that behave well and programs that misbehave. None of them may make us wait, crash, or use
// more memory.
#include "movetext/engine/process/process.hpp"

#include "movetext/engine/process/command_words.hpp"
#include "movetext/engine/process/find_program.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

using namespace std::chrono_literals;
using Heard = Process::Heard;

TimePoint in(Milliseconds time) {
  return std::chrono::steady_clock::now() + time;
}

// Starts a shell script, so that each test shows what its program does.
std::unique_ptr<Process> shell(const std::string& script) {
  std::string problem;
  auto process = Process::start({.words = {"sh", "-c", script}}, problem);
  EXPECT_NE(process, nullptr) << problem;
  return process;
}

std::string line_of(Process& process) {
  Process::Line line;
  return process.hear(in(10s), line) == Heard::line ? line.text : "(no line)";
}

TEST(Process, CommunicatesLineByLine) {
  const auto process = shell("while read -r line; do echo \"got $line\"; done");
  EXPECT_TRUE(process->send("one"));
  EXPECT_EQ(line_of(*process), "got one");
  EXPECT_TRUE(process->send("two words"));
  EXPECT_EQ(line_of(*process), "got two words");
  EXPECT_EQ(process->end(5s), "exited with status 0");
  EXPECT_FALSE(process->send("three"));
}

// The text is longer than a pipe can hold, so the program reads a part of it after its input was closed.
TEST(Process, SendsEverythingBeforeItsEnd) {
  const auto process = shell("sleep 0.2; [ \"$(wc -c)\" -eq 400001 ]");
  EXPECT_TRUE(process->send(std::string(400'000, 'x')));
  EXPECT_EQ(process->end(10s), "exited with status 0");
}

TEST(Process, DropsTheCarriageReturnOfALineEnd) {
  const auto process = shell("printf 'a\\r\\nb\\r c\\nlast'");
  EXPECT_EQ(line_of(*process), "a");
  EXPECT_EQ(line_of(*process), "b\r c");
  EXPECT_EQ(line_of(*process), "last");
  Process::Line line;
  EXPECT_EQ(process->hear(in(10s), line), Heard::closed);
}

TEST(Process, ReportsWhyAProgramCannotBeStarted) {
  std::string problem;
  EXPECT_EQ(Process::start({.words = {"no-such-engine"}}, problem), nullptr);
  EXPECT_EQ(problem, "no-such-engine: No such file or directory");
  EXPECT_EQ(Process::start({.words = {"sh"}, .directory = "/no/such/folder"}, problem), nullptr);
  EXPECT_EQ(problem, "sh: No such file or directory");
}

TEST(Process, StopsWaitingAtTheDeadline) {
  const auto process = shell("sleep 600");
  Process::Line line;
  EXPECT_EQ(process->hear(in(20ms), line), Heard::nothing);
}

TEST(Process, CanBeWoken) {
  const auto process = shell("sleep 600");
  process->wake();
  Process::Line line;
  EXPECT_EQ(process->hear(in(60s), line), Heard::nothing);
}

TEST(Process, ReportsHowAProgramEnded) {
  EXPECT_EQ(shell("exit 7")->end(10s), "exited with status 7");
  EXPECT_EQ(shell("kill -SEGV $$")->end(10s), "was ended by signal 11 (Segmentation fault)");
}

TEST(Process, KillsAProgramThatDoesNotExit) {
  const auto process = shell("trap '' TERM; echo ready; while :; do sleep 600; done");
  EXPECT_EQ(line_of(*process), "ready");
  EXPECT_EQ(process->end(10ms), "was ended by signal 9 (Killed)");
}

TEST(Process, EndsTheWholeGroup) {
  const auto process = shell("sh -c 'echo $$; sleep 600' & wait");
  const int child = std::stoi(line_of(*process));
  process->end(10ms);
  // Another process reaps the grandchild, so it may take a moment until it disappears.
  const TimePoint deadline = in(10s);
  bool is_there = true;
  while (is_there && std::chrono::steady_clock::now() < deadline) {
    const std::string stat = "grep -q '^State:.[^Z]' /proc/" + std::to_string(child) + "/status 2>/dev/null";
    is_there = std::system(stat.c_str()) == 0;
  }
  EXPECT_FALSE(is_there);
}

// Counts the lines of an endless output that is not read for a while. Returns how the reading ended.
Heard read_flood_after(Milliseconds pause, std::size_t& count) {
  const auto process = shell("yes");
  std::this_thread::sleep_for(pause);
  Process::Line line;
  Heard heard = Heard::line;
  for (count = 0; count <= 2 * Process::most_lines; ++count)
    if ((heard = process->hear(in(10s), line)) != Heard::line) break;
  return heard;
}

TEST(Process, StopsAFlood) {
  // The lines up to the limit are delivered, and the fault comes after them. A busy machine needs more time
  // to write so many lines.
  std::size_t count = 0;
  Heard heard = Heard::line;
  for (Milliseconds pause = 300ms; heard == Heard::line && pause < 60s; pause *= 4)
    heard = read_flood_after(pause, count);
  EXPECT_EQ(heard, Heard::flood);
  EXPECT_GE(count, Process::most_lines);
}

TEST(Process, StopsAnEndlessLine) {
  const auto process = shell("yes | tr -d '\\n'");
  Process::Line line;
  EXPECT_EQ(process->hear(in(10s), line), Heard::too_long);
}

TEST(Process, DoesNotWaitForAProgramThatDoesNotRead) {
  const auto process = shell("sleep 600");
  const std::string line(std::size_t{1} << 20, 'x');
  int sent = 0;
  while (sent < 100 && process->send(line)) ++sent;
  EXPECT_GE(sent, 14);
  EXPECT_LE(sent, 17);  // a part of the lines is already in the pipe
}

TEST(Process, KeepsTheEndOfTheErrors) {
  const auto process = shell("for i in $(seq 5000); do echo \"error number $i\" >&2; done; echo done");
  EXPECT_EQ(line_of(*process), "done");
  process->end(10s);
  EXPECT_LE(process->errors().size(), Process::kept_errors);
  EXPECT_TRUE(process->errors().ends_with("error number 5000\n"));
}

TEST(Process, PassesNoDescriptorsAndFewVariables) {
  ::setenv("MOVETEXT_SECRET", "1", 1);
  const auto process =
      shell("ls /proc/self/fd | wc -l; echo \"[$MOVETEXT_SECRET]\"; test -n \"$PATH\" && echo path");
  EXPECT_EQ(std::stoi(line_of(*process)), 4);  // the three streams, and the directory that ls reads
  EXPECT_EQ(line_of(*process), "[]");
  EXPECT_EQ(line_of(*process), "path");
}

TEST(Process, LimitsMemory) {
  std::string problem;
  const auto process = Process::start(
      {.words = {"sh", "-c", "ulimit -v"}, .bounds = {.memory = std::uint64_t{512} << 20}}, problem);
  ASSERT_NE(process, nullptr) << problem;
  EXPECT_EQ(line_of(*process), "524288");
}

TEST(CommandWords, AreSplitLikeThoseOfAShell) {
  std::vector<std::string> words;
  EXPECT_EQ(read_command("gnubg -t  -q", words), "");
  EXPECT_EQ(words, (std::vector<std::string>{"gnubg", "-t", "-q"}));
  EXPECT_EQ(read_command(R"('my engine' --name "a \"b\" c" '' d\ e)", words), "");
  EXPECT_EQ(words, (std::vector<std::string>{"my engine", "--name", "a \"b\" c", "", "d e"}));
  for (const char* none : {"", "  "}) EXPECT_EQ(read_command(none, words), "it is empty");
  for (const char* open : {"'open", "\"open", "a 'b\""})
    EXPECT_EQ(read_command(open, words), "unmatched quote");
  EXPECT_EQ(read_command("end\\", words), "it ends in a backslash");
}

TEST(CommandWords, AnyWordCanBeWrittenInACommand) {
  const std::string letters = "ab \t'\"\\-/";
  std::vector<std::string> words;
  std::vector<std::string> all{""};
  for (std::size_t i = 0; i < all.size(); ++i) {
    ASSERT_EQ(read_command("x " + command_word(all[i]) + " y", words), "") << all[i];
    EXPECT_EQ(words, (std::vector<std::string>{"x", all[i], "y"}));
    if (all[i].size() < 4)
      for (const char c : letters) all.push_back(all[i] + c);
  }
  EXPECT_EQ(command_word("/usr/games/stockfish"), "/usr/games/stockfish");
}

TEST(FindProgram, FindsWhatAShellFinds) {
  EXPECT_TRUE(find_program("sh").ends_with("/sh"));
  EXPECT_EQ(find_program("no-such-program-at-all"), "");
  EXPECT_EQ(find_program(""), "") << "a directory is not a program";
}

}  // namespace
}  // namespace mt::engine
