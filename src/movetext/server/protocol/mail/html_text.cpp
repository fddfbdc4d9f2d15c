#include "movetext/server/protocol/mail/html_text.hpp"

#include "movetext/server/protocol/mail/html_mark.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_tag_name = 16;
constexpr std::size_t longest_entity = 12;
constexpr unsigned deepest = 1'000'000;  // levels of nesting beyond this are not counted
constexpr std::string_view rule_of_repetition = "________________";

struct Entity {
  std::string_view name;
  char32_t value;
};
constexpr auto entities = std::to_array<Entity>(
    {{"amp", '&'},      {"lt", '<'},       {"gt", '>'},       {"quot", '"'},     {"apos", '\''},
     {"nbsp", 0xA0},    {"ndash", 0x2013}, {"mdash", 0x2014}, {"minus", 0x2212}, {"hellip", 0x2026},
     {"lsquo", 0x2018}, {"rsquo", 0x2019}, {"ldquo", 0x201C}, {"rdquo", 0x201D}, {"laquo", 0xAB},
     {"raquo", 0xBB},   {"auml", 0xE4},    {"ouml", 0xF6},    {"uuml", 0xFC},    {"Auml", 0xC4},
     {"Ouml", 0xD6},    {"Uuml", 0xDC},    {"szlig", 0xDF},   {"eacute", 0xE9},  {"egrave", 0xE8},
     {"agrave", 0xE0},  {"ccedil", 0xE7},  {"ntilde", 0xF1},  {"times", 0xD7},   {"frac12", 0xBD},
     {"euro", 0x20AC},  {"copy", 0xA9},    {"middot", 0xB7},  {"bull", 0x2022},  {"num", '#'},
     {"shy", 0xAD},     {"ensp", ' '},     {"emsp", ' '},     {"thinsp", ' '},   {"zwnj", 0x200B},
     {"zwj", 0x200B},   {"rarr", 0x2192},  {"aacute", 0xE1},  {"iacute", 0xED},  {"oacute", 0xF3},
     {"uacute", 0xFA},  {"acirc", 0xE2},   {"ecirc", 0xEA},   {"icirc", 0xEE},   {"ocirc", 0xF4},
     {"ucirc", 0xFB},   {"ugrave", 0xF9},  {"ograve", 0xF2},  {"igrave", 0xEC},  {"aring", 0xE5},
     {"Aring", 0xC5},   {"aelig", 0xE6},   {"AElig", 0xC6},   {"oslash", 0xF8},  {"Oslash", 0xD8},
     {"atilde", 0xE3},  {"otilde", 0xF5},  {"Eacute", 0xC9},  {"Agrave", 0xC0},  {"Ccedil", 0xC7},
     {"frac14", 0xBC},  {"frac34", 0xBE},  {"deg", 0xB0}});

constexpr auto blocks = std::to_array<std::string_view>(
    {"address", "article", "blockquote", "body", "dd",      "div",   "dl", "dt",     "footer",
     "form",    "h1",      "h2",         "h3",   "h4",      "h5",    "h6", "header", "hr",
     "li",      "ol",      "p",          "pre",  "section", "table", "tr", "ul"});
// Mail programs show an empty line after these elements, as after a paragraph.
constexpr auto parted =
    std::to_array<std::string_view>({"dl", "h1", "h2", "h3", "h4", "h5", "h6", "ol", "pre", "ul"});
constexpr auto unseen = std::to_array<std::string_view>({"head", "script", "style", "template", "title"});

struct Tag {
  std::string name;  // lowercase, at most 16 letters
  bool closes = false;
  std::string_view attributes{};
};

class HtmlReader {
 public:
  explicit HtmlReader(std::string_view html) : html_(html) { out_.reserve(html.size()); }

  std::string read() {
    while (at_ < html_.size()) {
      if (html_[at_] == '<' && at_ + 1 < html_.size() && begins_tag(html_[at_ + 1])) {
        read_tag();
      } else if (html_[at_] == '&') {
        read_entity();
      } else {
        const text::Scalar scalar = text::read_scalar(html_, at_);
        at_ += scalar.size;
        write(scalar.value);
      }
    }
    end_line();
    return std::move(out_);
  }

 private:
  static bool begins_tag(char c) { return text::is_letter(c) || c == '/' || c == '!' || c == '?'; }

  Tag take_tag() {
    Tag tag;
    ++at_;
    tag.closes = html_[at_] == '/';
    if (tag.closes) ++at_;
    for (; at_ < html_.size() && (text::is_letter(html_[at_]) || text::is_digit(html_[at_])); ++at_)
      if (tag.name.size() < longest_tag_name) tag.name += text::to_lower(html_[at_]);
    const std::size_t begin = at_;
    char quote = '\0';
    for (; at_ < html_.size() && (quote != '\0' || html_[at_] != '>'); ++at_) {
      const char c = html_[at_];
      if (quote == '\0' && (c == '"' || c == '\'')) {
        quote = c;
      } else if (c == quote) {
        quote = '\0';
      }
    }
    tag.attributes = html_.substr(begin, at_ - begin);
    at_ = std::min(at_ + 1, html_.size());
    return tag;
  }

  void read_tag() {
    if (html_.substr(at_).starts_with("<!--")) {
      const std::size_t end = html_.find("-->", at_ + 4);
      at_ = end == std::string_view::npos ? html_.size() : end + 3;
      return;
    }
    const Tag tag = take_tag();
    const HtmlMark mark = tag.closes ? HtmlMark::none : html_mark(tag.attributes);
    if (mark == HtmlMark::ends) return write_rule();
    read_element(tag, mark);
    count_repeated(tag, mark == HtmlMark::repeated);
  }

