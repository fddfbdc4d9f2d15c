// The values that options of engines can have.
#include "movetext/engine/api/option_values.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

const std::vector<Option>& options() {
  static const std::vector<Option> all{
      {.name = "Hash", .type = Option::Type::spin, .value = "16", .least = 1, .most = 64},
      {.name = "Bias", .type = Option::Type::spin, .value = "0", .least = -9, .most = 9},
      {.name = "Ponder", .type = Option::Type::check, .value = "false"},
      {.name = "Style", .type = Option::Type::combo, .value = "calm", .choices = {"calm", "wild"}},
      {.name = "Book", .type = Option::Type::text, .value = ""}};
  return all;
}

std::string objection(std::string_view name, std::string_view value) {
  const Option* const option = find_option(options(), name);
  return option == nullptr ? unknown_option(options(), name) : objection_to(*option, value);
}

TEST(OptionValues, AreThoseDeclaredByTheEngine) {
  for (const auto& [name, value] : {std::pair{"Hash", "1"},
                                    {"hash", "64"},
                                    {"Bias", "-9"},
                                    {"Ponder", "true"},
                                    {"Style", "wild"},
                                    {"Book", "any words"}})
    EXPECT_EQ(objection(name, value), "") << name;
  EXPECT_EQ(objection("Hash", "0"), "takes a number from 1 to 64 for Hash, not '0'");
  EXPECT_EQ(objection("Hash", "abc"), "takes a number from 1 to 64 for Hash, not 'abc'");
  EXPECT_EQ(objection("Bias", "-10"), "takes a number from -9 to 9 for Bias, not '-10'");
  EXPECT_EQ(objection("Ponder", "maybe"), "takes true or false for Ponder, not 'maybe'");
  EXPECT_EQ(objection("Style", "mad"), "takes one of calm, wild for Style, not 'mad'");
  EXPECT_EQ(objection("Hush", "1"), "has no option 'Hush'; options are Hash, Bias, Ponder, Style, Book");
}

TEST(OptionValues, ListOptionsOfIntermediariesOnce) {
  const std::vector<Option> all =
      with_own(options(), {{.name = "ponder", .type = Option::Type::check, .value = "true"}});
  ASSERT_EQ(all.size(), options().size());
  EXPECT_EQ(all.back().name, "ponder");
  EXPECT_EQ(all.back().value, "true");
}

}  // namespace
}  // namespace mt::engine
