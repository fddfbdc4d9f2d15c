#include "movetext/text/markup.hpp"

#include <gtest/gtest.h>

namespace mt::text {
namespace {

TEST(Markup, SpecialCharactersAreEncoded) {
  EXPECT_EQ(as_markup("<b>&\"'\x01\x7F"), "&lt;b&gt;&amp;&quot;&#39;  ");
}

TEST(Markup, LinesTabsAndLettersAreUnchanged) {
  EXPECT_EQ(as_markup("a\tb\n\xC3\xA9"), "a\tb\n\xC3\xA9");
}

TEST(Markup, ReferencesAreReplaced) {
  std::string out;
  append_without_references(out, "a&lt;b&amp;lt; &#33; &#x8ECA;&nbsp;&hellip; &#0; &#xD800; & &;");
  EXPECT_EQ(out, "a<b&lt; ! \xE8\xBB\x8A &hellip; &#0; &#xD800; & &;");
}

}  // namespace
}  // namespace mt::text
