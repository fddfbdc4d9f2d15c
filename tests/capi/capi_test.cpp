// The C interface: files in pieces of any size, and invalid arguments.
#include "archive/runner.hpp"
#include "movetext/capi/movetext.h"
#include "support/wthor_file.hpp"

#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <string>

namespace mt::capi {
namespace {

struct FreeRun {
  void operator()(mt_run* run) const { mt_run_free(run); }
};
using Handle = std::unique_ptr<mt_run, FreeRun>;

struct Answered {
  std::array<std::string, 3> texts;
  std::size_t most = 0;  // maximum number of bytes waiting at a time

  void take(mt_run* run) {
    std::size_t waiting = 0;
    for (std::uint32_t channel = 0; channel < texts.size(); ++channel) {
      waiting += mt_out_size(run, channel);
      texts[channel].append(mt_out(run, channel), mt_out_size(run, channel));
      mt_drop(run, channel);
    }
    most = std::max(most, waiting);
  }
};

bool set(mt_run* run, mt_option option, std::string_view value) {
  return mt_run_set(run, option, value.data(), value.size()) == 1;
}

Handle begin(mt_command command, std::string_view to = {}) {
  return Handle(mt_run_new(command, to.data(), to.size()));
}

void feed(mt_run* run, std::string_view bytes, Answered& answered) {
  while (!bytes.empty()) {
    bytes.remove_prefix(mt_run_feed(run, bytes.data(), bytes.size()));
    answered.take(run);
  }
}

void finish(mt_run* run, Answered& answered) {
  while (mt_run_finish(run) == 0) answered.take(run);
  answered.take(run);
}

// Feeds the first `first` bytes together, and then the other bytes in pieces of `piece` bytes. Returns all
// answers.
Answered run(Handle handle, std::string_view bytes, std::size_t first, std::size_t piece) {
  Answered answered;
  feed(handle.get(), bytes.substr(0, first), answered);
  for (std::size_t at = first; at < bytes.size(); at += piece)
    feed(handle.get(), bytes.substr(at, piece), answered);
  finish(handle.get(), answered);
  return answered;
}

constexpr std::string_view draughts =
    "[Event \"Club\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 {a comment} 19-23 2. 28x19 14x23 "
    "2-0\n\n"
    "[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-27 (1. 33-29 20-24) 19-23 1. 99-1 *\n";
constexpr std::string_view chess =
    "\xEF\xBB\xBF[White \"M\xC3\xBCller\"]\r\n\r\n1. e4 e5 2. Nf3 $1 Nc6 1-0\r\n";
constexpr std::string_view match =
    " 3 point match\n\n Game 1\n A : 0                           B : 0\n  1) 31: 8/5 6/5                   "
    "52: 13/8 "
    "24/22\n  2) 64: 24/14                     Doubles => 2\n  3)  Drops                        Wins 1 "
    "point\n";

std::string utf16(std::string_view ascii) {
  std::string out = "\xFF\xFE";
  for (const char c : ascii) out.append(1, c).append(1, '\0');
  return out;
}

TEST(Pieces, GiveTheSameWhereverARecordIsCut) {
  for (const std::string& bytes :
       {std::string(draughts), std::string(chess), std::string(match), utf16(chess.substr(3, 9)),
        utf16(draughts), std::string("no record"), std::string()}) {
    const Answered whole = run(begin(mt_export), bytes, bytes.size(), 1);
    for (std::size_t cut = 0; cut <= bytes.size(); ++cut)
      EXPECT_EQ(run(begin(mt_export), bytes, cut, bytes.size() + 1).texts, whole.texts)
          << cut << ' ' << bytes;
    EXPECT_EQ(run(begin(mt_export), bytes, 0, 1).texts, whole.texts) << bytes;
  }
}

// The records and findings equal those of a run over a file.
TEST(Pieces, GiveTheResultOfARunOverAFile) {
  const archive::Runner runner;
  std::string bytes;
  for (int i = 0; i < 5000; ++i) bytes += i % 7 == 0 ? draughts : draughts.substr(0, 111);
  const std::string path = runner.write("club.pdn", bytes);
  for (const std::string_view to : {"json", "pdn", "csv", "ndjson", "fen"}) {
    const archive::Ran expected = runner.run(path, to);
    const Answered answered = run(begin(mt_convert, to), bytes, 0, 100'000);
    EXPECT_EQ(answered.texts[mt_records], expected.out) << to;
    const auto lines =
        std::count(answered.texts[mt_messages].begin(), answered.texts[mt_messages].end(), '\n');
    EXPECT_EQ(lines, std::ssize(expected.notes.told)) << to;
  }
}

// If a file arrives in pieces, its companion files are not read. A format such as WTHOR cannot be written,
// because the beginning of a file is complete only after the last game.
TEST(Pieces, HaveNoCompanions) {
  const std::string games = test::wthor_games({{.black = 7, .discs = 64, .moves = test::wthor_short_game}});
  const Answered answered = run(begin(mt_export), games, 0, 5);
  EXPECT_NE(answered.texts[mt_records].find("[Black \"#7\"]"), std::string::npos);
  EXPECT_NE(answered.texts[mt_messages].find("[name-table]"), std::string::npos);
  EXPECT_EQ(begin(mt_convert, "wthor"), nullptr);
}

TEST(Answers, HaveTheRequestedKind) {
  Handle handle = begin(mt_check);
  ASSERT_TRUE(set(handle.get(), mt_option_file, "club.pdn"));
  ASSERT_TRUE(set(handle.get(), mt_option_outcomes, "1"));
  const Answered answered = run(std::move(handle), draughts, 0, 50);
  EXPECT_EQ(answered.texts[mt_records], "");
  EXPECT_TRUE(answered.texts[mt_messages].starts_with("club.pdn:10:33: warning: "))
      << answered.texts[mt_messages];
  EXPECT_TRUE(answered.texts[mt_results].ends_with("games 2, moves 6, errors 1, warnings 1\n"))
      << answered.texts[mt_results];
}

TEST(Answers, AreObjectsOnRequest) {
  Handle handle = begin(mt_check);
  ASSERT_TRUE(set(handle.get(), mt_option_json, "1"));
  ASSERT_TRUE(set(handle.get(), mt_option_game, "russian"));
  const Answered answered = run(std::move(handle), "1. c3-d4 *", 0, 3);
  EXPECT_EQ(answered.texts[mt_results], "{\"games\":1,\"moves\":1,\"errors\":0,\"warnings\":0}\n");
}

TEST(Answers, HaveTheirMovesInTheRequestedNotation) {
  Handle handle = begin(mt_convert, "pdn");
  ASSERT_TRUE(set(handle.get(), mt_option_notation, "algebraic"));
  const Answered answered = run(std::move(handle), "[GameType \"20\"]\n\n1. 32-28 19-23 *\n", 0, 5);
  EXPECT_NE(answered.texts[mt_records].find("\n1. d4-e5 g7-f6 *\n"), std::string::npos);
  EXPECT_NE(answered.texts[mt_records].find("[Notation \"algebraic\"]"), std::string::npos)
      << answered.texts[mt_records];
}

// The output is much larger than the input. The size of the output that was not fetched yet is limited, so a
// call may take only a part of the input.
TEST(Answers, AreFetchedBeforeMoreInputIsTaken) {
  std::string bytes;
  while (bytes.size() < (std::size_t{3} << 20)) bytes += draughts;
  Handle handle = begin(mt_convert, "fen");
  std::size_t taken = mt_run_feed(handle.get(), bytes.data(), bytes.size());
  ASSERT_LT(taken, bytes.size());
  EXPECT_EQ(mt_run_feed(handle.get(), bytes.data() + taken, bytes.size() - taken), 0U);
  Answered answered;
  answered.take(handle.get());
  feed(handle.get(), std::string_view(bytes).substr(taken), answered);
  finish(handle.get(), answered);
  EXPECT_LT(answered.most, std::size_t{8} << 20);
  EXPECT_GT(answered.texts[mt_records].size(), std::size_t{8} << 20);
}

TEST(Calls, AreRefusedForUnknownArguments) {
  EXPECT_EQ(mt_run_new(4, nullptr, 0), nullptr);
  EXPECT_EQ(mt_run_new(mt_check, nullptr, 4), nullptr);
  EXPECT_EQ(mt_run_new(mt_check, "pdn", 3), nullptr);
  EXPECT_EQ(mt_run_new(mt_convert, "", 0), nullptr);
  EXPECT_EQ(mt_run_new(mt_convert, "oldmoves", 8), nullptr);
  const Handle handle = begin(mt_export);
  EXPECT_EQ(mt_run_set(handle.get(), 6, "1", 1), 0U);
  EXPECT_FALSE(set(handle.get(), mt_option_notation, "runes"));
  EXPECT_FALSE(set(handle.get(), mt_option_from, "csv"));
  EXPECT_FALSE(set(handle.get(), mt_option_game, "rusian"));
  EXPECT_FALSE(set(handle.get(), mt_option_json, "yes"));
  EXPECT_EQ(mt_run_set(handle.get(), mt_option_file, nullptr, 1), 0U);
  EXPECT_EQ(mt_run_feed(handle.get(), nullptr, 1), 0U);
  EXPECT_EQ(mt_run_feed(handle.get(), nullptr, 0), 0U);
  EXPECT_FALSE(set(handle.get(), mt_option_file, "late.pdn"));
  EXPECT_EQ(mt_out(handle.get(), 3), nullptr);
  EXPECT_EQ(mt_out_size(handle.get(), 3), 0U);
  mt_drop(handle.get(), 3);
  EXPECT_EQ(mt_run_finish(handle.get()), 1U);
  EXPECT_EQ(mt_run_feed(handle.get(), "x", 1), 0U);
  EXPECT_EQ(mt_run_finish(handle.get()), 1U);
}

TEST(Calls, WithoutAHandleDoNothing) {
  EXPECT_EQ(mt_run_set(nullptr, mt_option_json, "1", 1), 0U);
  EXPECT_EQ(mt_run_feed(nullptr, "x", 1), 0U);
  EXPECT_EQ(mt_run_finish(nullptr), 1U);
  EXPECT_EQ(mt_out(nullptr, mt_records), nullptr);
  EXPECT_EQ(mt_out_size(nullptr, mt_records), 0U);
  mt_drop(nullptr, mt_records);
  mt_run_free(nullptr);
  mt_free(nullptr);
  EXPECT_EQ(mt_api_version(), 2U);
}

TEST(Memory, IsAllocatedForTheCaller) {
  void* block = mt_alloc(100);
  ASSERT_NE(block, nullptr);
  std::fill_n(static_cast<char*>(block), 100, 'x');
  mt_free(block);
}

struct FreePosition {
  void operator()(mt_position* position) const { mt_position_free(position); }
};
using PositionHandle = std::unique_ptr<mt_position, FreePosition>;

PositionHandle position_of(std::string_view game, std::string_view text) {
  return PositionHandle(mt_position_new(game.data(), game.size(), text.data(), text.size()));
}

std::string answer_of(const PositionHandle& position) {
  return {mt_position_answer(position.get()), mt_position_answer_size(position.get())};
}

std::string shown(std::string_view game, std::string_view position, mt_view view,
                  std::string_view argument = {}) {
  const PositionHandle handle = position_of(game, position);
  if (handle == nullptr || mt_position_ask(handle.get(), view, argument.data(), argument.size()) == 0)
    return "refused";
  return answer_of(handle);
}

TEST(Position, IsShownInEveryView) {
  EXPECT_EQ(shown("chess", "", mt_view_text), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_EQ(shown("russian", "W:Wc3:Bh8", mt_view_moves),
            "{\"move\":\"c3-b4\",\"from\":\"c3\",\"to\":\"b4\"}\n"
            "{\"move\":\"c3-d4\",\"from\":\"c3\",\"to\":\"d4\"}\n");
  EXPECT_EQ(shown("russian", "W:Wc3:Bd4", mt_view_moves),
            "{\"move\":\"c3:e5\",\"from\":\"c3\",\"to\":\"e5\",\"captured\":[\"d4\"]}\n");
  EXPECT_EQ(shown("othello", "", mt_view_moves).substr(0, 42),
            "{\"move\":\"d3\",\"to\":\"d3\",\"captured\":[\"d4\"]}\n");
  EXPECT_EQ(
      shown("chess", "k7/2P5/8/8/8/8/8/K7 w - - 0 1", mt_view_moves, "uci").find("{\"move\":\"c7c8q\"") !=
          std::string::npos,
      true);
  EXPECT_TRUE(shown("backgammon", "", mt_view_board).starts_with(" +13-14-"));
  EXPECT_TRUE(shown("frisian", "", mt_view_picture).starts_with("<svg"));
  EXPECT_NE(shown("frisian", "", mt_view_picture), shown("frisian", "", mt_view_picture, "flip"));
  EXPECT_TRUE(shown("xiangqi", "", mt_view_facts)
                  .starts_with("{\"game\":\"xiangqi\",\"side\":\"Red\",\"number\":1,"));
}

TEST(Position, PlaysMovesAndRefusesThem) {
  const PositionHandle position = position_of("chess", "");
  ASSERT_EQ(mt_position_is_set(position.get()), 1U);
  const PositionHandle copy(mt_position_copy(position.get()));
  EXPECT_EQ(mt_position_play(position.get(), "e2e4", 4), 1U);
  EXPECT_EQ(answer_of(position), "e4");
  EXPECT_EQ(mt_position_play(position.get(), "e4", 2), 0U);
  EXPECT_TRUE(answer_of(position).find("\"code\":\"illegal-move\"") != std::string::npos)
      << answer_of(position);
  EXPECT_EQ(mt_position_ask(position.get(), mt_view_text, "", 0), 1U);
  EXPECT_EQ(answer_of(position), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  EXPECT_EQ(mt_position_ask(copy.get(), mt_view_text, "", 0), 1U);
  EXPECT_EQ(answer_of(copy), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(Position, IsRefusedWithAMessage) {
  const PositionHandle nonsense = position_of("chess", "nonsense");
  ASSERT_NE(nonsense, nullptr);
  EXPECT_EQ(mt_position_is_set(nonsense.get()), 0U);
  EXPECT_TRUE(answer_of(nonsense).find("\"severity\":\"error\"") != std::string::npos) << answer_of(nonsense);
  EXPECT_EQ(mt_position_ask(nonsense.get(), mt_view_text, "", 0), 0U);
  EXPECT_EQ(mt_position_play(nonsense.get(), "e4", 2), 0U);
  EXPECT_EQ(shown("chess", "", mt_view_text, "xgid"), "refused");
  EXPECT_EQ(shown("chess", "", mt_view_moves, "wxf"), "refused");
  EXPECT_EQ(shown("chess", "", mt_view_picture, "sideways"), "refused");
  EXPECT_EQ(position_of("rusian", ""), nullptr);
  EXPECT_EQ(mt_position_ask(position_of("chess", "").get(), 5, "", 0), 0U);
  EXPECT_EQ(mt_position_new(nullptr, 5, nullptr, 0), nullptr);
  EXPECT_EQ(mt_position_new("chess", 5, nullptr, 1), nullptr);
  EXPECT_EQ(mt_position_is_set(nullptr), 0U);
  EXPECT_EQ(mt_position_copy(nullptr), nullptr);
  EXPECT_EQ(mt_position_play(nullptr, "", 0), 0U);
  EXPECT_EQ(mt_position_answer(nullptr), nullptr);
  EXPECT_EQ(mt_position_answer_size(nullptr), 0U);
  mt_position_free(nullptr);
}

}  // namespace
}  // namespace mt::capi
