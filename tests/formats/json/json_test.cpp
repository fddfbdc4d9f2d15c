#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/text/outlet.hpp"
#include "support/corpus.hpp"
#include "support/pdn.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;

std::string as_json(const Record& record, const json::WriterOptions& options = {}) {
  std::string out;
  json::Writer(options).write(record, out);
  return out;
}

// Joins the pieces of a long object.
class Collected final : public text::Outlet {
 public:
  void take(std::string& piece) override {
    ++pieces;
    whole += piece;
    piece.clear();
  }
  std::string whole;
  int pieces = 0;
};

std::string json_of(std::string_view pdn) {
  Record record;
  pgn::read_record(pdn, 0, test::pdn(), record);
  return as_json(record);
}

std::string through_json(std::string_view pdn) {
  std::string ndjson;
  for (const Record& record : test::read_all(pdn)) ndjson += as_json(record) + '\n';
  std::string out;
  Record record;
  pgn::Writer writer(pgn::pdn());
  for (std::size_t at = 0; at < ndjson.size();) {
    const Reading reading = json::read_record(ndjson, at, record);
    if (reading.found == Found::record) writer.write(record, out);
    EXPECT_TRUE(record.diagnostics.empty());
    at = reading.end;
  }
  return out;
}

std::string faults(std::string_view text) {
  std::string out;
  Record record;
  for (std::size_t at = 0; at < text.size();) {
    const Reading reading = json::read_record(text, at, record);
    if (reading.found == Found::record) out += '[' + test::codes(record) + ']';
    at = reading.end;
  }
  return out;
}

TEST(Json, IsTheSameInPiecesAsInOne) {
  // The text has characters of one, two and three bytes, so that some pieces end inside a character.
  std::string long_text;
  for (int i = 0; i < 400'000; ++i) long_text += "a\xC3\xA9\xE2\x82\xAC\t";
  Record record;
  const std::string pdn = "[Event \"" + long_text + "\"]\n\n1. 32-28 {" + long_text + "} *\n";
  pgn::read_record(pdn, 0, test::pdn(), record);
  for (const bool ascii : {false, true}) {
    Collected collected;
    std::string end;
    json::WriterOptions options;
    options.ascii = ascii;
    json::Writer(options).write(record, end, true, &collected);
    EXPECT_GT(collected.pieces, 4);
    EXPECT_LT(end.size(), std::size_t{2} << 20U);
    EXPECT_TRUE(collected.whole + end == as_json(record, options));
  }
}

TEST(Json, EachRecordIsOneObject) {
  EXPECT_EQ(
      json_of("[White \"a \\\"b\\\"\"]\n1. 32-28! {[%clk 0:10:00] c} (1. 33-29) -- /FEN \"W:W1:B2\"/ 1-0"),
      R"({"format":"pdn","tags":{"Event":"?","Site":"?","Date":"????.??.??","Round":"?","White":"a \"b\"",)"
      R"("Black":"?","Result":"1-0"},"moves":[{"move":"32-28"},{"nag":1},{"comment":"[%clk 0:10:00] c",)"
      R"("clock":600},{"variation":"open"},{"move":"33-29"},{"variation":"close"},{"pass":true},)"
      R"({"setup":"W:W1:B2"}],"result":"1-0"})" +
          std::string());
}

// A text that is not a play is kept. It is reported only if a table of turns would read it as something other
// than one play.
TEST(Json, AnUnreadablePlayIsKept) {
  const auto told = [](std::string_view play) {
    const std::string json =
        R"({"format":"match","tags":{},"moves":[{"game":1,"score":"0:0"},{"roll":"31"},{"move":")" +
        std::string(play) + R"("}]})";
    Record record;
    json::read_record(json, 0, record);
    return record.diagnostics.size();
  };
  for (const std::string_view play : {"8q7(2) 6/5", "bar/21]* 24/23", "24/18... 13/10"})
    EXPECT_EQ(told(play), 0U) << play;
  for (const std::string_view play : {"8/5 Takes", "8/5  42: 8/4", "; 8/5", "Doubles => 2", " 8/5", ""})
    EXPECT_NE(told(play), 0U) << play;
}

TEST(Json, NumbersAndSidesAreWrittenAfterTheReplay) {
  Record record;
  pgn::read_record("1. 32-28 19-23 *", 0, test::pdn(), record);
  record.tape[0].value = 2;
  record.tape[1].value = 3;
  EXPECT_NE(as_json(record).find(
                R"({"move":"32-28","number":1,"side":"first"},{"move":"19-23","number":1,"side":"second"})"),
            std::string::npos);
}

