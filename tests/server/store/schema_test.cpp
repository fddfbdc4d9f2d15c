// Tests that the migration steps are equal to the released texts, because existing databases were made with
// those texts.
#include "movetext/server/store/postgresql/schema.hpp"

#include "movetext/server/store/sqlite/schema.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

namespace mt::server {
namespace {

std::string released_step(const std::string& driver, std::size_t number) {
  std::ifstream file(RELEASED_SCHEMA "/" + driver + "_" + std::to_string(number) + ".sql");
  return {std::istreambuf_iterator<char>(file), {}};
}

void expect_released(const std::string& driver, const store::Migrations& steps) {
  ASSERT_EQ(steps.size(), 5U);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const std::string released = released_step(driver, i + 1);
    EXPECT_FALSE(released.empty());
    EXPECT_EQ(steps[i], released) << driver << ", step " << i + 1;
  }
}

TEST(SchemaText, OfSqliteEqualsTheReleasedOne) {
  expect_released("sqlite", store::sqlite::migrations());
}

TEST(SchemaText, OfPostgresqlEqualsTheReleasedOne) {
  expect_released("postgresql", store::postgresql::migrations());
}

}  // namespace
}  // namespace mt::server
