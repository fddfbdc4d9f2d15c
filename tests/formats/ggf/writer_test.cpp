#include "movetext/formats/ggf/writer.hpp"

#include "movetext/formats/ggf/losses.hpp"
#include "movetext/formats/ggf/reader.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt {
namespace {

std::string written(std::string_view text) {
  Record record;
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const Reading reading = ggf::read_record(text, at, record);
    if (reading.found == Found::record) ggf::Writer({}).write(record, out);
    at = reading.end;
  }
  return out;
}

const std::string start = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

TEST(GgfWriter, CanonicalTextStays) {
  for (const std::string& text : {
           "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Ada]PW[Blaise]RB[2196.37]RW[2200.35]"
           "TI[05:00//02:00]TB[1:00]TW[2:00]TY[8]RE[+0.000:s]" +
               start + "ID[7]B[f5//0.01]W[d6/2.39/97.63]B[c3/-1.5]W[pass];)\n",
           "2 (;GM[Othello]TY[s8]RE[?]" + start + "B[f5];)(;GM[Othello]TY[s8]RE[-2.000:t]" + start +
               "B[d3];)\n",
           "1 (;GM[Othello]TY[8k]RE[-1.500:r]" + start + "KB[e3/0.5/1]B[f5];)\n",
           std::string(
               "1 (;GM[Othello]TY[6a]RE[+36.000]BO[6 ------ ------ --**-- --OO-- ------ ------ O]W[c2];)\n"),
       })
    EXPECT_EQ(written(text), text);
}

TEST(GgfWriter, OtherSpellingsBecomeCanonical) {
  EXPECT_EQ(written("(;GM[othello]\nBO[8" + std::string(27, '.') + "OX......XO" + std::string(27, '.') +
                    "X]\nRE[-2:R] DT[2000-4-16 11:13 EST]\nB[F5/+1.5/60/]\nW[ d6 //0.5] W[c3] ;)\n"),
            "1 (;GM[Othello]DT[2000.04.16_11:13.EST]TY[8]RE[-2.000:r]" + start +
                "B[F5/1.5/60/]W[d6//0.5]B[pass]W[c3];)\n");
}

TEST(GgfWriter, SaysWhatHasNoPlace) {
  Record record;
  ggf::read_record("(;GM[Othello]" + start + "B[f5];)", 0, record);
  EXPECT_EQ(ggf::losses(record, {}), "");
  record.set_tag("Event", "Club");
  record.set_tag("Round", "?");
  record.set_tag("Result", "1-0");
  record.tape.push_back({.kind = EventKind::comment, .text = record.keep("good [%eval 2.0]")});
  record.tape.push_back({.kind = EventKind::nag, .text = {}, .value = 1});
  EXPECT_EQ(ggf::losses(record, {}), "1 tag, a result that is no number of discs, 1 comment and 1 glyph");
  EXPECT_EQ(ggf::losses(record, {.tags = false, .comments = false, .nags = false}),
            "a result that is no number of discs");
}

}  // namespace
}  // namespace mt
