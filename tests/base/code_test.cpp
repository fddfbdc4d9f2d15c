#include "movetext/base/severity.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <string>

namespace mt {
namespace {

TEST(Code, EveryNameBelongsToOneCode) {
  std::set<std::string_view> names;
  for (int i = 0; i < code_count; ++i) {
    const std::string_view text = name(static_cast<Code>(i));
    EXPECT_FALSE(text.empty()) << i;
    EXPECT_TRUE(names.insert(text).second) << text;
  }
}

TEST(Code, SpecialCodesHaveTheirClass) {
  EXPECT_EQ(parent(Code::not_max_capture), Code::illegal_move);
  EXPECT_EQ(parent(Code::fen_range), Code::bad_fen);
  EXPECT_EQ(parent(Code::junk), Code::none);
}

// docs/diagnostics.md has a row for every code, with its severity under each policy.
TEST(Code, EveryOneIsDocumented) {
  std::ifstream in(MOVETEXT_DOCS "/diagnostics.md", std::ios::binary);
  const std::string page(std::istreambuf_iterator<char>(in), {});
  const auto word = [](Code code, Policy policy) {
    switch (severity(code, policy)) {
      case Severity::note:
        return "note";
      case Severity::warning:
        return "warning";
      case Severity::error:
        break;
    }
    return "error";
  };
  for (int i = 1; i < code_count; ++i) {
    const auto code = static_cast<Code>(i);
    const std::size_t at = page.find("\n| `" + std::string(name(code)) + "` | ");
    ASSERT_NE(at, std::string::npos) << name(code);
    const std::string row = page.substr(at + 1, page.find('\n', at + 1) - at - 1);
    const std::string end = std::string(" | ") + word(code, Policy::lenient) + " | " +
                            word(code, Policy::archive) + " | " + word(code, Policy::strict) + " |";
    EXPECT_TRUE(row.ends_with(end)) << row << "\nmust end with" << end;
  }
}

}  // namespace
}  // namespace mt
