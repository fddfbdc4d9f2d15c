// One word of a FEN is one square, and all squares have one notation. A text with two squares in one word, an
// extra letter, or names of both kinds is never read as another position without a report.
#include "reading.hpp"
#include "support/corpus.hpp"
#include "support/test_name.hpp"

#include <filesystem>
#include <gtest/gtest.h>

namespace mt::draughts {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

bool is_square_sign(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'n') || c == 'K';
}

// Counts the damaged texts that are read as another position without a warning.
template <class Set>
class SilentChanges {
 public:
  SilentChanges(const Variant<Set>& variant, std::string fen) : variant_(variant), fen_(std::move(fen)) {
    const auto read = parse_position(variant_, fen_, notes_);
    if (read && notes_.empty()) position_ = *read;
  }

  bool usable() const { return position_.has_value(); }
  int tried() const { return tried_; }
  const std::vector<std::string>& found() const { return found_; }

  // Removes a comma, except where the numbers would join: 1,2 would become 12.
  void glue_squares() {
    for (std::size_t at = fen_.find(','); at != std::string::npos; at = fen_.find(',', at + 1))
      if (!joins_to_number(at)) look(fen_.substr(0, at) + fen_.substr(at + 1));
  }
  // Inserts a letter before a square. K is not inserted, because it means a king.
  void insert_letters() {
    for (std::size_t at = fen_.find(':') + 2; at < fen_.size(); ++at)
      for (const char letter : alphabet)
        if (is_square_sign(fen_[at]) && letter != 'K' && letter != 'k')
          look(fen_.substr(0, at) + letter + fen_.substr(at));
  }
  // Replaces the name of a square by its name in the other notation.
  void mix_notations(const std::vector<std::pair<std::string, std::string>>& names) {
    for (const auto& [own, other] : names)
      for (std::size_t at = fen_.find(own); at != std::string::npos; at = fen_.find(own, at + 1)) {
        const std::size_t end = at + own.size();
        if (is_square_sign(fen_[at - 1]) || (end < fen_.size() && is_square_sign(fen_[end]))) continue;
        look(fen_.substr(0, at) + other + fen_.substr(end));
      }
  }

 private:
  bool joins_to_number(std::size_t comma) const {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    std::size_t begin = comma;
    while (is_digit(fen_[begin - 1])) --begin;
    std::size_t end = comma + 1;
    while (end < fen_.size() && is_digit(fen_[end])) ++end;
    if (end == comma + 1 || begin == comma) return false;
    const std::string digits = fen_.substr(begin, comma - begin) + fen_.substr(comma + 1, end - comma - 1);
    return digits.size() < 4 && std::stoi(digits) <= variant_.names.count();
  }

  void look(const std::string& text) {
    ++tried_;
    PositionNotes notes;
    const auto read = parse_position(variant_, text, notes);
    if (read && notes.empty() && !(*read == *position_)) found_.push_back(fen_ + " -> " + text);
    if (!read) {
      EXPECT_FALSE(notes.empty());
      EXPECT_LT(notes.back().begin, notes.back().end) << text;
    }
  }

  const Variant<Set>& variant_;
  std::string fen_;
  PositionNotes notes_;
  std::optional<Position<Set>> position_;
  int tried_ = 0;
  std::vector<std::string> found_;
};

struct Count {
  int tried = 0;
  std::vector<std::string> found;
};

template <class Set>
void damage(const Variant<Set>& variant, const std::string& fen, Notation notation, Count& count) {
  SilentChanges<Set> changes(variant, fen);
  if (!changes.usable()) return;
  const Notation other = notation == Notation::numeric ? Notation::algebraic : Notation::numeric;
  std::vector<std::pair<std::string, std::string>> names;
  for (int number = 1; number <= variant.names.count(); ++number) {
    const int square = variant.names.by_number(static_cast<unsigned>(number));
    names.emplace_back(variant.names.text(square, notation).view(), variant.names.text(square, other).view());
  }
  changes.glue_squares();
  changes.insert_letters();
  changes.mix_notations(names);
  count.tried += changes.tried();
  count.found.insert(count.found.end(), changes.found().begin(), changes.found().end());
}

class EveryBoard : public ::testing::TestWithParam<test::NamedRules> {};

INSTANTIATE_TEST_SUITE_P(FenWords, EveryBoard, ::testing::ValuesIn(test::all_rules()),
                         [](const auto& test) { return mt::test::test_name(test.param.name); });

TEST_P(EveryBoard, DamagedPositionsAreNotReadAsOthers) {
  Count count;
  test::with_variant(GetParam().rules, [&](const auto& variant) {
    mt::test::Dice dice(0xA0761D6478BD642FU);
    for (int i = 0; i < 12; ++i) {
      auto position = test::random_position(variant, dice, 10 + dice.below(30), 25);
      position.king_moves = {};
      for (const Notation notation : {Notation::numeric, Notation::algebraic}) {
        std::string fen;
        write_fen(variant, position, {.notation = notation}, fen);
        damage(variant, fen, notation, count);
      }
    }
  });
  EXPECT_GT(count.tried, 100);
  EXPECT_EQ(count.found, std::vector<std::string>()) << count.found.size() << " of " << count.tried;
}