TEST(Json, IsReadBackAsTheSamePdn) {
  const std::string_view text =
      "[Event \"Ünï \\\\ \\\"x\\\"\"]\n[FEN \"W:W31-50:B1-20\"]\n{a\n b} 1. 32-28 $1 {c } ; d }\n(1. 33-29 "
      "(1. 34-29 -- {x})) "
      "1... 19-23 /FEN \"B::\"/ 47x36 <1,2> 2-0\n\n[Event \"b\"]\n*\n";
  EXPECT_EQ(through_json(text), test::exported(text));
}

TEST(Json, ArchivesAreReadBackUnchanged) {
  SKIP_WITHOUT_CORPUS();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::corpus() / "pdn")) {
    if (entry.path().extension() != ".pdn") continue;
    const std::string text = test::read_file(entry.path());
    EXPECT_TRUE(through_json(text) == test::exported(text)) << entry.path();
  }
}

TEST(Json, ManyNestedVariationsAreReadBack) {
  std::string text = "1. 32-28 ";
  for (int i = 0; i < 100'000; ++i) text += "(1. 33-29 ";
  EXPECT_TRUE(through_json(text) == test::exported(text));
}

TEST(Json, AsciiIsWrittenOnRequest) {
  std::string out;
  json::append_string("ü \U0001F600 \n\x01", out, true);
  EXPECT_EQ(out, R"("\u00fc \ud83d\ude00 \n\u0001")");
}

TEST(Json, ReadsArraysAndForeignFields) {
  EXPECT_EQ(
      faults(R"([ {"moves":[]} , {"a":{"b":[1,-2.5e3,null,true]},"tags":{},"moves":[{"nag":1,"x":[]}]} ])"),
      "[][]");
}

TEST(Json, AnInvalidLineLosesOnlyItself) {
  const std::string good = "{\"tags\":{},\"moves\":[]}\n";
  EXPECT_EQ(faults(good + "{\"tags\":{\"Event\":\"cut o\n" + good), "[][json-syntax][]");
  EXPECT_EQ(faults(good + "{\"tags\":\n" + good), "[][json-syntax][]");
  EXPECT_EQ(faults(good + "{\"tags\":{},\"moves\":[{\"move\":\"32-28\"},\n" + good), "[][json-syntax][]");
  EXPECT_EQ(faults(good + "not json\n" + good), "[][json-syntax][]");
}

TEST(Json, WrongTypesAreReported) {
  EXPECT_EQ(faults(R"({"tags":{}})"), "[json-shape]");
  EXPECT_EQ(faults(R"({"moves":[{"move":5},{"comment":"a"},7,{}]})"),
            "[json-shape json-shape json-shape json-shape]");
  EXPECT_EQ(faults(R"({"moves":[{"variation":"close"},{"variation":"open"}]})"), "[json-shape json-shape]");
  EXPECT_EQ(faults(R"({"moves":[{"move":"} 1-0 ["}]})"), "[json-shape json-shape]");
  EXPECT_EQ(faults(R"({"format":"mat","moves":[]})"), "[json-shape]");
}

TEST(Json, FaultsHaveTheirPlace) {
  Record record;
  const std::string_view text = R"(  {"moves":[{"nag":1},{"nag":01}]})";
  json::read_record(text, 0, record);
  ASSERT_EQ(record.diagnostics.size(), 1U);
  EXPECT_EQ(record.source.substr(record.diagnostics[0].begin, 2), "01");
}

TEST(Json, ALoneSurrogateBecomesTheReplacementCharacter) {
  const auto comment = [](const std::string& escaped) {
    Record record;
    const std::string text = "{\"moves\":[{\"comment\":\"" + escaped + "\"}]}";
    json::read_record(text, 0, record);
    return test::codes(record) + std::string(record.text(record.tape.at(0).text));
  };
  EXPECT_EQ(comment("\\ud83d\\ude00"), "\U0001F600");
  EXPECT_EQ(comment("\\ud83d x"), "\uFFFD x");
  EXPECT_EQ(comment("\\ude00"), "\uFFFD");
  EXPECT_EQ(comment("\\ud83d\\u0041"), "\uFFFDA");
}

TEST(Json, SplitterCutsBetweenObjects) {
  const std::string line = "{\"tags\":{\"Event\":\"a}\"},\"moves\":[{\"nag\":1}]}\n";
  std::string text;
  for (int i = 0; i < 10; ++i) text += line;
  json::Splitter splitter;
  EXPECT_EQ(splitter.cut(text, false).size, text.size() - line.size());
  EXPECT_EQ(splitter.cut(text, true).size, text.size());
  EXPECT_EQ(json::Splitter().cut("{\"tags\":{\"Event\":", false).size, 0U);
}

}  // namespace
