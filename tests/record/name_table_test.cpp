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

TEST(NameTable, ReportsErrors) {
  EXPECT_EQ(NameTable().read("A = B\nC = b."), "line 2: 'b.' has two names");
  EXPECT_EQ(NameTable().read("A = = B"), "line 1: a name is empty");
  EXPECT_EQ(NameTable().read("A = B\nA = C"), "") << "two lines may be about one player";
}

}  // namespace
}  // namespace mt