TEST(FenWords, DamagedPositionsOfARecordAreNotReadAsOthers) {
  SKIP_WITHOUT_CORPUS();
  constexpr std::string_view tag = "[FEN \"";
  constexpr std::size_t most_of_a_file = 40;
  Count count;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(mt::test::corpus() / "pdn")) {
    if (entry.path().extension() != ".pdn") continue;
    const std::string text = mt::test::read_file(entry.path());
    std::size_t read = 0;
    for (std::size_t at = text.find(tag); at != std::string::npos && read < most_of_a_file;
         at = text.find(tag, at)) {
      at += tag.size();
      const std::string fen = text.substr(at, text.find('"', at) - at);
      const bool letters = fen.find_first_of("acdefgh") != std::string::npos;
      const Rules& rules = letters ? rows::russian : rows::international;
      test::with_variant(rules, [&](const auto& variant) {
        damage(variant, fen, letters ? Notation::algebraic : Notation::numeric, count);
      });
      ++read;
    }
  }
  EXPECT_GT(count.tried, 1000);
  EXPECT_EQ(count.found.size(), 0U) << count.found.front() << ", of " << count.tried;
}

TEST(FenWords, ExplainEveryFault) {
  const auto explained = [](std::string_view fen) {
    std::string all;
    test::with_variant(rows::international, [&](const auto& variant) {
      PositionNotes notes;
      static_cast<void>(parse_position(variant, fen, notes));
      for (const Diagnostic& note : notes)
        all += std::string(name(note.code)) + " " +
               std::string(fen.substr(note.begin, note.end - note.begin)) + " -> " + note.hint;
    });
    return all;
  };
  EXPECT_EQ(explained("W:W32d47,28:B14"), "bad-fen 32d47 -> 32,K47");
  EXPECT_EQ(explained("W:W3228:B14"), "fen-range 3228 -> 32,28");
  EXPECT_EQ(explained("W:Wd4b6:Be9"), "bad-fen d4b6 -> d4,b6");
  EXPECT_EQ(explained("W:WM31,28:B14"), "fen-range M31 -> 31 or K31");
  EXPECT_EQ(explained("W:W32,b4:B14"), "bad-fen b4 -> 31 or 4");
  EXPECT_EQ(explained("W:Wb4,K32:Be9"), "bad-fen K32 -> Kd4");
  EXPECT_EQ(explained("W:WD47,28:B14"), "odd-position D -> ");
  EXPECT_EQ(explained("W:W\u041447,28:B14"), "odd-position \u0414 -> ");
}

// The first square of a range determines the kind of its pieces. If only the last square has a letter, the
// letter is reported and ignored.
TEST(FenWords, ARangeHasOneKindOfPieces) {
  const auto read = [](std::string_view fen) {
    std::string out;
    test::with_variant(rows::international, [&](const auto& variant) {
      PositionNotes notes;
      if (const auto position = parse_position(variant, fen, notes)) write_fen(variant, *position, {}, out);
      for (const Diagnostic& note : notes)
        out.append(" ").append(fen.substr(note.begin, note.end - note.begin));
    });
    return out;
  };
  for (const std::string king : {"K", "D", "\u0414"}) {
    EXPECT_EQ(read("W:W31-" + king + "33:B1"), "W:W31,32,33:B1 31-" + king + "33");
    const std::string told = king == "K" ? "" : ' ' + king;
    EXPECT_EQ(read("W:W" + king + "31-" + king + "33:B1"), "W:WK31,K32,K33:B1" + told);
    EXPECT_EQ(read("W:W" + king + "31-33:B1"), "W:WK31,K32,K33:B1" + told);
  }
  EXPECT_EQ(read("W:W31-33:B1"), "W:W31,32,33:B1");
}

TEST(FenWords, ADIsAKingUnlessItIsAFile) {
  const auto canonical = [](const Rules& rules, std::string_view fen) {
    std::string out;
    test::with_variant(rules, [&](const auto& variant) {
      PositionNotes notes;
      if (const auto position = parse_position(variant, fen, notes)) write_fen(variant, *position, {}, out);
    });
    return out;
  };
  EXPECT_EQ(canonical(rows::international, "W:WD4,28:BD14"), "W:WK4,28:BK14");
  EXPECT_EQ(canonical(rows::international, "W:WD4:BD14"), "W:WK4:BK14");
  EXPECT_EQ(canonical(rows::international, "W:WC3,D4:BE9"), "W:W32,37:B8");
  EXPECT_EQ(canonical(rows::russian, "W:WD4:BE7"), "W:Wd4:Be7");
  EXPECT_EQ(canonical(rows::russian, "W:WD18,K20:B3"), "W:WKd4,Kh4:Bf8");
  EXPECT_EQ(canonical(rows::russian, "W:WDd4,c3:Be7"), "W:WKd4,c3:Be7");
}

}  // namespace
}  // namespace mt::draughts
