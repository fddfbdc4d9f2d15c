#include "movetext/text/markup.hpp"

#include <gtest/gtest.h>

namespace mt::text {
namespace {

TEST(Markup, what_has_a_meaning_there_is_encoded) {
  EXPECT_EQ(as_markup("<b>&\"'\x01\x7F"), "&lt;b&gt;&amp;&quot;&#39;  ");
}

TEST(Markup, lines_tabs_and_letters_stay) {
  EXPECT_EQ(as_markup("a\tb\n\xC3\xA9"), "a\tb\n\xC3\xA9");
}

}  // namespace
}  // namespace mt::text
