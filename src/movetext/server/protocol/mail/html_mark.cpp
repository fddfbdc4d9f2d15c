#include "movetext/server/protocol/mail/html_mark.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

// Values of the attribute class in Gmail, Thunderbird, Yahoo, Proton, Zoho, Outlook on phones, K-9, GMX and
// WEB.DE.
constexpr auto repeated_classes = std::to_array<std::string_view>(
    {"gmail_attr", "gmail_signature", "gmail_signature_prefix", "moz-cite-prefix", "moz-signature",
     "moz-forward-container", "yahoo_quoted", "protonmail_signature_block", "zmail_extra",
     "ms-outlook-mobile-reference-message", "k9mail-signature", "signature"});
// Values of the attribute id in Outlook on the web, Outlook for Mac, Apple Mail and Samsung.
constexpr auto repeated_ids = std::to_array<std::string_view>(
    {"Signature", "ms-outlook-mobile-signature", "mail-editor-reference-message-container",
     "OLK_SRC_BODY_SECTION", "AppleMailSignature", "composer_signature", "reply-intro", "_rc_sig"});
constexpr auto ending_ids = std::to_array<std::string_view>({"divRplyFwdMsg", "stopSpelling"});

constexpr std::string_view blanks = " \t\r\n/";

struct Attribute {
  std::string_view name;
  std::string_view value;
};

// Removes the first attribute from `rest` and returns it. Returns nothing if none is left.
std::optional<Attribute> next_attribute(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
  if (rest.empty()) return std::nullopt;
  const std::size_t name_end = std::min(rest.find_first_of(" \t\r\n/=", 1), rest.size());
  Attribute found{rest.substr(0, name_end), {}};
  rest.remove_prefix(name_end);
  std::string_view behind = rest;
  behind.remove_prefix(std::min(behind.find_first_not_of(" \t\r\n"), behind.size()));
  if (!behind.starts_with('=')) return found;
  behind.remove_prefix(1);
  behind.remove_prefix(std::min(behind.find_first_not_of(" \t\r\n"), behind.size()));
  const bool is_set_in_quotes = behind.starts_with('"') || behind.starts_with('\'');
  const std::size_t begin = is_set_in_quotes ? 1 : 0;
  const std::size_t end = is_set_in_quotes ? behind.find(behind.front(), 1) : behind.find_first_of(" \t\r\n");
  found.value = behind.substr(begin, std::min(end, behind.size()) - begin);
  rest = behind.substr(std::min(end == std::string_view::npos ? end : end + 1, behind.size()));
  return found;
}

HtmlMark mark_of_class(std::string_view classes) {
  while (!classes.empty()) {
    const std::size_t end = std::min(classes.find_first_of(" \t\r\n"), classes.size());
    const std::string_view one = classes.substr(0, end);
    if (text::is_one_of(one, repeated_classes)) return HtmlMark::repeated;
    if (same_in_any_case(one.substr(0, 3), "mso")) return HtmlMark::close;
    classes.remove_prefix(std::min(end + 1, classes.size()));
  }
  return HtmlMark::none;
}

HtmlMark mark_of_id(std::string_view id) {
  if (text::is_one_of(id, ending_ids)) return HtmlMark::ends;
  const bool repeated = text::is_one_of(id, repeated_ids) || id.starts_with("yahoo_quoted");
  return repeated ? HtmlMark::repeated : HtmlMark::none;
}

bool has_no_margin(std::string_view style) {
  return style.find("margin:0") != std::string_view::npos ||
         style.find("margin: 0") != std::string_view::npos ||
         style.find("margin-bottom:0") != std::string_view::npos ||
         style.find("margin-bottom: 0") != std::string_view::npos;
}

// Returns whether the style hides the element: the sender did not type invisible text.
bool is_hidden(std::string_view style) {
  return style.find("display:none") != std::string_view::npos ||
         style.find("display: none") != std::string_view::npos;
}

HtmlMark mark_of(const Attribute& attribute) {
  if (same_in_any_case(attribute.name, "class")) return mark_of_class(attribute.value);
  if (same_in_any_case(attribute.name, "id")) return mark_of_id(attribute.value);
  if (same_in_any_case(attribute.name, "style") && is_hidden(attribute.value)) return HtmlMark::repeated;
  if (same_in_any_case(attribute.name, "style"))
    return has_no_margin(attribute.value) ? HtmlMark::close : HtmlMark::none;
  const bool repeated = (same_in_any_case(attribute.name, "name") && attribute.value == "quote") ||
                        (same_in_any_case(attribute.name, "fairemail") && !attribute.value.empty());
  return repeated ? HtmlMark::repeated : HtmlMark::none;
}

}  // namespace

HtmlMark html_mark(std::string_view attributes) {
  HtmlMark mark = HtmlMark::none;
  while (const auto attribute = next_attribute(attributes)) {
    const HtmlMark found = mark_of(*attribute);
    if (found == HtmlMark::repeated || found == HtmlMark::ends) return found;
    if (found == HtmlMark::close) mark = found;
  }
  return mark;
}

}  // namespace mt::server::protocol
