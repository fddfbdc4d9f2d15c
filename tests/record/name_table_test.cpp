// The table gives each player one name.
#include "movetext/record/name_table.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

TEST(NameTable, ResolvesOtherNames) {
  NameTable table;
  ASSERT_EQ(table.read("# players\n\nMüller, Hans = Muller, H. = Mueller Hans\r\nEuwe, Max = Euwe, M"), "");
  for (const char* name : {"Müller, Hans", "MULLER H", "muller,h.", "Mueller, Hans", "Mu\xCC\x88ller  Hans"})
    EXPECT_EQ(table.known(name), "Müller, Hans") << name;
  EXPECT_EQ(table.known("euwe m."), "Euwe, Max");
  EXPECT_EQ(table.known("Miller, H."), "Miller, H.");
  EXPECT_EQ(table.known("?"), "?");
}

TEST(NameTable, UnifiesThePlayersOfARecord) {
  NameTable table;
  ASSERT_EQ(table.read("Hu Ronghua = Hu, R."), "");
  Record record;
  record.set_tag("Red", "HU R");
  record.set_tag("Black", "Hu, S.");
  record.set_tag("Event", "Hu, R.");
  table.unify(record);
  EXPECT_EQ(record.tag("Red"), "Hu Ronghua");
  EXPECT_EQ(record.tag("Black"), "Hu, S.");
  EXPECT_EQ(record.tag("Event"), "Hu, R.");
}

// A digest that shows the text from which a code is made.
std::array<std::uint8_t, 32> plain_digest(std::string_view bytes) {
  std::array<std::uint8_t, 32> digest{};
  for (const char byte : bytes)
    digest[0] = static_cast<std::uint8_t>(digest[0] * 31 + static_cast<unsigned char>(byte));
  return digest;
}

TEST(NameTable, PatternsFitManyNames) {
  NameTable table;
  ASSERT_EQ(table.read("Carlsen, Magnus = Carlsen*M*\nGuest = guest*= * (guest)\nNN = *"), "");
  EXPECT_EQ(table.known("CARLSEN, GM Magnus"), "Carlsen, Magnus");
  EXPECT_EQ(table.known("Guest 1234"), "Guest");
  EXPECT_EQ(table.known("Ann (Guest)"), "Guest");
  EXPECT_EQ(table.known("Aronian, L."), "NN");
  EXPECT_EQ(table.known("Carlsen, H."), "NN") << "the pattern needs an M";
  EXPECT_EQ(table.known("Carlsen, Magnus"), "Carlsen, Magnus") << "a name in full precedes patterns";
  EXPECT_EQ(table.known("?"), "?") << "an unknown name stays unknown";
}

TEST(NameTable, CodesDependOnThePlayerAndTheTable) {
  NameTable table(plain_digest);
  ASSERT_EQ(table.read("Player {code} = *"), "");
  const std::string code = table.known("Müller, Hans");
  EXPECT_TRUE(code.starts_with("Player ")) << code;
  EXPECT_EQ(code.size(), std::string_view("Player 0123456789ab").size());
  EXPECT_EQ(table.known("MULLER HANS"), code);
  EXPECT_NE(table.known("Muller, Jan"), code);
  NameTable other(plain_digest);
  ASSERT_EQ(other.read("# a secret\nPlayer {code} = *"), "");
  EXPECT_NE(other.known("Müller, Hans"), code);
}

TEST(NameTable, ReportsErrors) {
  EXPECT_EQ(NameTable().read("A* = B"), "line 1: 'A*' cannot be a preferred name; * belongs after a =");
  EXPECT_EQ(NameTable().read("A {code} = B"), "line 1: 'B' cannot have a code; {code} is for names with *");
  EXPECT_EQ(NameTable().read("A {code} = B*"), "line 1: codes cannot be made");
  EXPECT_EQ(NameTable().read("A = B\nC = b."), "line 2: 'b.' has two names");
  EXPECT_EQ(NameTable().read("A = = B"), "line 1: a name is empty");
  EXPECT_EQ(NameTable().read("A = B\nA = C"), "") << "two lines may be about one player";
}

}  // namespace
}  // namespace mt