  void read_element(const Tag& tag, HtmlMark mark) {
    if (tag.name == "br") {
      line_break();
    } else if (text::is_one_of(tag.name, blocks)) {
      end_line();
      if (tag.name == "p" && !tag.closes) close_paragraph_ = mark == HtmlMark::close;
      if (tag.name == "p" && tag.closes) paragraph_ = !close_paragraph_;
      if (tag.closes && text::is_one_of(tag.name, parted)) paragraph_ = true;
      if (tag.name == "blockquote") nest(quote_depth_, tag.closes);
      if (tag.name == "pre") nest(pre_depth_, tag.closes);
    } else if (text::is_one_of(tag.name, unseen) && !tag.closes) {
      skip_to_end_of(tag.name);
    } else if (tag.name == "td" || tag.name == "th") {
      pending_blank_ = true;
    }
  }

  // Tracks the element in which the sender typed nothing. The element ends at its own closing tag.
  void count_repeated(const Tag& tag, bool begins) {
    constexpr auto alone = std::to_array<std::string_view>({"br", "hr", "img", "input", "meta", "p"});
    if (repeated_.empty()) {
      if (!begins || text::is_one_of(tag.name, alone)) return;
      end_line();
      repeated_ = tag.name;
      repeated_depth_ = 1;
    } else if (tag.name == repeated_) {
      nest(repeated_depth_, tag.closes);
      if (repeated_depth_ > 0) return;
      end_line();
      repeated_.clear();
    }
  }

  // Writes a rule after which the sender typed nothing.
  void write_rule() {
    end_line();
    if (quote_depth_ > 0 || !repeated_.empty()) return;
    out_ += rule_of_repetition;
    out_ += '\n';
  }

  static void nest(unsigned& depth, bool closes) {
    if (closes) {
      depth -= depth > 0 ? 1 : 0;
    } else {
      depth += depth < deepest ? 1 : 0;
    }
  }

  void skip_to_end_of(std::string_view name) {
    while (at_ < html_.size()) {
      const std::size_t next = html_.find("</", at_);
      at_ = std::min(next, html_.size());
      if (at_ == html_.size()) return;
      if (take_tag().name == name) return;
    }
  }

  void read_entity() {
    const std::string_view near = html_.substr(at_, longest_entity);
    const std::size_t end = near.find(';');
    const char32_t value = end == std::string_view::npos ? 0 : value_of(near.substr(1, end - 1));
    at_ += value == 0 ? 1 : end + 1;
    write(value == 0 ? U'&' : value);
  }

  static char32_t value_of(std::string_view name) {
    if (name.starts_with('#')) return number_of(name.substr(1));
    const auto* found =
        std::find_if(entities.begin(), entities.end(), [&](const Entity& e) { return e.name == name; });
    return found == entities.end() ? 0 : found->value;
  }

  static char32_t number_of(std::string_view digits) {
    const bool hex = digits.starts_with('x') || digits.starts_with('X');
    if (hex) digits.remove_prefix(1);
    std::uint32_t value = 0;
    for (const char c : digits) {
      const char small = text::to_lower(c);
      const bool is_hex_letter = hex && small >= 'a' && small <= 'f';
      if (!text::is_digit(c) && !is_hex_letter) return 0;
      const auto digit = static_cast<std::uint32_t>(is_hex_letter ? small - 'a' + 10 : c - '0');
      value = value * (hex ? 16 : 10) + digit;
      if (value > 0x10FFFF) return 0;
    }
    return value >= 0xD800 && value < 0xE000 ? 0 : value;
  }

  void write(char32_t c) {
    const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (pre_depth_ > 0 && c == '\n') return line_break();
    if (c == '\r' && pre_depth_ > 0) return;
    if (blank && pre_depth_ == 0) {
      pending_blank_ = true;
      return;
    }
    begin_line();
    if (pending_blank_ && !fresh_) out_ += ' ';
    pending_blank_ = false;
    fresh_ = false;
    text::append_scalar(c, out_);
  }

  void begin_line() {
    if (in_line_) return;
    if (paragraph_ && !out_.empty()) out_ += '\n';
    paragraph_ = false;
    out_ += quote_depth_ > 0 || !repeated_.empty() ? "> " : "";
    in_line_ = true;
    fresh_ = true;
  }
  void line_break() {
    begin_line();
    end_line();
  }
  void end_line() {
    if (in_line_) out_ += '\n';
    in_line_ = false;
    pending_blank_ = false;
  }

  std::string_view html_;
  std::size_t at_ = 0;
  std::string out_;
  unsigned quote_depth_ = 0;
  // Name of the element in which the sender typed nothing; empty outside such an element.
  std::string repeated_;
  unsigned repeated_depth_ = 0;
  unsigned pre_depth_ = 0;
  bool in_line_ = false;        // whether the current line contains anything
  bool fresh_ = false;          // whether the current line contains only the quotation mark
  bool pending_blank_ = false;  // whether a space comes before the next character
  bool paragraph_ = false;      // whether an empty line comes before the next line
  bool close_paragraph_ = false;
};

}  // namespace

std::string html_to_text(std::string_view html) {
  return HtmlReader(html).read();
}

}  // namespace mt::server::protocol
