// The lines that an interface sends to an engine in each protocol. They are used to test the rules that are
// the same for all protocols.
#pragma once
#include "movetext/engine/protocol/table/protocols.hpp"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

struct FrontDialog {
  using Lines = std::vector<std::string>;
  struct Fault {
    std::string line;   // a line with a fault
    std::string names;  // text that the complaint must contain
  };

  std::string_view protocol;
  Lines greeting{};              // lines that are sent once
  Lines position{};              // a position with moves
  Lines go{};                    // a search limited by depth or time
  Lines endless{};               // a search that only `stop` ends
  std::string stop{};            // empty if the protocol has no command to stop
  std::string_view answer{};     // beginning of the answer to a search
  std::string_view complaint{};  // beginning of the report of a fault
  Lines no_answer{};             // lines that end a search without a move; the reason is extra

  // Limits with faults. The search is started in spite of the fault, unless `refuses_faulty_go` is true.
  std::vector<Fault> faulty_limits{};
  Lines good_limits{};                     // limits that cause no complaint
  Lines large_limits{};                    // limits with excessive numbers
  std::vector<Fault> refused_positions{};  // impossible positions
  std::vector<Fault> illegal_moves{};      // lines with a valid position and an illegal move
  bool refuses_faulty_go = false;
  // If true, a search that still runs at the end of the input is answered. If false, the engine exits without
  // an answer.
  bool answers_at_end = true;
};

