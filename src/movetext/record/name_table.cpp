#include "movetext/record/name_table.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"

namespace mt {
namespace {

constexpr std::string_view code_mark = "{code}";

constexpr bool is_of_word(char c) {
  return text::is_letter(c) || text::is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
}

// Appends the plain form of a name. `kept`: another character that is part of words.
void append_plain(std::string_view name, char kept, std::string& out) {
  const std::size_t begin = out.size();
  for (const char c : text::folded(name)) {
    if (is_of_word(c) || (kept != 0 && c == kept))
      out += c;
    else if (out.size() > begin && out.back() != ' ')
      out += ' ';
  }
  if (out.size() > begin && out.back() == ' ') out.pop_back();
}

std::string plain(std::string_view name, char kept = 0) {
  std::string out;
  append_plain(name, kept, out);
  return out;
}

// Returns whether a text fits a form in which * stands for any text. After a difference, the last * takes one
// more character; the number of steps is at most the product of both lengths.
bool fits(std::string_view form, std::string_view text) {
  std::size_t at = 0;
  std::size_t in_form = 0;
  std::size_t star = std::string_view::npos;
  std::size_t after_star = 0;  // the place in the text at which the part after the star is compared
  while (at < text.size()) {
    if (in_form < form.size() && form[in_form] == '*') {
      star = in_form++;
      after_star = at;
    } else if (in_form < form.size() && form[in_form] == text[at]) {
      ++in_form, ++at;
    } else if (star != std::string_view::npos) {
      in_form = star + 1;
      at = ++after_star;
    } else {
      return false;
    }
  }
  return form.find_first_not_of('*', in_form) == std::string_view::npos;
}

}  // namespace

void append_plain_name(std::string_view name, std::string& out) {
  append_plain(name, 0, out);
}

// Returns an error message, or an empty string.
std::string NameTable::add(std::string_view name, std::string_view known) {
  if (name.find('*') != std::string_view::npos) return add_pattern(name, known);
  std::string key = plain(name);
  if (key.empty()) return "a name is empty";
  if (known.find(code_mark) != std::string_view::npos)
    return "'" + std::string(name) + "' cannot have a code; {code} is for names with *";
  const bool is_same = known_.emplace(std::move(key), known).first->second == known;
  return is_same ? std::string() : "'" + std::string(name) + "' has two names";
}

std::string NameTable::add_pattern(std::string_view name, std::string_view known) {
  if (name == known) return "'" + std::string(name) + "' cannot be a preferred name; * belongs after a =";
  if (digest_ == nullptr && known.find(code_mark) != std::string_view::npos) return "codes cannot be made";
  patterns_.push_back({plain(name, '*'), std::string(known)});
  return {};
}

// Replaces {code} by twelve hexadecimal digits.
std::string NameTable::with_code(std::string name, const std::string& plain) const {
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr std::size_t bytes = 6;
  for (std::size_t at = name.find(code_mark); at != std::string::npos; at = name.find(code_mark, at)) {
    std::string code;
    const std::array<std::uint8_t, 32> digest = digest_(key_ + plain);
    for (std::size_t i = 0; i < bytes; ++i) {
      code += digits[digest[i] >> 4U];
      code += digits[digest[i] & 15U];
    }
    name.replace(at, code_mark.size(), code);
    at += code.size();
  }
  return name;
}

std::string NameTable::read(std::string_view text) {
  if (digest_ != nullptr)
    for (const std::uint8_t byte : digest_(text)) key_ += static_cast<char>(byte);
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text::trim(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.front() == '#') continue;
    const std::string_view known = text::trim(line.substr(0, line.find('=')));
    for (bool is_last = false; !is_last;) {
      const std::size_t sign = line.find('=');
      is_last = sign == std::string_view::npos;
      const std::string_view name = text::trim(line.substr(0, sign));
      if (!is_last) line.remove_prefix(sign + 1);
      // A preferred name with a code is not the name of a player.
      if (name.data() == known.data() && known.find(code_mark) != std::string_view::npos) continue;
      const std::string fault = add(name, known);
      if (!fault.empty()) return "line " + std::to_string(number) + ": " + fault;
    }
  }
  return {};
}

std::string NameTable::known(std::string_view name) const {
  const std::string key = plain(name);
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  if (key.empty()) return std::string(name);
  for (const Pattern& pattern : patterns_)
    if (fits(pattern.form, key)) return with_code(pattern.name, key);
  return std::string(name);
}

void NameTable::unify(Record& record) const {
  for (const std::string_view tag : {"White", "Black", "Red"}) {
    const std::string_view written = record.tag(tag);
    if (written.empty()) continue;
    const std::string name = known(written);
    if (name != written) record.set_tag(tag, name);
  }
}

}  // namespace mt
