// Searches for positions, material, patterns and moves in records.
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/replay/searcher.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace mt::replay {
namespace {

// Where something is found: "3" after three plies, "(4)" in a variation, "" if nowhere, or the fault.
class Finder {
 public:
  Finder(std::string_view name, std::string_view text) : game_(make_game(*parse_game(name))), text_(text) {}

  std::string material(std::string_view wanted, SearchIn where = SearchIn::main_line) const {
    Search search{.kind = Search::Kind::material, .text = std::string(wanted)};
    const std::string fault = read_material(wanted, search.material);
    return fault.empty() ? find(search, where) : fault;
  }
  std::string pattern(std::string_view wanted, SearchIn where = SearchIn::main_line) const {
    Search search{.kind = Search::Kind::pattern, .text = std::string(wanted)};
    const std::string fault = read_patterns(wanted, search.patterns);
    return fault.empty() ? find(search, where) : fault;
  }
  std::string moves(std::string_view wanted, SearchIn where = SearchIn::main_line) const {
    return find({.kind = Search::Kind::moves, .text = std::string(wanted)}, where);
  }
  std::string position(std::string_view wanted, SearchIn where = SearchIn::main_line) const {
    return find({.kind = Search::Kind::position, .text = std::string(wanted)}, where);
  }

 private:
  std::string find(const Search& search, SearchIn where) const {
    std::string fault;
    if (!search_in(*game_, search, fault)) return fault;
    Record record;
    pgn::read_record(text_, 0, test::pdn(), record);
    const std::vector<Search> searches{search};
    Searcher searcher;
    searcher.begin(*game_, record, searches, where);
    const Replayed played = replay(record, *game_, *game_, {.lines = &searcher});
    EXPECT_TRUE(played.whole);
    searcher.finish();
    const FoundPlace* const place = searcher.found(0);
    if (place == nullptr) return "";
    std::size_t depth = 0;
    for (std::uint32_t i = 0; place->event != no_event && i < place->event; ++i) {
      depth += record.tape[i].kind == EventKind::open ? 1 : 0;
      depth -= record.tape[i].kind == EventKind::close ? 1 : 0;
    }
    const std::string ply = std::to_string(plies_to(record, place->event));
    return depth > 0 ? "(" + ply + ")" : ply;
  }

  std::unique_ptr<const AnyGame> game_;
  std::string text_;
};

const std::string_view exchange =
    "1. e4 e5 (1... d5 2. exd5 Qxd5 (2... Nf6)) 2. Nf3 Nc6 3. Nxe5 Nxe5 4. d4 Bb4+ 5. c3 Bxc3+ 6. bxc3 *";
const Finder chess("chess", exchange);

TEST(SearchMaterial, FindsTheFirstPosition) {
  EXPECT_EQ(chess.material("8P2N2B2RQKv8P2N2B2RQK"), "0");
  EXPECT_EQ(chess.material("8P2N2B2RQKv7P2N2B2RQK"), "5");
  EXPECT_EQ(chess.material("PPPPPPPNNBBRRQKv8P2N2B2RQK"), "5");
  EXPECT_EQ(chess.material("8PN2B2RQKv*"), "6");
  EXPECT_EQ(chess.material("8PN2B2RQK"), "6");
  EXPECT_EQ(chess.material("b:7P2N2B2RQKv*"), "5");
  EXPECT_EQ(chess.material("w:7P2N2B2RQKv*"), "");
  EXPECT_EQ(chess.material("w:*v7P2N2B2RQK"), "5");
  EXPECT_EQ(chess.material("8P*v7PN*"), "0");
  EXPECT_EQ(chess.material("0R*"), "");
  EXPECT_EQ(chess.material("9P*"), "");
}

TEST(SearchMaterial, MayHaveToLast) {
  EXPECT_EQ(chess.material("8P2N2B2RQKv7P2N2B2RQK/1"), "5");
  EXPECT_EQ(chess.material("8P2N2B2RQKv7P2N2B2RQK/2"), "");
  EXPECT_EQ(chess.material("8PN2B2RQKv7P2N2B2RQK/4"), "6");
  EXPECT_EQ(chess.material("8PN2B2RQKv7P2N2B2RQK/5"), "");
  EXPECT_EQ(chess.material("8Pv7P2B1R*/2"), "");
}

TEST(SearchMaterial, MayBeThatOfTheFinalPosition) {
  EXPECT_EQ(chess.material("8P*/end"), "");
  EXPECT_EQ(chess.material("w:1N*v1N1B*/end"), "11");
  EXPECT_EQ(chess.material("7PN2B2RQKv7P2NB2RQK/end"), "11");
  EXPECT_EQ(chess.material("7PN2B2RQKv7P2NB2RQK/2/end"), "");
  EXPECT_EQ(chess.material("7PN2B2RQKv*/2/end"), "10");
  EXPECT_EQ(chess.material("7PN2B2RQKv*/3/end"), "");
}

TEST(SearchMaterial, CountsMenAndKingsOfDraughts) {
  const Finder draughts("international", "[FEN \"W:WK46,K47,K48,31:BK5\"]\n\n1. 31-26 5-10 *");
  EXPECT_EQ(draughts.material("3k1vK"), "0");
  EXPECT_EQ(draughts.material("3K1MvK"), "0");
  EXPECT_EQ(draughts.material("3KvK"), "");
  EXPECT_EQ(draughts.material("b:Kv3K*/end"), "2");
  EXPECT_EQ(draughts.material("2M*"), "");
}

TEST(SearchMaterial, NamesTheFaultyCharacter) {
  EXPECT_EQ(chess.material("K$").substr(0, 43), "unknown sign '$' at character 2 of 'K$'; us");
  EXPECT_EQ(chess.material("KRvX"), "unknown piece in 'KRvX'; pieces of chess are PNBRKQ");
  EXPECT_EQ(chess.material("KRv").substr(0, 39), "a side without pieces at character 4 of");
  EXPECT_EQ(chess.material("K/0").substr(0, 51), "there is neither a number of plies nor 'end' at cha");
}

TEST(SearchVariations, OnlyOnRequest) {
  EXPECT_EQ(chess.material("*v7P2N2B2RQK"), "5");
  EXPECT_EQ(chess.material("*v7P2N2B2RQK", SearchIn::all_lines), "(3)");
  EXPECT_EQ(chess.material("*v7P2N2B2RQK/2", SearchIn::all_lines), "(3)");
  EXPECT_EQ(chess.material("7P2N2B2RQKv7P2N2B2RQK", SearchIn::all_lines), "(4)");
  EXPECT_EQ(chess.moves("1. e4 d5 2. exd5 Nf6"), "");
  EXPECT_EQ(chess.moves("1. e4 d5 2. exd5 Nf6", SearchIn::all_lines), "(4)");
  EXPECT_EQ(chess.position("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w"), "");
  EXPECT_EQ(chess.position("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w", SearchIn::all_lines), "(4)");
  EXPECT_EQ(chess.moves("1. e4 e5 2. Nf3 ... Nxe5", SearchIn::all_lines), "5");
}

TEST(SearchMoves, FindsSequencesWithGaps) {
  EXPECT_EQ(chess.moves("1. e4 e5 2. Nf3"), "3");
  EXPECT_EQ(chess.moves("e5"), "");
  EXPECT_EQ(chess.moves("... e5"), "2");
  EXPECT_EQ(chess.moves("e4 * Nf3"), "3");
  EXPECT_EQ(chess.moves("1. e4 ... Nxe5 d4"), "7");
  EXPECT_EQ(chess.moves("1. e4 ... Nxe5 Bb4"), "");
  EXPECT_EQ(chess.moves("1. d4|e4 c5|e5 ... Bxc3 6. bxc3"), "11");
  EXPECT_EQ(chess.moves("1. e2e4 e7e5 2. g1f3"), "3");
  EXPECT_EQ(chess.moves("1. e4 Zz9"), "'Zz9' is not a move of chess");
  EXPECT_EQ(chess.moves(" ... "), "the moves are missing");
}

TEST(SearchMoves, ComparesMoveNumbers) {
  EXPECT_EQ(chess.moves("3. Nxe5"), "5");
  EXPECT_EQ(chess.moves("2. Nxe5"), "");
  EXPECT_EQ(chess.moves("3... Nxe5"), "6");
  EXPECT_EQ(chess.moves("3...Nxe5"), "6");
  EXPECT_EQ(chess.moves("3\xE2\x80\xA6 Nxe5"), "6");
  EXPECT_EQ(chess.moves("1. e4 5. c3 Bxc3"), "10");
  EXPECT_EQ(chess.moves("1. e4 5. c3 Nxc3"), "");
  EXPECT_EQ(chess.moves("1. e4 2. Nf3 3. *"), "5");
  EXPECT_EQ(chess.moves("1. e4 1. d4"),
            "wrong move number '1.': the moves before it have reached this number");
  EXPECT_EQ(chess.moves("1. ... e5"),
            "wrong move number '1.': it has no move; '1...' is a move of the other side");
  EXPECT_EQ(chess.moves("e4 2."), "wrong move number '2.': it has no move");
}

TEST(SearchMoves, ComparesTheSignsOfMoves) {
  EXPECT_EQ(chess.moves("... Ne5"), "");
  EXPECT_EQ(chess.moves("... Nf3xe5"), "5");
  EXPECT_EQ(chess.moves("... f3e5"), "5");
  EXPECT_EQ(chess.moves("... N\xC3\x97"
                        "e5"),
            "5");
  EXPECT_EQ(chess.moves("... Nxf3"), "");
  EXPECT_EQ(chess.moves("... Bxc3"), "10");
  EXPECT_EQ(chess.moves("... bxc3"), "11");
  EXPECT_EQ(chess.moves("... Bb4"), "8");  // the check is not compared
  const Finder draughts("international", "1. 34-30 20-25 2. 32-28 25x34 3. 39x30 *");
  EXPECT_EQ(draughts.moves("... 25x34"), "4");
  EXPECT_EQ(draughts.moves("... 25-34"), "");
  EXPECT_EQ(draughts.moves("34\xE2\x80\x93"
                           "30"),
            "1");
}

TEST(SearchMoves, CountsFromTheNumberOfTheStart) {
  const Finder ending("chess", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 30\"]\n\n30... Ke7 31. e4 Ke6 *");
  EXPECT_EQ(ending.moves("30... Ke7 31. e4"), "2");
  EXPECT_EQ(ending.moves("31. e4"), "2");
  EXPECT_EQ(ending.moves("1. e4"), "");
  EXPECT_EQ(ending.moves("Ke7 e4"), "2");
}

TEST(SearchPattern, FindsClassesOfSquares) {
  EXPECT_EQ(chess.pattern(R"(*/*/*/????p*/????P*/*/*/*)"), "2");
  EXPECT_EQ(chess.pattern(R"(*/*/*/????[Nn]*/*/*/*/*)"), "5");
  EXPECT_EQ(chess.pattern(R"(*/*/*/????[^.p]*/*/*/*/*)"), "5");
  EXPECT_EQ(chess.pattern(R"(*/*/*/????a*/*/*/*/* b)"), "3");
  EXPECT_EQ(chess.pattern(R"(*/*/*/????-*/*/*/*/* w)"), "2");
  EXPECT_EQ(chess.pattern("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"), "2");
  EXPECT_EQ(chess.pattern("*/*/*/*/*/*n*/*/*"), "");
}

TEST(SearchPattern, IsMirroredSwappedAndShifted) {
  EXPECT_EQ(chess.pattern(R"(*/*/*/???P*/*/*/*/*)"), "");
  EXPECT_EQ(chess.pattern(R"(*/*/*/*/???P*/*/*/*)"), "7");
  EXPECT_EQ(chess.pattern(R"(*/*/*/*/???P*/*/*/* mirror)"), "1");
  EXPECT_EQ(chess.pattern(R"(*/*/*/????p*/*/*/*/*)"), "2");
  EXPECT_EQ(chess.pattern(R"(*/*/*/????p*/*/*/*/* swap)"), "1");
  EXPECT_EQ(chess.pattern(R"(*/*/*/????p*/*/*/*/* w swap)"), "1");
  EXPECT_EQ(chess.pattern(R"(*/*/*/????p*/*/*/*/* b swap)"), "2");
  EXPECT_EQ(chess.pattern(R"(*/*/*/??N?n???/*/*/*/* shift)"), "");
  EXPECT_EQ(chess.pattern(R"(*/*/*/??n?????/??P?????/*/*/* shift)"), "6");
}

TEST(SearchPattern, ShiftsOverTheDarkSquares) {
  const Finder draughts("international", "1. 34-30 20-25 2. 32-28 25x34 3. 39x30 *");
  EXPECT_EQ(draughts.pattern(R"(*/*/*/*/*/??w??/*/*/*/*)"), "3");
  EXPECT_EQ(draughts.pattern(R"(*/*/*/*/????b/????w/*/*/*/*)"), "2");
  EXPECT_EQ(draughts.pattern(R"(*/*/??b??/??w??/*/*/*/*/*/*)"), "");
  EXPECT_EQ(draughts.pattern(R"(*/*/??b??/??w??/*/*/*/*/*/* shift)"), "2");
  EXPECT_EQ(draughts.pattern(R"(*/*/*/*/??b*/*/*/*/*/* swap)"), "3");
  EXPECT_EQ(draughts.pattern(R"(*/*/*/*/w????/*/*/*/*/* mirror)"),
            "the mirrored pattern needs squares that are not in play; add the word shift");
}

TEST(SearchPattern, NamesTheFault) {
  EXPECT_EQ(chess.pattern("*/*/*"), "the pattern has 3 rows, but the board has 8");
  EXPECT_EQ(chess.pattern("*/*/*/*/*/*/*/7"), "row 8 does not fill the 8 squares of the board");
  EXPECT_EQ(chess.pattern("*/*/*/*/*/*/*/8 mirrored").substr(0, 39),
            "unknown word 'mirrored' at character 17");
  EXPECT_EQ(chess.pattern("*/*/*/x*/*/*/*/*"),
            "unknown sign 'x' at character 7; signs of pieces are PNBRKQ and pnbrkq");
  EXPECT_EQ(chess.pattern("*/*/[Pp"), "unmatched opening bracket at character 5");
  EXPECT_EQ(chess.pattern("*/*/P{2}*/*/*/*/*/*"), "a square has at most 1 piece, at character 5");
}

TEST(SearchPattern, IsOneOfAFile) {
  EXPECT_EQ(chess.pattern("# two patterns\n*/*/*/*/????p*/*/*/*\n\n*/*/*/????p*/*/*/*/*\n"), "2");
  EXPECT_EQ(chess.pattern("# nothing\n"), "the pattern is missing");
}

TEST(SearchOthello, PassesAreNoMoves) {
  const Finder othello("othello", "1. f5 f6 2. e6 f4 *");
  EXPECT_EQ(othello.material("w:3v4"), "");
  EXPECT_EQ(othello.moves("f5 f6 e6"), "3");
  EXPECT_EQ(othello.pattern(R"(*/*/*/?????O*/*/*/*/*)"), "4");
}

}  // namespace
}  // namespace mt::replay
