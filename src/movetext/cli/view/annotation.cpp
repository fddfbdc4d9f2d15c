#include "movetext/cli/view/annotation.hpp"

#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>

namespace mt::cli::view {
namespace {

struct GlyphSign {
  std::uint32_t nag;
  std::string_view ascii;
  std::string_view unicode;
};

constexpr auto glyph_signs = std::to_array<GlyphSign>({
    {1, "!", "!"},
    {2, "?", "?"},
    {3, "!!", "!!"},
    {4, "??", "??"},
    {5, "!?", "!?"},
    {6, "?!", "?!"},
    {7, " []", " \u25A1"},
    {8, " []", " \u25A1"},
    {10, " =", " ="},
    {11, " =", " ="},
    {13, " oo", " \u221E"},
    {14, " +/=", " \u2A72"},
    {15, " =/+", " \u2A71"},
    {16, " +/-", " \u00B1"},
    {17, " -/+", " \u2213"},
    {18, " +-", " +\u2212"},
    {19, " -+", " \u2212+"},
    {22, " (.)", " \u2A00"},
    {23, " (.)", " \u2A00"},
    {32, " @", " \u27F3"},
    {33, " @", " \u27F3"},
    {36, " ->", " \u2192"},
    {37, " ->", " \u2192"},
    {40, " ^", " \u2191"},
    {41, " ^", " \u2191"},
    {44, " =/oo", " =/\u221E"},
    {45, " =/oo", " =/\u221E"},
    {132, " <=>", " \u21C6"},
    {133, " <=>", " \u21C6"},
    {138, " (+)", " \u2295"},
    {139, " (+)", " \u2295"},
    {140, " /\\", " \u2206"},
    {146, " N", " N"},
});

}  // namespace

void append_glyph(std::uint32_t nag, Signs signs, std::string& out) {
  const auto* const found = std::find_if(glyph_signs.begin(), glyph_signs.end(),
                                         [nag](const GlyphSign& glyph) { return glyph.nag == nag; });
  if (found != glyph_signs.end())
    out += signs == Signs::ascii ? found->ascii : found->unicode;
  else if (nag != 0)
    out.append(" $").append(std::to_string(nag));
}

std::string words_of(std::string_view comment, std::size_t longest) {
  std::string out;
  bool parted = false;
  for (std::size_t at = 0; at < comment.size() && out.size() < longest; ++at) {
    if (comment.substr(at, 2) == "[%") {
      const std::size_t end = comment.find(']', at);
      if (end != std::string_view::npos) {
        at = end;
        parted = true;
        continue;
      }
    }
    if (text::is_blank(comment[at])) {
      parted = true;
      continue;
    }
    if (parted && !out.empty()) out += ' ';
    parted = false;
    out += comment[at];
  }
  if (out.size() < longest) return out;
  while (!out.empty() && (out.back() & 0xC0) == 0x80) out.pop_back();  // removes a character that was cut
  if (!out.empty() && (out.back() & 0x80) != 0) out.pop_back();
  return out + " ...";
}

std::string_view command_value(std::string_view comment, std::string_view name) {
  for (std::size_t at = comment.find("[%"); at != std::string_view::npos; at = comment.find("[%", at + 2)) {
    std::string_view rest = comment.substr(at + 2);
    if (!rest.starts_with(name)) continue;
    rest.remove_prefix(name.size());
    if (!rest.starts_with(' ')) continue;
    const std::size_t end = rest.find(']');
    if (end != std::string_view::npos) return text::trim(rest.substr(0, end));
  }
  return {};
}

}  // namespace mt::cli::view