inline const std::vector<FrontDialog>& front_dialogs() {
  static const std::string board = "---------------------------O*------*O---------------------------";
  static const std::string draughts = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
  static const std::vector<FrontDialog> all{
      {.protocol = "uci",
       .greeting = {"uci"},
       .position = {"position startpos moves e2e4"},
       .go = {"go depth 3"},
       .endless = {"go infinite"},
       .stop = "stop",
       .answer = "bestmove ",
       .complaint = "info string ",
       .no_answer = {"bestmove (none)"},
       .faulty_limits = {{"go depth abc nodes 5", "abc"},
                         {"go nodes -1 depth 3", "-1"},
                         {"go depth 0", "depth: 0"},
                         {"go movetime 12x", "12x"},
                         {"go depth", "depth"},
                         {"go depth nodes 5", "depth"},
                         {"go foo 3 depth 2", "foo"},
                         {"go depth 2 3", "3"},
                         {"go winc 100 depth 2", "increment"},
                         {"go searchmoves e7e5 a1a8 depth 2", "a1a8"}},
       .good_limits = {"go", "go wtime 1000 btime 2000 winc 0 binc 0 movestogo 20", "go mate 2",
                       "go wtime -20 btime 100", "go movetime 100 winc 0 binc 0", "go ponder wtime 9 btime 9",
                       "go infinite", "go searchmoves e7e5 d7d5 depth 2", "go movestogo 10 depth 3"},
       .large_limits =
           {"go wtime 9223372036854775807 btime 9223372036854775807 winc 9223372036854775807 binc "
            "99999999999999999999 movestogo 99999999999999999999 nodes 20",
            "go movetime 9223372036854775807 depth 1", "go nodes 99999999999999999999 depth 1",
            "go depth 99999999999999999999 nodes 20", "go mate 9223372036854775807 nodes 20"},
       .refused_positions = {{"position fen nonsense", "\"o\""},
                             {"position", "startpos"},
                             {"position fen 8/8/8/8/8/8/8/8 w - - 0 1", "king"}},
       .illegal_moves = {{"position startpos moves e2e4 e2e4", "e2e4"}}},
      {.protocol = "ucci",
       .greeting = {"ucci"},
       .position = {"position startpos moves h2e2"},
       .go = {"go depth 3"},
       .endless = {"go infinite"},
       .stop = "stop",
       .answer = "bestmove ",
       .complaint = "info message ",
       .no_answer = {"nobestmove"},
       .faulty_limits = {{"go depth abc nodes 5", "abc"},
                         {"go nodes -1 depth 3", "-1"},
                         {"go time", "time"},
                         {"go oppincrement -3 depth 2", "-3"},
                         {"go foo 3 depth 2", "foo"}},
       .good_limits = {"go", "go time 1000 increment 0 opptime 2000 oppincrement 0", "go draw depth 2",
                       "go time 1000 movestogo 3 opptime 2000 oppmovestogo 4", "go ponder time 9",
                       "go time -5 movestogo 1"},
       .large_limits =
           {"setoption usemillisec false",
            "go time 9223372036854775807 increment 9223372036854775807 opptime 9223372036854775807 "
            "oppincrement 9223372036854775807 nodes 20",
            "go time 9223372036854775807 movestogo 9223372036854775807 nodes 20"},
       .refused_positions = {{"position fen nonsense", "'o'"}, {"position", "startpos"}},
       .illegal_moves = {{"position startpos moves h2e2 a0a9", "a0a9"}}},
      {.protocol = "hub",
       .greeting = {"hub", "init"},
       .position = {"pos pos=" + draughts + " moves=\"32-28\""},
       .go = {"level depth=3", "go think"},
       .endless = {"go ponder"},
       .stop = "stop",
       .answer = "done move=",
       .complaint = "error message=",
       .no_answer = {"done"},
       .faulty_limits = {{"level depth=abc", "abc"},
                         {"level depth", "depth"},
                         {"level nodes=-1", "-1"},
                         {"level move-time=nan", "nan"},
                         {"level move-time=1e30", "1e30"},
                         {"level foo=1", "foo"},
                         {"level inc=3", "increment"},
                         {"level moves=3", "moves"}},
       .good_limits = {"level depth=2", "level nodes=9", "level move-time=0.1",
                       "level moves=20 time=3 inc=0.1", "level time=-0.5", "level infinite",
                       "level handicap=2 ply=3"},
       .large_limits =
           {"level nodes=20 time=99999999999999999999999999999999 inc=9999999999999999999999999999",
            "level nodes=20 move-time=9223372036854775807", "level nodes=20 depth=99999999999999999999"},
       .refused_positions = {{"pos pos=W", "51"}, {"pos pos=" + std::string(51, 'x'), "x"}, {"pos", "51"}},
       .illegal_moves = {{"pos pos=" + draughts + " moves=\"32-28 1-2\"", "1-2"}}},
      {.protocol = "nboard",
       .greeting = {"nboard 2"},
       .position = {"set game (;GM[Othello]BO[8 " + board + " *]B[F5];)"},
       .go = {"set depth 3", "go"},
       .endless = {},
       .stop = "ping 7",
       .answer = "=== ",
       .complaint = "status ",
       .no_answer = {},
       .faulty_limits = {{"set depth abc", "abc"},
                         {"set depth", "depth"},
                         {"set depth 0", "0"},
                         {"set depth -3", "-3"},
                         {"set depth 3 4", "4"}},
       .good_limits = {"set depth 3", "set contempt 20", "set depth 60"},
       .large_limits = {"set depth 99999999999999999999"},
       .refused_positions = {{"set game (;GM[Othello];)", "BO["},
                             {"set game (;BO[8 ---- *];)", "square"},
                             {"set game (;BO[8 " + board + " *]B[A1];)", "A1"}},
       .illegal_moves = {{"move A1", "A1"}}},
      {.protocol = "ubgi",
       .greeting = {"ubgi"},
       .position = {"position start b moves 31"},
       .go = {"go play"},
       .endless = {"go play infinite"},
       .stop = "stop",
       .answer = "bestmove ",
       .complaint = "error ",
       .no_answer = {"error bad_state go no position"},
       .faulty_limits = {{"go play foo 3", "foo"}, {"go play 3", "3"}},
       .good_limits = {"go", "go play"},
       .large_limits = {"go play"},
       .refused_positions = {{"position bpn nonsense", "nonsense"}, {"position", "position"}},
       .illegal_moves = {},
       .refuses_faulty_go = true},
      {.protocol = "dxp",
       .greeting = {},
       .position = {},
       .go = {"R01movetext                        W001050A"},
       .endless = {},
       .stop = {},
       .answer = "M",
       .complaint = "A",
       .no_answer = {},
       .faulty_limits = {},
       .good_limits = {},
       .large_limits = {},
       .refused_positions = {{"R01movetext                        W001050BW" + std::string(50, 'e'), "2"}},
       .illegal_moves = {},
       .answers_at_end = false},
  };
  return all;
}

inline const FrontDialog& dialog_of(std::string_view protocol) {
  for (const FrontDialog& dialog : front_dialogs())
    if (dialog.protocol == protocol) return dialog;
  throw std::invalid_argument(std::string(protocol));
}

inline const Protocol& protocol_of(const FrontDialog& dialog) {
  for (const Protocol* protocol : all_protocols())
    if (protocol->name == dialog.protocol) return *protocol;
  throw std::invalid_argument(std::string(dialog.protocol));
}

}  // namespace mt::engine
